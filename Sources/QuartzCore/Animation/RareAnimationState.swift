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

  func copy() -> RareAnimationState {
    let copy = RareAnimationState()
    (copy.delegate, copy.frameRateRange) = (delegate, frameRateRange)
    (copy.keyedValues, copy.timingFunctionOverride) = (keyedValues, timingFunctionOverride)
    return copy
  }
}
