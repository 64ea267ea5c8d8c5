package import CoreGraphics

/// A track along a path.
///
/// Source: Apple, "CAKeyframeAnimation": `path`, `rotationMode`.
package final class PathTrack: Sendable {
  /// A cubic curve of a path. A line has its control points at one third and at two thirds.
  package struct Curve: Equatable, Sendable {
    package var start: CGPoint
    package var control1: CGPoint
    package var control2: CGPoint
    package var end: CGPoint

    package init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
      (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    package init(lineFrom start: CGPoint, to end: CGPoint) {
      let third = CGPoint(x: (end.x - start.x) / 3, y: (end.y - start.y) / 3)
      self.init(
        start: start, control1: CGPoint(x: start.x + third.x, y: start.y + third.y),
        control2: CGPoint(x: end.x - third.x, y: end.y - third.y), end: end)
    }
  }

  /// Whether the layer rotates to the direction of the path.
  package enum RotationMode: Sendable {
    case none, auto, autoReverse
  }

  package let rotation: RotationMode
  private let spline: Spline<SIMD2<Double>>
  private let segments: KeyframeSegments
  /// The start points of the curves and the end of the last one, in discrete mode.
  private let points: [SIMD2<Double>]?

  /// Each curve is a segment between two key times, so there is one more key time than curves. A
  /// curve that does not start at the end of the previous one is a jump. Cubic modes act like
  /// linear and paced ones, because the path itself defines where it is smooth.
  package init(
    curves: [Curve], keyTimes: [Double]? = nil, timingFunctions: [TimingFunction] = [],
    mode: CalculationMode = .linear, rotation: RotationMode = .none
  ) {
    precondition(!curves.isEmpty)
    self.rotation = rotation
    let last = curves[curves.count - 1].end
    let cubics = curves.map {
      Cubic(
        start: SIMD2($0.start), control1: SIMD2($0.control1), control2: SIMD2($0.control2),
        end: SIMD2($0.end))
    }
    spline = Spline(cubics, end: SIMD2(last), isPaced: mode.isPaced)
    segments = KeyframeSegments(
      count: curves.count + 1, keyTimes: mode.isPaced ? nil : keyTimes,
      timingFunctions: mode.isPaced ? [] : timingFunctions, isDiscrete: mode == .discrete)
    points = mode == .discrete ? (curves.map(\.start) + [last]).map { SIMD2($0) } : nil
  }

  /// The position, in the first two lanes.
  package func value(at progress: Double) -> SIMD4<Double> {
    let point =
      points.map { $0[segments.position(at: progress).index] }
      ?? spline.value(at: progress, segments)
    return SIMD4(point.x, point.y, 0, 0)
  }

  /// The rotation of the layer in radians; nil if it does not rotate.
  package func angle(at progress: Double) -> Double? {
    guard rotation != .none else { return nil }
    let direction = spline.direction(at: progress, segments)
    let angle = atan2(direction.y, direction.x)
    return rotation == .auto ? angle : angle + .pi
  }
}

extension SIMD2<Double> {
  fileprivate init(_ point: CGPoint) {
    self.init(point.x, point.y)
  }
}
