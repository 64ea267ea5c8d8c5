import Foundation

extension CALayer {
  func changeStyle(to values: [AnyHashable: Any]?) {
    let extras = extras ?? RareLayerState()
    self.extras = extras
    resetStyledProperties()
    exchange(&extras.styleValues, with: values)
    setStyledProperties()
  }

  /// The value for a key in the outermost style dictionary that has one.
  func styleValue(forKey key: String) -> Any? {
    var values = extras?.styleValues
    while let style = values {
      if let value = style[key] { return value }
      values = style["style"] as? [AnyHashable: Any]
    }
    return nil
  }

  func styleAction(forKey event: String) -> (any CAAction)? {
    var values = extras?.styleValues
    while let style = values {
      if let action = (style["actions"] as? [String: Any])?[event] as? any CAAction {
        return action
      }
      values = style["style"] as? [AnyHashable: Any]
    }
    return nil
  }

  /// Resets the properties that the previous style set, unless they have changed since.
  private func resetStyledProperties() {
    guard let extras else { return }
    for (key, given) in exchange(&extras.styled, with: [:])
    where isSame(value(forKey: key), given) {
      setValue(nil, forKey: key)
    }
  }

  private func setStyledProperties() {
    var values = extras?.styleValues
    var keys: Set<String> = ["bounds", "frame", "actions", "style", "sublayers", "mask"]
    while let style = values {
      for case (let key as String, let value) in style
      where keys.insert(key).inserted && LayerKey.named(key) != nil {
        guard isSame(self.value(forKey: key), LayerKey.defaultLayerValue(key)) else { continue }
        setValue(value, forKey: key)
        extras?.styled[key] = self.value(forKey: key)
      }
      values = style["style"] as? [AnyHashable: Any]
    }
  }

  /// Whether the value equals that of a new layer.
  func isDefaultValue(_ value: Any, forKey key: String) -> Bool {
    isSame(value, LayerKey.defaultLayerValue(key) ?? type(of: self).defaultValue(forKey: key))
  }

  private func isSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    if let a = a as? [CAFilter] { return a == b as? [CAFilter] }
    if let a = AnimationValue.transform(a) { return a == AnimationValue.transform(b) }
    return AnimationValue.lanes(a) == AnimationValue.lanes(b)
  }
}
