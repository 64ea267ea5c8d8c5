import Compositor
import GLESRenderer
import Testing

@Suite("Passes")
struct PassTests {
  @Test("a clip limits the clear and the quads")
  func clips() throws {
    var canvas = try Canvas(width: 4, height: 4)
    canvas.pass(clear: [0, 0, 0, 1])
    canvas.pass(PixelRect(minX: 1, minY: 0, maxX: 4, maxY: 2), clear: [0, 0, 1, 1]) {
      $0.add(.solid, [.rect(0, 1, 3, 3, color: .green)])
    }
    let rows = try canvas.render().rows { $0 == .blue ? "b" : $0 == .green ? "g" : "." }
    #expect(rows == [".bbb", ".ggb", "....", "...."])
  }

  @Test("pixels outside the clips are kept from the previous frame")
  func keeps() throws {
    var canvas = try Canvas(width: 4, height: 1)
    canvas.pass(clear: [1, 0, 0, 1])
    _ = try canvas.render()
    canvas.pass(PixelRect(minX: 2, minY: 0, maxX: 3, maxY: 1), clear: [0, 1, 0, 1])
    let rows = try canvas.render().rows { $0 == .red ? "r" : $0 == .green ? "g" : "." }
    #expect(rows == ["rrgr"])
  }

  @Test("a new target is transparent")
  func startsTransparent() throws {
    let canvas = try Canvas(width: 3, height: 2)
    #expect(try canvas.target.readPixels() == [UInt8](repeating: 0, count: 24))
  }

  @Test("a flipped target gets the same image upside down, including clips")
  func flips() throws {
    var canvas = try Canvas(width: 5, height: 4)
    func draw(_ canvas: inout Canvas) throws -> Pixels {
      canvas.pass(clear: [0, 0, 0, 1]) { $0.add(.solid, [.rect(0, 0, 2, 1, color: .red)]) }
      canvas.pass(PixelRect(minX: 3, minY: 0, maxX: 5, maxY: 3), clear: [0, 1, 0, 1])
      return try canvas.render()
    }
    let unflipped = try draw(&canvas)
    canvas.renderer.target = FlippedTarget(canvas.target)
    let flipped = try draw(&canvas)
    let character: (SIMD4<UInt8>) -> Character = { $0 == .red ? "r" : $0 == .green ? "g" : "." }
    #expect(unflipped.rows(character) == ["rr.gg", "...gg", "...gg", "....."])
    #expect(flipped.rows(character) == unflipped.rows(character).reversed())
  }

  @Test("each of very many quads is drawn in its place, in order")
  func manyQuads() throws {
    let side = 200
    var canvas = try Canvas(width: Int32(side), height: Int32(side))
    func quad(_ index: Int, _ color: SIMD4<UInt8>) -> QuadInstance {
      .rect(Float(index % side), Float(index / side), 1, 1, color: color)
    }
    canvas.pass(clear: [0, 0, 0, 1]) { canvas in
      canvas.add(.solid, (0..<side * side).map { quad($0, .red) })
      let odd = (0..<side * side).filter { $0 % 2 == 1 }
      canvas.add(.solid, odd.map { quad($0, $0 % 3 == 0 ? .green : .blue) })
    }
    let row = (0..<side * side).map { $0 % 2 == 0 ? "r" : $0 % 3 == 0 ? "g" : "b" }.joined()
    let rows = try canvas.render().rows { $0 == .red ? "r" : $0 == .green ? "g" : "b" }
    #expect(rows.joined() == row)
  }

  @Test("draw calls and uploads are counted for each frame")
  func counts() throws {
    var canvas = try Canvas(width: 4, height: 4)
    let texture = TextureID(rawValue: 1)
    canvas.plan.textureCommands = [
      .create(texture, PixelSize(width: 8, height: 8)),
      .upload(texture, image(width: 3, height: 2) { _, _ in .red }, x: 1, y: 1, gutter: .all),
    ]
    canvas.pass(clear: [0, 0, 0, 1]) {
      $0.add(.solid, [.rect(0, 0, 1, 1), .rect(1, 1, 1, 1)])
      $0.add(.bitmap, [.rect(0, 0, 4, 4)], texture: texture)
    }
    _ = try canvas.render()
    #expect(
      canvas.renderer.statistics
        == ExecutionStatistics(
          drawCalls: 2, uploads: 1, uploadedBytes: 24, instanceBytes: 3 * 48))
    canvas.pass(clear: [0, 0, 0, 1])
    _ = try canvas.render()
    #expect(canvas.renderer.statistics == ExecutionStatistics())
  }

  @Test("the same plan gives the same bytes in another context")
  func repeats() throws {
    func draw() throws -> Pixels {
      var canvas = try Canvas(width: 64, height: 64)
      canvas.pass(clear: [0.1, 0.2, 0.3, 1]) { plan in
        let quads = (0..<20).map { index in
          let offset = Float(index)
          return QuadInstance(
            xAxis: [20, offset], yAxis: [-offset, 20], origin: [offset * 2, offset * 1.7],
            color: [UInt8(index * 10), 60, 90, 200], opacity: 0.6)
        }
        plan.add(.solid, quads, blending: .over)
      }
      return try canvas.render()
    }
    #expect(try draw() == draw())
  }
}

/// An off-screen target with a window's row order.
final class FlippedTarget: RenderTarget {
  private let target: OffscreenTarget
  var size: PixelSize { target.size }
  let isFlipped = true

  init(_ target: OffscreenTarget) {
    self.target = target
  }

  func bind() throws(GLESError) {
    try target.bind()
  }

  func addDepth() throws(GLESError) {
    try target.addDepth()
  }
}
