import CoreGraphics
import LaminaTesting
import Testing

@testable import UIKit
@testable import lamina

/// Requirement V27.
@Suite("What the inspector and the reader show matches golden images", .serialized)
@MainActor struct AccessibilityGoldenTests {
  /// The page of sounds in the settings.
  private func page(_ style: UIUserInterfaceStyle) throws -> OffscreenScreen {
    let screen = try OffscreenScreen(size: CGSize(width: 360, height: 560))
    screen.window.overrideUserInterfaceStyle = style
    let scene = ControlsScene(DemoOptions())
    scene.show(in: screen.window)
    _ = try scene.image(at: 1, on: screen)
    return screen
  }

  private func element(_ label: String, on screen: OffscreenScreen) throws -> UIResponder {
    try #require(
      screen.screen.accessibilityElementsInOrder.first { $0.accessibilityLabel == label })
  }

  @Test("the panel of the inspector beside the row that was clicked, light and dark")
  func inspector() throws {
    var tolerance = Tolerance.exact
    let images = try [UIUserInterfaceStyle.light, .dark].map { style in
      let screen = try page(style)
      tolerance = GoldenTests.tolerance(screen)
      let place = try element("Ripple", on: screen).accessibilityActivationPoint
      let inspector = AccessibilityInspector(frame: screen.window.bounds)
      screen.window.addSubview(inspector)
      try screen.render()
      screen.tap(at: place)
      return try screen.frame()
    }
    try assertSnapshot(
      of: .strip(images, columns: 2), named: "accessibility-inspector", tolerance: tolerance)
  }

  @Test("the outline and the caption of the reader, below and above, light and dark")
  func reader() throws {
    var tolerance = Tolerance.exact
    let looks: [(UIUserInterfaceStyle, String)] = [(.light, "Volume"), (.dark, "Bell")]
    let images = try looks.map { style, label in
      let screen = try page(style)
      tolerance = GoldenTests.tolerance(screen)
      let reader = ScreenReader(on: screen.screen, speech: RecordedSpeech())
      reader.move(to: try element(label, on: screen))
      let image = try screen.frame()
      reader.stop()
      return image
    }
    try assertSnapshot(
      of: .strip(images, columns: 2), named: "accessibility-reader", tolerance: tolerance)
  }
}
