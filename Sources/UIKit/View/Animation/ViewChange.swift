import Foundation
import QuartzCore

/// A change of a layer's property that is made inside of an animation block.
@MainActor struct ViewChange: CAAction {
  let layer: CALayer
  /// The property.
  let key: String
  /// The value before.
  let old: Any
  let block: ViewAnimation
  /// What showed before, where the animation may have to go on from that.
  private let presented: Any?
  /// Whether it goes on from there in place of those in flight, even where values add up.
  private let mustReplace: Bool

  /// nil where the property does not animate.
  init?(of key: String, on layer: CALayer, in block: ViewAnimation) {
    guard let old = layer.animatableValue(forKey: key) else { return nil }
    (self.key, self.layer, self.block, self.old) = (key, layer, block, old)
    let running = layer.blockAnimations(of: key)
    // What the block has replaced before is replaced.
    let isFirst = !running.contains { $0.animation.completionGroup === block.group }
    mustReplace =
      isFirst
      && (block.options.contains(.beginFromCurrentState)
        || running.contains { !$0.animation.addsUp } || !block.isAdditive)
    let mayReplace = isFirst && !running.isEmpty && !ValueOffset.alwaysExists(for: old)
    presented =
      mustReplace || mayReplace ? layer.presentation()?.animatableValue(forKey: key) : nil
  }

  /// The value after.
  var new: Any { layer.animatableValue(forKey: key) ?? old }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    block.animate(self)
  }

  /// Ends what is in flight where it cannot be added to; says where the animation starts.
  func takeStart() -> Any {
    guard let presented, mustReplace || offsets(from: old) == nil else { return old }
    for running in layer.blockAnimations(of: key) { layer.removeAnimation(forKey: running.key) }
    return presented
  }

  /// The animations that take what shows to the new value.
  func makeAnimations() -> [CABasicAnimation] {
    let start = takeStart()
    if block.isAdditive, let offsets = offsets(from: start) {
      return offsets.map { $0.makeAnimation(block.timing) }
    }
    // One that the block has made before runs to wherever the layer is in the end.
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
  /// The animations of blocks that change the property or a part of it.
  fileprivate func blockAnimations(of key: String) -> [(key: String, animation: CAAnimation)] {
    (animationKeys() ?? []).compactMap { name in
      guard name.hasPrefix(key), [nil, "-", "."].contains(name.dropFirst(key.count).first),
        let animation = animation(forKey: name), animation.completionGroup != nil
      else { return nil }
      return (name, animation)
    }
  }
}
