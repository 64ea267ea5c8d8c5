import Compositor
import CoreGraphics
import LayerTree
import Testing

@Suite("Frame plan")
struct FramePlanTests {
  @Test("a plan prints itself, a line for each command, pass and batch")
  func description() {
    let image = CGImage.plain(8, 8, SIMD4(repeating: 100))
    var pipeline = FramePipeline()
    var commit = Commit.window(100, 50, sublayers: [1, 2, 3])
    commit.show(LayerContents(1, image), image)
    commit.set(1, CGRect(x: 0, y: 0, width: 100, height: 50)) {
      $0.backgroundColor = SIMD4(1, 0, 0, 1)
    }
    commit.set(2, CGRect(x: 1, y: 1, width: 8, height: 8)) { $0.contents = LayerContents(1, image) }
    commit.set(3, CGRect(x: 20, y: 1, width: 9, height: 8)) {
      $0.contents = LayerContents(1, image)
      $0.backgroundColor = .one
    }
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    #expect(
      pipeline.plan.description == """
        frame 100×50
          create texture 1 1024×256
          upload 8×8 to texture 1 at (1, 1)
          pass (0, 0) 100×50 clear SIMD4<Float>(1.0, 0.0, 0.0, 1.0)
            bitmap ×1 nearest texture 1 blended
            bitmapOverColor ×1 linear texture 1
        """)
    var later = Commit()
    later.discardedContents = [ContentsID(rawValue: 1)]
    later.set(2, .zero)
    later.set(3, CGRect(x: 20, y: 1, width: 9, height: 8)) { $0.backgroundColor = .one }
    pipeline.apply(later)
    _ = pipeline.plan(bufferAge: 1)
    #expect(
      pipeline.plan.description == """
        frame 100×50
          delete texture 1
          pass (20, 1) 9×8 clear SIMD4<Float>(1.0, 1.0, 1.0, 1.0)
          pass (1, 1) 8×8 clear SIMD4<Float>(1.0, 0.0, 0.0, 1.0)
        """)
  }

  @Test("an instance is as large as the vertex shader reads it")
  func layout() {
    #expect(MemoryLayout<QuadInstance>.stride == 48)
    #expect(MemoryLayout<QuadInstance>.offset(of: \.color) == 40)
    #expect(MemoryLayout<QuadInstance>.offset(of: \.opacity) == 44)
  }
}
