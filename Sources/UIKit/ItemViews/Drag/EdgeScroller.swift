import CoreGraphics
import QuartzCore

/// Scrolls a view as long as a finger that drags something is near one of its edges.
@MainActor final class EdgeScroller {
  /// How near to an edge a finger has to be, in points, and how fast the content moves when it is at the
  /// edge, in points per second. Estimates.
  private static let (distance, speed): (CGFloat, CGFloat) = (44, 600)

  private weak var view: UIScrollView?
  private let didScroll: () -> Void
  private var link: CADisplayLink?
  /// When the view was last scrolled, on the media clock.
  private var time: Double?
  /// Where the finger is in the visible rectangle; nil without one.
  var finger: CGPoint? {
    didSet { fingerDidMove() }
  }

  init(of view: UIScrollView, didScroll: @escaping () -> Void) {
    (self.view, self.didScroll) = (view, didScroll)
  }

  private func fingerDidMove() {
    if velocity == .zero {
      link?.invalidate()
      (link, time) = (nil, nil)
    } else if link == nil {
      let link = CADisplayLink { [weak self] link in self?.scroll(at: link.targetTimestamp) }
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }

  /// Points per second.
  private var velocity: CGPoint {
    guard let finger, let view else { return .zero }
    let inset = view.adjustedContentInset
    var velocity = CGPoint.zero
    for axis in UIScrollView.Axis.allCases {
      let limits = view.limits(axis)
      guard limits.lowerBound < limits.upperBound else { continue }
      let start = inset.start(axis) + Self.distance
      let end = view.bounds.size[axis] - inset.end(axis) - Self.distance
      let beyond =
        finger[axis] < start
        ? finger[axis] - start : finger[axis] > end ? finger[axis] - end : 0
      velocity[axis] = min(max(beyond / Self.distance, -1), 1) * Self.speed
    }
    return velocity
  }

  private func scroll(at time: Double) {
    guard let view else { return }
    // A program that was busy for long does not jump.
    let seconds = CGFloat(min(time - (self.time ?? time), 0.1))
    self.time = time
    let (offset, velocity) = (view.contentOffset, velocity)
    let target = view.clamped(
      CGPoint(x: offset.x + velocity.x * seconds, y: offset.y + velocity.y * seconds))
    guard target != offset else { return }
    view.contentOffset = target
    didScroll()
  }
}
