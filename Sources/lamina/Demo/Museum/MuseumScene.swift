import LaminaTesting
import UIKit

/// The kiosk of a museum: an application with tabs, lists, pages, sheets and a search.
///
/// A position of `--at` is a stop of a tour through its screens.
struct MuseumScene: DemoScene {
  static let name = "museum"
  static let summary = "a museum's kiosk: works, rooms, a plan, a search and tickets"
  static var positions: ClosedRange<Double> { 0...Double(MuseumStop.allCases.count - 1) }

  let isDark: Bool

  init(_ options: DemoOptions) {
    isDark = options.isDark
  }

  func show(in window: UIWindow) {
    window.clear()
    window.rootViewController = MuseumController(isDark: isDark)
  }

  func image(at position: Double, on screen: OffscreenScreen) throws -> CGImage {
    try screen.render()
    let stop = MuseumStop(rawValue: Int(position.rounded(.down))) ?? .works
    if let museum = screen.window.rootViewController as? MuseumController { stop.open(in: museum) }
    // Presentations are laid out with the frame after they begin, and scroll indicators fade.
    for _ in 0..<4 {
      screen.time += 0.5
      try screen.render()
    }
    return try screen.frame()
  }

  func makeDelegate(seconds: Double?, showsHUD: Bool) -> any UIApplicationDelegate {
    MuseumDelegate(self, seconds: seconds, showsHUD: showsHUD)
  }
}
