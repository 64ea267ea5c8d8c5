package import Wayland

extension TouchCalibration {
  /// The matrix that moves touches nearest to the places that were to be touched, by least squares.
  /// Places are from 0 to 1 on the surface.
  ///
  /// Nil if the touches lie on a line, or if the matrix has no inverse.
  package init?(touched: [InputPoint], shown: [InputPoint]) {
    let sums = AffineSums(touched)
    guard let x = sums.solve(shown.map(\.x)), let y = sums.solve(shown.map(\.y)) else { return nil }
    // Six digits are less than a thousandth of a pixel.
    self.init((x + y).map { "\(($0 * 1e6).rounded() / 1e6)" }.joined(separator: " "))
  }

  /// The largest distance from a corrected touch to the place that was to be touched; a share of the
  /// surface.
  package func largestError(touched: [InputPoint], shown: [InputPoint]) -> Double {
    zip(touched, shown).map { touch, place in
      let corrected = apply(to: touch, (width: 1, height: 1))
      return max(abs(corrected.x - place.x), abs(corrected.y - place.y))
    }.max() ?? 0
  }
}

/// The sums of the normal equations of `ax + by + c = value`, for values at some places.
private struct AffineSums {
  private let places: [InputPoint]
  private let rows: [SIMD3<Double>]

  init(_ places: [InputPoint]) {
    self.places = places
    rows = (0..<3).map { row in
      places.reduce(SIMD3()) { sum, place in sum + Self.terms(place) * Self.terms(place)[row] }
    }
  }

  private static func terms(_ place: InputPoint) -> SIMD3<Double> { SIMD3(place.x, place.y, 1) }

  /// Returns a, b and c by Cramer's rule; nil if the places lie on a line.
  func solve(_ values: [Double]) -> [Double]? {
    let right = zip(places, values).reduce(SIMD3<Double>()) { sum, pair in
      sum + Self.terms(pair.0) * pair.1
    }
    let determinant = Self.determinant(rows)
    guard abs(determinant) > 1e-6 else { return nil }
    return (0..<3).map { column in
      var replaced = rows
      for row in 0..<3 { replaced[row][column] = right[row] }
      return Self.determinant(replaced) / determinant
    }
  }

  private static func determinant(_ rows: [SIMD3<Double>]) -> Double {
    let (a, b, c) = (rows[0], rows[1], rows[2])
    return a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x)
      + a.z * (b.x * c.y - b.y * c.x)
  }
}
