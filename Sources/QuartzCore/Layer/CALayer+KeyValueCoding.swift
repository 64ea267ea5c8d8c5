import CoreGraphics
import Foundation
import LayerTree

extension CALayer {
  func storedValue(forKey key: String) -> Any? {
    if let property = LayerKey.named(key) { return property.get(self) }
    return keyedValues?[key] ?? styleValue(forKey: key) ?? type(of: self).defaultValue(forKey: key)
  }

  func store(_ value: Any?, forKey key: String) {
    if let property = LayerKey.named(key) { return property.set(self, value) }
    set(key, dirt: [], differs: true) {
      var values = keyedValues ?? [:]
      values[key] = value
      exchange(&keyedValues, with: values.isEmpty ? nil : values)
    }
  }

  /// Reads a name that was set as a string or as the typed name.
  func name<Name: RawRepresentable<String>>(forKey key: String) -> Name? {
    let value = value(forKey: key)
    return value as? Name ?? (value as? String).flatMap { Name(rawValue: $0) }
  }

  func part(at keyPath: String) -> Any? {
    if let input = FilterInput(keyPath: keyPath) { return value(of: input) }
    let path = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return ValuePart.value(at: path.dropFirst(), of: value(forKey: path[0]))
  }

  func setPart(_ value: Any?, at keyPath: String) {
    if let input = FilterInput(keyPath: keyPath) { return setValue(value, of: input, at: keyPath) }
    let path = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let part = path.dropFirst()
    guard !part.isEmpty else { return setValue(value, forKey: keyPath) }
    guard let whole = self.value(forKey: path[0]) else { return }
    if let layer = whole as? CALayer {
      return layer.setValue(value, forKeyPath: part.joined(separator: "."))
    }
    let changed = ValuePart.setting(value ?? 0, at: part, of: whole)
    require(
      changed != nil,
      "[\(self) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
        + "key \(keyPath).")
    setValue(changed, forKey: path[0])
  }
}

/// Reads and sets components of points, sizes, rectangles and transforms by name.
@MainActor enum ValuePart {
  static func value(at path: ArraySlice<String>, of value: Any?) -> Any? {
    guard let name = path.first else { return value }
    switch value {
    case let layer as CALayer: return layer.value(forKeyPath: path.joined(separator: "."))
    case let transform as CATransform3D:
      return part(path.joined(separator: "."), of: EulerTransform(transform))
    case let rect as CGRect:
      return self.value(
        at: path.dropFirst(), of: name == "origin" ? rect.origin : name == "size" ? rect.size : nil)
    default:
      guard path.count == 1, let value, let lane = lane(name, of: value),
        let lanes = AnimationValue.lanes(value)
      else { return nil }
      return NSNumber(value: lanes[lane])
    }
  }

  /// Returns `value` with the component replaced; nil if it has no such component.
  static func setting(_ new: Any, at path: ArraySlice<String>, of value: Any) -> Any? {
    guard let name = path.first else {
      let new = AnimationValue.unboxed(new)
      // A value of another type leaves the component unchanged.
      return type(of: new) == type(of: value) ? new : value
    }
    switch value {
    case let transform as CATransform3D:
      return setting(new, at: path.joined(separator: "."), of: transform)
    case var rect as CGRect:
      let rest = path.dropFirst()
      if name == "origin", let origin = setting(new, at: rest, of: rect.origin) as? CGPoint {
        rect.origin = origin
        return rect
      }
      guard name == "size", let size = setting(new, at: rest, of: rect.size) as? CGSize
      else { return nil }
      rect.size = size
      return rect
    default:
      guard path.count == 1, let lane = lane(name, of: value),
        var lanes = AnimationValue.lanes(value)
      else { return nil }
      lanes[lane] = AnimationValue.number(new) ?? lanes[lane]
      return value is CGPoint
        ? CGPoint(x: lanes.x, y: lanes.y) : CGSize(width: lanes.x, height: lanes.y)
    }
  }

  private static func lane(_ name: String, of value: Any) -> Int? {
    switch value {
    case is CGPoint: ["x", "y"].firstIndex(of: name)
    case is CGSize: ["width", "height"].firstIndex(of: name)
    default: nil
    }
  }

  private static func part(_ name: String, of numbers: EulerTransform) -> Any? {
    switch name {
    case "rotation": NSNumber(value: numbers.angles.z)
    case "scale": NSNumber(value: numbers.scale.sum() / 3)
    case "translation": CGSize(width: numbers.translation.x, height: numbers.translation.y)
    default: number(name).map { NSNumber(value: numbers[keyPath: $0]) }
    }
  }

  private static func setting(
    _ new: Any, at name: String, of transform: CATransform3D
  ) -> CATransform3D? {
    var numbers = EulerTransform(transform)
    let lanes = AnimationValue.lanes(new)
    switch name {
    case "rotation": numbers.angles.z = lanes?.x ?? numbers.angles.z
    case "scale": numbers.scale = lanes.map { SIMD3(repeating: $0.x) } ?? numbers.scale
    case "translation":
      if let lanes { (numbers.translation.x, numbers.translation.y) = (lanes.x, lanes.y) }
    default:
      guard let number = number(name) else { return nil }
      numbers[keyPath: number] = lanes?.x ?? numbers[keyPath: number]
    }
    return numbers.transform
  }

  private static func number(_ name: String) -> WritableKeyPath<EulerTransform, Double>? {
    switch name {
    case "rotation.x": \.angles.x
    case "rotation.y": \.angles.y
    case "rotation.z": \.angles.z
    case "scale.x": \.scale.x
    case "scale.y": \.scale.y
    case "scale.z": \.scale.z
    case "translation.x": \.translation.x
    case "translation.y": \.translation.y
    case "translation.z": \.translation.z
    default: nil
    }
  }
}
