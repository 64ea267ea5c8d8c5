import UIKit

final class OverridingAnimator: UIViewPropertyAnimator {
  override var timingParameters: (any UITimingCurveProvider)? { called(super.timingParameters) }
  override var duration: TimeInterval { called(super.duration) }
  override var delay: TimeInterval { called(super.delay) }
  override var isUserInteractionEnabled: Bool {
    get { called(super.isUserInteractionEnabled) }
    set { super.isUserInteractionEnabled = assigned(newValue) }
  }
  override var isManualHitTestingEnabled: Bool {
    get { called(super.isManualHitTestingEnabled) }
    set { super.isManualHitTestingEnabled = assigned(newValue) }
  }
  override var isInterruptible: Bool {
    get { called(super.isInterruptible) }
    set { super.isInterruptible = assigned(newValue) }
  }
  override var scrubsLinearly: Bool {
    get { called(super.scrubsLinearly) }
    set { super.scrubsLinearly = assigned(newValue) }
  }
  override var pausesOnCompletion: Bool {
    get { called(super.pausesOnCompletion) }
    set { super.pausesOnCompletion = assigned(newValue) }
  }
  override class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)?
  ) -> UIViewPropertyAnimator {
    called(
      super.runningPropertyAnimator(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: completion))
  }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override var description: String { called(super.description) }
  override var state: UIViewAnimatingState { called(super.state) }
  override var isRunning: Bool { called(super.isRunning) }
  override var isReversed: Bool {
    get { called(super.isReversed) }
    set { super.isReversed = assigned(newValue) }
  }
  override var fractionComplete: CGFloat {
    get { called(super.fractionComplete) }
    set { super.fractionComplete = assigned(newValue) }
  }
  override func addAnimations(_ animation: @escaping () -> Void) {
    called(super.addAnimations(animation))
  }
  override func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    called(super.addAnimations(animation, delayFactor: delayFactor))
  }
  override func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    called(super.addCompletion(completion))
  }
  override func startAnimation() { called(super.startAnimation()) }
  override func startAnimation(afterDelay delay: TimeInterval) {
    called(super.startAnimation(afterDelay: delay))
  }
  override func pauseAnimation() { called(super.pauseAnimation()) }
  override func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    called(
      super.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor))
  }
  override func stopAnimation(_ withoutFinishing: Bool) {
    called(super.stopAnimation(withoutFinishing))
  }
  override func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    called(super.finishAnimation(at: finalPosition))
  }
}

final class OverridingCubicParameters: UICubicTimingParameters, @unchecked Sendable {
  override var animationCurve: UIView.AnimationCurve { called(super.animationCurve) }
  override var controlPoint1: CGPoint { called(super.controlPoint1) }
  override var controlPoint2: CGPoint { called(super.controlPoint2) }
  override var timingCurveType: UITimingCurveType { called(super.timingCurveType) }
  override var cubicTimingParameters: UICubicTimingParameters? {
    called(super.cubicTimingParameters)
  }
  override var springTimingParameters: UISpringTimingParameters? {
    called(super.springTimingParameters)
  }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
}

final class OverridingSpringParameters: UISpringTimingParameters, @unchecked Sendable {
  override var initialVelocity: CGVector { called(super.initialVelocity) }
  override var timingCurveType: UITimingCurveType { called(super.timingCurveType) }
  override var cubicTimingParameters: UICubicTimingParameters? {
    called(super.cubicTimingParameters)
  }
  override var springTimingParameters: UISpringTimingParameters? {
    called(super.springTimingParameters)
  }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
}

extension Overrides {
  static let animator = Overrides(
    of: "UIViewPropertyAnimator",
    by: OverridingAnimator(duration: 1, timingParameters: UICubicTimingParameters()),
    uses: [
      {
        $0.isUserInteractionEnabled = $0.isUserInteractionEnabled
        $0.isManualHitTestingEnabled = $0.isManualHitTestingEnabled
        $0.isInterruptible = $0.isInterruptible
        $0.scrubsLinearly = $0.scrubsLinearly
        $0.pausesOnCompletion = $0.pausesOnCompletion
        $0.isReversed = $0.isReversed
        _ = ($0.timingParameters, $0.duration, $0.delay, $0.state, $0.isRunning)
        _ = ($0.copy(with: nil), $0.description)
      },
      {
        $0.addAnimations {}
        $0.addAnimations({}, delayFactor: 0.5)
        $0.addCompletion { _ in }
        $0.startAnimation()
        $0.pauseAnimation()
        $0.fractionComplete = $0.fractionComplete
        $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        $0.stopAnimation(false)
        $0.finishAnimation(at: .end)
      },
      {
        $0.addAnimations {}
        $0.startAnimation(afterDelay: 1)
        $0.stopAnimation(true)
      },
      { _ in
        let type: UIViewPropertyAnimator.Type = OverridingAnimator.self
        type.runningPropertyAnimator(withDuration: 1, delay: 0, animations: {}).stopAnimation(true)
      },
    ])

  static let cubicParameters = Overrides(
    of: "UICubicTimingParameters", by: OverridingCubicParameters(),
    uses: [
      {
        _ = ($0.animationCurve, $0.controlPoint1, $0.controlPoint2, $0.timingCurveType)
        _ = ($0.cubicTimingParameters, $0.springTimingParameters, $0.copy(with: nil))
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      }
    ])

  static let springParameters = Overrides(
    of: "UISpringTimingParameters", by: OverridingSpringParameters(),
    uses: [
      {
        _ = ($0.initialVelocity, $0.timingCurveType, $0.cubicTimingParameters)
        _ = ($0.springTimingParameters, $0.copy(with: nil))
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      }
    ])
}
