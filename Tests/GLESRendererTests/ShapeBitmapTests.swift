import Compositor
import GLESRenderer
import LayerTree
import Testing

@Suite("Shapes: bitmaps")
struct ShapeBitmapTests {
  private let texture = TextureID(rawValue: 7)

  @Test("axis-aligned on the pixel grid, the pixels are those of the plain program")
  func exact() throws {
    let colors = image(width: 9, height: 5) { x, y in
      [UInt8(x * 15), UInt8(y * 30), UInt8(x ^ y), UInt8(255 - x)]
    }
    for filter in [TextureFilter.nearest, .linear, .trilinear] {
      var canvas = try Canvas(width: 16, height: 8)
      canvas.upload(colors, in: texture)
      canvas.pass(clear: [1, 1, 1, 1]) {
        $0.add(.bitmap, [.rect(3, 1, 9, 5)], texture: texture, blending: .over)
      }
      let plain = try canvas.render()
      let shape = ShapeInstance.rect(3, 1, 9, 5).with { $0.color = .zero }
      canvas.pass(clear: [1, 1, 1, 1]) {
        $0.addShapes([], [shape], of: .bitmap, texture: texture, filter: filter)
      }
      #expect(try canvas.render() == plain)
    }
  }

  @Test(
    "antialiased edges never read an atlas neighbor beyond the gutter",
    arguments: [TextureFilter.nearest, .linear, .trilinear], [Float(0.31), 0.5, 1, 3.7])
  func gutter(filter: TextureFilter, scale: Float) throws {
    var canvas = try Canvas(width: 60, height: 60)
    let everywhere = image(width: 32, height: 32) { _, _ in .red }
    let bitmap = image(width: 10, height: 6) { _, _ in .green }
    canvas.plan.textureCommands = [
      .create(texture, PixelSize(width: 32, height: 32)),
      .upload(texture, everywhere, x: 0, y: 0, gutter: []),
      .upload(texture, bitmap, x: 11, y: 9, gutter: .all),
    ]
    var shape = ShapeInstance.rect(0, 0, 10, 6)
    shape.xAxis = [9.2 * scale, 3.1 * scale]
    shape.yAxis = [-2 * scale, 5.6 * scale]
    shape.origin = [20.3, 10.6]
    shape.textureOrigin = [11.0 / 32, 9.0 / 32]
    shape.textureExtent = [10.0 / 32, 6.0 / 32]
    shape.color = .zero
    canvas.pass(clear: .zero) { [texture] in
      $0.addShapes([], [shape], of: .bitmap, texture: texture, filter: filter)
    }
    let pixels = try canvas.render()
    let drawn = (0..<3600).map { pixels[$0 % 60, $0 / 60] }.filter { $0.w > 0 }
    #expect(drawn.count > 3)
    #expect(drawn.allSatisfy { $0.x == 0 && $0.y == $0.w })
  }

  @Test("beyond its edge a part of a bitmap repeats its own edge")
  func repeatsEdge() throws {
    // A green column between two red ones; half a pixel of the quad's edge lies beyond the green.
    var canvas = try Canvas(width: 12, height: 4)
    canvas.upload(
      image(width: 8, height: 1) { x, _ in (2..<6).contains(x) ? .green : .red }, in: texture)
    let shape = ShapeInstance.rect(3.6, 0, 4, 4).with {
      $0.textureOrigin = [2.0 / 8, 0]
      $0.textureExtent = [4.0 / 8, 1]
      $0.color = .zero
    }
    canvas.pass(clear: .zero) { [texture] in
      $0.addShapes([], [shape], of: .bitmap, texture: texture)
    }
    let pixels = try canvas.render()
    #expect((0..<12).allSatisfy { pixels[$0, 1].x == 0 })
    #expect(pixels[3, 1].y == 102)
    #expect(pixels[7, 1].y == 153)
  }

  @Test("a bitmap lies over the color, then the opacity applies to both")
  func overColor() throws {
    var canvas = try Canvas(width: 2, height: 1)
    canvas.upload(
      image(width: 2, height: 1) { x, _ in x == 0 ? .zero : [102, 0, 0, 102] }, in: texture)
    let shape = ShapeInstance.rect(0, 0, 2, 1).with {
      $0.color = [0, 0, 250, 255]
      $0.opacity = 0.4
    }
    canvas.pass(clear: .zero) { [texture] in
      $0.addShapes([], [shape], of: .bitmap, texture: texture)
    }
    let pixels = try canvas.render()
    #expect(pixels[0, 0] == [0, 0, 100, 102])
    #expect(pixels[1, 0] == [41, 0, 60, 102])
  }

