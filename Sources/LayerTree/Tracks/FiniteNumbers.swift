// Animations may interpolate between numbers whose difference, sum or product overflows their type.

extension SIMD4<Double> {
  /// Whether no lane is infinite or NaN.
  @inline(__always)
  var isFinite: Bool { (self * 0).sum() == 0 }
}

extension Float {
  /// The nearest finite number to a finite double; infinities and NaN stay what they are.
  package init(clamping value: Double) {
    let limit = Double(Float.greatestFiniteMagnitude)
    self.init(value.isFinite ? Swift.min(Swift.max(value, -limit), limit) : value)
  }
}

extension SIMD4<Float> {
  /// The nearest finite numbers to doubles.
  init(clamping value: SIMD4<Double>) {
    let limit = SIMD4<Double>(repeating: Double(Float.greatestFiniteMagnitude))
    self.init(value.clamped(lowerBound: -limit, upperBound: limit))
  }
}
