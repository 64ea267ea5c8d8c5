import Foundation
import LayerTree

extension CALayer {
  /// Changes a property: asks for the action while the value is still the one before, sets, marks
  /// for the commit, and runs the action.
  func set(
    _ key: String, _ dirt: Dirt = .properties, differs: Bool, _ change: () -> Void
  ) {
    guard differs else { return }
    if isTransformLayer { warnOfFlatChange(of: key) }
    let action = runnableAction(forKey: key)
    // An animation without values starts from what shows before the change.
    let start = action.flatMap { previousValue(for: $0, forKey: key) }
    change()
    if !dirt.isEmpty { touch(dirt) }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    if let start, let animation = (action as? CABasicAnimation)?.copy() as? CABasicAnimation {
      animation.fromValue = start
      animation.run(forKey: key, object: self, arguments: nil)
    } else {
      action?.run(forKey: key, object: self, arguments: nil)
    }
  }

  /// The action for something that is about to happen to the layer; nil while actions are disabled,
  /// and for copies made by `presentation()`.
  func runnableAction(forKey key: String) -> (any CAAction)? {
    CATransaction.disableActions() || modelLayer != nil ? nil : action(forKey: key)
  }

  private func previousValue(for action: any CAAction, forKey key: String) -> Any? {
    guard let animation = action as? CABasicAnimation, animation.hasNoValues,
      animation.keyPath == key
    else { return nil }
    let shown = presentation() ?? self
    return shown.animatableValue(forKey: key) ?? shown.value(forKey: key)
  }

  func foundAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styleAction(forKey: event)
      ?? type(of: self).defaultAction(forKey: event) ?? implicitAnimation(forKey: event)
    return found is NSNull ? nil : found
  }

  /// Core Animation's own action; layers outside a window change at once. Its pace is the
  /// transaction's, or the one that Core Animation calls its default.
  private func implicitAnimation(forKey key: String) -> (any CAAction)? {
    guard let context else { return nil }
    if key == "contents" { return context.knows(self) ? contentsAnimation() : nil }
    guard animatableValue(forKey: key) != nil else { return nil }
    let shown = presentation() ?? self
    guard let value = shown.animatableValue(forKey: key) else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = value
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
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
    default: classValue(forKey: key)
    }
  }
}

/// The event of a layer that begins to be seen: it was put into a window's tree, or it is hidden no
/// longer.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is taken out of a window's tree, or hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of transitions.
public let kCATransition = "transition"
