/// How values between key frames are found.
///
/// Source: Apple, "CAAnimationCalculationMode".
package enum CalculationMode: Sendable, CaseIterable {
  /// Straight from each value to the next.
  case linear
  /// No values between the key frames.
  case discrete
  /// Straight, and at one speed from the first to the last.
  case paced
  /// Along a smooth curve through the values.
  case cubic
  /// Along that curve, at one speed.
  case cubicPaced

  package var isCubic: Bool { self == .cubic || self == .cubicPaced }
  package var isPaced: Bool { self == .paced || self == .cubicPaced }
}
