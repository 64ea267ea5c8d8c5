import Foundation
import RenderServer
import UIKit

/// Shows the demo on the display, and terminates the program after `seconds`.
class DemoDelegate: UIResponder, UIApplicationDelegate {
  private let scene: any DemoScene
  private let seconds: Double?
  let showsHUD: Bool
  var window: UIWindow?

  init(_ scene: any DemoScene, seconds: Double?, showsHUD: Bool) {
    self.scene = scene
    self.seconds = seconds
    self.showsHUD = showsHUD
    super.init()
  }

  /// Makes the window with the scene, before the program's state is restored.
  func makeWindow() -> UIWindow {
    let window = DemoWindow(frame: UIScreen.main.bounds)
    window.buildScene = { [scene, showsHUD] window in
      Self.fill(window, scene)
      if showsHUD { Self.addHUD(to: window) }
    }
    return window
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = makeWindow()
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window?.makeKeyAndVisible()
    if let seconds {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
        MainActor.assumeIsolated(Self.end)
      }
    }
    return true
  }

  /// Whether the program continues where it was when it ended. Default: false.
  var restoresState: Bool { false }

  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { restoresState }

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { restoresState }

  private static func end() {
    UIApplication.shared.terminate()
  }

  private static func fill(_ window: UIWindow, _ scene: any DemoScene) {
    do {
      try scene.show(in: window)
    } catch {
      UIApplication.shared.fail("\(error)")
    }
  }

  static func addHUD(to window: UIWindow) {
    let panel = HUDView(in: DemoLayout(size: window.bounds.size)) {
      UIScreen.main.frameStatistics
    }
    window.addSubview(panel)
    panel.start()
  }
}

/// The demo's window, which rebuilds the scene when its size changes.
final class DemoWindow: UIWindow {
  var buildScene: (UIWindow) -> Void = { _ in }
  private var shownSize = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != shownSize else { return }
    shownSize = bounds.size
    buildScene(self)
  }
}
