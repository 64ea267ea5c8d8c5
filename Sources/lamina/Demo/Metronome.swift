import UIKit

/// Calls a block again and again, for a scene whose views are sent somewhere else in flight. An
/// animation that shows nothing keeps its time, so that it beats off screen as well.
final class Metronome: UIView {
  private let seconds: Double
  private let beat: (Int) -> Void
  private var count = 0

  /// Beats for the first time at once, while it is in `view`.
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
