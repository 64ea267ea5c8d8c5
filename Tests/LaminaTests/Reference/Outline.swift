import CoreGraphics
import QuartzCore

/// A closed path that starts at the end point of its first step.
struct Outline {
  enum Step {
    case line(SIMD2<Double>)
    case curve(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  }

  let steps: [Step]

  init(_ rect: CGRect) {
    self.init(rect, radius: 0, corners: [], isContinuous: false)
  }

  /// A rectangle with rounded corners, clockwise from the top left one.
  init(_ rect: CGRect, radius: CGFloat, corners: CACornerMask, isContinuous: Bool) {
    let (origin, size) = (rect.origin, SIMD2(Double(rect.width), Double(rect.height)))
    let space = size / (2 * max(Double(radius), .leastNormalMagnitude))
    steps = Self.corners.flatMap { corner, position, arriving, leaving -> [Step] in
      let point = SIMD2(Double(origin.x), Double(origin.y)) + position * size
      guard radius > 0, corners.contains(corner) else { return [.line(point)] }
      let cornerPath =
        isContinuous
        ? Self.continuousCorner(
          (space * arriving * arriving).sum(), (space * leaving * leaving).sum())
        : Self.circularCorner
      let points = cornerPath.map { point + Double(radius) * ($0.x * arriving + $0.y * leaving) }
      let curves = stride(from: 1, to: points.count, by: 3).map { index -> Step in
        .curve(points[index], points[index + 1], points[index + 2])
      }
      return [.line(points[0])] + curves
    }
  }

  /// The unit position of each corner, and the directions from it along its two sides: the side on
  /// which the outline arrives, and the one on which it leaves.
  private static let corners:
    [(CACornerMask, position: SIMD2<Double>, arriving: SIMD2<Double>, leaving: SIMD2<Double>)] = [
      (.layerMinXMinYCorner, [0, 0], [0, 1], [1, 0]),
      (.layerMaxXMinYCorner, [1, 0], [-1, 0], [0, 1]),
      (.layerMaxXMaxYCorner, [1, 1], [0, -1], [-1, 0]),
      (.layerMinXMaxYCorner, [0, 1], [1, 0], [0, -1]),
    ]

  /// The control points of Bézier curves around a corner at (0, 0), in radii. x is measured along the
  /// arriving side, y along the leaving side.
  private typealias CornerPath = [SIMD2<Double>]

  private static let circularCorner: CornerPath = [
    [1, 0], [1 - 0.5522847498, 0], [0, 1 - 0.5522847498], [0, 1],
  ]

  /// - Parameters: the available length along both sides, in radii.
  private static func continuousCorner(_ arriving: Double, _ leaving: Double) -> CornerPath {
    let start = beginning(space: arriving)
    let end = beginning(space: leaving).reversed().map { SIMD2($0.y, $0.x) }
    return start + [[0.37282383, 0.16905956], [0.16905956, 0.37282383]] + end
  }

  /// The first curve, from the side to the middle curve.
  ///
  /// A continuous corner needs a length of 1.528665 radii, a circular one needs 1. If less is
  /// available, the curve is interpolated towards the circle.
  private static func beginning(space: Double) -> CornerPath {
    let smoothing = min(max((space - 1) / 0.528665, 0), 1)
    let smooth: CornerPath = [
      [1.528665, 0], [1.08849296, 0], [0.86840694, 0], [0.63149379, 0.07491139],
    ]
    let round: CornerPath = [[1, 0], [0.8732, 0], [0.7493, 0.028], [0.63149379, 0.07491139]]
    return zip(smooth, round).map { $1 + ($0 - $1) * smoothing }
  }
}
