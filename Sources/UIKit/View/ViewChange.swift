import Foundation
import QuartzCore

/// A change of a layer's property that is made inside of an animation block.
@MainActor struct ViewChange: CAAction {
  let layer: CALayer
  /// The property.
  let key: String
  /// The value before.
  let old: Any
  /// What showed before, where the animation goes on from that in place of those in flight.
  let shown: Any?
  let block: ViewAnimation

  /// nil where the property does not animate.
  init?(of key: String, on layer: CALayer, in block: ViewAnimation) {
    guard let old = layer.animatableValue(forKey: key) else { return nil }
    (self.key, self.layer, self.block, self.old) = (key, layer, block, old)
    let running = layer.blockAnimations(of: key)
    // What the block has replaced before is replaced.
    let isFirst = !running.contains { $0.animation.completionGroup === block.group }
    let replaces =
      block.options.contains(.beginFromCurrentState)
      || running.contains { !$0.animation.addsUp } || !running.isEmpty && !block.adds(to: old)
    shown =
      isFirst && replaces ? layer.presentation()?.animatableValue(forKey: key) : nil
  }

  /// The value after.
  var new: Any { layer.animatableValue(forKey: key) ?? old }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    block.animate(self)
  }

  /// Ends what was in flight and is replaced.
  func removeReplaced() {
    guard shown != nil else { return }
    for running in layer.blockAnimations(of: key) { layer.removeAnimation(forKey: running.key) }
  }

  /// The animations that take what shows to the new value.
  func makeAnimations() -> [CABasicAnimation] {
    let from = shown ?? old
    if block.adds(to: old), let offsets = ValueOffset.offsets(of: key, from: from, to: new) {
      return offsets.map { offset in
        let animation = CABasicAnimation(keyPath: offset.keyPath)
        (animation.fromValue, animation.toValue) = (offset.from, offset.zero)
        animation.isAdditive = true
        return animation
      }
    }
    // One that the block has made before runs to wherever the layer is in the end.
    let isMade = layer.blockAnimations(of: key).contains {
      $0.animation.completionGroup === block.group
    }
    guard !isMade else { return [] }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from
    return [animation]
  }
}

extension ViewAnimation {
  /// Whether a change of such a value is added to those in flight, which go on.
  fileprivate func adds(to value: Any) -> Bool {
    isAdditive && ValueOffset.exists(for: value)
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
