import CoreGraphics
import Foundation
import XMLTree

/// Reads the values of an element of a view file. Values that cannot be are left out, with a warning.
@MainActor struct ElementReader {
  let element: XMLTreeElement
  let loader: ViewFileLoader

  /// Lengths and other numbers that no arithmetic of layout can overflow.
  static let lengths: ClosedRange<Double> = -1e6...1e6

  init(_ element: XMLTreeElement, _ loader: ViewFileLoader) {
    (self.element, self.loader) = (element, loader)
  }

  /// Reads another element of the same file.
  func reading(_ other: XMLTreeElement) -> ElementReader { ElementReader(other, loader) }

  /// The child with a key, which is the value of the attribute of that name.
  func child(_ key: String) -> XMLTreeElement? {
    element.children.first { $0["key"] == key }
  }

  // MARK: Numbers

  func bool(_ name: String) -> Bool? {
    element[name].flatMap { value in
      switch value {
      case "YES": true
      case "NO": false
      default: invalid(name, value)
      }
    }
  }

  func integer(_ name: String, in range: ClosedRange<Int> = -1_000_000...1_000_000) -> Int? {
    element[name].flatMap { value in
      guard let number = Int(value), range.contains(number) else { return invalid(name, value) }
      return number
    }
  }

  func number(_ name: String, in range: ClosedRange<Double> = lengths) -> Double? {
    element[name].flatMap { value in
      guard let number = Double(value), range.contains(number) else { return invalid(name, value) }
      return number
    }
  }

  func choice<Value>(_ name: String, _ values: [String: Value]) -> Value? {
    element[name].flatMap { values[$0] ?? invalid(name, $0) }
  }

  private func invalid<Value>(_ name: String, _ value: String) -> Value? {
    loader.warn(element, "\"\(value)\" is no value of \(name)")
    return nil
  }

  // MARK: Geometry

  func rect(_ key: String) -> CGRect? {
    child(key).map { rect in
      let reader = reading(rect)
      return CGRect(
        x: reader.number("x") ?? 0, y: reader.number("y") ?? 0,
        width: max(reader.number("width") ?? 0, 0), height: max(reader.number("height") ?? 0, 0))
    }
  }

  func point(_ key: String) -> CGPoint? {
    child(key).map { point in
      CGPoint(x: reading(point).number("x") ?? 0, y: reading(point).number("y") ?? 0)
    }
  }

  func size(_ key: String) -> CGSize? {
    child(key).map { size in
      CGSize(
        width: reading(size).number("width") ?? 0, height: reading(size).number("height") ?? 0)
    }
  }

  func insets(_ key: String) -> UIEdgeInsets? {
    child(key).map { insets in
      let reader = reading(insets)
      return UIEdgeInsets(
        top: reader.number("minY") ?? reader.number("top") ?? 0,
        left: reader.number("minX") ?? reader.number("left") ?? 0,
        bottom: reader.number("maxY") ?? reader.number("bottom") ?? 0,
        right: reader.number("maxX") ?? reader.number("right") ?? 0)
    }
  }

  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    child(key).map { insets in
      let reader = reading(insets)
      return NSDirectionalEdgeInsets(
        top: reader.number("top") ?? 0, leading: reader.number("leading") ?? 0,
        bottom: reader.number("bottom") ?? 0, trailing: reader.number("trailing") ?? 0)
    }
  }

  func date(_ key: String) -> Date? {
    child(key).flatMap {
      reading($0).number("timeIntervalSinceReferenceDate", in: -1e11...1e11)
        .map(Date.init(timeIntervalSinceReferenceDate:))
    }
  }

  // MARK: Objects

  func object<Value: NSObject>(_ key: String, as type: Value.Type) -> Value? {
    child(key).flatMap { loader.create($0, as: type) }
  }

  /// The objects that the children of an element with the key describe.
  func objects<Value: NSObject>(in key: String, as type: Value.Type) -> [Value] {
    let list = child(key) ?? element.child(key)
    return (list?.children ?? []).compactMap { loader.create($0, as: type) }
  }
}
