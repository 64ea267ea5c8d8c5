import CMalloc
import Compositor
import GLESRenderer
import Testing

@Suite("Bitmap quads")
struct BitmapTests {
  private let texture = TextureID(rawValue: 7)

  @Test("nearest at scale 1 gives the image's bytes")
  func exact() throws {
    var canvas = try Canvas(width: 16, height: 8)
    let colors = image(width: 16, height: 8) { x, y in
      [UInt8(x * 15), UInt8(y * 30), UInt8(x ^ y), UInt8(255 - x)]
    }
    canvas.upload(colors, in: texture)
    canvas.pass(clear: [1, 1, 1, 1]) { $0.add(.bitmap, [.rect(0, 0, 16, 8)], texture: texture) }
    let pixels = try canvas.render()
    for y in 0..<8 {
      for x in 0..<16 {
        #expect(pixels[x, y] == [UInt8(x * 15), UInt8(y * 30), UInt8(x ^ y), UInt8(255 - x)])
      }
    }
  }

  @Test("linear at scale 1 on the pixel grid gives the same bytes as nearest")
  func linearIsNearest() throws {
    func draw(_ filter: TextureFilter) throws -> Pixels {
      var canvas = try Canvas(width: 20, height: 20)
      canvas.upload(
        image(width: 16, height: 16) { x, y in [UInt8(x * 16), UInt8(y * 16), 9, 255] }, in: texture
      )
      canvas.pass(clear: [0, 0, 0, 1]) {
        $0.add(.bitmap, [.rect(2, 3, 16, 16)], texture: texture, filter: filter)
      }
      return try canvas.render()
    }
    #expect(try draw(.linear) == draw(.nearest))
  }

  @Test("opacity scales all four channels, and the result blends")
  func opacity() throws {
    var canvas = try Canvas(width: 1, height: 1)
    canvas.upload(image(width: 1, height: 1) { _, _ in [200, 100, 0, 200] }, in: texture)
    canvas.pass(clear: [0, 0, 1, 1]) {
      $0.add(.bitmap, [.rect(0, 0, 1, 1, opacity: 0.5)], texture: texture, blending: .over)
    }
    // Source (100, 50, 0, 100), and 255 · (1 − 100/255) of the blue below.
    #expect(try canvas.render()[0, 0] == [100, 50, 155, 255])
  }

  @Test("a bitmap is composited over a color before the opacity")
  func overColor() throws {
    var canvas = try Canvas(width: 2, height: 1)
    canvas.upload(
      image(width: 2, height: 1) { x, _ in x == 0 ? .zero : [102, 0, 0, 102] }, in: texture)
    canvas.pass(clear: [0, 0, 0, 0]) {
      $0.add(
        .bitmapOverColor, [.rect(0, 0, 2, 1, color: [0, 0, 250, 255], opacity: 0.4)],
        texture: texture)
    }
    let pixels = try canvas.render()
    #expect(pixels[0, 0] == [0, 0, 100, 102])
    #expect(pixels[1, 0] == [41, 0, 60, 102])
  }

  @Test(
    "with a gutter, linear sampling in an atlas never reads a neighbor",
    arguments: [Float(0.31), 0.5, 1, 3.7])
  func gutter(scale: Float) throws {
    var canvas = try Canvas(width: 48, height: 48)
    let atlas = PixelSize(width: 32, height: 32)
    let everywhere = image(width: 32, height: 32) { _, _ in .red }
    let bitmap = image(width: 10, height: 6) { _, _ in .green }
    canvas.plan.textureCommands = [
      .create(texture, atlas),
      .upload(texture, everywhere, x: 0, y: 0, gutter: []),
      .upload(texture, bitmap, x: 11, y: 9, gutter: .all),
    ]
    canvas.pass(clear: [0, 0, 0, 1]) { plan in
      var quad = QuadInstance.rect(
        6.3, 8.6, 10 * scale, 6 * scale,
        textureOrigin: [11.0 / 32, 9.0 / 32], textureExtent: [10.0 / 32, 6.0 / 32])
      quad.xAxis.y = 1.3
      plan.add(.bitmap, [quad], texture: texture, filter: .linear)
    }
    let pixels = try canvas.render()
    let drawn = pixels.rows { $0 == .green ? "g" : $0 == [0, 0, 0, 255] ? "." : "!" }.joined()
    #expect(drawn.contains("g"))
    #expect(!drawn.contains("!"))
  }

