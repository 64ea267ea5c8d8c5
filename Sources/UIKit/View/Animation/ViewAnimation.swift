import Foundation
import QuartzCore

/// An animation block that is being run. It turns each change made inside it into an animation.
@MainActor class ViewAnimation {
  /// The innermost block; nil outside all blocks, and while animations are disabled.
  static var current: ViewAnimation? { areAnimationsEnabled ? stack.last : nil }
  static var areAnimationsEnabled = true
  /// Gets the changes of all blocks that run, so that they can be taken back.
  static var recorder: AnimatedProperties?
  private static var stack: [ViewAnimation] = []
  /// What changes outside of blocks get in place of an action.
  static let noAction = NSNull()

  final private(set) var timing: BlockTiming
  final let options: UIView.AnimationOptions
  /// Controls the animations of this block and of nested ones; nil if they run by themselves.
  final let owner: (any ViewAnimationOwner)?
  /// Counts all animations of the block, and calls its completion.
  final let group: CompletionGroup
  /// Whether moves are animated in whole pixels.
  private final var movesByWholePixels = false
  private final let start = CACurrentMediaTime()
  /// The views to lay out at the end of the block: those that it changes, with the option
  /// `.layoutSubviews`, and stack views.
  private final var changedViews: [UIView] = []

  /// - Parameters:
  ///   - timing: the requested timing; an enclosing block may override parts of it.
  ///   - owner: nil means that of the enclosing block.
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

  /// Runs the changes. The completion is called when the last of their animations has ended, or in
  /// the next run-loop iteration if there are none.
  final func run(_ changes: () -> Void) {
    Self.stack.append(self)
    changes()
    layOutChangedViews()
    didMakeChanges()
    Self.stack.removeLast()
    group.close()
  }

  /// Layout may change further, deeper views, which are appended while this runs.
  private final func layOutChangedViews() {
    var index = 0
    while index < changedViews.count {
      changedViews[index].solveLayout()
      changedViews[index].layoutIfNeeded()
      index += 1
    }
    changedViews = []
  }

  /// Runs changes whose animations repeat.
  final func repeating(_ count: Float, autoreverses: Bool, _ changes: () -> Void) {
    let previous = timing
    (timing.repeatCount, timing.autoreverses) = (count, autoreverses)
    changes()
    timing = previous
  }

  /// Runs changes whose views move by whole pixels.
  final func movingByWholePixels(_ changes: () -> Void) {
    let previous = movesByWholePixels
    movesByWholePixels = true
    changes()
    movesByWholePixels = previous
  }

  // MARK: Changes

  /// Whether animations of additive properties are added to those in flight, which then continue.
  /// Repeating animations replace those in flight, since they return to their start values.
  var isAdditive: Bool { !timing.repeats }

  /// Returns the action of a property that is about to change, or nil if it is not animated. The
  /// layers of views outside a window change immediately.
  final func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard timing.isAnimated, layer.context != nil else { return nil }
    if options.contains(.layoutSubviews), let view = layer.delegate as? UIView {
      changedViews.append(view)
    }
    return ViewChange(of: key, on: layer, in: self)
  }

  /// Animates a change after the property has been set.
  func animate(_ change: ViewChange) {
    for animation in change.makeAnimations() {
      if movesByWholePixels, change.isMove, let view = change.layer.delegate as? UIView {
        animation.valueStep = 1 / Double(view.contentScaleFactor)
      }
      add(animation, of: change)
    }
  }

  /// Lays out a view after the changes, so that its subviews move with the block's animations.
  final func layOutAtEnd(_ view: UIView) {
    changedViews.append(view)
  }

  /// Keeps a layer that has been hidden visible until the block's animations end.
  final func keepVisible(_ layer: CALayer) {
    guard timing.isAnimated, layer.context != nil else { return }
    let animation = timing.makeAnimation(of: "hidden")
    (animation.fromValue, animation.toValue) = (false, false)
    add(animation, of: ViewChange(hiding: layer, in: self))
  }

  /// Called after all changes have been made, while the block is still the current one.
  func didMakeChanges() {}

  /// Adds a transition to a layer.
  final func add(_ transition: CATransition, to layer: CALayer) {
    guard timing.isAnimated, layer.context != nil else { return }
    prepare(transition, for: layer)
    layer.add(transition, forKey: nil)
  }

  private final func prepare(_ animation: CAAnimation, for layer: CALayer) {
    timing.apply(to: animation, start: layer.convertTime(start, from: nil))
    animation.completionGroup = group
    animation.blocksTouches = !options.contains(.allowUserInteraction)
  }

  /// Adds an animation under its key path, or under a numbered key if earlier animations continue.
  final func add(_ animation: CAPropertyAnimation, of change: ViewChange) {
    prepare(animation, for: change.layer)
    let key = change.layer.freeAnimationKey(for: animation.keyPath ?? change.key)
    owner?.willAdd(animation, forKey: key, of: change)
    Self.recorder?.record(change, forKey: key, part: 0)
    change.layer.add(animation, forKey: key)
  }
}

/// An object that controls the animations that a block creates, as a property animator does.
@MainActor protocol ViewAnimationOwner: AnyObject {
  /// Called before an animation is added to the layer, which keeps a copy of it under the key. The
  /// timing and the timing function may be set here, and later with `retimeAnimation(forKey:)`.
  func willAdd(_ animation: CAPropertyAnimation, forKey key: String, of change: ViewChange)
}

extension CALayer {
  /// The key path, or else the key path with the lowest unused number from 2 on.
  fileprivate func freeAnimationKey(for keyPath: String) -> String {
    guard animation(forKey: keyPath) != nil else { return keyPath }
    var number = 2
    while animation(forKey: "\(keyPath)-\(number)") != nil { number += 1 }
    return "\(keyPath)-\(number)"
  }
}
