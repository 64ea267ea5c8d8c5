import Foundation

extension CALayer {
  /// Values of properties that the layer has no own value of, and of other keys; a `style` in it has
  /// those that it has not itself. `actions` in it is asked for actions. `bounds` and `frame` in it
  /// are not looked at.
  ///
  /// A property has a value of its own here when it differs from a new layer's as the style is set.
  ///
  /// Source: Apple, "style".
  public var style: [AnyHashable: Any]? {
    get { extras?.styleValues }
    set {
      let extras = extras ?? LayerExtras()
      self.extras = extras
      resetStyledProperties()
      exchange(&extras.styleValues, with: newValue)
      setStyledProperties()
    }
  }

  /// The shallowest value for a key.
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

  /// Takes back what the style before gave, where it has not been changed since.
  private func resetStyledProperties() {
    guard let extras else { return }
    for (key, given) in exchange(&extras.styled, with: [:])
    where isSame(value(forKey: key), given) {
      setValue(nil, forKey: key)
    }
  }

  private func setStyledProperties() {
    var values = extras?.styleValues
    var keys: Set<String> = ["bounds", "frame", "actions", "style", "sublayers"]
    while let style = values {
      for case (let key as String, let value) in style
      where keys.insert(key).inserted && LayerKey.named(key) != nil {
        guard isSame(self.value(forKey: key), LayerKey.valueOfNewLayer(key)) else { continue }
        setValue(value, forKey: key)
        extras?.styled[key] = self.value(forKey: key)
      }
      values = style["style"] as? [AnyHashable: Any]
    }
  }

  /// Whether a value of a property is that of a new layer.
  func isAsNew(_ value: Any, forKey key: String) -> Bool {
    isSame(value, LayerKey.valueOfNewLayer(key) ?? type(of: self).defaultValue(forKey: key))
  }

  private func isSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    if let a = AnimationValue.transform(a) { return a == AnimationValue.transform(b) }
    return AnimationValue.lanes(a) == AnimationValue.lanes(b)
  }
}
