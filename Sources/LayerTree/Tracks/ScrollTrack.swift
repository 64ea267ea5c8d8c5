import CoreGraphics
import Foundation

/// The values of an animation that a scroll motion determines. The progress is the fraction of the
/// motion's duration.
package final class ScrollTrack: Sendable {
  /// What the track gives for an offset.
  package enum Output: Sendable {
    /// The offset itself, for `bounds.origin`.
    case offset
    /// The center of an indicator, for `position`.
    case indicatorPosition(ScrollIndicator)
    /// The size of an indicator, for `bounds.size`.
    case indicatorSize(ScrollIndicator)
    /// A vertical offset as an angle in radians, for a rotation.
    case angle(perPoint: Double, zeroAt: Double)
  }

  package let motion: ScrollMotion
  private let output: Output
  private let duration: Double

  package init(_ motion: ScrollMotion, _ output: Output = .offset) {
    (self.motion, self.output, duration) = (motion, output, motion.duration)
  }

  package func value(at progress: Double) -> SIMD4<Double> {
    let offset = motion.offset(at: progress * duration)
    switch output {
    case .offset: return SIMD4(offset.x, offset.y, 0, 0)
    case .indicatorPosition(let indicator):
      let frame = indicator.frame(at: offset)
      return SIMD4(frame.midX, frame.midY, 0, 0)
    case .indicatorSize(let indicator):
      let size = indicator.frame(at: offset).size
      return SIMD4(size.width, size.height, 0, 0)
    case .angle(let perPoint, let zero):
      return SIMD4((offset.y - zero) * perPoint, 0, 0, 0)
    }
  }
}
