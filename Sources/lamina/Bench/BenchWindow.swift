import Foundation
import UIKit

extension UIWindow {
  /// Shows a window that fills the screen, in the color behind the scenes that are measured.
  static func showForBench() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = BenchScene.background
    window.makeKeyAndVisible()
    return window
  }
}

/// Calls an action on the main thread after some seconds.
@MainActor func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
    MainActor.assumeIsolated(action)
  }
}
