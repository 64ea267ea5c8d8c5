import CoreGraphics
import LaminaTesting
import Testing
import UIKit

@testable import lamina

@Suite("The variants of the bench", .serialized) @MainActor struct BenchVariantTests {
  private func screen() throws -> OffscreenScreen {
    try OffscreenScreen(size: CGSize(width: 320, height: 180))
  }

  private func options(_ type: any BenchVariant.Type) -> BenchOptions {
    var options = type.defaults
    (options.layers, options.layerSize) = (12, 24)
    options.still = min(options.still, 50)
    return options
  }

  @Test("every variant moves")
  func moves() throws {
    for type in BenchVariants.all {
      let screen = try screen()
      type.init(options(type)).show(in: screen.window, .moving)
      let first = try screen.image(at: 0.25)
      screen.time = 0.5
      #expect(try !screen.frame().isIdentical(to: first), "\(type.name)")
    }
  }

  @Test("every variant can stand still, and then shows something")
  func standsStill() throws {
    for type in BenchVariants.all {
      let screen = try screen()
      type.init(options(type)).show(in: screen.window, .still(at: 1.25))
      let image = try screen.frame()
      let corner = image.pixel(x: 0, y: 0)
      let pixels = image.premultipliedRGBA
      let differing = stride(from: 0, to: pixels.count, by: 4).count { offset in
        pixels[offset] != corner.x || pixels[offset + 1] != corner.y
      }
      #expect(differing > 200, "\(type.name)")
      // Scroll indicators are shown for a moment.
      for time in [1.0, 3] {
        screen.time = time
        try screen.render()
      }
      let frames = screen.statistics.frames
      screen.time = 4
      try screen.render()
      #expect(screen.statistics.frames == frames, "\(type.name)")
    }
  }

  @Test("the variants have different names")
  func names() throws {
    #expect(Set(BenchVariants.all.map { $0.name }).count == BenchVariants.all.count)
    for type in BenchVariants.all { #expect(try BenchVariants.named(type.name) == type) }
  }

  @Test("contents change in each frame", arguments: ["text", "upload"])
  func changes(name: String) throws {
    let type = try BenchVariants.named(name)
    var options = options(type)
    options.changes = 3
    let screen = try screen()
    type.init(options).show(in: screen.window, .moving)
    try screen.render()
    let uploads = screen.statistics.textureUploads
    for step in 1...4 {
      screen.time = Double(step) / 60
      try screen.render()
    }
    #expect(screen.statistics.textureUploads - uploads == 12)
  }

  @Test("still layers are uploaded once, and are not redrawn")
  func stillLayers() throws {
    var options = options(StaticVariant.self)
    options.still = 400
    let screen = try OffscreenScreen(size: CGSize(width: 1280, height: 720))
    StaticVariant(options).show(in: screen.window, .moving)
    try screen.render()
    let before = screen.statistics
    #expect(before.textureUploads == options.layers + 8)
    screen.time = 0.25
    try screen.render()
    #expect(screen.statistics.textureUploads == before.textureUploads)
    #expect(screen.statistics.pixels - before.pixels < 1280 * 360 * 2)
  }
}
