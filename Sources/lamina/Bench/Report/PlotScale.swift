import Foundation

/// Maps values from 0 to a limit to a range of coordinates, with marks at round values.
struct PlotScale {
  let limit: Double
  private let range: ClosedRange<Double>
  /// Whether the coordinates run in the opposite direction, as on a vertical axis.
  private let isReversed: Bool

  init(limit: Double, range: ClosedRange<Double>, isReversed: Bool = false) {
    self.limit = limit > 0 ? limit : 1
    self.range = range
    self.isReversed = isReversed
  }

  /// The coordinate of a value, within the range.
  func position(_ value: Double) -> Double {
    let part = min(max(value / limit, 0), 1)
    let length = range.upperBound - range.lowerBound
    return isReversed ? range.upperBound - part * length : range.lowerBound + part * length
  }

  /// Multiples of 1, 2 or 5 times a power of ten: at least three and at most eight.
  var marks: [Double] {
    let power = pow(10, floor(log10(limit / 4)))
    let step = power * ([1, 2, 5].last { power * $0 <= limit / 3 } ?? 1)
    return (0...Int(limit / step + 1e-9)).map { Double($0) * step }
  }
}
