import CoreGraphics
import LaminaTesting
import Testing
import UIKit

@testable import lamina

/// Requirement V33.
@Suite("The demo's settings match their golden images", .serialized)
@MainActor struct SettingsGoldenTests {
  private func images(_ pages: [SettingsPage], _ size: CGSize, _ style: UIUserInterfaceStyle) throws
    -> (images: [CGImage], tolerance: Tolerance)
  {
    var tolerance = Tolerance.exact
    let images = try pages.map { page in
      let screen = try OffscreenScreen(size: size)
      screen.window.overrideUserInterfaceStyle = style
      let scene = ControlsScene(DemoOptions())
      scene.show(in: screen.window)
      tolerance = GoldenTests.tolerance(screen)
      let index = SettingsPage.allCases.firstIndex(of: page) ?? 0
      return try scene.image(at: Double(index), on: screen)
    }
    return (images, tolerance)
  }

  @Test("each page on a narrow screen")
  func narrow() throws {
    let (images, tolerance) = try images(
      SettingsPage.allCases, CGSize(width: 360, height: 560), .light)
    try assertSnapshot(
      of: .strip(images, columns: 4), named: "settings-narrow", tolerance: tolerance)
  }

  @Test("pages beside the list, dark")
  func wide() throws {
    let (images, tolerance) = try images(
      [.display, .network, .tasks, .pictures], CGSize(width: 760, height: 480), .dark)
    try assertSnapshot(
      of: .strip(images, columns: 2), named: "settings-wide-dark", tolerance: tolerance)
  }
}
