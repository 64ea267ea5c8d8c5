import Foundation
import LayerTree

extension CALayer {
  func storedValue(forKey key: String) -> Any? {
    if let property = LayerKey.named(key) { return property.get(self) }
    return keyedValues?[key] ?? styleValue(forKey: key) ?? type(of: self).defaultValue(forKey: key)
  }

  func store(_ value: Any?, forKey key: String) {
    if let property = LayerKey.named(key) { return property.set(self, value) }
    set(key, [], differs: true) {
      var values = keyedValues ?? [:]
      values[key] = value
      keyedValues = values.isEmpty ? nil : values
    }
  }

  /// The value of a key, or a part of it: `position.x`, `bounds.size.width`, `transform.scale.x`,
  /// `transform.rotation.z`. nil where there is none.
  public func value(forKeyPath keyPath: String) -> Any? {
    let path = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return ValuePart.value(at: path.dropFirst(), of: value(forKey: path[0]))
  }

  /// Sets the value of a key, or a part of it. Traps when the value has no such part.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
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

/// Parts of points, sizes, rectangles and transforms by name.
@MainActor enum ValuePart {
  static func value(at path: ArraySlice<String>, of value: Any?) -> Any? {
    guard let name = path.first else { return value }
    switch value {
    case let layer as CALayer: return layer.value(forKeyPath: path.joined(separator: "."))
    case let transform as CATransform3D:
      return part(path.joined(separator: "."), of: TransformComponents(transform))
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

  /// `value` with another part; nil where it has no such part.
  static func setting(_ new: Any, at path: ArraySlice<String>, of value: Any) -> Any? {
    guard let name = path.first else {
      // Of another type than the part: it stays.
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

  private static func part(_ name: String, of parts: TransformComponents) -> Any? {
    switch name {
    case "rotation", "rotation.z": NSNumber(value: parts.rotation)
    case "scale": NSNumber(value: (parts.scale.x + parts.scale.y) / 2)
    case "scale.x": NSNumber(value: parts.scale.x)
    case "scale.y": NSNumber(value: parts.scale.y)
    case "translation": CGSize(width: parts.translation.x, height: parts.translation.y)
    case "translation.x": NSNumber(value: parts.translation.x)
    case "translation.y": NSNumber(value: parts.translation.y)
    default: nil
    }
  }

  private static func setting(
    _ new: Any, at name: String, of transform: CATransform3D
  ) -> CATransform3D? {
    var parts = TransformComponents(transform)
    let lanes = AnimationValue.lanes(new)
    switch name {
    case "rotation", "rotation.z": parts.rotation = lanes?.x ?? parts.rotation
    case "scale": parts.scale = lanes.map { SIMD2(repeating: $0.x) } ?? parts.scale
    case "scale.x": parts.scale.x = lanes?.x ?? parts.scale.x
    case "scale.y": parts.scale.y = lanes?.x ?? parts.scale.y
    case "translation": parts.translation = lanes?.lowHalf ?? parts.translation
    case "translation.x": parts.translation.x = lanes?.x ?? parts.translation.x
    case "translation.y": parts.translation.y = lanes?.x ?? parts.translation.y
    default: return nil
    }
    // What lies outside of the plane stays.
    let flat = parts.transform
    var result = transform
    (result.m11, result.m12, result.m21, result.m22) = (flat.m11, flat.m12, flat.m21, flat.m22)
    (result.m41, result.m42) = (flat.m41, flat.m42)
    return result
  }
}
