public import CoreGraphics

/// What a font is asked for by: names, size and traits. Immutable: use it from any thread; NSObject,
/// above it, keeps the compiler from seeing that.
///
/// Source: Apple, "UIFontDescriptor".
public final class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// Apple: UIFontDescriptor.AttributeName.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `String`: a family's name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`: a PostScript name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A `String`: the style of one of the family's faces, such as "Bold Oblique".
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// A number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// Apple: UIFontDescriptor.TraitKey.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The number of some `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number, −1 … 1: 0 is standard.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A number, −1 … 1: above 0 the letters lean to the right.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Apple: UIFontDescriptor.SystemDesign.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// No design that fontconfig knows.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  /// Apple: UIFontDescriptor.SymbolicTraits.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  private let base: FontDescription
  let textStyle: UIFont.TextStyle?
  private let size: CGFloat

  /// `size` 0: none was said.
  init(_ description: FontDescription, textStyle: UIFont.TextStyle? = nil, size: CGFloat? = nil) {
    base = description
    self.textStyle = textStyle
    self.size = size ?? description.size
  }

  /// A descriptor of a font by its PostScript name or its family's; `size` in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = FontAttributes.number(attributes[.size]) ?? 0
    self.init(
      FontAttributes(attributes).description(over: FontDescription(size: max(size, 12))),
      textStyle: attributes[.textStyle] as? UIFont.TextStyle, size: size)
  }

  /// The descriptor of `UIFont.preferredFont(forTextStyle:)`.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(style.fontDescription, textStyle: style)
  }

  /// Points; 0 where none was said.
  public var pointSize: CGFloat { size }

  /// The PostScript name of the font that fits best.
  public var postscriptName: String { base.face?.postScriptName ?? base.family }

  /// What the font has that fits best.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if base.isItalic { traits.insert(.traitItalic) }
    if base.weight >= 600 { traits.insert(.traitBold) }
    if base.width < 5 { traits.insert(.traitCondensed) }
    if base.width > 5 { traits.insert(.traitExpanded) }
    if base.face?.isMonospaced == true { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same in numbers and names.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: size, .name: postscriptName]
    attributes[.textStyle] = textStyle
    return attributes
  }

  /// An attribute, also one that follows from others; nil for an unknown one.
  public func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .family: base.face?.family ?? base.family
    case .face: base.face?.style
    case .traits:
      [
        TraitKey.symbolic: symbolicTraits.rawValue,
        .weight: UIFont.Weight(number: base.weight).rawValue,
        .width: CGFloat(base.width - 5) / 10, .slant: base.isItalic ? 0.2 as CGFloat : 0,
      ] as [TraitKey: Any]
    default: fontAttributes[anAttribute]
    }
  }

  func description(size: CGFloat) -> FontDescription { base.withSize(size) }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.base == base && other.size == size && other.textStyle == textStyle
  }

  public override var hash: Int { base.hashValue }

  public override var description: String { "<UIFontDescriptor \(postscriptName) \(size)pt>" }
}
