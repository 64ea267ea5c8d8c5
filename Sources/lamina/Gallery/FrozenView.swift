import QuartzCore
import UIKit

/// A view whose animations are paused at a given time: its layer's speed is 0.
final class FrozenView: UIView {
  /// The layer time at which the animations are paused, in seconds.
  let moment: TimeInterval
  private let script: (FrozenView) -> Void

  /// - Parameter script: starts the animations, at layer time 0.
  init(frame: CGRect, at moment: TimeInterval, script: @escaping (FrozenView) -> Void) {
    self.moment = moment
    self.script = script
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  /// Runs the script when the view is in a window, because other views are not animated.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    layer.speed = 0
    script(self)
    seek(to: moment)
  }

  /// Sets the layer time, in seconds, at which the following changes take effect.
  func seek(to time: TimeInterval) {
    layer.timeOffset = time
  }

  /// An imperceptible delay, in seconds, that makes an animation begin at the view's layer time,
  /// whenever it is committed.
  static let now: TimeInterval = 1e-6
}

extension Stage {
  /// Plots an animation: copies of a view, side by side, each paused at a later time. The view starts
  /// on the lower line, and the script animates it to the upper one.
  ///
  /// - Parameter seconds: the time that the whole width stands for.
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
    let line = block(6, y, 148, 0.1, color: GalleryStyle.faint)
    line.bounds.size.height = 1
  }
}
