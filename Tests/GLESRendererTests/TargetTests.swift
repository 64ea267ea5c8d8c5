import CMalloc
import Compositor
import EGL
import GLESRenderer
import LayerTree
import Testing

@Suite("Targets: groups, copies and mipmaps")
struct TargetTests {
  private let group = TextureID(rawValue: 1)
  private let inner = TextureID(rawValue: 2)

  /// Various shapes in a part of the frame.
  private func addScene(_ plan: inout FramePlan) {
    let clip = plan.addClip(
      RoundedRectangle(size: [20, 20], radius: 6), .rotated([20, 20], by: 0.3, at: [24, 20]))
    plan.add(.solid, [.rect(12, 10, 20, 8, color: .blue)])
    plan.addShapes(
      [.rounded, .bordered, .clipped],
      [
        ShapeInstance.rect(14.5, 12.5, 18, 15).with {
          ($0.cornerRadius, $0.borderWidth, $0.clip) = (4, 2, clip)
          ($0.color, $0.borderColor) = (.green, .red)
          $0.flags.insert(ShapeFlags(Corners.all))
        }
      ])
  }

  @Test("a group drawn through a texture equals the same items drawn directly")
  func composite() throws {
    for isFlipped in [false, true] {
      var canvas = try Canvas(width: 48, height: 40)
      if isFlipped { canvas.renderer.target = FlippedTarget(canvas.target) }
      canvas.pass(clear: .zero) { addScene(&$0) }
      let direct = try canvas.render()
      canvas.plan.textureCommands = [.createTarget(group, PixelSize(width: 30, height: 26))]
      canvas.pass(
        clip: PixelRect(minX: 8, minY: 6, maxX: 38, maxY: 32), on: group, clear: .zero
      ) { addScene(&$0) }
      canvas.pass(clear: .zero) {
        $0.add(.bitmap, [.rect(8, 6, 30, 26)], texture: group, blending: .over)
      }
      // The rasterizer rounds a quad's corners to 1/256 pixel again.
      let composed = try canvas.render()
      let differences = zip(composed.bytes, direct.bytes).map { abs(Int($0) - Int($1)) }
      #expect(differences.max()! <= 1)
    }
  }

  @Test("a software renderer frees a texture that is deleted after the last frame")
  func deletion() throws {
    var canvas = try Canvas(width: 8, height: 8)
    guard canvas.renderer.driver.isSoftware else { return }
    let size = PixelSize(width: 2048, height: 4096)
    // Tests beside this one allocate memory too, so that one try may show less.
    let freed = try (0..<3).map { _ in
      canvas.plan.textureCommands = [.createTarget(group, size)]
      canvas.pass(clip: PixelRect(size), on: group, clear: .one)
      canvas.pass { $0.add(.bitmap, [.rect(0, 0, 8, 8)], texture: group) }
      var plan = canvas.plan
      _ = try canvas.render()
      // Passes that wait for each other read the texture.
      plan.textureCommands = []
      for _ in 0..<3 { try canvas.renderer.execute(plan) }
      let before = lamina_heap_bytes()
      try canvas.renderer.execute([.delete(group)])
      return before - lamina_heap_bytes()
    }
    #expect(freed.contains { $0 > size.area * 3 })
  }

  @Test("pixels move to a place in another texture, also where there is memory for it only later")
  func moves() throws {
    for isShort in [false, true] {
      var canvas = try Canvas(width: 8, height: 4)
      let chart = image(width: 4, height: 3) { x, y in [UInt8(x * 60), UInt8(y * 90), 7, 255] }
      canvas.upload(chart, in: group)
      canvas.pass { $0.add(.bitmap, [.rect(0, 0, 4, 3)], texture: group) }
      let before = try canvas.render()
      let objects = canvas.renderer.context.objects
      let next = objects.textureAllocations + 1
      if isShort { objects.failingTextures = next...next }
      try canvas.renderer.execute([
        .create(inner, PixelSize(width: 8, height: 4)),
        .copy(from: group, PixelRect(minX: 1, minY: 1, maxX: 4, maxY: 3), to: inner, x: 5, y: 2),
        .delete(group),
      ])
      #expect((canvas.renderer.memoryError != nil) == isShort)
      canvas.renderer.retryMissingTextures()
      canvas.pass { $0.add(.bitmap, [.rect(0, 0, 8, 4)], texture: inner) }
      _ = try canvas.render()
      canvas.pass { $0.add(.bitmap, [.rect(0, 0, 8, 4)], texture: inner) }
      let after = try canvas.render()
      for x in 1..<4 {
        for y in 1..<3 { #expect(after[x + 4, y + 1] == before[x, y]) }
      }
    }
  }

  @Test("the opacity of a group applies to it as a whole")
  func opacity() throws {
    var canvas = try Canvas(width: 12, height: 4)
    canvas.plan.textureCommands = [.createTarget(group, canvas.plan.size)]
    canvas.pass(clip: PixelRect(canvas.plan.size), on: group, clear: .zero) {
      $0.add(.solid, [.rect(0, 0, 8, 4, color: .red), .rect(4, 0, 8, 4, color: .green)])
    }
    canvas.pass(clear: .zero) {
      $0.add(.bitmap, [.rect(0, 0, 12, 4, opacity: 0.4)], texture: group, blending: .over)
    }
    let pixels = try canvas.render()
    #expect(
      (0..<12).allSatisfy { pixels[$0, 2] == ($0 < 4 ? [102, 0, 0, 102] : [0, 102, 0, 102]) })
  }