  @Test("a gutter repeats the edge pixels beyond the requested edges only")
  func gutterSides() throws {
    var canvas = try Canvas(width: 4, height: 4)
    canvas.plan.textureCommands = [
      .create(texture, PixelSize(width: 4, height: 4)),
      .upload(texture, image(width: 4, height: 4) { _, _ in .white }, x: 0, y: 0, gutter: []),
      .upload(
        texture, image(width: 2, height: 2) { x, _ in x == 0 ? .red : .blue }, x: 0, y: 1,
        gutter: [.top, .right]),
    ]
    canvas.pass { $0.add(.bitmap, [.rect(0, 0, 4, 4)], texture: texture) }
    let rows = try canvas.render().rows {
      $0 == .red ? "r" : $0 == .blue ? "b" : $0 == .white ? "." : "!"
    }
    #expect(rows == ["rbb.", "rbb.", "rbb.", "...."])
  }

  @Test("a smaller bitmap with a gutter is uploaded correctly after a larger one")
  func stagingIsReused() throws {
    var canvas = try Canvas(width: 8, height: 8)
    canvas.plan.textureCommands = [
      .create(texture, PixelSize(width: 8, height: 8)),
      .upload(texture, image(width: 6, height: 6) { _, _ in .red }, x: 1, y: 1, gutter: .all),
      .upload(
        texture, image(width: 1, height: 2) { _, y in y == 0 ? .green : .blue },
        x: 3, y: 3, gutter: .all),
    ]
    canvas.pass { $0.add(.bitmap, [.rect(0, 0, 8, 8)], texture: texture) }
    let rows = try canvas.render().rows {
      $0 == .red ? "r" : $0 == .green ? "g" : $0 == .blue ? "b" : "!"
    }
    let red = "rrrrrrrr"
    #expect(rows == [red, red, "rrgggrrr", "rrgggrrr", "rrbbbrrr", "rrbbbrrr", red, red])
  }

  @Test("the memory in which a bitmap with a gutter was put together is freed at rest")
  func stagingIsFreed() throws {
    let side = 1024
    var canvas = try Canvas(width: 1, height: 1)
    guard canvas.renderer.driver.isSoftware else { return }
    canvas.plan.textureCommands = [
      .create(texture, PixelSize(width: Int32(side), height: Int32(side))),
      .upload(
        texture, image(width: side - 2, height: side - 2) { _, _ in .red }, x: 1, y: 1, gutter: .all
      ),
    ]
    _ = try canvas.render()
    let before = lamina_heap_bytes()
    canvas.renderer.releaseUnused()
    // Tests beside this one allocate memory too.
    #expect(before - lamina_heap_bytes() > side * side * 3)
  }

  @Test("a deleted texture's identifier can be reused with another size")
  func recreated() throws {
    var canvas = try Canvas(width: 2, height: 2)
    for color in [SIMD4<UInt8>.red, .green] {
      canvas.upload(image(width: 2, height: 2) { _, _ in color }, in: texture)
      canvas.pass { $0.add(.bitmap, [.rect(0, 0, 2, 2)], texture: texture) }
      #expect(try canvas.render()[1, 1] == color)
      canvas.plan.textureCommands = [.delete(texture)]
      _ = try canvas.render()
    }
  }

  @Test("two textures and both filters in one pass each show their own")
  func switches() throws {
    var canvas = try Canvas(width: 4, height: 1)
    let other = TextureID(rawValue: 8)
    canvas.upload(image(width: 1, height: 1) { _, _ in .red }, in: texture)
    canvas.upload(image(width: 1, height: 1) { _, _ in .blue }, in: other)
    canvas.pass {
      $0.add(.bitmap, [.rect(0, 0, 1, 1)], texture: texture)
      $0.add(.solid, [.rect(1, 0, 1, 1, color: .green)])
      $0.add(.bitmap, [.rect(2, 0, 1, 1)], texture: other, filter: .linear)
      $0.add(.bitmapOverColor, [.rect(3, 0, 1, 1)], texture: texture)
    }
    let pixels = try canvas.render()
    #expect((0..<4).map { pixels[$0, 0] } == [.red, .green, .blue, .red])
  }
}
