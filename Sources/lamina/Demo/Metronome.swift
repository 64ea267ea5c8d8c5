import UIKit

/// Calls a closure periodically, for scenes that retarget running animations. It waits for the end of
/// an invisible animation, so that it follows the animation clock off screen as well.
final class Metronome: UIView {
  private let seconds: Double
  private let beat: (Int) -> Void
  private var count = 0

  /// Calls `beat` at once, and then periodically while the view is in a window.
  init(in view: UIView, every seconds: Double, beat: @escaping (Int) -> Void) {
    self.seconds = seconds
    self.beat = beat
    super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    isHidden = true
    view.addSubview(self)
    next()
  }

  required init?(coder: NSCoder) { nil }

  private func next() {
    beat(count)
    count += 1
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      if let self, window != nil { next() }
    }
    let wait = CABasicAnimation(keyPath: "opacity")
    wait.toValue = 0.5
    wait.duration = seconds
    layer.add(wait, forKey: "beat")
    CATransaction.commit()
  }
}
