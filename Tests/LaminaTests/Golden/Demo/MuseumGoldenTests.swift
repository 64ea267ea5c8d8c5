import CoreGraphics
import LaminaTesting
import Testing
import UIKit

@testable import lamina

@Suite("The screens of the museum", .serialized)
@MainActor struct MuseumGoldenTests {
  private func check(_ stop: MuseumStop, isDark: Bool) throws {
    let screen = try OffscreenScreen(size: CGSize(width: 300, height: 520))
    let scene = MuseumScene(DemoOptions(isDark: isDark))
    scene.show(in: screen.window)
    try assertSnapshot(
      of: try scene.image(at: Double(stop.rawValue), on: screen),
      named: "museum-\(stop)-\(isDark ? "dark" : "light")",
      tolerance: GoldenTests.tolerance(screen))
  }

  @Test("light screens match their golden images", arguments: MuseumStop.allCases)
  func light(stop: MuseumStop) throws { try check(stop, isDark: false) }

  @Test(
    "dark screens match their golden images",
    arguments: [MuseumStop.works, .plan, .search, .ticket])
  func dark(stop: MuseumStop) throws { try check(stop, isDark: true) }
}
