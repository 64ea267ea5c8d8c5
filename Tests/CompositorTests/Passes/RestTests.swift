import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("A pipeline at rest")
struct RestTests {
  private var pipeline = FramePipeline()
  private var backend = RecordingBackend()

  /// Draws a commit in three frames, in which another layer moves in front: groups are kept that were
  /// drawn twice.
  private mutating func show(_ commit: Commit) throws {
    var commit = commit
    for x in 0..<3 {
      commit.paint(9, CGRect(x: x, y: 0, width: 4, height: 4))
      pipeline.apply(commit)
      commit = Commit()
      _ = pipeline.animate(to: 0)
      _ = pipeline.plan(bufferAge: 1)
      for capture in pipeline.takeCaptures() { try backend.execute(capture) }
      try backend.execute(pipeline.plan)
    }
  }

  /// A window with a layer whose opacity makes it a group, or which is rasterized.
  private func window(showing layers: [LayerID], style: (inout LayerStyle) -> Void) -> Commit {
    var commit = Commit.window(400, 400, sublayers: layers + [9])
    for layer in layers {
      commit.paint(layer, CGRect(x: 0, y: 0, width: 300, height: 300), sublayers: [layer.inner]) {
        $0.opacity = 0.5
      }
      commit.style(layer, style)
      commit.paint(layer.inner, CGRect(x: 1, y: 1, width: 9, height: 9))
    }
    return commit
  }

  private func hidden(_ layer: LayerID) -> Commit {
    var commit = Commit()
    commit.paint(layer, CGRect(x: 0, y: 0, width: 300, height: 300)) { $0.isHidden = true }
    return commit
  }

  @Test("the textures of groups and rasterized layers stay while they are shown")
  mutating func shown() throws {
    for rasterizes in [false, true] {
      self = Self()
      try show(window(showing: [1]) { $0.shouldRasterize = rasterizes })
      let textures = Set(backend.textures.keys)
      #expect(!textures.isEmpty)
      try backend.execute(pipeline.rest())
      #expect(Set(backend.textures.keys) == textures)
    }
  }

  @Test("their textures are deleted once they are not shown, without another frame")
  mutating func notShown() throws {
    for rasterizes in [false, true] {
      self = Self()
      try show(window(showing: [1]) { $0.shouldRasterize = rasterizes })
      try show(hidden(1))
      let before = backend.textures.count
      try backend.execute(pipeline.rest())
      let after = backend.textures.count
      #expect(before == 1 && after == 0)
    }
  }

  @Test("where memory is short, the texture of a shown group is deleted too, and drawn again later")
  mutating func shortage() throws {
    try show(window(showing: [1]) { _ in })
    let kept = Set(backend.textures.keys)
    pipeline.releaseMemory()
    try backend.execute(pipeline.rest())
    #expect(kept.count == 1 && backend.textures.isEmpty)
    try show(Commit())
    #expect(!backend.textures.isEmpty)
  }

  /// 100 layers with a bitmap each, at places that depend on `shift`.
  private func bitmaps(_ layers: [LayerID], shift: Int = 0) -> Commit {
    var commit = Commit.window(400, 400, sublayers: layers + [9])
    for layer in layers {
      let number = Int(layer.rawValue) - 100
      let contents = LayerContents(
        id: ContentsID(rawValue: UInt64(number)), width: 198, height: 198, isOpaque: true)
      commit.set(layer, CGRect(x: number * 3 + shift, y: number * 3, width: 198, height: 198)) {
        $0.contents = contents
      }
      commit.upload(contents, .plain(198, 198, SIMD4(repeating: UInt8(100 + number))))
    }
    return commit
  }

  @Test("bitmaps that move to a smaller texture are shown as before, and elsewhere when they move")
  mutating func compaction() throws {
    backend.target = RecordingBackend.Grid(PixelSize(width: 400, height: 400))
    let all = (100..<200).map { LayerID(rawValue: $0) }
    let kept = [all[3], all[40], all[41]]
    try show(bitmaps(all))
    var removal = Commit()
    removal.order(0, kept + [9])
    removal.removedLayers = all.filter { !kept.contains($0) }
    removal.discardedContents = removal.removedLayers.map {
      ContentsID(rawValue: UInt64($0.rawValue) - 100)
    }
    try show(removal)
    let pixels = backend.textures.values.reduce(0) { $0 + $1.size.area }
    let picture = backend.target?.pixels
    try backend.execute(pipeline.rest())
    #expect(backend.textures.values.reduce(0) { $0 + $1.size.area } * 4 < pixels)
    try show(Commit())
    #expect(backend.target?.pixels == picture)
    var move = bitmaps(kept, shift: 20)
    move.contents = []
    try show(move)
    let moved = backend.target?.pixels
    self = Self()
    backend.target = RecordingBackend.Grid(PixelSize(width: 400, height: 400))
    try show(bitmaps(kept, shift: 20))
    #expect(moved == backend.target?.pixels && moved != picture)
  }

  @Test("the cells of paths that are not drawn are removed")
  mutating func paths() throws {
    var commit = Commit.window(400, 400, sublayers: [1, 2, 9])
    for layer in [1, 2] as [LayerID] {
      commit.set(layer, CGRect(x: 0, y: 0, width: 300, height: 300))
      commit.style(layer) {
        $0.shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 90, height: 90), transform: nil)
      }
    }
    try show(commit)
    #expect(pipeline.flattener.paths.count == 2)
    commit = Commit()
    commit.order(0, [2, 9])
    commit.removedLayers = [1]
    try show(commit)
    #expect(pipeline.flattener.paths.count == 2)
    _ = pipeline.rest()
    #expect(pipeline.flattener.paths.count == 1)
  }
}

extension LayerID {
  fileprivate var inner: LayerID { LayerID(rawValue: rawValue + 100) }
}
