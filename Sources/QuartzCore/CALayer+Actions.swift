import Foundation

extension CALayer {
  /// Changes a property: asks for the action while the value is still the one before, sets, marks
  /// for the commit, and runs the action.
  func set(
    _ key: String, _ dirt: Dirt = .properties, differs: Bool, _ change: () -> Void
  ) {
    guard differs else { return }
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
    guard let context else { return nil }
    if key == "contents" { return context.knows(self) ? contentsAnimation() : nil }
    let shown = presentation() ?? self
    guard let value = shown.animatableValue(forKey: key) else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = value
    return animation
  }

  /// From the image that is there to the one that comes. What a layer draws shows at once: it is
  /// drawn over what is there.
  private func contentsAnimation() -> (any CAAction)? {
    guard backing.contents == nil else { return nil }
    let animation = CABasicAnimation(keyPath: "contents")
    animation.fromValue = contentsBeforeTurn ?? image ?? NSNull()
    return animation
  }

  /// What is to be seen, where this turn has changed the contents already.
  private var contentsBeforeTurn: Any? {
    let unseen = animations.last { $0.key == "contents" && $0.startTime == nil }
    return (unseen?.object as? CABasicAnimation)?.fromValue
  }

  /// The value of an animatable property as an animation takes it.
  package func animatableValue(forKey key: String) -> Any? {
    switch key {
    case "position": position
    case "bounds": bounds
    case "anchorPoint": anchorPoint
    case "transform": transform
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
