import Compositor
import CoreGraphics
import LaminaTesting
import LayerTree
import RenderServer
import TestSupport
import Testing
import UIKit

@testable import lamina

/// What vertex shaders animate is compared with the same frames sampled on the render thread.
@Suite("Animations in vertex shaders look like those sampled on the render thread", .serialized)
@MainActor struct AnimationSamplingTests {
  /// Screens with the same scene, one for each way.
  private func image(
    _ sampling: AnimationSampling, size: CGSize, scale: CGFloat = 1, at time: Double,
    show: (UIWindow) throws -> Void
  ) throws -> CGImage {
    let screen = try OffscreenScreen(
      size: size, scale: scale, server: OffscreenServer(sampling: sampling))
    try show(screen.window)
    // Records are made with the first frame, and shown at another time.
    for step in [0, 0.4, 0.9] {
      screen.time = time * step
      try screen.render()
    }
    screen.time = time
    return try screen.frame()
  }

  @Test("the bench scene does", arguments: [0.5, 1.25, 12, 47.3])
  func bench(time: Double) throws {
    for variant in [TranslucentVariant.self, OpaqueVariant.self, SpritesVariant.self]
      as [any BenchVariant.Type]
    {
      let images = try AnimationSampling.allCases.map {
        try image($0, size: CGSize(width: 640, height: 360), at: time) { window in
          variant.init(BenchOptions(layers: 100, layerSize: 48)).show(in: window, .moving)
        }
      }
      let comparison = ImageComparison(
        images[1], images[0], tolerance: Tolerance(channel: 1, pixels: 0))
      #expect(comparison.differingPixels < 40, "\(variant): \(comparison)")
    }
  }

  @Test("random layers do", arguments: 1...12 as ClosedRange<UInt64>)
  func random(seed: UInt64) throws {
    let servers = try AnimationSampling.allCases.map { try OffscreenServer(sampling: $0) }
    for server in servers { server.post(Self.commit(seed)) }
    for frame in 0..<20 {
      let time = 1 + 0.31 * Double(frame)
      let images = try servers.map { server in
        try server.renderFrame(for: time)
        let frame = try server.readPixels()
        return CGImage(
          width: frame.width, height: frame.height, premultipliedRGBA: frame.pixels)
      }
      let comparison = ImageComparison(
        images[1], images[0], tolerance: Tolerance(channel: 1, pixels: 0))
      #expect(comparison.differingPixels < 20, "frame \(frame): \(comparison)")
    }
  }

  @Test("steady frames upload no instances")
  func uploads() throws {
    let screen = try OffscreenScreen(
      size: CGSize(width: 320, height: 200), server: OffscreenServer(sampling: .shader))
    BenchScene(layers: 50, layerSize: 48).animate(in: screen.window)
    for frame in 0..<3 {
      screen.time = Double(frame) / 60
      try screen.render()
    }
    let before = screen.statistics
    for frame in 3..<60 {
      screen.time = Double(frame) / 60
      try screen.render()
    }
    #expect(screen.statistics.frames == before.frames + 57)
    #expect(before.instanceBytes > 0 && screen.statistics.instanceBytes == before.instanceBytes)
  }

  /// 40 layers of which each has random animations: colors and bitmaps, with and without antialiased
  /// edges, some opaque.
  private static func commit(_ seed: UInt64) -> Commit {
    var random = RandomAnimations(seed: seed)
    let image = TestImages.all[Int(seed) % TestImages.all.count]
    let contents = LayerContents(
      id: .next(), width: Int32(image.width), height: Int32(image.height),
      isOpaque: image.isOpaque)
    var commit = Commit()
    let layers = (1...40 as ClosedRange<UInt32>).map { LayerID(rawValue: $0) }
    var root = LayerChange(layer: LayerID(rawValue: 0))
    root.properties = LayerProperties()
    root.properties?.bounds.size = CGSize(width: 240, height: 160)
    root.properties?.position = CGPoint(x: 120, y: 80)
    root.properties?.backgroundColor = SIMD4(0.1, 0.2, 0.3, 1)
    root.sublayers = layers
    commit.root = root.layer
    commit.surface = SurfaceState(size: CGSize(width: 240, height: 160), scale: 1)
    commit.contents = [ContentsUpdate(contents: contents, patch: image)]
    commit.layers = [root]
    for layer in layers {
      var change = LayerChange(layer: layer)
      var properties = random.properties()
      if random.flag() { properties.contents = contents }
      if random.flag() { properties.opacity = 1 }
      if random.flag() { properties.backgroundColor.w = 1 }
      if random.flag() { properties.allowsEdgeAntialiasing = false }
      change.properties = properties
      change.style = LayerStyle()
      change.animations = random.animations().map(AnimationChange.add)
      commit.layers.append(change)
    }
    return commit
  }
}
