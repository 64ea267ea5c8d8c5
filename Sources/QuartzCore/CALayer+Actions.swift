import Foundation

extension CALayer {
  /// Changes a property: asks for the action while the value is still the one before, sets, marks
  /// for the commit, and runs the action.
  func set(
    _ key: String, _ dirt: Dirt = .properties, differs: Bool, _ change: () -> Void
  ) {
    guard differs else { return }
    if isTransformLayer { warnOfFlatChange(of: key) }
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    change()
    if !dirt.isEmpty { touch(dirt) }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The action for a change of the property named `event`: the delegate's, that in `actions`, the
  /// class's default, or an animation from the value that shows now. `NSNull` ends the search
  /// without one.
  public func action(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event) ?? implicitAnimation(forKey: event)
    return found is NSNull ? nil : found
  }

  /// Core Animation's own action; layers outside a window change at once.
  private func implicitAnimation(forKey key: String) -> (any CAAction)? {
    guard context != nil else { return nil }
    let shown = presentation() ?? self
    guard let value = shown.animatableValue(forKey: key) else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = value
    return animation
  }

  /// The value of an animatable property as an animation takes it.
  package func animatableValue(forKey key: String) -> Any? {
    switch key {
    case "position": position
    case "bounds": bounds
    case "anchorPoint": anchorPoint
    case "transform": transform
    case "sublayerTransform": sublayerTransform
    case "anchorPointZ": anchorPointZ
    case "opacity": opacity
    case "backgroundColor": backgroundColor ?? .clear
    case "zPosition": zPosition
    case "cornerRadius": cornerRadius
    case "borderWidth": borderWidth
    case "borderColor": borderColor ?? .clear
    case "contentsRect": contentsRect
    case "contentsCenter": contentsCenter
    default: nil
    }
  }
}
