import CoreGraphics
package import Foundation

/// A property value in an archive. Numbers and structures keep their Swift type, which `NSNumber`
/// and `NSValue` would lose.
///
/// Values that cannot be encoded, such as closures and objects without coding, are left out with
/// their keys.
@safe package final class ArchivedValue: NSObject, NSSecureCoding {
  package let value: Any

  /// The encoding of a value. Raw values are stored in archives.
  private enum Kind: String {
    case cgFloat, double, float, int, bool
    case point, size, rect, vector, affineTransform, transform3D, colorMatrix
    case string, color, image, array, dictionary, attributedString, path, object
  }

  private enum Key {
    static let kind = "kind"
    static let content = "content"
    // Elements are encoded one by one, since an archiver compares each array with all others of the
    // same length.
    static func element(_ index: Int) -> String { "content.\(index)" }
    static func name(_ index: Int) -> String { "name.\(index)" }
  }

  private let kind: Kind

  /// Returns nil if the value cannot be encoded.
  package init?(_ value: Any) {
    let value = AnimationValue.unboxed(value)
    guard let kind = Self.kind(of: value) else { return nil }
    (self.value, self.kind) = (value, kind)
    super.init()
  }

  /// Classes are tested first, since a number bridged to an object would match any numeric type.
  private static func kind(of value: Any) -> Kind? {
    if type(of: value) is AnyClass {
      return switch value {
      case let color as CGColor: color.pattern == nil ? .color : nil
      case is CGImage: .image
      case is CGPath: .path
      case is NSAttributedString: .attributedString
      case is any NSCoding: .object
      default: nil
      }
    }
    switch value {
    case is CGFloat: return .cgFloat
    case is Double: return .double
    case is Float: return .float
    case is Bool: return .bool
    case is Int: return .int
    case is String: return .string
    case is [Any]: return .array
    case is [String: Any]: return .dictionary
    default: return geometry(value)?.kind
    }
  }

  private static func geometry(_ value: Any) -> (kind: Kind, box: NumberBox)? {
    switch value {
    case let value as CGPoint: (.point, NumberBox(.point, [value.x, value.y]))
    case let value as CGSize: (.size, NumberBox(.size, [value.width, value.height]))
    case let value as CGRect:
      (.rect, NumberBox(.rect, [value.minX, value.minY, value.width, value.height]))
    case let value as CGVector: (.vector, NumberBox(.vector, [value.dx, value.dy]))
    case let value as CGAffineTransform:
      (
        .affineTransform,
        NumberBox(.affineTransform, [value.a, value.b, value.c, value.d, value.tx, value.ty])
      )
    case let value as CATransform3D:
      (NSValue(caTransform3D: value) as? NumberBox).map { (.transform3D, $0) }
    case let value as CAColorMatrix:
      (NSValue(caColorMatrix: value) as? NumberBox).map { (.colorMatrix, $0) }
    default: nil
    }
  }

  // MARK: NSSecureCoding

  package static var supportsSecureCoding: Bool { true }

  package func encode(with coder: NSCoder) {
    coder.encode(kind.rawValue as NSString, forKey: Key.kind)
    switch value {
    case let color as CGColor: color.encode(with: coder, forKey: Key.content)
    case let image as CGImage:
      if let data = try? image.pngData() { coder.encode(data as NSData, forKey: Key.content) }
    case let path as CGPath: coder.encode(numbers: path.numbers, forKey: Key.content)
    case let string as NSAttributedString:
      encode(string.archivedRuns, with: coder)
    case let values as [Any] where kind == .array:
      encode(values.compactMap(ArchivedValue.init), with: coder)
    case let values as [String: Any] where kind == .dictionary: encode(values, with: coder)
    case let value as CGFloat: coder.encode(Double(value), forKey: Key.content)
    case let value as Double where kind == .double: coder.encode(value, forKey: Key.content)
    case let value as Float where kind == .float: coder.encode(value, forKey: Key.content)
    case let value as Bool where kind == .bool: coder.encode(value, forKey: Key.content)
    case let value as Int where kind == .int: coder.encode(value, forKey: Key.content)
    case let value as String where kind == .string:
      coder.encode(value as NSString, forKey: Key.content)
    case let object as any NSCoding where kind == .object:
      coder.encode(object, forKey: Key.content)
    default: coder.encode(Self.geometry(value)?.box, forKey: Key.content)
    }
  }

  private func encode(_ values: [String: Any], with coder: NSCoder) {
    let pairs = values.sorted { $0.key < $1.key }
      .compactMap { name, value in ArchivedValue(value).map { (name: name, value: $0) } }
    encode(pairs.map(\.value), with: coder)
    for (index, pair) in pairs.enumerated() {
      coder.encode(pair.name as NSString, forKey: Key.name(index))
    }
  }

  private func encode(_ elements: [ArchivedValue], with coder: NSCoder) {
    coder.encode(elements.count, forKey: Key.content)
    for (index, element) in elements.enumerated() {
      coder.encode(element, forKey: Key.element(index))
    }
  }

  /// Returns nil if the archive does not contain such a value.
  package init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: Key.kind) as String?,
      let kind = Kind(rawValue: name),
      coder.containsValue(forKey: Key.content)
        || coder.containsValue(forKey: Key.content + ".space"),
      let value = Self.value(kind, coder)
    else { return nil }
    (self.value, self.kind) = (value, kind)
    super.init()
  }

  private static func value(_ kind: Kind, _ coder: NSCoder) -> Any? {
    switch kind {
    case .cgFloat: return CGFloat(coder.decodeDouble(forKey: Key.content))
    case .double: return coder.decodeDouble(forKey: Key.content)
    case .float: return coder.decodeFloat(forKey: Key.content)
    case .int: return coder.decodeInteger(forKey: Key.content)
    case .bool: return coder.decodeBool(forKey: Key.content)
    case .string: return coder.decodeObject(of: NSString.self, forKey: Key.content) as String?
    case .color: return CGColor(coder: coder, forKey: Key.content)
    case .image:
      let data = coder.decodeObject(of: NSData.self, forKey: Key.content) as Data?
      return data.flatMap { try? ImageDecoder.image(from: $0) }
    case .path: return coder.decodeNumbers(forKey: Key.content).flatMap(CGPath.init(numbers:))
    case .array: return elements(coder)
    case .attributedString: return NSAttributedString(archivedRuns: elements(coder))
    case .dictionary:
      let values = elements(coder)
      let names = strings(coder, count: values.count)
      return Dictionary(zip(names, values)) { $1 }
    case .object: return object(coder)
    case .point, .size, .rect, .vector, .affineTransform, .transform3D, .colorMatrix:
      let box = coder.decodeObject(of: NumberBox.self, forKey: Key.content)
      return box.flatMap { $0.kind == .vector ? $0.cgVectorValue : AnimationValue.unboxed($0) }
    }
  }

  private static func elements(_ coder: NSCoder) -> [Any] {
    var elements: [Any] = []
    for index in 0..<max(coder.decodeInteger(forKey: Key.content), 0) {
      guard coder.containsValue(forKey: Key.element(index)),
        let element = coder.decodeObject(of: ArchivedValue.self, forKey: Key.element(index))
      else { break }
      elements.append(element.value)
    }
    return elements
  }

  private static func strings(_ coder: NSCoder, count: Int) -> [String] {
    (0..<count).prefix { coder.containsValue(forKey: Key.name($0)) }.map {
      coder.decodeObject(of: NSString.self, forKey: Key.name($0)) as String? ?? ""
    }
  }

  /// With secure coding, only objects of known classes are decoded.
  private static func object(_ coder: NSCoder) -> Any? {
    guard coder.requiresSecureCoding else { return coder.decodeObject(forKey: Key.content) }
    return coder.decodeObject(
      of: [
        NSNumber.self, NSString.self, NSArray.self, NSDictionary.self, NSData.self, NSDate.self,
        NSURL.self, NSValue.self, NSNull.self,
        CALayer.self, CAFilter.self, CAEmitterCell.self,
      ], forKey: Key.content)
  }
}

extension NSAttributedString {
  /// The strings and attribute dictionaries of the runs, alternating.
  fileprivate var archivedRuns: [ArchivedValue] {
    var runs: [ArchivedValue?] = []
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
      attributes, range, _ in
      let named = Dictionary(
        uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
      runs += [ArchivedValue((string as NSString).substring(with: range)), ArchivedValue(named)]
    }
    return runs.compactMap { $0 }
  }

  fileprivate convenience init(archivedRuns runs: [Any]) {
    let result = NSMutableAttributedString(string: "")
    for index in stride(from: 0, to: runs.count - 1, by: 2) {
      guard let text = runs[index] as? String, let named = runs[index + 1] as? [String: Any]
      else { continue }
      let attributes = named.map { (NSAttributedString.Key(rawValue: $0.key), $0.value) }
      result.append(
        NSAttributedString(string: text, attributes: Dictionary(attributes) { $1 }))
    }
    self.init(attributedString: result)
  }
}
