import Foundation
import LaminaTesting
import Testing
import UIKit

/// A screen with a scroll view that fills it, a log of its delegate, and a finger that moves on an even
/// grid of 8 ms.
@MainActor final class ScrollScreen {
  static let size = CGSize(width: 390, height: 852)
  let screen: OffscreenScreen
  let view: UIScrollView
  let log = ScrollLog()
  private var finger = CGPoint.zero

  init(
    _ view: UIScrollView = UIScrollView(), content: CGSize = CGSize(width: 390, height: 40_000),
    scale: CGFloat = 3
  ) throws {
    self.view = view
    screen = try OffscreenScreen(size: Self.size, scale: scale)
    view.frame = screen.window.bounds
    view.contentSize = content
    screen.window.addSubview(view)
    try screen.render()
    view.delegate = log
  }

  func down(at point: CGPoint) {
    finger = point
    screen.touch(.began, at: point)
  }

  /// Moves the finger by a distance at each of some steps of 8 ms.
  func move(by step: CGVector, steps: Int) {
    for _ in 0..<steps {
      screen.time += 0.008
      finger = CGPoint(x: finger.x + step.dx, y: finger.y + step.dy)
      screen.touch(.moved, at: finger)
    }
  }

  func up(after seconds: Double = 0.008) {
    screen.time += seconds
    screen.touch(.ended, at: finger)
  }

  /// Drags vertically with even steps and lifts the finger.
  func flick(from point: CGPoint = CGPoint(x: 195, y: 700), step: CGFloat, steps: Int) {
    down(at: point)
    move(by: CGVector(dx: 0, dy: step), steps: steps)
    up()
  }

  /// Renders frames at 60 Hz for some seconds.
  func run(for seconds: Double) throws {
    let end = screen.time + seconds
    while screen.time < end {
      screen.time = min(screen.time + 1.0 / 60, end)
      try screen.render()
    }
  }
}

/// What a scroll view tells its delegate, in order. Calls of `scrollViewDidScroll` in a row are one.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
  private(set) var entries: [String] = []
  private(set) var offsets: [CGPoint] = []
  private(set) var velocity = CGPoint.zero
  private(set) var target = CGPoint.zero
  /// Replaces the target of a throw.
  var newTarget: CGPoint?
  var zoomedView: UIView?

  private func add(_ entry: String) {
    if entries.last != entry || entry != "scroll" { entries.append(entry) }
  }

  func clear() { (entries, offsets) = ([], []) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    add("scroll")
    offsets.append(scrollView.contentOffset)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { if entries.last != "zoom" { add("zoom") } }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    add("willEndDragging")
    self.velocity = velocity
    target = unsafe targetContentOffset.pointee
    if let newTarget { unsafe targetContentOffset.pointee = newTarget }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    add("didEndDragging(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    add("didEndScrollingAnimation")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    add("willBeginZooming")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { add("didEndZooming") }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { add("didScrollToTop") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { add("inset") }
}
