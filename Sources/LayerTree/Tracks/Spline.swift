/// Consecutive cubic curves.
struct Spline<Vector: SIMD & Sendable>: Sendable where Vector.Scalar == Double {
  let curves: [Cubic<Vector>]
  /// The end of the last curve; the only point if there are no curves.
  private let end: Vector
  /// The arc lengths, for motion at constant speed.
  private let lengths: ArcLengths?

  init(_ curves: [Cubic<Vector>], end: Vector, isPaced: Bool) {
    (self.curves, self.end) = (curves, end)
    let lengths = isPaced && !curves.isEmpty ? ArcLengths(curves) : nil
    self.lengths = lengths.flatMap { $0.total > 0 && $0.total < .infinity ? $0 : nil }
  }

  /// A curve through values. The first and the last value also stand for their missing neighbors.
  init(through values: [Vector], _ knots: SplineKnots, isPaced: Bool) {
    func speeds(_ index: Int) -> (arriving: Vector, leaving: Vector) {
      let (before, after) = (max(index - 1, 0), min(index + 1, values.count - 1))
      return knots.speeds(
        at: index, before: values[index] - values[before], after: values[after] - values[index])
    }
    let curves = values.indices.dropLast().map { index in
      Cubic(
        from: values[index], to: values[index + 1],
        speeds: (start: speeds(index).leaving, end: speeds(index + 1).arriving))
    }
    self.init(curves, end: values[values.count - 1], isPaced: isPaced)
  }

  /// The position at a progress. At constant speed, it continues straight beyond the ends.
  func value(at progress: Double, _ segments: KeyframeSegments) -> Vector {
    guard let lengths else {
      let (index, part) = segments.position(at: progress)
      return index < curves.count ? curves[index].value(at: part) : end
    }
    let length = progress * lengths.total
    let (index, part) = lengths.position(at: length, of: curves)
    let value = curves[index].value(at: part)
    let excess = length - min(max(length, 0), lengths.total)
    guard excess != 0 else { return value }
    let direction = curves[index].direction(at: part)
    return value + direction * (excess / direction.length)
  }

  /// The direction of motion at a progress.
  func direction(at progress: Double, _ segments: KeyframeSegments) -> Vector {
    guard !curves.isEmpty else { return .zero }
    let (index, part) =
      lengths.map { $0.position(at: progress * $0.total, of: curves) }
      ?? segments.position(at: progress)
    return index < curves.count
      ? curves[index].direction(at: part) : curves[curves.count - 1].direction(at: 1)
  }
}
