import CoreGraphics

extension CALayer {
  /// The outline of the layer with its rounded corners, inset by `inset` points.
  func outline(inset: CGFloat = 0) -> CGPath {
    let rect = bounds.insetBy(dx: inset, dy: inset)
    let path = CGMutablePath()
    guard !rect.isNull else { return path }
    let radius = min(cornerRadius, min(bounds.width, bounds.height) / 2) - inset
    guard radius > 0 else {
      path.addRect(rect)
      return path
    }
    for (corner, direction) in Self.corners {
      let offsets =
        maskedCorners.contains(corner) ? curve(in: rect, radius: radius, direction) : [.zero]
      let point = CGPoint(
        x: direction.isRight ? rect.maxX : rect.minX, y: direction.isLower ? rect.maxY : rect.minY)
      let points = offsets.map { direction.point($0, from: point, unit: radius) }
      if path.isEmpty { path.move(to: points[0]) } else { path.addLine(to: points[0]) }
      for index in stride(from: 1, to: points.count, by: 3) {
        path.addCurve(
          to: points[index + 2], control1: points[index], control2: points[index + 1])
      }
    }
    path.closeSubpath()
    return path
  }

  /// A corner of an outline that runs clockwise, with y pointing down.
  private struct CornerDirection {
    let isRight: Bool
    let isLower: Bool

    /// Whether the outline approaches the corner along x.
    var entersHorizontally: Bool { isRight != isLower }

    /// Converts `step`, the distances from the corner along the incoming and the outgoing side, to
    /// a point.
    func point(_ step: SIMD2<Double>, from corner: CGPoint, unit: CGFloat) -> CGPoint {
      let (x, y) = entersHorizontally ? (step.x, step.y) : (step.y, step.x)
      return CGPoint(
        x: corner.x + (isRight ? -x : x) * unit, y: corner.y + (isLower ? -y : y) * unit)
    }
  }

  private static let corners: [(CACornerMask, CornerDirection)] = [
    (.layerMinXMinYCorner, CornerDirection(isRight: false, isLower: false)),
    (.layerMaxXMinYCorner, CornerDirection(isRight: true, isLower: false)),
    (.layerMaxXMaxYCorner, CornerDirection(isRight: true, isLower: true)),
    (.layerMinXMaxYCorner, CornerDirection(isRight: false, isLower: true)),
  ]

  /// The corner's curve in units of the radius: a point, and three more for each Bézier curve.
  private func curve(in rect: CGRect, radius: CGFloat, _ direction: CornerDirection) -> [SIMD2<
    Double
  >] {
    guard cornerCurve == .continuous else { return Self.circularCorner }
    let (across, down) = (rect.width / 2 / radius, rect.height / 2 / radius)
    let start = Self.cornerStart(available: direction.entersHorizontally ? across : down)
    let end = Self.cornerStart(available: direction.entersHorizontally ? down : across)
    let mirrored = end.reversed().map { SIMD2($0.y, $0.x) }
    return start + [SIMD2(0.37282383, 0.16905956), SIMD2(0.16905956, 0.37282383)] + mirrored
  }

  private static let circularCorner = [
    SIMD2(1, 0), SIMD2(0.4477152502, 0), SIMD2(0, 0.4477152502), SIMD2(0, 1),
  ]

  /// The first part of a continuous corner, which starts 1.528665 radii from the corner. If the
  /// side is shorter, the curve approaches a circular one, which starts at one radius.
  private static func cornerStart(available: Double) -> [SIMD2<Double>] {
    let continuous = [
      SIMD2(1.528665, 0), SIMD2(1.08849296, 0), SIMD2(0.86840694, 0), SIMD2(0.63149379, 0.07491139),
    ]
    let round = [
      SIMD2(1, 0), SIMD2(0.8734, 0), SIMD2(0.7491, 0.0281), SIMD2(0.63149379, 0.07491139),
    ]
    let share = min(max((available - 1) / 0.528665, 0), 1)
    return zip(continuous, round).map { $1 + ($0 - $1) * share }
  }
}
