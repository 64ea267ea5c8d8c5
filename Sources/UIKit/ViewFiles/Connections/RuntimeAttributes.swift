import CoreGraphics
import Foundation
import QuartzCore
import XMLTree

/// The user-defined runtime attributes of an object.
@MainActor struct RuntimeAttributes {
  private let reader: ElementReader

  init(_ loader: ViewFileLoader, _ element: XMLTreeElement) {
    reader = ElementReader(element, loader)
  }

  /// An attribute that the object lacks is a warning, as on iOS.
  func set(on object: NSObject) {
    for attribute in reader.element.children(of: "userDefinedRuntimeAttributes") {
      guard let keyPath = attribute["keyPath"], !keyPath.isEmpty else { continue }
      let value = value(of: reader.reading(attribute))
      if !set(value, keyPath.split(separator: ".").map(String.init)[...], on: object) {
        reader.loader.warn(
          attribute,
          "\(type(of: object)) has no property \"\(keyPath)\" that user-defined runtime attributes "
            + "can set to this value")
      }
    }
  }

  private func set(_ value: Any?, _ path: ArraySlice<String>, on object: NSObject) -> Bool {
    guard let key = path.first else { return false }
    let rest = path.dropFirst()
    if key == "layer", let view = object as? UIView, !rest.isEmpty {
      return set(value, rest.joined(separator: "."), on: view.layer)
    }
    guard let member = MemberTable.member(key, of: object) else { return false }
    if rest.isEmpty { return member.set(object, value) }
    return (member.get(object) as? NSObject).map { set(value, rest, on: $0) } ?? false
  }

  /// Layers have key-value coding; their colors are those of Core Graphics. Other keys are kept, as
  /// layers on iOS keep any.
  private func set(_ value: Any?, _ keyPath: String, on layer: CALayer) -> Bool {
    switch value {
    case let color as UIColor: layer.setValue(color.cgColor, forKeyPath: keyPath)
    case let image as UIImage: layer.setValue(image.cgImage, forKeyPath: keyPath)
    default: layer.setValue(value, forKeyPath: keyPath)
    }
    return true
  }

  private func value(of attribute: ElementReader) -> Any? {
    let element = attribute.element
    switch element["type"] {
    case "boolean": return attribute.bool("value").map { NSNumber(value: $0) }
    case "number":
      guard let number = attribute.child("value") else { return nil }
      let reader = attribute.reading(number)
      return number.name == "integer"
        ? reader.integer("value", in: Int(Int32.min)...Int(UInt32.max)).map { NSNumber(value: $0) }
        : reader.number("value").map { NSNumber(value: $0) }
    case "string": return attribute.string("value")
    case "localizedString":
      return attribute.string("value").map {
        attribute.loader.bundle.localizedString(forKey: $0, value: $0, table: nil)
      }
    case "point": return attribute.point("value")
    case "size": return attribute.size("value")
    case "rect": return attribute.rect("value")
    case "range": return range(of: attribute)
    case "color": return attribute.color("value")
    case "image": return attribute.image("value")
    default: return nil
    }
  }

  private func range(of attribute: ElementReader) -> NSRange? {
    attribute.child("value").map { range in
      let reader = attribute.reading(range)
      return NSRange(
        location: reader.integer("location", in: 0...1_000_000) ?? 0,
        length: reader.integer("length", in: 0...1_000_000) ?? 0)
    }
  }
}
