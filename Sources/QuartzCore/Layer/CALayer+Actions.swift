import Foundation
import LayerTree

extension CALayer {
  /// Changes a property: looks up the action while the old value is still set, applies the change,
  /// marks it for the commit, and runs the action.
  func set(
    _ key: String, dirt: Dirt = .properties, differs: Bool, _ change: () -> Void
  ) {
    guard differs else { return }
    if isTransformLayer { warnOfIneffectiveChange(of: key) }
    guard let action = runnableAction(forKey: key) else { return apply(key, dirt, change) }
    // An animation without values starts from the value shown before the change.
    let start = previousValue(for: action, forKey: key)
    apply(key, dirt, change)
    if let start, let animation = (action as? CABasicAnimation)?.copy() as? CABasicAnimation {
      animation.fromValue = start
      animation.run(forKey: key, object: self, arguments: nil)
    } else {
      action.run(forKey: key, object: self, arguments: nil)
    }
  }

  private func apply(_ key: String, _ dirt: Dirt, _ change: () -> Void) {
    change()
    if !dirt.isEmpty { touch(dirt) }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  /// The action for an event that is about to happen; nil while actions are disabled, and for
  /// presentation copies.
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

  func resolvedAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styleAction(forKey: event)
      ?? type(of: self).defaultAction(forKey: event) ?? implicitAnimation(forKey: event)
    // Most layers are those of views, which return a null; a cast takes longer than this comparison.
    if let found, type(of: found) == NSNull.self { return nil }
    return found
  }

  /// The implicit animation of a property; nil outside a window. Its timing function is the
  /// transaction's, or Core Animation's `default`.
  private func implicitAnimation(forKey key: String) -> (any CAAction)? {
    guard let context else { return nil }
    if key == "contents" { return context.changes.hasCommitted(self) ? contentsAnimation() : nil }
    guard animatableValue(forKey: key) != nil else { return nil }
    let shown = presentation() ?? self
    guard let value = shown.animatableValue(forKey: key) else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = value
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// A cross-fade from the current image to the new one; nil if the layer drew its bitmap, since
  /// new drawing replaces the old one at once.
  private func contentsAnimation() -> (any CAAction)? {
    guard backing.contents == nil else { return nil }
    let animation = CABasicAnimation(keyPath: "contents")
    animation.fromValue = contentsBeforeTransaction ?? image ?? NSNull()
    return animation
  }

  /// The visible contents, if this transaction has changed the contents already.
  private var contentsBeforeTransaction: Any? {
    let unseen = animations.last { $0.key == "contents" && $0.startTime == nil }
    return (unseen?.object as? CABasicAnimation)?.fromValue
  }

  /// The value of an animatable property, in the form that animations take.
  package func animatableValue(forKey key: String) -> Any? {
    guard let property = AnimatedProperty(keyPath: key), property.isImplicitlyAnimated,
      let layerKey = LayerKey.named(key)
    else { return classValue(forKey: key) ?? animatableInput(at: key) }
    return layerKey.get(self) ?? CGColor.clear
  }
}

/// The event of a layer that becomes visible: it was added to a window's tree, or is no longer
/// hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that was removed from a window's tree, or hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of transitions.
public let kCATransition = "transition"
