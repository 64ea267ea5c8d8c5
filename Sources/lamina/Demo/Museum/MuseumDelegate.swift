import Foundation
import UIKit

/// Shows the museum on the display, where it was when the program ended, however it ended. When a visitor
/// has left, the next one finds it as it starts.
final class MuseumDelegate: DemoDelegate {
  private let isDark: Bool
  private var departures: (any NSObjectProtocol)?

  init(_ scene: MuseumScene, seconds: Double?, showsHUD: Bool) {
    isDark = scene.isDark
    super.init(scene, seconds: seconds, showsHUD: showsHUD)
    departures = NotificationCenter.default.addObserver(
      forName: UIApplication.userDidBecomeInactiveNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.returnToStart() }
    }
  }

  isolated deinit {
    if let departures { NotificationCenter.default.removeObserver(departures) }
  }

  override func makeWindow() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = MuseumController(isDark: isDark)
    return window
  }

  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    defer { if showsHUD, let window { Self.addHUD(to: window) } }
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  override var restoresState: Bool { true }

  /// Shows the museum anew, because pages that a visitor has opened would stay in memory.
  private func returnToStart() {
    guard let window else { return }
    window.endEditing(true)
    window.rootViewController?.dismiss(animated: false)
    window.rootViewController = MuseumController(isDark: isDark)
  }
}
