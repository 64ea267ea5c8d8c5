import UIKit

final class OverridingSpringAnimation: CASpringAnimation {
  override var mass: CGFloat {
    get { called(super.mass) }
    set { super.mass = assigned(newValue) }
  }
  override var stiffness: CGFloat {
    get { called(super.stiffness) }
    set { super.stiffness = assigned(newValue) }
  }
  override var damping: CGFloat {
    get { called(super.damping) }
    set { super.damping = assigned(newValue) }
  }
  override var initialVelocity: CGFloat {
    get { called(super.initialVelocity) }
    set { super.initialVelocity = assigned(newValue) }
  }
  override var allowsOverdamping: Bool {
    get { called(super.allowsOverdamping) }
    set { super.allowsOverdamping = assigned(newValue) }
  }
  override var perceptualDuration: CFTimeInterval { called(super.perceptualDuration) }
  override var bounce: CGFloat { called(super.bounce) }
  override var settlingDuration: CFTimeInterval { called(super.settlingDuration) }
  override var fromValue: Any? {
    get { called(super.fromValue) }
    set { super.fromValue = assigned(newValue) }
  }
  override var toValue: Any? {
    get { called(super.toValue) }
    set { super.toValue = assigned(newValue) }
  }
  override var byValue: Any? {
    get { called(super.byValue) }
    set { super.byValue = assigned(newValue) }
  }
  override var keyPath: String? {
    get { called(super.keyPath) }
    set { super.keyPath = assigned(newValue) }
  }
  override var isAdditive: Bool {
    get { called(super.isAdditive) }
    set { super.isAdditive = assigned(newValue) }
  }
  override var isCumulative: Bool {
    get { called(super.isCumulative) }
    set { super.isCumulative = assigned(newValue) }
  }
  override var valueFunction: CAValueFunction? {
    get { called(super.valueFunction) }
    set { super.valueFunction = assigned(newValue) }
  }
  override var beginTime: CFTimeInterval {
    get { called(super.beginTime) }
    set { super.beginTime = assigned(newValue) }
  }
  override var duration: CFTimeInterval {
    get { called(super.duration) }
    set { super.duration = assigned(newValue) }
  }
  override var timeOffset: CFTimeInterval {
    get { called(super.timeOffset) }
    set { super.timeOffset = assigned(newValue) }
  }
  override var repeatDuration: CFTimeInterval {
    get { called(super.repeatDuration) }
    set { super.repeatDuration = assigned(newValue) }
  }
  override var speed: Float {
    get { called(super.speed) }
    set { super.speed = assigned(newValue) }
  }
  override var repeatCount: Float {
    get { called(super.repeatCount) }
    set { super.repeatCount = assigned(newValue) }
  }
  override var autoreverses: Bool {
    get { called(super.autoreverses) }
    set { super.autoreverses = assigned(newValue) }
  }
  override var isRemovedOnCompletion: Bool {
    get { called(super.isRemovedOnCompletion) }
    set { super.isRemovedOnCompletion = assigned(newValue) }
  }
  override var timingFunction: CAMediaTimingFunction? {
    get { called(super.timingFunction) }
    set { super.timingFunction = assigned(newValue) }
  }
  override var delegate: (any CAAnimationDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override var preferredFrameRateRange: CAFrameRateRange {
    get { called(super.preferredFrameRateRange) }
    set { super.preferredFrameRateRange = assigned(newValue) }
  }
  override var fillMode: CAMediaTimingFillMode {
    get { called(super.fillMode) }
    set { super.fillMode = assigned(newValue) }
  }
  override func value(forKey key: String) -> Any? { called(super.value(forKey: key)) }
  override func setValue(_ value: Any?, forKey key: String) {
    called(super.setValue(value, forKey: key))
  }
  override class func defaultValue(forKey key: String) -> Any? {
    called(super.defaultValue(forKey: key))
  }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  { called(super.run(forKey: event, object: anObject, arguments: dict)) }
}

final class OverridingKeyframeAnimation: CAKeyframeAnimation {
  override var values: [Any]? {
    get { called(super.values) }
    set { super.values = assigned(newValue) }
  }
  override var path: CGPath? {
    get { called(super.path) }
    set { super.path = assigned(newValue) }
  }
  override var keyTimes: [NSNumber]? {
    get { called(super.keyTimes) }
    set { super.keyTimes = assigned(newValue) }
  }
  override var timingFunctions: [CAMediaTimingFunction]? {
    get { called(super.timingFunctions) }
    set { super.timingFunctions = assigned(newValue) }
  }
  override var calculationMode: CAAnimationCalculationMode {
    get { called(super.calculationMode) }
    set { super.calculationMode = assigned(newValue) }
  }
  override var tensionValues: [NSNumber]? {
    get { called(super.tensionValues) }
    set { super.tensionValues = assigned(newValue) }
  }
  override var continuityValues: [NSNumber]? {
    get { called(super.continuityValues) }
    set { super.continuityValues = assigned(newValue) }
  }
  override var biasValues: [NSNumber]? {
    get { called(super.biasValues) }
    set { super.biasValues = assigned(newValue) }
  }
  override var rotationMode: CAAnimationRotationMode? {
    get { called(super.rotationMode) }
    set { super.rotationMode = assigned(newValue) }
  }
}

final class OverridingAnimationGroup: CAAnimationGroup {
  override var animations: [CAAnimation]? {
    get { called(super.animations) }
    set { super.animations = assigned(newValue) }
  }
}

final class OverridingTransition: CATransition {
  override var type: CATransitionType {
    get { called(super.type) }
    set { super.type = assigned(newValue) }
  }
  override var subtype: CATransitionSubtype? {
    get { called(super.subtype) }
    set { super.subtype = assigned(newValue) }
  }
  override var startProgress: Float {
    get { called(super.startProgress) }
    set { super.startProgress = assigned(newValue) }
  }
  override var endProgress: Float {
    get { called(super.endProgress) }
    set { super.endProgress = assigned(newValue) }
  }
}

extension Overrides {
  static let springAnimation = Overrides(
    of: "CAAnimation", "CAPropertyAnimation", "CABasicAnimation", "CASpringAnimation",
    by: OverridingSpringAnimation(keyPath: "opacity"),
    uses: [
      {
        $0.beginTime = $0.beginTime
        $0.duration = $0.duration
        $0.speed = $0.speed
        $0.timeOffset = $0.timeOffset
        $0.repeatCount = $0.repeatCount
        $0.repeatDuration = $0.repeatDuration
        $0.autoreverses = $0.autoreverses
        $0.fillMode = $0.fillMode
        $0.isRemovedOnCompletion = $0.isRemovedOnCompletion
        $0.timingFunction = $0.timingFunction
        $0.delegate = $0.delegate
        $0.preferredFrameRateRange = $0.preferredFrameRateRange
      },
      {
        $0.keyPath = $0.keyPath
        $0.isAdditive = $0.isAdditive
        $0.isCumulative = $0.isCumulative
        $0.valueFunction = $0.valueFunction
        $0.fromValue = $0.fromValue
        $0.toValue = $0.toValue
        $0.byValue = $0.byValue
      },
      {
        $0.mass = $0.mass
        $0.stiffness = $0.stiffness
        $0.damping = $0.damping
        $0.initialVelocity = $0.initialVelocity
        $0.allowsOverdamping = $0.allowsOverdamping
        _ = ($0.perceptualDuration, $0.bounce, $0.settlingDuration)
      },
      {
        _ = $0.value(forKey: "unknown")
        $0.setValue(1, forKey: "key")
      },
      // The layer adds a copy.
      { CALayer().add($0, forKey: nil) },
      { animation in
        let layer = CALayer()
        layer.actions = ["opacity": animation]
        layer.opacity = 0.5
      },
    ])

  static let keyframeAnimation = Overrides(
    of: "CAKeyframeAnimation", by: OverridingKeyframeAnimation(keyPath: "opacity"),
    uses: [
      {
        $0.values = $0.values
        $0.path = $0.path
        $0.keyTimes = $0.keyTimes
        $0.timingFunctions = $0.timingFunctions
        $0.calculationMode = $0.calculationMode
        $0.tensionValues = $0.tensionValues
        $0.continuityValues = $0.continuityValues
        $0.biasValues = $0.biasValues
        $0.rotationMode = $0.rotationMode
      }
    ])

  static let animationGroup = Overrides(
    of: "CAAnimationGroup", by: OverridingAnimationGroup(),
    uses: [{ $0.animations = $0.animations }])

  static let transition = Overrides(
    of: "CATransition", by: OverridingTransition(),
    uses: [
      {
        $0.type = $0.type
        $0.subtype = $0.subtype
        $0.startProgress = $0.startProgress
        $0.endProgress = $0.endProgress
      }
    ])
}
