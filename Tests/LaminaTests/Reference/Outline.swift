import CoreGraphics
import QuartzCore

/// A closed shape: it begins where the first step ends.
struct Outline {
  enum Step {
    case line(SIMD2<Double>)
    case curve(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  }

  let steps: [Step]

  init(_ rect: CGRect) {
    self.init(rect, radius: 0, corners: [], isContinuous: false)
  }

  /// A rectangle with some corners rounded, clockwise from the top left one.
  init(_ rect: CGRect, radius: CGFloat, corners: CACornerMask, isContinuous: Bool) {
    let (origin, size) = (rect.origin, SIMD2(Double(rect.width), Double(rect.height)))
    let room = size / (2 * max(Double(radius), .leastNormalMagnitude))
    steps = Self.corners.flatMap { corner, place, arriving, leaving -> [Step] in
      let point = SIMD2(Double(origin.x), Double(origin.y)) + place * size
      guard radius > 0, corners.contains(corner) else { return [.line(point)] }
      let way =
        isContinuous
        ? Self.continuousCorner(
          (room * arriving * arriving).sum(), (room * leaving * leaving).sum())
        : Self.circularCorner
      let points = way.map { point + Double(radius) * ($0.x * arriving + $0.y * leaving) }
      let curves = stride(from: 1, to: points.count, by: 3).map { index -> Step in
        .curve(points[index], points[index + 1], points[index + 2])
      }
      return [.line(points[0])] + curves
    }
  }

  /// Where corners are, and the directions of their sides: the one that the outline comes along,
  /// seen from the corner, and the one that it goes on along.
  private static let corners:
    [(CACornerMask, place: SIMD2<Double>, arriving: SIMD2<Double>, leaving: SIMD2<Double>)] = [
      (.layerMinXMinYCorner, [0, 0], [0, 1], [1, 0]),
      (.layerMaxXMinYCorner, [1, 0], [-1, 0], [0, 1]),
      (.layerMaxXMaxYCorner, [1, 1], [0, -1], [-1, 0]),
      (.layerMinXMaxYCorner, [0, 1], [1, 0], [0, -1]),
    ]

  /// The way around a corner at (0, 0), in radii: Bézier curves. The first number counts along the
  /// side that the way comes from.
  private typealias Way = [SIMD2<Double>]

  private static let circularCorner: Way = [
    [1, 0], [1 - 0.5522847498, 0], [0, 1 - 0.5522847498], [0, 1],
  ]

  /// - Parameters: the room along both sides, in radii.
  private static func continuousCorner(_ arriving: Double, _ leaving: Double) -> Way {
    let start = beginning(room: arriving)
    let end = beginning(room: leaving).reversed().map { SIMD2($0.y, $0.x) }
    return start + [[0.37282383, 0.16905956], [0.16905956, 0.37282383]] + end
  }

  /// From the side to where the middle curve begins.
  ///
  /// Where a side has less room than the 1.528665 radii that the corner needs, it begins the more
  /// like a circle, which needs one.
  private static func beginning(room: Double) -> Way {
    let smoothing = min(max((room - 1) / 0.528665, 0), 1)
    let smooth: Way = [
      [1.528665, 0], [1.08849296, 0], [0.86840694, 0], [0.63149379, 0.07491139],
    ]
    let round: Way = [[1, 0], [0.8732, 0], [0.7493, 0.028], [0.63149379, 0.07491139]]
    return zip(smooth, round).map { $1 + ($0 - $1) * smoothing }
  }
}
