import UIKit

/// Shows the museum on the display, where it was when the program ended, however it ended.
final class MuseumDelegate: DemoDelegate {
  private let isDark: Bool

  init(_ scene: MuseumScene, seconds: Double?, showsHUD: Bool) {
    isDark = scene.isDark
    super.init(scene, seconds: seconds, showsHUD: showsHUD)
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
}
