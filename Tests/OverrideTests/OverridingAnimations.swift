import Testing
import UIKit

/// Overrides every member that a subclass on iOS may override.
@MainActor final class OverridingSpringAnimation: CASpringAnimation {
  override var beginTime: CFTimeInterval {
    get {
      record("beginTime")
      return super.beginTime
    }
    set {
      record("beginTime =")
      super.beginTime = newValue
    }
  }

  override var duration: CFTimeInterval {
    get {
      record("duration")
      return super.duration
    }
    set {
      record("duration =")
      super.duration = newValue
    }
  }

  override var speed: Float {
    get {
      record("speed")
      return super.speed
    }
    set {
      record("speed =")
      super.speed = newValue
    }
  }

  override var timeOffset: CFTimeInterval {
    get {
      record("timeOffset")
      return super.timeOffset
    }
    set {
      record("timeOffset =")
      super.timeOffset = newValue
    }
  }

  override var repeatCount: Float {
    get {
      record("repeatCount")
      return super.repeatCount
    }
    set {
      record("repeatCount =")
      super.repeatCount = newValue
    }
  }

  override var repeatDuration: CFTimeInterval {
    get {
      record("repeatDuration")
      return super.repeatDuration
    }
    set {
      record("repeatDuration =")
      super.repeatDuration = newValue
    }
  }

  override var autoreverses: Bool {
    get {
      record("autoreverses")
      return super.autoreverses
    }
    set {
      record("autoreverses =")
      super.autoreverses = newValue
    }
  }

  override var fillMode: CAMediaTimingFillMode {
    get {
      record("fillMode")
      return super.fillMode
    }
    set {
      record("fillMode =")
      super.fillMode = newValue
    }
  }

  override var isRemovedOnCompletion: Bool {
    get {
      record("isRemovedOnCompletion")
      return super.isRemovedOnCompletion
    }
    set {
      record("isRemovedOnCompletion =")
      super.isRemovedOnCompletion = newValue
    }
  }

  override var timingFunction: CAMediaTimingFunction? {
    get {
      record("timingFunction")
      return super.timingFunction
    }
    set {
      record("timingFunction =")
      super.timingFunction = newValue
    }
  }

  override var delegate: (any CAAnimationDelegate)? {
    get {
      record("delegate")
      return super.delegate
    }
    set {
      record("delegate =")
      super.delegate = newValue
    }
  }

  override var preferredFrameRateRange: CAFrameRateRange {
    get {
      record("preferredFrameRateRange")
      return super.preferredFrameRateRange
    }
    set {
      record("preferredFrameRateRange =")
      super.preferredFrameRateRange = newValue
    }
  }

  override var keyPath: String? {
    get {
      record("keyPath")
      return super.keyPath
    }
    set {
      record("keyPath =")
      super.keyPath = newValue
    }
  }

  override var isAdditive: Bool {
    get {
      record("isAdditive")
      return super.isAdditive
    }
    set {
      record("isAdditive =")
      super.isAdditive = newValue
    }
  }

  override var isCumulative: Bool {
    get {
      record("isCumulative")
      return super.isCumulative
    }
    set {
      record("isCumulative =")
      super.isCumulative = newValue
    }
  }

  override var valueFunction: CAValueFunction? {
    get {
      record("valueFunction")
      return super.valueFunction
    }
    set {
      record("valueFunction =")
      super.valueFunction = newValue
    }
  }

  override var fromValue: Any? {
    get {
      record("fromValue")
      return super.fromValue
    }
    set {
      record("fromValue =")
      super.fromValue = newValue
    }
  }

  override var toValue: Any? {
    get {
      record("toValue")
      return super.toValue
    }
    set {
      record("toValue =")
      super.toValue = newValue
    }
  }

  override var byValue: Any? {
    get {
      record("byValue")
      return super.byValue
    }
    set {
      record("byValue =")
      super.byValue = newValue
    }
  }

  override var mass: CGFloat {
    get {
      record("mass")
      return super.mass
    }
    set {
      record("mass =")
      super.mass = newValue
    }
  }

  override var stiffness: CGFloat {
    get {
      record("stiffness")
      return super.stiffness
    }
    set {
      record("stiffness =")
      super.stiffness = newValue
    }
  }

  override var damping: CGFloat {
    get {
      record("damping")
      return super.damping
    }
    set {
      record("damping =")
      super.damping = newValue
    }
  }

  override var initialVelocity: CGFloat {
    get {
      record("initialVelocity")
      return super.initialVelocity
    }
    set {
      record("initialVelocity =")
      super.initialVelocity = newValue
    }
  }

