import Compositor
import CoreGraphics
import LayerTree
import Testing

@Suite("Frame plan")
struct FramePlanTests {
  @Test("a plan's description has a line for each command, pass and batch")
  func description() {
    let image = CGImage.plain(8, 8, SIMD4(repeating: 100))
    var pipeline = FramePipeline()
    var commit = Commit.window(100, 50, sublayers: [1, 2, 3])
    commit.upload(LayerContents(1, image), image)
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

  @Test("an instance has the size that the vertex shader expects")
  func layout() {
    #expect(MemoryLayout<QuadInstance>.stride == 48)
    #expect(MemoryLayout<QuadInstance>.offset(of: \.color) == 40)
    #expect(MemoryLayout<QuadInstance>.offset(of: \.opacity) == 44)
  }

  @Test("a plan's description contains targets and the features of shapes")
  func shapes() {
    var pipeline = FramePipeline()
    var commit = Commit.window(100, 50, sublayers: [1])
    commit.paint(1, CGRect(x: 10, y: 10, width: 20, height: 20), sublayers: [2]) {
      $0.opacity = 0.5
    }
    commit.style(1) {
      $0.masksToBounds = true
      $0.cornerRadius = 5
    }
    commit.paint(2, CGRect(x: 0, y: 0, width: 20, height: 10))
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    #expect(
      pipeline.plan.description == """
        frame 100×50
          create target 2147483648 80×80
          pass (10, 10) 20×20 into texture 2147483648 80×80 clear SIMD4<Float>(0.0, 0.0, 0.0, 0.0) because of group opacity
            solid shape (rounded) ×1 nearest blended
            solid shape (clipped) ×1 nearest blended
          pass (0, 0) 100×50 clear SIMD4<Float>(0.0, 0.0, 0.0, 1.0)
            bitmap ×1 nearest texture 2147483648 blended
        """)
  }

  @Test("a shape has the size that the vertex shader expects")
  func shapeLayout() {
    #expect(MemoryLayout<ShapeInstance>.stride == 80)
    #expect(MemoryLayout<ShapeInstance>.offset(of: \.color) == 60)
    #expect(MemoryLayout<ShapeInstance>.offset(of: \.flags) == 76)
    #expect(ShapeFlags.antialiasedEdges == ShapeFlags(LayerEdges.all))
  }
}
