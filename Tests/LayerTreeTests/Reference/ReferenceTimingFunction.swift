/// Apple's "CAMediaTimingFunction" and "CASpringAnimation" in plain numbers.
indirect enum ReferenceTimingFunction {
  case linear
  case curve([Double])
  case spring(mass: Double, stiffness: Double, damping: Double, velocity: Double, time: Double)
  case part(ReferenceTimingFunction, from: Double, to: Double)

  func progress(at part: Double) -> Double {
    switch self {
    case .linear: part
    case .curve(let points): Self.bezier(points, at: part)
    case .spring(let mass, let stiffness, let damping, let velocity, let time):
      part <= 0
        ? 0
        : Self.spring(
          stiffness: stiffness / mass, damping: damping / mass, velocity, after: part * time)
    case .part(let timingFunction, let from, let to):
      from + (to - from) * timingFunction.progress(at: part)
    }
  }

  /// The y of a Bézier curve where its x is `x`, found by bisection.
  private static func bezier(_ points: [Double], at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    func between(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if between(points[0], points[2], middle) < x { low = middle } else { high = middle }
    }
    return between(points[1], points[3], (low + high) / 2)
  }

  /// The position of the mass, x″ = k·(1 − x) − c·x′: a Taylor series of 16 terms, over a step so
  /// short that the series is exact, and then doublings of the step.
  private static func spring(
    stiffness: Double, damping: Double, _ velocity: Double, after time: Double
  ) -> Double {
    var (step, doublings) = (time, 0)
    while step * (stiffness.squareRoot() + damping) > 0.25 {
      step /= 2
      doublings += 1
    }
    // The matrix that maps displacement and velocity before a step to those after it.
    var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)
    var (ta, tb, tc, td) = (1.0, 0.0, 0.0, 1.0)
    for index in 1...16 {
      let scale = step / Double(index)
      (ta, tb, tc, td) = (
        tc * scale, td * scale, (-stiffness * ta - damping * tc) * scale,
        (-stiffness * tb - damping * td) * scale
      )
      (a, b, c, d) = (a + ta, b + tb, c + tc, d + td)
    }
    for _ in 0..<doublings {
      (a, b, c, d) = (a * a + b * c, a * b + b * d, c * a + d * c, c * b + d * d)
    }
    return 1 - (a * 1 + b * -velocity)
  }
}
