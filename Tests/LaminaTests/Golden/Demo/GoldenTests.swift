import Compositor
import CoreGraphics
import Foundation
import LaminaTesting
import RenderServer
import Testing
import UIKit

@testable import lamina

/// `LAMINA_RECORD=1 swift test --filter GoldenTests` records the golden images.
@Suite("The scenes match their golden images", .serialized)
@MainActor struct GoldenTests {
  /// llvmpipe recorded the golden images; other drivers differ in the last bits of blending, and
  /// vertex shaders in those of places.
  static func tolerance(
    _ screen: OffscreenScreen, _ sampling: AnimationSampling = .cpu
  ) -> Tolerance {
    // Where textures are limited, bitmaps in tiles and on smaller pages of the atlas are filtered with
    // other roundings.
    if ProcessInfo.processInfo.environment["LAMINA_TEXTURE_LIMIT"] != nil {
      return Tolerance(channel: 1, pixels: sampling == .shader ? 0.0001 : 0)
    }
    if sampling == .shader { return Tolerance(channel: 1, pixels: 0.0001) }
    return screen.rendererName.hasPrefix("llvmpipe") ? .exact : Tolerance(channel: 6, pixels: 0.001)
  }

  @Test(
    "the demo matches its golden images", arguments: [0.5, 1.25, 12], AnimationSampling.allCases)
  func demo(time: Double, sampling: AnimationSampling) throws {
    try checkDemo(
      CGSize(width: 640, height: 360), scale: 1, at: time, sampling, named: "demo-\(time)")
  }

  @Test("the demo at scale 2 matches its golden image", arguments: AnimationSampling.allCases)
  func demoAtScale2(sampling: AnimationSampling) throws {
    try checkDemo(
      CGSize(width: 480, height: 270), scale: 2, at: 12, sampling, named: "demo-12.0@2x")
  }

  @Test(
    "the bench scene matches its golden images", arguments: [0.5, 1.25, 12],
    AnimationSampling.allCases)
  func bench(time: Double, sampling: AnimationSampling) throws {
    let screen = try OffscreenScreen(
      size: CGSize(width: 640, height: 360), server: OffscreenServer(sampling: sampling))
    BenchScene(layers: 100, layerSize: 48).animate(in: screen.window)
    try assertSnapshot(
      of: screen.image(at: time), named: "bench-\(time)",
      tolerance: Self.tolerance(screen, sampling))
  }

  private func checkDemo(
    _ size: CGSize, scale: CGFloat, at time: Double, _ sampling: AnimationSampling,
    named name: String
  ) throws {
    let screen = try OffscreenScreen(
      size: size, scale: scale, server: OffscreenServer(sampling: sampling))
    try OrbitScene(DemoOptions()).show(in: screen.window)
    try assertSnapshot(
      of: screen.image(at: time), named: name, tolerance: Self.tolerance(screen, sampling))
  }
}
