import Foundation
import RenderServer
import UIKit

/// Shows the demo on the display, and terminates the program after `seconds`.
final class DemoDelegate: UIResponder, UIApplicationDelegate {
  private let scene: any DemoScene
  private let seconds: Double?
  private let showsHUD: Bool
  private var window: DemoWindow?

  init(_ scene: any DemoScene, seconds: Double?, showsHUD: Bool) {
    self.scene = scene
    self.seconds = seconds
    self.showsHUD = showsHUD
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = DemoWindow(frame: UIScreen.main.bounds)
    window.buildScene = { [scene, showsHUD] window in
      Self.fill(window, scene, showsHUD: showsHUD)
    }
    window.makeKeyAndVisible()
    self.window = window
    if let seconds {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
        MainActor.assumeIsolated(Self.end)
      }
    }
    return true
  }

  private static func end() {
    UIApplication.shared.terminate()
  }

  private static func fill(_ window: UIWindow, _ scene: any DemoScene, showsHUD: Bool) {
    do {
      try scene.show(in: window)
    } catch {
      UIApplication.shared.fail("\(error)")
    }
    guard showsHUD else { return }
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
