import CoreGraphics
import LaminaTesting
import UIKit

/// The settings of a device: lists, controls, text fields, pickers and pictures, as an app ships them.
struct ControlsScene: DemoScene {
  static let name = "controls"
  static let summary = "an app of settings: switches, lists, pickers, text fields and pictures"

  /// The pages, one each.
  static let positions = 0...Double(SettingsPage.allCases.count - 1)

  init(_ options: DemoOptions) {}

  /// Keeps the app that is shown already, which adapts to the size of the window.
  func show(in window: UIWindow) {
    guard !(window.rootViewController is SettingsController) else { return }
    window.clear()
    window.rootViewController = SettingsController()
  }

  func image(at position: Double, on screen: OffscreenScreen) throws -> CGImage {
    _ = try screen.frame()
    let page = SettingsPage.allCases[Int(position)]
    (screen.window.rootViewController as? SettingsController)?.open(page, animated: false)
    return try screen.image(playedTo: screen.time + 0.5)
  }
}
