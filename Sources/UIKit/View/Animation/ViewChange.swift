import Foundation
import QuartzCore

/// A change of a layer's property that is made inside an animation block.
@MainActor final class ViewChange: CAAction {
  let layer: CALayer
  /// The name of the property.
  let key: String
  /// The value before the change.
  let old: Any
  let block: ViewAnimation
  /// The presented value before the change, if the animation may have to start from it.
  private let presented: Any?
  /// Whether the animation replaces those in flight even if the property is additive.
  private let mustReplace: Bool

  /// Returns nil if the property is not animatable.
  init?(of key: String, on layer: CALayer, in block: ViewAnimation) {
    guard let old = layer.animatableValue(forKey: key) else { return nil }
    (self.key, self.layer, self.block, self.old) = (key, layer, block, old)
    let running = layer.blockAnimations(of: key)
    // If the block has animated this property before, those in flight have already been replaced.
    let isFirst = !running.contains { $0.animation.completionGroup === block.group }
    mustReplace =
      isFirst
      && (block.options.contains(.beginFromCurrentState)
        || running.contains { !$0.animation.addsUp } || !block.isAdditive)
    let mayReplace = isFirst && !running.isEmpty && !ValueOffset.alwaysExists(for: old)
    presented =
      mustReplace || mayReplace ? layer.presentation()?.animatableValue(forKey: key) : nil
  }

  /// The hiding of a layer that stays visible until the animations end.
  init(hiding layer: CALayer, in block: ViewAnimation) {
    (key, self.layer, self.block, old) = ("hidden", layer, block, false)
    (presented, mustReplace) = (nil, false)
  }

  /// The value after the change.
  var new: Any { layer.animatableValue(forKey: key) ?? old }

  /// Whether the layer is moved, and neither turned nor scaled.
  var isMove: Bool {
    switch (old, new) {
    case (let old as CATransform3D, var new as CATransform3D):
      (new.m41, new.m42, new.m43) = (old.m41, old.m42, old.m43)
      return key == "transform" && CATransform3DEqualToTransform(old, new)
    default: return key == "position"
    }
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    block.animate(self)
  }

  /// Returns the value that the animation starts at, and removes the animations in flight if it
  /// cannot be added to them.
  func resolveStartValue() -> Any {
    guard let presented, mustReplace || offsets(from: old) == nil else { return old }
    for running in layer.blockAnimations(of: key) { layer.removeAnimation(forKey: running.key) }
    return presented
  }

  /// Returns the animations from the presented value to the new one.
  func makeAnimations() -> [CABasicAnimation] {
    let start = resolveStartValue()
    if block.isAdditive, let offsets = offsets(from: start) {
      return offsets.map { $0.makeAnimation(block.timing) }
    }
    // An animation that this block has already created ends at the layer's current value anyway.
    let isMade = layer.blockAnimations(of: key).contains {
      $0.animation.completionGroup === block.group
    }
    guard !isMade else { return [] }
    let animation = block.timing.makeAnimation(of: key)
    animation.fromValue = start
    return [animation]
  }

  private func offsets(from start: Any) -> [ValueOffset]? {
    ValueOffset.offsets(of: key, from: start, to: new)
  }
}

extension CAAnimation {
  fileprivate var addsUp: Bool { (self as? CAPropertyAnimation)?.isAdditive == true }
}

extension CALayer {
  /// The animations, created by blocks, of the property or of a part of it.
  fileprivate func blockAnimations(of key: String) -> [(key: String, animation: CAAnimation)] {
    (animationKeys() ?? []).compactMap { name in
      guard name.hasPrefix(key), [nil, "-", "."].contains(name.dropFirst(key.count).first),
        let animation = animation(forKey: name), animation.completionGroup != nil
      else { return nil }
      return (name, animation)
    }
  }
}
