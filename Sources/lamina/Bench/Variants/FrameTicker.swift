import UIKit

/// Calls a closure in each frame, for variants whose contents change.
@MainActor enum FrameTicker {
  /// Calls `change` with the number of the frame, as long as the window exists.
  static func start(in window: UIWindow, _ change: @escaping (Int) -> Void) {
    var frame = 0
    let link = CADisplayLink { [weak window] link in
      guard window != nil else { return link.invalidate() }
      frame += 1
      change(frame)
    }
    link.add(to: .main, forMode: .common)
  }
}
