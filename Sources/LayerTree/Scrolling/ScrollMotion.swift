package import CoreGraphics

/// The motion of a scroll view's content in both directions: seconds since its start in, an offset on
/// whole pixels out.
package struct ScrollMotion: BitwiseCopyable, Equatable, Sendable {
  package let x: ScrollCurve
  package let y: ScrollCurve
  private let scale: Double

  /// - Parameter scale: the pixels per point.
  package init(x: ScrollCurve, y: ScrollCurve, scale: Double) {
    (self.x, self.y, self.scale) = (x, y, scale)
  }

  package var duration: Double { max(x.duration, y.duration) }

  package var end: CGPoint { CGPoint(x: round(x.end), y: round(y.end)) }

  package func offset(at time: Double) -> CGPoint {
    CGPoint(x: round(x.value(at: time)), y: round(y.value(at: time)))
  }

  package func velocity(at time: Double) -> CGVector {
    CGVector(dx: x.velocity(at: time), dy: y.velocity(at: time))
  }

  private func round(_ value: Double) -> Double { (value * scale).rounded() / scale }
}
