import LayerTree

extension VertexAnimation {
  /// The progress of an animation as a function of the shader's clock.
  struct Timing: Equatable, Sendable {
    /// The number of iterations that are completed when the clock is 0; below 1.
    let phase: Double
    /// The iterations per second.
    let rate: Double
    /// The last iteration, counted from the one in which the clock is 0.
    let lastIteration: Double
    let autoreverses: Bool
    /// The control points of the timing curve.
    let c1: SIMD2<Double>
    let c2: SIMD2<Double>

    /// For a clock that is 0 at `time`. Returns nil where the animation is not active then, or needs
    /// more than a timing curve.
    init?(_ animation: borrowing Animation, from time: Double) {
      let timing = animation.timing
      guard case .curve(let curve) = animation.timingFunction, animation.groups == nil,
        !animation.isCumulative, timing.speed > 0, timing.duration > 0, timing.duration < .infinity,
        time >= timing.startTime, time < timing.endTime
      else { return nil }
      let period = timing.autoreverses ? 2 * timing.duration : timing.duration
      let local = (time - timing.beginTime) * timing.speed + timing.timeOffset
      let completed = max(local, 0) / period
      phase = completed - completed.rounded(.down)
      rate = timing.speed / period
      // The division may round to just above a whole number.
      let iterations = (timing.activeDuration / period - 1e-9).rounded(.up)
      lastIteration = max(iterations - 1 - completed.rounded(.down), 0)
      autoreverses = timing.autoreverses
      (c1, c2) =
        curve.isLinear ? (SIMD2(repeating: 1 / 3), SIMD2(repeating: 2 / 3)) : (curve.c1, curve.c2)
      guard phase.isFinite, rate < 1e3, c1.isFinite, c2.isFinite else { return nil }
    }

    /// The curve stays between the y coordinates of its control points.
    var lowestProgress: Double { min(0, c1.y, c2.y) }
    var highestProgress: Double { max(1, c1.y, c2.y) }
  }
}

extension SIMD2<Double> {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
