import CoreGraphics
import LaminaTesting
import UIKit

/// How views are shown in a golden image: in a style, at a scale of the display.
@MainActor enum GoldenLook: String, CaseIterable {
  case light, dark
  case scaledLight = "light@2x"
  case scaledDark = "dark@2x"

  var scale: CGFloat { self == .scaledLight || self == .scaledDark ? 2 : 1 }
  var style: UIUserInterfaceStyle { self == .dark || self == .scaledDark ? .dark : .light }

  /// Returns an empty screen.
  func makeScreen(_ size: CGSize) throws -> OffscreenScreen {
    let screen = try OffscreenScreen(size: size, scale: scale)
    screen.window.overrideUserInterfaceStyle = style
    screen.window.backgroundColor = .systemBackground
    return screen
  }

  func compare(
    _ screen: OffscreenScreen, with name: String, testFile: String = #filePath
  ) throws {
    try screen.render()
    try assertSnapshot(
      of: screen.frame(), named: "\(name)-\(rawValue)", tolerance: GoldenTests.tolerance(screen),
      testFile: testFile)
  }
}