  override var allowsOverdamping: Bool {
    get {
      record("allowsOverdamping")
      return super.allowsOverdamping
    }
    set {
      record("allowsOverdamping =")
      super.allowsOverdamping = newValue
    }
  }

  override var perceptualDuration: CFTimeInterval {
    record("perceptualDuration")
    return super.perceptualDuration
  }

  override var bounce: CGFloat {
    record("bounce")
    return super.bounce
  }

  override var settlingDuration: CFTimeInterval {
    record("settlingDuration")
    return super.settlingDuration
  }

  override func value(forKey key: String) -> Any? {
    record("value(forKey:)")
    return super.value(forKey: key)
  }

  override func setValue(_ value: Any?, forKey key: String) {
    record("setValue(_:forKey:)")
    super.setValue(value, forKey: key)
  }

  override func copy(with zone: NSZone?) -> Any {
    record("copy(with:)")
    return super.copy(with: zone)
  }

  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  {
    record("run(forKey:object:arguments:)")
    super.run(forKey: event, object: anObject, arguments: dict)
  }

  override class func defaultValue(forKey key: String) -> Any? {
    record("defaultValue(forKey:)")
    return super.defaultValue(forKey: key)
  }
}

let springMembers: [Member<OverridingSpringAnimation>] = [
  Member("beginTime", ["beginTime", "beginTime ="]) { $0.beginTime = $0.beginTime },
  Member("duration", ["duration", "duration ="]) { $0.duration = $0.duration },
  Member("speed", ["speed", "speed ="]) { $0.speed = $0.speed },
  Member("timeOffset", ["timeOffset", "timeOffset ="]) { $0.timeOffset = $0.timeOffset },
  Member("repeatCount", ["repeatCount", "repeatCount ="]) { $0.repeatCount = $0.repeatCount },
  Member("repeatDuration", ["repeatDuration", "repeatDuration ="]) {
    $0.repeatDuration = $0.repeatDuration
  },
  Member("autoreverses", ["autoreverses", "autoreverses ="]) { $0.autoreverses = $0.autoreverses },
  Member("fillMode", ["fillMode", "fillMode ="]) { $0.fillMode = $0.fillMode },
  Member("isRemovedOnCompletion", ["isRemovedOnCompletion", "isRemovedOnCompletion ="]) {
    $0.isRemovedOnCompletion = $0.isRemovedOnCompletion
  },
  Member("timingFunction", ["timingFunction", "timingFunction ="]) {
    $0.timingFunction = $0.timingFunction
  },
  Member("delegate", ["delegate", "delegate ="]) { $0.delegate = $0.delegate },
  Member("preferredFrameRateRange", ["preferredFrameRateRange", "preferredFrameRateRange ="]) {
    $0.preferredFrameRateRange = $0.preferredFrameRateRange
  },
  Member("keyPath", ["keyPath", "keyPath ="]) { $0.keyPath = $0.keyPath },
  Member("isAdditive", ["isAdditive", "isAdditive ="]) { $0.isAdditive = $0.isAdditive },
  Member("isCumulative", ["isCumulative", "isCumulative ="]) { $0.isCumulative = $0.isCumulative },
  Member("valueFunction", ["valueFunction", "valueFunction ="]) {
    $0.valueFunction = $0.valueFunction
  },
  Member("fromValue", ["fromValue", "fromValue ="]) { $0.fromValue = $0.fromValue },
  Member("toValue", ["toValue", "toValue ="]) { $0.toValue = $0.toValue },
  Member("byValue", ["byValue", "byValue ="]) { $0.byValue = $0.byValue },
  Member("mass", ["mass", "mass ="]) { $0.mass = $0.mass },
  Member("stiffness", ["stiffness", "stiffness ="]) { $0.stiffness = $0.stiffness },
  Member("damping", ["damping", "damping ="]) { $0.damping = $0.damping },
  Member("initialVelocity", ["initialVelocity", "initialVelocity ="]) {
    $0.initialVelocity = $0.initialVelocity
  },
  Member("allowsOverdamping", ["allowsOverdamping", "allowsOverdamping ="]) {
    $0.allowsOverdamping = $0.allowsOverdamping
  },
  Member("perceptualDuration") { _ = $0.perceptualDuration },
  Member("bounce") { _ = $0.bounce },
  Member("settlingDuration") { _ = $0.settlingDuration },
  Member("value(forKey:)") { _ = $0.value(forKey: "key") },
  Member("setValue(_:forKey:)") { $0.setValue(1, forKey: "key") },
  Member("copy(with:)") { CALayer().add($0, forKey: nil) },
  Member("run(forKey:object:arguments:)") { run($0) },
  Member("defaultValue(forKey:)") { _ = $0.value(forKey: "unknown") },
]

