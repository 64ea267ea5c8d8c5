import QuartzCore
import UIKit

/// A view whose animations stand still at a time: its layer's time does not move.
final class FrozenView: UIView {
  /// Seconds from the beginning.
  let moment: TimeInterval
  private let script: (FrozenView) -> Void

  /// - Parameter script: what happens to the view, from its time 0 on.
  init(frame: CGRect, at moment: TimeInterval, script: @escaping (FrozenView) -> Void) {
    self.moment = moment
    self.script = script
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  /// Views in no window do not animate.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    layer.speed = 0
    script(self)
    go(to: moment)
  }

  /// What follows happens at this time, in seconds; before the time of the picture.
  func go(to time: TimeInterval) {
    layer.timeOffset = time
  }

  /// A delay which is too short to be seen: it lets a block begin at the view's own time, whenever it
  /// is committed.
  static let now: TimeInterval = 1e-6
}

extension Stage {
  /// The same view at several times, one beside the other: a curve of what happens to it. It starts
  /// on the lower line and is sent to the upper one.
  ///
  /// - Parameter seconds: of the whole width.
  func track(
    _ color: UIColor, seconds: TimeInterval = 1, _ script: @escaping (FrozenView, CGPoint) -> Void
  ) {
    let (low, high): (CGFloat, CGFloat) = (72, 32)
    for y in [low, high] { line(y) }
    for index in 0...Self.moments {
      let part = CGFloat(index) / CGFloat(Self.moments)
      let goal = point(10 + 140 * part, high)
      let disc = FrozenView(frame: rect(0, 0, 5, 5), at: seconds * Double(part)) {
        script($0, goal)
      }
      disc.center = point(10 + 140 * part, low)
      disc.backgroundColor = color
      disc.layer.cornerRadius = disc.bounds.width / 2
      view.addSubview(disc)
    }
  }

  private static let moments = 28

  private func line(_ y: CGFloat) {
    let line = block(6, y, 148, 0.1, GalleryStyle.faint)
    line.bounds.size.height = 1
  }
}
