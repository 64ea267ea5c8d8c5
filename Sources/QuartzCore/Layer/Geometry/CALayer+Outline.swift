import CoreGraphics

extension CALayer {
  /// The edge of the layer, its rounded corners with it, moved inward by `inset` points.
  func outline(inset: CGFloat = 0) -> CGPath {
    let rect = bounds.insetBy(dx: inset, dy: inset)
    let path = CGMutablePath()
    guard !rect.isNull else { return path }
    let radius = min(cornerRadius, min(bounds.width, bounds.height) / 2) - inset
    guard radius > 0 else {
      path.addRect(rect)
      return path
    }
    for (corner, turn) in Self.corners {
      let way = maskedCorners.contains(corner) ? curve(in: rect, radius: radius, turn) : [.zero]
      let point = CGPoint(
        x: turn.isRight ? rect.maxX : rect.minX, y: turn.isLower ? rect.maxY : rect.minY)
      let points = way.map { turn.place($0, from: point, unit: radius) }
      if path.isEmpty { path.move(to: points[0]) } else { path.addLine(to: points[0]) }
      for index in stride(from: 1, to: points.count, by: 3) {
        path.addCurve(
          to: points[index + 2], control1: points[index], control2: points[index + 1])
      }
    }
    path.closeSubpath()
    return path
  }

  /// Which corner a way leads round, going clockwise as seen with y down.
  private struct Turn {
    let isRight: Bool
    let isLower: Bool

    /// Whether the way comes along x.
    var comesAcross: Bool { isRight != isLower }

    /// `step`: how far along the side that the way comes from, and along the one it goes on with.
    func place(_ step: SIMD2<Double>, from corner: CGPoint, unit: CGFloat) -> CGPoint {
      let (x, y) = comesAcross ? (step.x, step.y) : (step.y, step.x)
      return CGPoint(
        x: corner.x + (isRight ? -x : x) * unit, y: corner.y + (isLower ? -y : y) * unit)
    }
  }

  private static let corners: [(CACornerMask, Turn)] = [
    (.layerMinXMinYCorner, Turn(isRight: false, isLower: false)),
    (.layerMaxXMinYCorner, Turn(isRight: true, isLower: false)),
    (.layerMaxXMaxYCorner, Turn(isRight: true, isLower: true)),
    (.layerMinXMaxYCorner, Turn(isRight: false, isLower: true)),
  ]

  /// The way round a corner in radii: a point, and three for each Bézier curve after it.
  private func curve(in rect: CGRect, radius: CGFloat, _ turn: Turn) -> [SIMD2<Double>] {
    guard cornerCurve == .continuous else { return Self.circularCorner }
    let (across, down) = (rect.width / 2 / radius, rect.height / 2 / radius)
    let start = Self.beginning(room: turn.comesAcross ? across : down)
    let end = Self.beginning(room: turn.comesAcross ? down : across)
    let mirrored = end.reversed().map { SIMD2($0.y, $0.x) }
    return start + [SIMD2(0.37282383, 0.16905956), SIMD2(0.16905956, 0.37282383)] + mirrored
  }

  private static let circularCorner = [
    SIMD2(1, 0), SIMD2(0.4477152502, 0), SIMD2(0, 0.4477152502), SIMD2(0, 1),
  ]

  /// The first part of a continuous corner, which begins 1.528665 radii from it; where the side has
  /// less room than that, it comes nearer to a circle's, which begins at one radius.
  private static func beginning(room: Double) -> [SIMD2<Double>] {
    let continuous = [
      SIMD2(1.528665, 0), SIMD2(1.08849296, 0), SIMD2(0.86840694, 0), SIMD2(0.63149379, 0.07491139),
    ]
    let round = [
      SIMD2(1, 0), SIMD2(0.8734, 0), SIMD2(0.7491, 0.0281), SIMD2(0.63149379, 0.07491139),
    ]
    let share = min(max((room - 1) / 0.528665, 0), 1)
    return zip(continuous, round).map { $1 + ($0 - $1) * share }
  }
}