/// Overrides every member that a subclass on iOS may override.
@MainActor final class OverridingKeyframeAnimation: CAKeyframeAnimation {
  override var values: [Any]? {
    get {
      record("values")
      return super.values
    }
    set {
      record("values =")
      super.values = newValue
    }
  }

  override var path: CGPath? {
    get {
      record("path")
      return super.path
    }
    set {
      record("path =")
      super.path = newValue
    }
  }

  override var keyTimes: [NSNumber]? {
    get {
      record("keyTimes")
      return super.keyTimes
    }
    set {
      record("keyTimes =")
      super.keyTimes = newValue
    }
  }

  override var timingFunctions: [CAMediaTimingFunction]? {
    get {
      record("timingFunctions")
      return super.timingFunctions
    }
    set {
      record("timingFunctions =")
      super.timingFunctions = newValue
    }
  }

  override var calculationMode: CAAnimationCalculationMode {
    get {
      record("calculationMode")
      return super.calculationMode
    }
    set {
      record("calculationMode =")
      super.calculationMode = newValue
    }
  }

  override var tensionValues: [NSNumber]? {
    get {
      record("tensionValues")
      return super.tensionValues
    }
    set {
      record("tensionValues =")
      super.tensionValues = newValue
    }
  }

  override var continuityValues: [NSNumber]? {
    get {
      record("continuityValues")
      return super.continuityValues
    }
    set {
      record("continuityValues =")
      super.continuityValues = newValue
    }
  }

  override var biasValues: [NSNumber]? {
    get {
      record("biasValues")
      return super.biasValues
    }
    set {
      record("biasValues =")
      super.biasValues = newValue
    }
  }

  override var rotationMode: CAAnimationRotationMode? {
    get {
      record("rotationMode")
      return super.rotationMode
    }
    set {
      record("rotationMode =")
      super.rotationMode = newValue
    }
  }
}

let keyframeMembers: [Member<OverridingKeyframeAnimation>] = [
  Member("values", ["values", "values ="]) { $0.values = $0.values },
  Member("path", ["path", "path ="]) { $0.path = $0.path },
  Member("keyTimes", ["keyTimes", "keyTimes ="]) { $0.keyTimes = $0.keyTimes },
  Member("timingFunctions", ["timingFunctions", "timingFunctions ="]) {
    $0.timingFunctions = $0.timingFunctions
  },
  Member("calculationMode", ["calculationMode", "calculationMode ="]) {
    $0.calculationMode = $0.calculationMode
  },
  Member("tensionValues", ["tensionValues", "tensionValues ="]) {
    $0.tensionValues = $0.tensionValues
  },
  Member("continuityValues", ["continuityValues", "continuityValues ="]) {
    $0.continuityValues = $0.continuityValues
  },
  Member("biasValues", ["biasValues", "biasValues ="]) { $0.biasValues = $0.biasValues },
  Member("rotationMode", ["rotationMode", "rotationMode ="]) { $0.rotationMode = $0.rotationMode },
]

/// Overrides every member that a subclass on iOS may override.
@MainActor final class OverridingAnimationGroup: CAAnimationGroup {
  override var animations: [CAAnimation]? {
    get {
      record("animations")
      return super.animations
    }
    set {
      record("animations =")
      super.animations = newValue
    }
  }
}

let groupMembers: [Member<OverridingAnimationGroup>] = [
  Member("animations", ["animations", "animations ="]) { $0.animations = $0.animations }
]

/// Overrides every member that a subclass on iOS may override.
@MainActor final class OverridingTransition: CATransition {
  override var type: CATransitionType {
    get {
      record("type")
      return super.type
    }
    set {
      record("type =")
      super.type = newValue
    }
  }

  override var subtype: CATransitionSubtype? {
    get {
      record("subtype")
      return super.subtype
    }
    set {
      record("subtype =")
      super.subtype = newValue
    }
  }

  override var startProgress: Float {
    get {
      record("startProgress")
      return super.startProgress
    }
    set {
      record("startProgress =")
      super.startProgress = newValue
    }
  }

  override var endProgress: Float {
    get {
      record("endProgress")
      return super.endProgress
    }
    set {
      record("endProgress =")
      super.endProgress = newValue
    }
  }
}

let transitionMembers: [Member<OverridingTransition>] = [
  Member("type", ["type", "type ="]) { $0.type = $0.type },
  Member("subtype", ["subtype", "subtype ="]) { $0.subtype = $0.subtype },
  Member("startProgress", ["startProgress", "startProgress ="]) {
    $0.startProgress = $0.startProgress
  },
  Member("endProgress", ["endProgress", "endProgress ="]) { $0.endProgress = $0.endProgress },
]
