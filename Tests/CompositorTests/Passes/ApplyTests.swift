import Compositor
import CoreGraphics
import LayerTree
import Testing

@Suite("Apply")
struct ApplyTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func layers(_ tree: RenderTree) -> [UInt32] {
    var tree = tree
    return tree.list().items.map(\.layer)
  }

  @Test("an empty tree shows nothing, and neither does a tree without its root")
  func empty() {
    var tree = RenderTree()
    #expect(layers(tree).isEmpty)
    tree.apply(Commit())
    var commit = Commit()
    commit.root = 99
    tree.apply(commit)
    #expect(layers(tree).isEmpty && tree.layerCount == 0)
  }

  @Test("layers are drawn back to front, each before its sublayers")
  func order() {
    var tree = RenderTree()
    var commit = Commit.window(100, 100, sublayers: [1, 2])
    // In any order: a layer may be referenced before it is added.
    commit.paint(4, square)
    commit.paint(1, square, sublayers: [3, 4])
    commit.paint(2, square, sublayers: [5])
    commit.paint(5, square)
    commit.paint(3, square)
    tree.apply(commit)
    #expect(tree.layerCount == 6)
    #expect(layers(tree) == [1, 3, 4, 2, 5])
    var later = Commit()
    later.order(0, [2, 1])
    later.order(1, [4, 3])
    tree.apply(later)
    #expect(layers(tree) == [2, 5, 1, 4, 3])
  }

  @Test("a change of one layer affects neither others nor the order")
  func oneChange() {
    var tree = RenderTree()
    var commit = Commit.window(100, 100, sublayers: [1, 2])
    commit.paint(1, square)
    commit.paint(2, square)
    tree.apply(commit)
    let before = tree.list()
    var later = Commit()
    later.paint(2, square.offsetBy(dx: 5, dy: 6))
    tree.apply(later)
    let after = tree.list()
    #expect(after.items[0] == before.items[0])
    #expect(after.items[1].quad.origin == SIMD2(5, 6))
    #expect(after.structureVersion == before.structureVersion)
  }

  @Test("removed layers are not drawn, and are new ones when added again")
  func removal() {
    var tree = RenderTree()
    var commit = Commit.window(100, 100, sublayers: [1, 2])
    commit.paint(1, square, sublayers: [3])
    commit.paint(2, square)
    commit.paint(3, square)
    commit.animate(3, .moveX(from: 0, to: 9))
    tree.apply(commit)
    var removal = Commit()
    removal.order(0, [2])
    removal.removedLayers = [1, 3]
    tree.apply(removal)
    #expect(tree.layerCount == 2 && tree.animationCount == 0)
    #expect(layers(tree) == [2])
    // Another layer reuses the slot; the layer that is added again gets its own.
    var back = Commit()
    back.order(0, [7, 2, 3])
    back.paint(7, square, sublayers: [])
    back.paint(3, square, sublayers: [])
    tree.apply(back)
    #expect(layers(tree) == [7, 2, 3])
    #expect(tree.layerCount == 4)
  }

  @Test("a layer that moves to another superlayer is drawn there")
  func moving() {
    var tree = RenderTree()
    var commit = Commit.window(100, 100, sublayers: [1, 2])
    commit.paint(1, square, sublayers: [3])
    commit.paint(2, square.offsetBy(dx: 50, dy: 0), sublayers: [])
    commit.paint(3, square)
    tree.apply(commit)
    var move = Commit()
    move.order(1, [])
    move.order(2, [3])
    tree.apply(move)
    let list = tree.list()
    #expect(list.items.map(\.layer) == [1, 2, 3])
    #expect(list.items[2].quad.origin == SIMD2(50, 0))
  }

  @Test("the root can be replaced, and removed")
  func root() {
    var tree = RenderTree()
    tree.apply(.window(100, 100))
    var commit = Commit()
    commit.root = 5
    commit.paint(5, square)
    commit.removedLayers = [0]
    tree.apply(commit)
    #expect(layers(tree) == [5])
    var removal = Commit()
    removal.removedLayers = [5]
    tree.apply(removal)
    #expect(layers(tree).isEmpty && tree.layerCount == 0)
  }

  @Test("two layers with the same contents share one texture and one upload")
  func sharedContents() {
    let image = CGImage.chart(8, 8)
    let contents = LayerContents(1, image)
    var pipeline = FramePipeline()
    var commit = Commit.window(100, 100, sublayers: [1, 2])
    commit.upload(contents, image)
    commit.set(1, square) { $0.contents = contents }
    commit.set(2, square) { $0.contents = contents }
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    #expect(pipeline.plan.textureCommands.count == 2)
    var tree = pipeline.tree
    let items = tree.list().items
    #expect(items.count == 2)
    #expect(items[0].texture != nil && items[0].texture == items[1].texture)
    #expect(items[0].quad.textureOrigin == items[1].quad.textureOrigin)
  }

  @Test("discarded contents do not affect layers that do not show them")
  func discardedContents() {
    let image = CGImage.chart(8, 8)
    var pipeline = FramePipeline()
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.upload(LayerContents(1, image), image)
    commit.set(1, square) { $0.contents = LayerContents(1, image) }
    pipeline.apply(commit)
    var later = Commit()
    later.upload(LayerContents(2, image), image)
    later.set(1, square) { $0.contents = LayerContents(2, image) }
    later.discardedContents = [ContentsID(rawValue: 1)]
    pipeline.apply(later)
    var tree = pipeline.tree
    #expect(tree.list().items.count == 1)
    #expect(tree.textures.placementIndex(of: ContentsID(rawValue: 1)) == nil)
    #expect(tree.textures.placementIndex(of: ContentsID(rawValue: 2)) != nil)
  }

  @Test("10,000 nested layers are traversed without recursion")
  func deepTree() {
    let depth: UInt32 = 10_000
    var commit = Commit.window(100, 100, sublayers: [1])
    for number in 1...depth {
      var change = LayerChange(layer: LayerID(rawValue: number))
      change.properties = LayerProperties()
      change.properties?.position = CGPoint(x: 0.0078125, y: 0)
      change.properties?.backgroundColor = LayerID(rawValue: number).color
      change.properties?.bounds.size = CGSize(width: 1, height: 1)
      change.properties?.anchorPoint = .zero
      change.sublayers = number < depth ? [LayerID(rawValue: number + 1)] : []
      commit.layers.append(change)
    }
    var tree = RenderTree()
    tree.apply(commit)
    let items = tree.list().items
    #expect(items.map(\.layer) == Array(1...depth))
    #expect(items.last?.quad.origin == SIMD2(78.125, 0))
  }

  @Test("100,000 layers side by side are kept in order")
  func wideTree() {
    let count: UInt32 = 100_000
    var commit = Commit.window(100, 100)
    commit.order(0, (1...count).map { LayerID(rawValue: $0) })
    var properties = LayerProperties()
    properties.bounds.size = CGSize(width: 1, height: 1)
    properties.position = CGPoint(x: 50, y: 50)
    commit.layers.reserveCapacity(Int(count))
    for number in 1...count {
      var change = LayerChange(layer: LayerID(rawValue: number))
      properties.backgroundColor = LayerID(rawValue: number).color
      change.properties = properties
      commit.layers.append(change)
    }
    var tree = RenderTree()
    tree.apply(commit)
    #expect(tree.layerCount == Int(count) + 1)
    #expect(layers(tree) == Array(1...count))
  }
}
