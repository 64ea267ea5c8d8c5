import CoreGraphics
public import Foundation
import LayerTree
import Logging

/// A filter for the `filters` and the `backgroundFilters` of a layer. Its input is read and set by
/// key-value coding:
///
/// | type | input |
/// | --- | --- |
/// | `gaussianBlur` | `inputRadius`: the standard deviation in points; default: 10 |
/// | `colorMatrix` | `inputColorMatrix`: an `NSValue` of a `CAColorMatrix`; default: the identity |
/// | `colorSaturate` | `inputAmount`: 0 makes gray; default: 1 |
/// | `colorBrightness` | `inputAmount`: added to each component; default: 0 |
/// | `colorContrast` | `inputAmount`: scales the distance from 0.5; default: 1 |
/// | `colorHueRotate` | `inputAngle`: radians; default: 0 |
/// | `colorInvert` | none |
///
/// The types of a layer's `compositingFilter`, such as "multiplyBlendMode", have no input. A filter
/// of another type does nothing and has any input; a warning is logged once per type. Main
/// thread only. Source: the names and inputs of Core Animation's filters.
@preconcurrency @MainActor
open class CAFilter: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  open private(set) var type: String
  /// The name for key paths such as `filters.NAME.inputRadius`; nil, the default, stands for the
  /// type.
  open var name: String?
  /// Whether the filter has an effect. Default: true.
  open var isEnabled = true
  /// nil if the type is unknown.
  private final var settings: FilterSettings?
  /// The inputs of a filter of an unknown type.
  private final var others: [String: Any] = [:]

  /// Creates a filter with the default input.
  public init(type: String) {
    self.type = type
    settings = FilterSettings.Kind(rawValue: type).map { FilterSettings($0) }
    super.init()
    warnOfUnknownType()
  }

  /// Creates a filter that does nothing, for subclasses and copies.
  public override init() {
    type = ""
    super.init()
  }

  /// Resets the input to its default.
  open func setDefaults() {
    if let settings { self.settings = FilterSettings(settings.kind) }
    others = [:]
  }

  /// The keys of the inputs.
  open var inputKeys: [String] {
    settings.map { [$0.kind.inputKey].compactMap(\.self) } ?? others.keys.sorted()
  }

  /// The value of an input, or of `type`, `name` or `enabled`. Traps for another key.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "type": return type
    case "name": return name
    case "enabled": return NSNumber(value: isEnabled)
    case settings?.kind.inputKey: return inputValue
    default:
      require(settings == nil, undefinedKey(key, "valueForUndefinedKey:"))
      return others[key]
    }
  }

  /// Sets an input, `name` or `enabled`; nil resets an input to its default. Values that an input
  /// does not accept are ignored. Traps for another key.
  open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "name": name = value as? String
    case "enabled": isEnabled = AnimationValue.flag(value) ?? isEnabled
    case settings?.kind.inputKey: setInput(value)
    default:
      require(settings == nil, undefinedKey(key, "setValue:forUndefinedKey:"))
      others[key] = value
    }
  }

  // MARK: Copies and archives

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeObject(of: Swift.type(of: self))
    (copy as? CAFilter)?.assign(from: self)
    return copy
  }

  private final func assign(from other: CAFilter) {
    (type, name, isEnabled) = (other.type, other.name, other.isEnabled)
    (settings, others) = (other.settings, other.others)
  }

  nonisolated open class var supportsSecureCoding: Bool { true }

  private enum Key {
    static let type = "type"
    static let name = "name"
    static let isEnabled = "enabled"
    static let numbers = "numbers"
  }

  /// Returns nil if the archive contains no filter.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.type) else {
      return nil
    }
    type = coder.decodeObject(of: NSString.self, forKey: Key.type) as String? ?? ""
    name = coder.decodeObject(of: NSString.self, forKey: Key.name) as String?
    isEnabled = coder.decodeBool(forKey: Key.isEnabled)
    settings = FilterSettings.Kind(rawValue: type).map { FilterSettings($0) }
    super.init()
    if let numbers = coder.decodeNumbers(forKey: Key.numbers) { setNumbers(numbers) }
  }

  open func encode(with coder: NSCoder) {
    coder.encode(type as NSString, forKey: Key.type)
    coder.encode(name as NSString?, forKey: Key.name)
    coder.encode(isEnabled, forKey: Key.isEnabled)
    if let settings { coder.encode(numbers: settings.numbers, forKey: Key.numbers) }
  }

  // MARK: Equality

  /// Filters are equal if they have the same type, name and input, and both are enabled or neither.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAFilter else { return false }
    return MainActor.assumeIsolated {
      type == other.type && name == other.name && isEnabled == other.isEnabled
        && settings == other.settings
    }
  }

  open override var hash: Int { MainActor.assumeIsolated { type.hashValue } }
}

extension CAFilter {
  /// The name that key paths use.
  var key: String { name ?? type }

  /// The settings for the compositor; nil for a filter without effect.
  var activeSettings: FilterSettings? {
    guard isEnabled, var settings else { return nil }
    settings.name = key
    return settings
  }

  /// The blend mode that the type names.
  var blendMode: BlendMode? { BlendMode(name: type) }

  /// Whether animations can change the value of a key.
  func isAnimatable(_ key: String) -> Bool { settings?.kind.inputKey == key }

  /// Sets the numbers of the input; ignores another count, and numbers that are not finite.
  func setNumbers(_ numbers: [Double]) {
    guard numbers.count == settings?.numbers.count, numbers.allSatisfy(\.isFinite) else { return }
    settings?.numbers = numbers
  }

  private var inputValue: Any? {
    guard let settings else { return nil }
    if settings.kind == .colorMatrix {
      return NSValue(caColorMatrix: CAColorMatrix(settings.numbers))
    }
    return settings.numbers.first.map { NSNumber(value: $0) }
  }

  private func setInput(_ value: Any?) {
    guard let value else { return setDefaults() }
    if let numbers = AnimationValue.numbers(value) { setNumbers(numbers) }
  }

  private func undefinedKey(_ key: String, _ method: String) -> String {
    "[\(self) \(method)]: this class is not key value coding-compliant for the key \(key)."
  }

  private static var warnedTypes: Set<String> = []

  private func warnOfUnknownType() {
    guard settings == nil, blendMode == nil, Self.warnedTypes.insert(type).inserted else { return }
    Logger(label: "lamina").warning("no CAFilter has the type \(type); it does nothing")
  }
}

public let kCAFilterGaussianBlur = "gaussianBlur"
public let kCAFilterColorMatrix = "colorMatrix"
public let kCAFilterColorSaturate = "colorSaturate"
public let kCAFilterColorBrightness = "colorBrightness"
public let kCAFilterColorContrast = "colorContrast"
public let kCAFilterColorHueRotate = "colorHueRotate"
public let kCAFilterColorInvert = "colorInvert"
