import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("Spare memory")
struct SpareMemoryTests {
  @Test(
    "the list before the last one is kept for the next frame, unless it is large",
    arguments: [(layers: UInt32(100), isKept: true), (10_000, false)])
  func lists(layers: UInt32, isKept: Bool) {
    var pipeline = FramePipeline()
    let ids = (1...layers).map { LayerID(rawValue: $0) }
    for frame in 0..<3 {
      var commit = Commit.window(100, 100, sublayers: ids)
      var properties = LayerProperties()
      properties.bounds.size = CGSize(width: 10, height: 10)
      properties.position = CGPoint(x: 10 + frame, y: 10)
      properties.backgroundColor = .one
      commit.layers += ids.map { id in
        var change = LayerChange(layer: id)
        change.properties = properties
        return change
      }
      pipeline.apply(commit)
      _ = pipeline.plan(bufferAge: 0)
    }
    #expect((pipeline.spare.items.capacity >= Int(layers)) == isKept)
  }

  @Test("commands are forgotten when they are executed")
  func commands() {
    let image = CGImage.plain(8, 8, SIMD4(repeating: 100))
    var pipeline = FramePipeline()
    var commit = Commit.window(100, 50, sublayers: [])
    commit.upload(LayerContents(1, image), image)
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    #expect(!pipeline.plan.textureCommands.isEmpty)
    pipeline.forgetCommands()
    #expect(pipeline.plan.textureCommands.isEmpty)
  }
}
