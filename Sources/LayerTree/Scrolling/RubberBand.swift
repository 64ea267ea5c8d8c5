/// How content follows a finger beyond its edge: the less, the farther it is.
package enum RubberBand {
  private static let coefficient = 0.55

  /// The distance beyond the edge that the content has when the finger has moved by `travel`.
  ///
  /// - Parameter dimension: the length of the view, in points.
  package static func stretch(_ travel: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let distance = (1 - 1 / (coefficient * abs(travel) / dimension + 1)) * dimension
    return travel < 0 ? -distance : distance
  }

  /// The movement of a finger that leads to a distance: the inverse of `stretch`.
  package static func travel(_ stretch: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let part = min(abs(stretch) / dimension, 0.999)
    let travel = (1 / (1 - part) - 1) * dimension / coefficient
    return stretch < 0 ? -travel : travel
  }

  /// The offset for one that a finger would have without edges.
  package static func offset(
    _ raw: Double, within limits: ClosedRange<Double>, dimension: Double
  ) -> Double {
    let edge = min(max(raw, limits.lowerBound), limits.upperBound)
    return edge + stretch(raw - edge, dimension: dimension)
  }

  /// The inverse of `offset`.
  package static func raw(
    _ offset: Double, within limits: ClosedRange<Double>, dimension: Double
  ) -> Double {
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    return edge + travel(offset - edge, dimension: dimension)
  }
}
