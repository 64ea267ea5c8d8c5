package import CoreGraphics
public import Foundation
package import LayerTree
import ObjectiveC

/// An animation of a layer: the timing and timing function that all subclasses share. A layer
/// stores a copy of an added animation, and modifying that copy traps.
///
/// Source: Apple, "CAAnimation".
@preconcurrency @MainActor
open class CAAnimation: NSObject, @preconcurrency NSCopying,
  CAMediaTiming, CAAction
{
  // An app may have many animations: fields are sorted by size to avoid padding, and what few have
  // lies in `extras`.
  /// The timing function of each iteration; nil is linear.
  open var timingFunction: CAMediaTimingFunction? { willSet { requireChangeable() } }
  /// The group that waits for this animation's end together with others.
  package final var completionGroup: CompletionGroup?
  /// What few animations have; nil for most.
  private final var extras: RareAnimationState?
  open var beginTime: CFTimeInterval = 0 { willSet { requireChangeable() } }
  open var duration: CFTimeInterval = 0 { willSet { requireChangeable() } }
  open var timeOffset: CFTimeInterval = 0 { willSet { requireChangeable() } }
  open var speed: Float = 1 { willSet { requireChangeable() } }
  open var repeatCount: Float = 0 { willSet { requireChangeable() } }
  open var autoreverses = false { willSet { requireChangeable() } }
  /// Whether the layer removes the animation when it has ended. Default: true.
  open var isRemovedOnCompletion = true { willSet { requireChangeable() } }
  private final var filling = MediaTiming.FillMode.removed
  private final var flags: Flags = []

  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let hasEnded = Flags(rawValue: 1)
    static let isAdded = Flags(rawValue: 2)
    static let blocksTouches = Flags(rawValue: 4)
    static let hitTestsPresentation = Flags(rawValue: 8)
    static let isAdditive = Flags(rawValue: 16)
    static let isCumulative = Flags(rawValue: 32)

    subscript(_ flag: Flags) -> Bool {
      get { contains(flag) }
      set { if newValue { insert(flag) } else { remove(flag) } }
    }
  }

  /// Whether it has a delegate, or something else that few animations have.
  final var isRare: Bool {
    extras != nil || completionGroup != nil || blocksTouches || hitTestsPresentation
  }

  /// Whether the delegate was notified of the end.
  package final var hasEnded: Bool {
    get { flags[.hasEnded] }
    set { flags[.hasEnded] = newValue }
  }

  /// Whether this is the copy that a layer stores, which is read-only.
  final var isAdded: Bool {
    get { flags[.isAdded] }
    set { flags[.isAdded] = newValue }
  }

  /// Whether the layer's view ignores touches while the animation runs.
  package final var blocksTouches: Bool {
    get { flags[.blocksTouches] }
    set { flags[.blocksTouches] = newValue }
  }

  /// Whether hit testing uses the presentation layer of the view instead of the model values.
  package final var hitTestsPresentation: Bool {
    get { flags[.hitTestsPresentation] }
    set { flags[.hitTestsPresentation] = newValue }
  }

  /// `CAPropertyAnimation.isAdditive`.
  final var addsToBelow: Bool {
    get { flags[.isAdditive] }
    set { flags[.isAdditive] = newValue }
  }

  /// `CAPropertyAnimation.isCumulative`.
  final var addsIterations: Bool {
    get { flags[.isCumulative] }
    set { flags[.isCumulative] = newValue }
  }

  open var repeatDuration: CFTimeInterval {
    get { extras?.repeatDuration ?? 0 }
    set { setRare(\.repeatDuration, to: newValue == 0 ? nil : newValue) }
  }

  /// `CAPropertyAnimation.valueFunction`.
  final var numberFunction: CAValueFunction? {
    get { extras?.valueFunction }
    set { setRare(\.valueFunction, to: newValue) }
  }

  /// `CABasicAnimation.valueStep`.
  final var numberStep: Double {
    get { extras?.valueStep ?? 0 }
    set { setRare(\.valueStep, to: newValue == 0 ? nil : newValue) }
  }

  /// Notified of start and end. The animation retains it, as on Apple's systems.
  open var delegate: (any CAAnimationDelegate)? {
    get { extras?.delegate }
    set { setRare(\.delegate, to: newValue) }
  }

  /// The frame rates that suit the animation, in frames per second. Default: `.default`. It has no
  /// effect: the render side draws the animation at each display refresh, at no cost to the app.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { extras?.frameRateRange ?? .default }
    set { setRare(\.frameRateRange, to: newValue) }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(filling) }
    set {
      requireChangeable()
      filling = newValue.mediaTimingMode
    }
  }

  public override init() {
    super.init()
  }

  deinit {
    AssociatedObjects.removeAll(of: ObjectIdentifier(self))
  }

  /// The value of a property, or the value that was set for any other key, for example a tag by
  /// which a delegate distinguishes animations. Copies keep these values.
  ///
  /// Source: Apple, "Key-Value Coding Extensions".
  open func value(forKey key: String) -> Any? {
    if let property = AnimationKey.named(key, of: self) { return property.get(self) }
    return extras?.keyedValues?[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Sets a property, or stores the value for any other key. A value that the property does not
  /// accept is ignored.
  open func setValue(_ value: Any?, forKey key: String) {
    requireChangeable()
    if let property = AnimationKey.named(key, of: self) { return property.set(self, value) }
    var values = extras?.keyedValues ?? [:]
    values[key] = value
    setRare(\.keyedValues, to: values.isEmpty ? nil : values)
  }

  /// The default value of a key: for a property, its value in a new animation.
  ///
  /// Source: Apple, "defaultValue(forKey:)".
  open class func defaultValue(forKey key: String) -> Any? {
    AnimationKey.defaultValue(key, of: self)
  }

  /// Traps with Core Animation's message if the animation belongs to a layer.
  final func requireChangeable() {
    require(!isAdded, "attempting to modify read-only animation \(self)")
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeObject(of: type(of: self))
    (copy as? CAAnimation)?.assign(from: self)
    return copy
  }

  /// Copies the values of `other`; subclasses copy theirs too.
  package func assign(from other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    autoreverses = other.autoreverses
    filling = other.filling
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
    completionGroup = other.completionGroup
    blocksTouches = other.blocksTouches
    hitTestsPresentation = other.hitTestsPresentation
    extras = other.extras?.copy()
  }

  /// Calls `body` with the animation, or for a group with each animation in it. An animation
  /// without a begin time begins at `time`.
  func forEachFlattened(at time: CFTimeInterval, _ body: (FlattenedAnimation) -> Void) {
    body(FlattenedAnimation(animation: self, timing: mediaTiming(at: time), groups: nil))
  }

  /// The animation in the form that the render side samples; nil if it affects nothing there.
  package func makeAnimation(id: Animation.ID, at time: CFTimeInterval) -> Animation? {
    nil
  }

  /// The images among the animation's values, which the render side needs while the animation is on
  /// a layer in a window.
  package var contentsImages: [CGImage] { [] }

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

  /// The timing function that maps the fraction of an iteration to progress.
  package var effectiveTimingFunction: TimingFunction {
    timingFunctionOverride ?? .curve(timingFunction?.curve ?? .linear)
  }

  /// Overrides `timingFunction`, for callers that drive the animation themselves.
  package final var timingFunctionOverride: TimingFunction? {
    get { extras?.timingFunctionOverride }
    set { setRare(\.timingFunctionOverride, to: newValue) }
  }

  private func setRare<Value>(
    _ path: ReferenceWritableKeyPath<RareAnimationState, Value?>, to value: Value?
  ) {
    requireChangeable()
    guard extras != nil || value != nil else { return }
    let extras = extras ?? RareAnimationState()
    self.extras = extras
    exchange(&extras[keyPath: path], with: value)
  }

  /// Adds itself to the layer under the key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// Receives the start and the end of an animation.
///
/// Source: Apple, "CAAnimationDelegate".
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: true if the animation ran to its end, false if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An action that a layer runs when one of its properties changes.
///
/// Source: Apple, "CAAction".
@preconcurrency @MainActor public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: the change shows at once.
  @preconcurrency @MainActor
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
