import CoreGraphics
import LaminaTesting
import Testing
import UIKit

@testable import lamina

/// `LAMINA_RECORD=1 swift test --filter GoldenTests` records the golden images.
@Suite("The scenes match their golden images", .serialized)
@MainActor struct GoldenTests {
  /// llvmpipe recorded the golden images; other drivers differ in the last bits of blending.
  static func tolerance(_ screen: OffscreenScreen) -> Tolerance {
    screen.rendererName.hasPrefix("llvmpipe") ? .exact : Tolerance(channel: 6, pixels: 0.001)
  }

  @Test("the demo matches its golden images", arguments: [0.5, 1.25, 12])
  func demo(time: Double) throws {
    try checkDemo(CGSize(width: 640, height: 360), scale: 1, at: time, named: "demo-\(time)")
  }

  @Test("the demo at scale 2 matches its golden image")
  func demoAtScale2() throws {
    try checkDemo(CGSize(width: 480, height: 270), scale: 2, at: 12, named: "demo-12.0@2x")
  }

  @Test("the bench scene matches its golden images", arguments: [0.5, 1.25, 12])
  func bench(time: Double) throws {
    let screen = try OffscreenScreen(size: CGSize(width: 640, height: 360))
    BenchScene(layers: 100, layerSize: 48).animate(in: screen.window)
    try assertSnapshot(
      of: screen.image(at: time), named: "bench-\(time)", tolerance: Self.tolerance(screen))
  }

  private func checkDemo(
    _ size: CGSize, scale: CGFloat, at time: Double, named name: String
  ) throws {
    let screen = try OffscreenScreen(size: size, scale: scale)
    try OrbitScene(DemoOptions()).show(in: screen.window)
    try assertSnapshot(of: screen.image(at: time), named: name, tolerance: Self.tolerance(screen))
  }
}
