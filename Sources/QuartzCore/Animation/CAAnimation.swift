package import CoreGraphics
public import Foundation
package import LayerTree

/// An animation of a layer: the timing and pace that its subclasses have in common. A layer keeps
/// a copy of what is added to it, which nobody may change: that traps.
///
/// Source: Apple, "CAAnimation".
@preconcurrency @MainActor
open class CAAnimation: NSObject, @preconcurrency NSCopying,
  CAMediaTiming, CAAction
{
  // There may be many: fields of a size stand together, so that none of it is padding.
  public var beginTime: CFTimeInterval = 0 { willSet { requireChangeable() } }
  public var duration: CFTimeInterval = 0 { willSet { requireChangeable() } }
  public var timeOffset: CFTimeInterval = 0 { willSet { requireChangeable() } }
  public var repeatDuration: CFTimeInterval = 0 { willSet { requireChangeable() } }
  public var speed: Float = 1 { willSet { requireChangeable() } }
  public var repeatCount: Float = 0 { willSet { requireChangeable() } }
  public var autoreverses = false { willSet { requireChangeable() } }
  /// Whether the layer drops the animation when it has run. Default: true.
  public var isRemovedOnCompletion = true { willSet { requireChangeable() } }
  /// Whether its end has been told.
  package final var hasEnded = false
  /// Whether it is a layer's copy.
  final var isAdded = false
  private final var filling = MediaTiming.FillMode.removed

  /// The pace of each pass; nil is linear.
  public var timingFunction: CAMediaTimingFunction? { willSet { requireChangeable() } }
  /// Told of start and end; retained, as on Apple's systems.
  public var delegate: (any CAAnimationDelegate)? { willSet { requireChangeable() } }
  /// Frames a second that would do for the animation. Default: `.default`. It is drawn at each refresh
  /// of the screen whatever it says: on the render side that costs the app nothing.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    willSet { requireChangeable() }
  }
  /// Counts this animation's end; set by who adds it in a group with others.
  package var completionGroup: CompletionGroup?
  /// What `setValue(_:forKey:)` was given for keys that are no properties.
  private final var keyedValues: [String: Any]?
  /// Whether the view of the layer takes no touches while it runs.
  package var stopsTouches = false
  /// The layer's view is touched where it is seen, and not where it is going.
  package var isTouchedWhereSeen = false

  public var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(filling) }
    set {
      requireChangeable()
      filling = newValue.mediaTimingMode
    }
  }

  public override init() {
    super.init()
  }

  /// The value of a property, or what was set for any other key: a tag, say, by which a delegate
  /// tells animations apart. Copies have it too.
  ///
  /// Source: Apple, "Key-Value Coding Extensions".
  open func value(forKey key: String) -> Any? {
    if let property = AnimationKey.named(key, of: self) { return property.get(self) }
    return keyedValues?[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Sets a property, or keeps the value for any other key. A value that a property cannot take
  /// changes nothing.
  open func setValue(_ value: Any?, forKey key: String) {
    requireChangeable()
    if let property = AnimationKey.named(key, of: self) { return property.set(self, value) }
    var values = keyedValues ?? [:]
    values[key] = value
    exchange(&keyedValues, with: values.isEmpty ? nil : values)
  }

  /// The value of a key that has none: of a property, that of a new animation.
  ///
  /// Source: Apple, "defaultValue(forKey:)".
  open class func defaultValue(forKey key: String) -> Any? {
    AnimationKey.defaultValue(key, of: self)
  }

  /// Traps with Core Animation's sentence where the animation is a layer's.
  final func requireChangeable() {
    require(!isAdded, "attempting to modify read-only animation \(self)")
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
    preferredFrameRateRange = other.preferredFrameRateRange
    timingFunctionOverride = other.timingFunctionOverride
    stopsTouches = other.stopsTouches
    isTouchedWhereSeen = other.isTouchedWhereSeen
    keyedValues = other.keyedValues
  }

  /// What it animates, of a group each of its animations; `time` is when it begins unless it says.
  func forEachLeaf(at time: CFTimeInterval, _ body: (AnimationLeaf) -> Void) {
    body(AnimationLeaf(animation: self, timing: mediaTiming(at: time), groups: nil))
  }

  /// The animation as the render side samples it; nil where there is nothing to sample.
  package func makeAnimation(id: Animation.ID, at time: CFTimeInterval) -> Animation? {
    nil
  }

  /// The images among its values, which it needs while it is on a layer in a window.
  package var pictures: [CGImage] { [] }

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
    timing.fillMode = filling
    return timing
  }

  /// How far it has come by the fraction of a pass.
  package var effectiveTimingFunction: TimingFunction {
    timingFunctionOverride ?? .curve(timingFunction?.curve ?? .linear)
  }

  /// Takes the place of the timing function's, for who drives the animation.
  package var timingFunctionOverride: TimingFunction?

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