  @Test("nested groups are drawn with the frame's passes between them")
  func nested() throws {
    var canvas = try Canvas(width: 20, height: 10)
    canvas.plan.textureCommands = [
      .createTarget(group, PixelSize(width: 10, height: 8)),
      .createTarget(inner, PixelSize(width: 4, height: 4)),
    ]
    canvas.pass(clear: [0, 0, 1, 1])
    canvas.pass(
      clip: PixelRect(minX: 4, minY: 3, maxX: 8, maxY: 7), on: inner, clear: [0, 1, 0, 1]
    ) { $0.add(.solid, [.rect(4, 3, 1, 1, color: .red)]) }
    canvas.pass(PixelRect(minX: 19, minY: 9, maxX: 20, maxY: 10), clear: [1, 1, 1, 1])
    canvas.pass(
      clip: PixelRect(minX: 2, minY: 1, maxX: 12, maxY: 9), on: group, clear: .zero
    ) { $0.add(.bitmap, [.rect(4, 3, 4, 4)], texture: inner) }
    canvas.pass { $0.add(.bitmap, [.rect(2, 1, 10, 8)], texture: group, blending: .over) }
    let rows = try canvas.render().rows {
      $0 == .red ? "r" : $0 == .green ? "g" : $0 == .blue ? "." : $0 == .white ? "w" : "!"
    }
    let row = "...................."
    #expect(
      rows == [
        row, row, row, "....rggg............", "....gggg............", "....gggg............",
        "....gggg............", row, row, "...................w",
      ])
  }

  @Test("a pass's clip preserves the rest of a target, also in a later frame")
  func partOfTarget() throws {
    var canvas = try Canvas(width: 8, height: 2)
    canvas.plan.textureCommands = [.createTarget(group, canvas.plan.size)]
    canvas.pass(clip: PixelRect(canvas.plan.size), on: group, clear: [1, 0, 0, 1])
    _ = try canvas.render()
    canvas.pass(
      clip: PixelRect(minX: 2, minY: 0, maxX: 5, maxY: 1), on: group,
      origin: (0, 0), size: canvas.plan.size, clear: [0, 1, 0, 1])
    canvas.pass { $0.add(.bitmap, [.rect(0, 0, 8, 2)], texture: group) }
    let rows = try canvas.render().rows { $0 == .red ? "r" : $0 == .green ? "g" : "!" }
    #expect(rows == ["rrgggrrr", "rrrrrrrr"])
  }

  @Test("a target above the driver's limit throws, and the renderer still works")
  func tooLarge() throws {
    var canvas = try Canvas(width: 2, height: 2)
    let limit = canvas.renderer.driver.maximumTextureSize
    canvas.plan.textureCommands = [.createTarget(group, PixelSize(width: limit + 1, height: 1))]
    #expect(
      throws: GLESError.tooLarge(
        call: "glTexStorage2D", width: limit + 1, height: 1, limit: limit)
    ) { _ = try canvas.render() }
    canvas.plan.textureCommands = [.createTarget(group, PixelSize(width: 2, height: 2))]
    canvas.pass(clip: PixelRect(canvas.plan.size), on: group, clear: [1, 0, 0, 1])
    canvas.pass { $0.add(.bitmap, [.rect(0, 0, 2, 2)], texture: group) }
    #expect(try canvas.render()[0, 0] == .red)
  }

  @Test("a copy of a part of a bitmap, and of a target, has its colors")
  func copies() throws {
    var canvas = try Canvas(width: 4, height: 2)
    let bitmap = TextureID(rawValue: 3)
    let copy = TextureID(rawValue: 4)
    let copyOfTarget = TextureID(rawValue: 5)
    canvas.upload(
      image(width: 4, height: 4) { x, y in [UInt8(x * 10), UInt8(y * 10), 99, 255] }, in: bitmap)
    canvas.plan.textureCommands += [
      .create(copy, PixelSize(width: 2, height: 2)),
      .copy(from: bitmap, PixelRect(minX: 1, minY: 2, maxX: 3, maxY: 4), to: copy),
      .createTarget(group, PixelSize(width: 2, height: 2)),
    ]
    canvas.pass(
      clip: PixelRect(minX: 0, minY: 0, maxX: 2, maxY: 2), on: group, clear: [1, 0, 0, 1])
    _ = try canvas.render()
    canvas.plan.textureCommands = [
      .create(copyOfTarget, PixelSize(width: 2, height: 2)),
      .copy(from: group, PixelRect(minX: 0, minY: 0, maxX: 2, maxY: 2), to: copyOfTarget),
      .delete(group), .delete(bitmap),
    ]
    canvas.pass {
      $0.add(.bitmap, [.rect(0, 0, 2, 2)], texture: copy)
      $0.add(.bitmap, [.rect(2, 0, 2, 2)], texture: copyOfTarget)
    }
    let pixels = try canvas.render()
    #expect(pixels[0, 0] == [10, 20, 99, 255])
    #expect(pixels[1, 1] == [20, 30, 99, 255])
    #expect(pixels[2, 0] == .red)
    #expect(pixels[3, 1] == .red)
  }

  @Test("trilinear reads the mean of the covered texels; linear only the nearest four")
  func mipmaps() throws {
    // A checkerboard of single texels, 16 to a pixel: the mean is gray; four neighbors' too, so
    // columns of two are drawn, which linear hits within one column.
    let stripes = image(width: 64, height: 64) { x, _ in x % 4 < 2 ? .white : [0, 0, 0, 255] }
    func draw(_ filter: TextureFilter) throws -> SIMD4<UInt8> {
      var canvas = try Canvas(width: 4, height: 4)
      let texture = TextureID(rawValue: 3)
      let copy = TextureID(rawValue: 4)
      canvas.upload(stripes, in: texture)
      canvas.plan.textureCommands += [
        .create(copy, PixelSize(width: 64, height: 64), isMipmapped: true),
        .copy(from: texture, PixelRect(minX: 0, minY: 0, maxX: 64, maxY: 64), to: copy),
        .makeMipmaps(copy),
      ]
      // Shifted by a texel, so that a pixel's center lies in the center of a stripe.
      canvas.pass(clear: .zero) {
        $0.add(
          .bitmap, [.rect(0, 0, 4, 4, textureOrigin: [1.0 / 64, 0])], texture: copy, filter: filter)
      }
      return try canvas.render()[1, 1]
    }
    let trilinear = try draw(.trilinear)
    #expect((126...129).contains(trilinear.x))
    #expect(try draw(.linear) == .white)
  }

  @Test("the levels of a mipmapped texture are bitmaps of half the size, down to one pixel")
  func levels() throws {
    // Each quarter of the bitmap has a color; at an eighth of the size all are mixed in one pixel.
    var canvas = try Canvas(width: 8, height: 8)
    let texture = TextureID(rawValue: 3)
    canvas.plan.textureCommands = [
      .create(texture, PixelSize(width: 16, height: 8), isMipmapped: true),
      .upload(
        texture,
        image(width: 16, height: 8) { x, _ in x < 8 ? [200, 0, 0, 255] : [0, 100, 0, 255] },
        x: 0, y: 0, gutter: []),
      .makeMipmaps(texture),
    ]
    canvas.pass(clear: .zero) {
      $0.add(.bitmap, [.rect(0, 0, 1, 1)], texture: texture, filter: .trilinear)
      $0.add(.bitmap, [.rect(4, 0, 4, 2)], texture: texture, filter: .trilinear)
    }
    let pixels = try canvas.render()
    #expect(pixels[0, 0] == [100, 50, 0, 255])
    #expect(pixels[4, 0] == [200, 0, 0, 255])
    #expect(pixels[7, 1] == [0, 100, 0, 255])
  }
}

extension Canvas {
  /// Adds a pass into a texture of the clip's size, or a part of a larger one.
  mutating func pass(
    clip: PixelRect, on texture: TextureID, origin: (x: Int32, y: Int32)? = nil,
    size: PixelSize? = nil, clear: SIMD4<Float>?, _ add: (inout FramePlan) -> Void = { _ in }
  ) {
    let first = plan.batches.count
    add(&plan)
    plan.passes.append(
      Pass(
        target: .texture(
          texture, size ?? clip.size, originX: origin?.x ?? clip.minX,
          originY: origin?.y ?? clip.minY),
        clip: clip, clearColor: clear, batches: first..<plan.batches.count))
  }
}
