import Foundation
import QuartzCore

/// The animations that a property animator has on layers, and the values that their properties go
/// from and to.
///
/// An object: what removes animations calls back into the animator, which asks for them meanwhile.
@MainActor final class AnimatedProperties {
  /// An animation on a layer, which knows it by the key.
  private struct Attached {
    let layer: CALayer
    let key: String
    /// The block's; tells it from others that have the key later.
    let group: CompletionGroup
    /// Its index in the timeline.
    let part: Int

    /// The layer's own copy, while it is on the layer.
    @MainActor var animation: CAAnimation? {
      let animation = layer.animation(forKey: key)
      return animation?.completionGroup === group ? animation : nil
    }

    @MainActor var isThere: Bool { animation != nil }

    /// Whether it runs in a time other than the animator's, and has not come to its end there.
    @MainActor var isLate: Bool {
      animation.map { !$0.hasEnded && !layer.runsOnMediaTime } ?? false
    }
  }

  private struct Property: Hashable {
    let layer: ObjectIdentifier
    let key: String
  }

  /// The values of a property that animations go between.
  private struct Ends {
    let layer: CALayer
    let key: String
    let start: Any
    /// The target, kept while the layer has the value at which it was stopped.
    var end: Any?
  }

  private var attached: [Attached] = []
  /// In the order in which they changed first: superviews before those that they resize.
  private var ends: [Ends] = []
  private var known: Set<Property> = []

  func add(_ change: ViewChange, forKey key: String, part: Int) {
    attached.append(
      Attached(layer: change.layer, key: key, group: change.block.group, part: part))
    let property = Property(layer: ObjectIdentifier(change.layer), key: change.key)
    if known.insert(property).inserted {
      ends.append(Ends(layer: change.layer, key: change.key, start: change.old))
    }
  }

  /// Whether none of the animations is on its layer.
  var isGone: Bool { !attached.contains { $0.isThere } }

  /// Whether an animation goes on though the animator's time is over: its layer, or one above, is
  /// slower than the animator, or stands.
  var areLate: Bool { attached.contains { $0.isLate } }

  /// Changes all animations that are on their layers.
  func retime(_ change: (_ animation: CAAnimation, _ part: Int, _ layer: CALayer) -> Void) {
    for animation in attached where animation.isThere {
      animation.layer.retimeAnimation(forKey: animation.key) {
        change($0, animation.part, animation.layer)
      }
    }
  }

  /// Takes the animations off the layers, and leaves the values that they showed.
  func freeze() {
    let there = attached.filter { $0.isThere }
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
      if let value { end.layer.place(value, forKey: end.key) }
    }
  }

  /// Takes the animations off the layers, which have the targets since they were added.
  func remove() {
    let all = attached
    attached = []
    for animation in all where animation.isThere {
      animation.layer.removeAnimation(forKey: animation.key)
    }
  }

  func placeAtStart() {
    for end in ends { end.layer.place(end.start, forKey: end.key) }
  }

  /// After `freeze()`.
  func placeAtEnd() {
    for end in ends {
      if let value = end.end { end.layer.place(value, forKey: end.key) }
    }
  }
}

extension CALayer {
  /// Gives a property a value as its view does.
  fileprivate func place(_ value: Any, forKey key: String) {
    UIView.performWithoutAnimation {
      guard let view = delegate as? UIView else { return setValue(value, forKey: key) }
      if key == "backgroundColor" {
        view.backgroundColor = (value as? CGColor).map(UIColor.init(cgColor:))
      } else {
        view.changeGeometry { setValue(value, forKey: key) }
      }
    }
  }
}
