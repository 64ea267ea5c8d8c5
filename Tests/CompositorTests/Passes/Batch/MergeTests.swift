import Compositor
import CoreGraphics
import LayerTree
import Testing

@Suite("Merged commits")
struct MergeTests {
  /// A render tree, with the effects of its frames on the textures.
  private struct RenderSide {
    var pipeline = FramePipeline()
    var backend = RecordingBackend()

    /// The visible state at a time, and the number of stored objects.
    mutating func snapshot(at time: Double) throws -> [String] {
      _ = pipeline.animate(to: time)
      _ = pipeline.plan(bufferAge: 0)
      try backend.execute(pipeline.plan)
      var flattener = Flattener()
      let list = flattener.flatten(pipeline.tree)
      return ["\(pipeline.tree.layerCount) layers, \(pipeline.tree.animationCount) animations"]
        + list.items.map { describe($0, in: list) }
    }

    private func describe(_ item: DisplayItem, in list: DisplayList) -> String {
      let quad = item.quad
      var line =
        "\(quad.origin) \(quad.xAxis) \(quad.yAxis) \(quad.color) \(quad.opacity) \(item.program)"
        + " \(item.filter) \(item.isOpaque) \(item.box) \(item.part) \(item.edges)"
      if let index = item.shape {
        let shape = list.shapes[index]
        line += " \(shape.instance.size) \(shape.instance.cornerRadius)"
        line += " \(shape.instance.borderWidth) \(shape.instance.borderColor) \(shape.hash)"
      }
      if let index = item.placement {
        let placement = pipeline.tree.textures.placements[index]
        let texture = backend.textures[placement.texture]
        let size = texture?.size ?? PixelSize(width: 0, height: 0)
        let left = Int32((placement.origin.x * Float(size.width)).rounded())
        let top = Int32((placement.origin.y * Float(size.height)).rounded())
        for y in top..<top + placement.size.height {
          for x in left..<left + placement.size.width { line += " \(texture?[x, y] ?? .zero)" }
        }
      }
      return line
    }
  }

  @Test(
    "a merged commit has the same result as its commits one by one",
    arguments: 1...12)
  func mergedEqualsSequential(seed: UInt64) throws {
    var app = RandomApp(seed: seed)
    var (prompt, late) = (RenderSide(), RenderSide())
    for round in 0..<20 {
      var merged: Commit?
      for _ in 0..<app.random(1...5) {
        let commit = app.nextCommit()
        prompt.pipeline.apply(commit)
        if merged == nil { merged = commit } else { merged?.merge(commit) }
      }
      if let merged { late.pipeline.apply(merged) }
      app.time += 0.3
      #expect(
        try prompt.snapshot(at: app.time) == late.snapshot(at: app.time),
        "round \(round), seed \(seed)")
    }
  }

  @Test("a layer removed and added again in a merged commit loses its animations")
  func cameBack() {
    var tree = RenderTree()
    var first = Commit.window(100, 100, sublayers: [1])
    first.paint(1, CGRect(x: 0, y: 0, width: 10, height: 10))
    first.animate(1, .moveX(from: 0, to: 50) { $0.repeatCount = .infinity })
    tree.apply(first)
    #expect(tree.animationCount == 1)
    var merged = Commit()
    merged.order(0, [])
    merged.removedLayers = [1]
    var back = Commit()
    back.order(0, [1])
    back.paint(1, CGRect(x: 0, y: 0, width: 10, height: 10), sublayers: [])
    merged.merge(back)
    tree.apply(merged)
    #expect(tree.layerCount == 2 && tree.animationCount == 0)
    #expect(tree.list(at: 0.5).items.map(\.layer) == [1])
  }
}