  @Test("the nine slices of a bitmap have the right positions, with one color each")
  func slices() throws {
    let nine = image(width: 9, height: 9) { x, y in Self.color(column: x / 3, row: y / 3) }
    var canvas = try Canvas(width: 40, height: 30)
    canvas.upload(nine, in: texture)
    canvas.plan.parameters = [
      .one, [1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3], [3.0 / 40, 3.0 / 30, 37.0 / 40, 27.0 / 30],
    ]
    let shape = ShapeInstance.rect(0, 0, 40, 30).with { $0.details = 1 }
    canvas.pass(clear: .zero) { [texture] in
      $0.addShapes([], [shape], of: .slicedBitmap, texture: texture)
    }
    let pixels = try canvas.render()
    for y in 0..<30 {
      for x in 0..<40 {
        let color = Self.color(
          column: x < 3 ? 0 : x < 37 ? 1 : 2, row: y < 3 ? 0 : y < 27 ? 1 : 2)
        #expect(pixels[x, y] == color, "at (\(x), \(y))")
      }
    }
  }

  @Test("a sliced bitmap with missing, empty or unstretched slices shows the others")
  func partSlices() throws {
    let nine = image(width: 9, height: 9) { x, y in Self.color(column: x / 3, row: y / 3) }
    func row(from: SIMD4<Float>, to: SIMD4<Float>, slices: Int32 = 0) throws -> [Int] {
      var canvas = try Canvas(width: 12, height: 12)
      canvas.upload(nine, in: texture)
      canvas.plan.parameters = [from, to]
      let shape = ShapeInstance.rect(0, 0, 12, 12).with { $0.details = slices }
      canvas.pass(clear: .zero) { [texture] in
        $0.addShapes([], [shape], of: .slicedBitmap, texture: texture)
      }
      let pixels = try canvas.render()
      return (0..<12).map { Int(pixels[$0, 6].x) / 100 }
    }
    let third: Float = 1.0 / 3
    // Only the first column is kept.
    #expect(
      try row(from: [third, 0, 1, 1], to: [0.25, 0, 1, 1])
        == [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2].map { $0 })
    // No middle slice: the left and the right slice are adjacent.
    #expect(
      try row(from: [third, 0, 2 * third, 1], to: [0.5, 0, 0.5, 1]) == [
        0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2,
      ])
    // Only the middle slice.
    #expect(
      try row(from: [third, 0, 2 * third, 1], to: [0, 0, 1, 1]) == [Int](repeating: 1, count: 12))
    // No slices: the bitmap is stretched as a whole.
    #expect(try row(from: .zero, to: .zero, slices: -1) == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2])
  }

  @Test("a rotated sliced bitmap has no seams between its slices")
  func noSeams() throws {
    var canvas = try Canvas(width: 60, height: 60)
    canvas.upload(image(width: 9, height: 9) { _, _ in .green }, in: texture)
    canvas.plan.parameters = [[0.3, 0.4, 0.6, 0.5], [0.1, 0.2, 0.8, 0.7]]
    let transform = Affine.rotated([36, 30], by: 0.4, at: [30, 30])
    let shape = ShapeInstance([36, 30], transform).with {
      $0.details = 0
      $0.color = .zero
    }
    canvas.pass(clear: .zero) { [texture] in
      $0.addShapes([], [shape], of: .slicedBitmap, texture: texture, filter: .linear)
    }
    let pixels = try canvas.render()
    let inverse = transform.inverse
    for y in 0..<60 {
      for x in 0..<60 {
        let point = inverse(Double(x) + 0.5, Double(y) + 0.5)
        guard (1...35).contains(point.x) && (1...29).contains(point.y) else { continue }
        #expect(pixels[x, y] == .green, "at (\(x), \(y))")
      }
    }
  }

  /// An image whose red encodes the column and whose green encodes the row.
  private static func color(column: Int, row: Int) -> SIMD4<UInt8> {
    [UInt8(column * 100), UInt8(row * 100), 50, 255]
  }
}
