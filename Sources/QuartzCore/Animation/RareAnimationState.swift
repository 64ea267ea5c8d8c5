import CoreGraphics
import Foundation
import LayerTree

/// State that few animations need, stored outside the animation to save memory: 64 bytes of each.
@MainActor final class RareAnimationState {
  /// `CAAnimation.delegate`.
  var delegate: (any CAAnimationDelegate)?
  /// `CAAnimation.preferredFrameRateRange`; nil is the default.
  var frameRateRange: CAFrameRateRange?
  /// Values that `setValue(_:forKey:)` stored for keys that are not properties.
  var keyedValues: [String: Any]?
  /// `CAAnimation.timingFunctionOverride`.
  var timingFunctionOverride: TimingFunction?
  /// `CAAnimation.repeatDuration`; nil is 0.
  var repeatDuration: CFTimeInterval?
  /// `CAPropertyAnimation.valueFunction`.
  var valueFunction: CAValueFunction?
  /// `CABasicAnimation.valueStep`; nil is 0.
  var valueStep: Double?

  func copy() -> RareAnimationState {
    let copy = RareAnimationState()
    (copy.delegate, copy.frameRateRange) = (delegate, frameRateRange)
    (copy.keyedValues, copy.timingFunctionOverride) = (keyedValues, timingFunctionOverride)
    (copy.repeatDuration, copy.valueFunction) = (repeatDuration, valueFunction)
    copy.valueStep = valueStep
    return copy
  }
}
