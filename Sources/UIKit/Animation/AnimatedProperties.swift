import Foundation
import QuartzCore

/// The animations that a property animator has added to layers, and the start and end values of
/// their properties.
///
/// It is a class because removing an animation calls back into the animator, which reads this
/// object during the call.
@MainActor final class AnimatedProperties {
  /// An animation that was added to a layer, identified by its key.
  private struct Attached {
    let layer: CALayer
    let key: String
    /// The completion group of the block; it distinguishes the animation from a later one with the
    /// same key.
    let group: CompletionGroup
    /// The index of its `AnimatorPart` in the timeline.
    let part: Int

    /// The layer's own copy of the animation, or nil after it was removed.
    @MainActor var animation: CAAnimation? {
      let animation = layer.animation(forKey: key)
      return animation?.completionGroup === group ? animation : nil
    }

    @MainActor var isAttached: Bool { animation != nil }

    /// Whether the animation runs in a layer time other than the animator's, and has not ended
    /// there.
    @MainActor var isLate: Bool {
      animation.map { !$0.hasEnded && !layer.runsOnMediaTime } ?? false
    }
  }

  private struct Property: Hashable {
    let layer: ObjectIdentifier
    let key: String
  }

  /// The start and end values of a property.
  private struct Ends {
    let layer: CALayer
    let key: String
    let start: Any
    /// The target value. It is stored by `freeze()`, after which the layer has the value at which
    /// the animation was stopped.
    var end: Any?
  }

  private var attached: [Attached] = []
  /// The properties in the order of their first changes: a superview's come before those of the
  /// subviews that it resizes.
  private var ends: [Ends] = []
  private var recordedProperties: Set<Property> = []

  func record(_ change: ViewChange, forKey key: String, part: Int) {
    attached.append(
      Attached(layer: change.layer, key: key, group: change.block.group, part: part))
    let property = Property(layer: ObjectIdentifier(change.layer), key: change.key)
    if recordedProperties.insert(property).inserted {
      ends.append(Ends(layer: change.layer, key: change.key, start: change.old))
    }
  }

  /// Whether all of the animations have been removed from their layers.
  var areAllRemoved: Bool { !attached.contains { $0.isAttached } }

  /// Whether an animation continues after the animator's time has elapsed, because its layer or an
  /// ancestor is slower or paused.
  var hasLateAnimations: Bool { attached.contains { $0.isLate } }

  /// Updates the timing of all animations that are still on their layers.
  func retime(_ change: (_ animation: CAAnimation, _ part: Int, _ layer: CALayer) -> Void) {
    for animation in attached where animation.isAttached {
      animation.layer.retimeAnimation(forKey: animation.key) {
        change($0, animation.part, animation.layer)
      }
    }
  }

  /// Removes the animations, and gives the layers the values that were presented.
  func freeze() {
    let there = attached.filter { $0.isAttached }
    let keys = Dictionary(grouping: there) { ObjectIdentifier($0.layer) }
    let values = ends.map { end in
      let keys = Set((keys[ObjectIdentifier(end.layer)] ?? []).map(\.key))
      return end.layer.presentation(of: keys)?.animatableValue(forKey: end.key)
    }
    for (index, end) in ends.enumerated() {
      ends[index].end = end.layer.animatableValue(forKey: end.key)
    }
    remove()
    for (end, value) in zip(ends, values) {
      if let value { end.layer.setModelValue(value, forKey: end.key) }
    }
  }

  /// Removes the animations. The layers have had the target values since the changes were made.
  func remove() {
    let all = attached
    attached = []
    for animation in all where animation.isAttached {
      animation.layer.removeAnimation(forKey: animation.key)
    }
  }

  func setStartValues() {
    for end in ends { end.layer.setModelValue(end.start, forKey: end.key) }
  }

  /// Sets the target values, after `freeze()`.
  func setEndValues() {
    for end in ends {
      if let value = end.end { end.layer.setModelValue(value, forKey: end.key) }
    }
  }
}

extension CALayer {
  /// Sets a property without animation, through the view if there is one.
  fileprivate func setModelValue(_ value: Any, forKey key: String) {
    UIView.performWithoutAnimation {
      guard let view = delegate as? UIView else { return setValue(value, forKeyPath: key) }
      if key == "backgroundColor" {
        view.backgroundColor = (value as? CGColor).map(UIColor.init(cgColor:))
      } else if key == "hidden" {
        view.isHidden = value as? Bool ?? false
      } else {
        view.changeGeometry { setValue(value, forKeyPath: key) }
      }
    }
  }
}
