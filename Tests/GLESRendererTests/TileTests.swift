import Compositor
import GLESRenderer
import TestSupport
import Testing

/// llvmpipe draws tiles of 64 × 64 pixels in another way where only rectangles of texels lie in them.
@Suite("Tiles of a software renderer")
struct TileTests {
  private let texture = TextureID(rawValue: 7)

  private func noise(_ side: Int) -> [[SIMD4<UInt8>]] {
    var generator = SeededGenerator(seed: 64)
    return (0..<side).map { _ in
      (0..<side).map { _ in
        let alpha = UInt8.random(in: 0...255, using: &generator)
        func component() -> UInt8 { .random(in: 0...alpha, using: &generator) }
        return [component(), component(), component(), alpha]
      }
    }
  }

  /// A canvas that has drawn: llvmpipe notes with a draw call how it draws the next frame.
  private func canvas(_ side: Int32) throws -> Canvas {
    var canvas = try Canvas(width: side, height: side)
    canvas.pass(clear: .zero) { $0.add(.solid, [.rect(0, 0, 1, 1)]) }
    _ = try canvas.render()
    return canvas
  }

  @Test("a faded bitmap that fills tiles has the right colors", arguments: [Float(0.5), 0.7])
  func faded(opacity: Float) throws {
    let colors = noise(128)
    var canvas = try canvas(128)
    canvas.upload(image(width: 128, height: 128) { x, y in colors[y][x] }, in: texture)
    canvas.pass(clear: [0, 0, 1, 1]) {
      let quad = QuadInstance.rect(0, 0, 128, 128, opacity: opacity)
      $0.add(.bitmap, [quad], texture: texture, blending: .over)
    }
    let pixels = try canvas.render()
    var largest: Float = 0
    for y in 0..<128 {
      for x in 0..<128 {
        let source = SIMD4<Float>(colors[y][x]) * opacity
        let expected = source + SIMD4(0, 0, 255, 255) * (1 - source.w / 255)
        let difference = expected - SIMD4<Float>(pixels[x, y])
        largest = max(largest, difference.max(), -difference.min())
      }
    }
    #expect(largest < 2)
  }

  @Test(
    "a bitmap has the same pixels whatever else lies in its tile",
    arguments: [Blending.none, .over], [Float(0), 0.37])
  func besides(blending: Blending, offset: Float) throws {
    let colors = noise(40)
    func draw(hasOthers: Bool) throws -> [SIMD4<UInt8>] {
      var canvas = try canvas(64)
      canvas.upload(image(width: 40, height: 40) { x, y in colors[y][x] }, in: texture)
      canvas.pass(clear: [0.2, 0.4, 0.6, 1]) {
        $0.add(
          blending == .none ? .opaqueBitmap : .bitmap, [.rect(3 + offset, 5 + offset, 40, 40)],
          texture: texture, filter: offset == 0 ? .nearest : .linear, blending: blending)
        if hasOthers { $0.add(.solid, [.rect(50, 50, 9, 7, color: [255, 0, 0, 255])]) }
      }
      let pixels = try canvas.render()
      return (0..<48).flatMap { y in (0..<48).map { x in pixels[x, y] } }
    }
    #expect(try draw(hasOthers: true) == draw(hasOthers: false))
  }
}
