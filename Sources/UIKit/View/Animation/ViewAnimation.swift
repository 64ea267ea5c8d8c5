import Foundation
import QuartzCore

/// An animation block that is being run: what each change inside it becomes.
@MainActor class ViewAnimation {
  /// The innermost block; nil outside of all, and while animations are off.
  static var current: ViewAnimation? { areAnimationsEnabled ? stack.last : nil }
  static var areAnimationsEnabled = true
  private static var stack: [ViewAnimation] = []

  final private(set) var timing: BlockTiming
  final let options: UIView.AnimationOptions
  /// Has its hands on the animations of this block and of those inside; nil: they run by themselves.
  final let owner: (any ViewAnimationOwner)?
  /// Of all animations of the block.
  final let group: CompletionGroup
  private final let start = CACurrentMediaTime()
  /// With the option to lay them out.
  private final var changedViews: [UIView] = []

  /// - Parameters:
  ///   - timing: what a block around this one leaves of it is what counts.
  ///   - owner: nil: that of the block around this one.
  init(
    _ timing: BlockTiming, options: UIView.AnimationOptions = [],
    owner: (any ViewAnimationOwner)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = Self.current
    self.timing = outer.map { timing.inheriting(from: $0.timing, options) } ?? timing
    let inherited = options.contains(.overrideInheritedOptions) ? nil : outer
    self.options = options.union(inherited?.options.intersection(.inherited) ?? [])
    self.owner = owner ?? inherited?.owner
    group = CompletionGroup(completion)
  }

  /// Runs the changes; the completion is called when the last animation that they made has ended,
  /// or in the next turn of the run loop when they made none.
  final func run(_ changes: () -> Void) {
    Self.stack.append(self)
    changes()
    layOutChangedViews()
    changesWereMade()
    Self.stack.removeLast()
    group.close()
  }

  /// Layout may change views that lie deeper.
  private final func layOutChangedViews() {
    var index = 0
    while index < changedViews.count {
      changedViews[index].layoutIfNeeded()
      index += 1
    }
    changedViews = []
  }

  /// Runs changes that repeat.
  final func repeating(_ count: Float, autoreverses: Bool, _ changes: () -> Void) {
    let past = timing
    (timing.repeatCount, timing.autoreverses) = (count, autoreverses)
    changes()
    timing = past
  }

  // MARK: Changes

  /// Whether values that add up are added to those in flight, which go on. What repeats comes back
  /// to where it began, and takes the place of what was in flight.
  var isAdditive: Bool { !timing.repeats }

  /// What a change of a property does once it has been made; nil where nothing is animated. The
  /// layers of views outside a window are placed at once.
  final func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard timing.takesTime, layer.context != nil else { return nil }
    if options.contains(.layoutSubviews), let view = layer.delegate as? UIView {
      changedViews.append(view)
    }
    return ViewChange(of: key, on: layer, in: self)
  }

  /// Animates a change that has been made.
  func animate(_ change: ViewChange) {
    for animation in change.makeAnimations() { add(animation, of: change) }
  }

  /// Called when all changes have been made, still inside of the block.
  func changesWereMade() {}

  /// Adds the transition of a layer, which runs by itself.
  final func add(_ transition: CATransition, to layer: CALayer) {
    guard timing.takesTime, layer.context != nil else { return }
    prepare(transition, for: layer)
    layer.add(transition, forKey: nil)
  }

  private final func prepare(_ animation: CAAnimation, for layer: CALayer) {
    timing.apply(to: animation, start: layer.convertTime(start, from: nil))
    animation.completionGroup = group
    animation.stopsTouches = !options.contains(.allowUserInteraction)
  }

  /// Adds an animation under its key path, or one numbered after it where earlier ones go on.
  final func add(_ animation: CAPropertyAnimation, of change: ViewChange) {
    prepare(animation, for: change.layer)
    let key = change.layer.freeAnimationKey(for: animation.keyPath ?? change.key)
    owner?.willAdd(animation, forKey: key, of: change)
    change.layer.add(animation, forKey: key)
  }
}

/// Whoever drives the animations that a block makes, as a property animator does.
@MainActor protocol ViewAnimationOwner: AnyObject {
  /// Called before an animation is added to the layer, which will know a copy of it by the key:
  /// its timing and pace may be set, and set anew later with `retimeAnimation(forKey:)`.
  func willAdd(_ animation: CAPropertyAnimation, forKey key: String, of change: ViewChange)
}

extension CALayer {
  /// The key path, or with the first number from 2 on that no animation has.
  fileprivate func freeAnimationKey(for keyPath: String) -> String {
    guard animation(forKey: keyPath) != nil else { return keyPath }
    var number = 2
    while animation(forKey: "\(keyPath)-\(number)") != nil { number += 1 }
    return "\(keyPath)-\(number)"
  }
}
