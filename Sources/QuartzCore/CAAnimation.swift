public import Foundation
package import LayerTree

/// An animation of a layer: the timing and pace that its subclasses have in common. A layer keeps
/// a copy of what is added to it.
///
/// Source: Apple, "CAAnimation".
@preconcurrency @MainActor
open class CAAnimation: NSObject, @preconcurrency NSCopying,
  CAMediaTiming, CAAction
{
  // There may be many: fields of a size stand together, so that none of it is padding.
  public var beginTime: CFTimeInterval = 0
  public var duration: CFTimeInterval = 0
  public var timeOffset: CFTimeInterval = 0
  public var repeatDuration: CFTimeInterval = 0
  public var speed: Float = 1
  public var repeatCount: Float = 0
  public var autoreverses = false
  /// Whether the layer drops the animation when it has run. Default: true.
  public var isRemovedOnCompletion = true
  /// Whether its end has been told.
  final var hasEnded = false
  private final var filling = MediaTiming.FillMode.removed

  /// The pace of each pass; nil is linear.
  public var timingFunction: CAMediaTimingFunction?
  /// Told of start and end; retained, as on Apple's systems.
  public var delegate: (any CAAnimationDelegate)?
  /// Counts this animation's end; set by who adds it in a group with others.
  package var completionGroup: CompletionGroup?
  /// Whether the view of the layer takes no touches while it runs.
  package var stopsTouches = false

  public var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(filling) }
    set { filling = newValue.mediaTimingMode }
  }

  public override init() {
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeObject(of: type(of: self))
    (copy as? CAAnimation)?.assign(from: self)
    return copy
  }

  /// Takes over `other`'s values; subclasses add theirs.
  package func assign(from other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    filling = other.filling
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
    delegate = other.delegate
    completionGroup = other.completionGroup
    paceOverride = other.paceOverride
    stopsTouches = other.stopsTouches
  }

  /// The animation as the render side samples it; nil where there is nothing to sample.
  package func makeAnimation(id: Animation.ID, at time: CFTimeInterval) -> Animation? {
    nil
  }

  /// The timing with `beginTime` made absolute.
  package func mediaTiming(at time: CFTimeInterval) -> MediaTiming {
    var timing = MediaTiming()
    timing.beginTime = beginTime == 0 ? time : beginTime
    timing.duration = duration
    timing.speed = Double(speed)
    timing.timeOffset = timeOffset
    timing.repeatCount = Double(repeatCount)
    timing.repeatDuration = repeatDuration
    timing.autoreverses = autoreverses
    // An animation that stays on the layer holds what its fill mode says for as long.
    timing.fillMode = filling
    return timing
  }

  /// How far it has come by the fraction of a pass.
  package var pace: Pace {
    paceOverride ?? .curve(timingFunction?.curve ?? .linear)
  }

  /// Takes the place of the timing function's, for who drives the animation.
  package var paceOverride: Pace?

  /// Adds itself to the layer under the key.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// Told when an animation starts and ends.
///
/// Source: Apple, "CAAnimationDelegate".
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: whether it ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What a layer does when one of its properties changes.
///
/// Source: Apple, "CAAction".
@preconcurrency @MainActor public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: the change shows at once.
  @preconcurrency @MainActor
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
