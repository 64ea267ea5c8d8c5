import Compositor
import CoreGraphics
import LayerTree
import Testing

@Suite("Sublayers in a 3D rendering context")
struct DepthTests {
  private let frame = CGRect(x: 20, y: 20, width: 100, height: 100)

  private func list(_ commit: Commit) -> DisplayList {
    var tree = RenderTree()
    tree.apply(commit)
    return tree.list()
  }

  private func rotated(_ angle: Double) -> CATransform3D {
    CATransform3DMakeRotation(angle, 0, 1, 0)
  }

  @Test("intersecting layers are drawn in fragments, back to front")
  func crossing() {
    var commit = Commit.window(200, 200, sublayers: [1, 2])
    commit.paint(1, frame) { $0.transform = rotated(0.6) }
    commit.paint(2, frame) { $0.transform = rotated(-0.6) }
    let list = list(commit)
    #expect(list.items.map(\.layer) == [2, 1, 2] || list.items.map(\.layer) == [1, 2, 1])
    #expect(list.items.map(\.fragmentIndex).sorted() == [0, 0, 1])
    let pieces = [list.items[0], list.items[2]]
    #expect(pieces.allSatisfy { $0.program == .shape(.clipped) })
    // The back fragment overlaps the other one by one pixel.
    #expect(Set(pieces.map { Int($0.box.width) }).isSubset(of: 40...46))
  }

  @Test("a group that others intersect is cut as a whole, and drawn once for each fragment")
  func group() throws {
    var commit = Commit.window(200, 200, sublayers: [1, 2])
    commit.paint(1, frame, sublayers: [3, 4]) {
      $0.transform = rotated(0.6)
      $0.opacity = 0.5
    }
    commit.paint(3, CGRect(x: 10, y: 10, width: 50, height: 50))
    commit.paint(4, CGRect(x: 20, y: 20, width: 70, height: 70))
    commit.paint(2, frame) {
      $0.transform = rotated(-0.6)
      $0.opacity = 0.5
    }
    let list = list(commit)
    let groups = list.items.filter { $0.part == .group }
    #expect(groups.isEmpty || groups.allSatisfy(\.isGroup))
    for group in groups where group.shape != nil {
      #expect(group.program == .shape(.clipped, .bitmap))
      let first = try #require(group.firstChild)
      let children = list.items[first.offset...].prefix(3)
      #expect(children.map(\.layer) == [1, 3, 4] && children.allSatisfy { $0.shape == nil })
    }
    var pipeline = FramePipeline()
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    #expect(pipeline.plan.passes.count == 1 + groups.count)
  }

  @Test("parallel planes are sorted by depth, equal ones in their order")
  func level() {
    var commit = Commit.window(200, 200, sublayers: [1, 2, 3, 4])
    for (layer, z) in [(1, 5.0), (2, 0), (3, 5), (4, -1)] {
      commit.paint(LayerID(rawValue: UInt32(layer)), frame) {
        $0.transform = CATransform3DMakeTranslation(0, 0, z)
      }
    }
    #expect(list(commit).items.map(\.layer) == [4, 2, 1, 3])
  }

  private func transformLayer(_ opacity: Float = 1, isTransformLayer: Bool = true) -> Commit {
    var commit = Commit.window(200, 200, sublayers: [1, 4])
    commit.paint(1, frame, sublayers: [2, 3]) { $0.opacity = opacity }
    var space = LayerSpace()
    space.isTransformLayer = isTransformLayer
    commit.layers[1].space = space
    commit.style(1) {
      $0.masksToBounds = true
      $0.borderWidth = 4
    }
    commit.paint(2, CGRect(x: -10, y: 10, width: 80, height: 50))
    commit.style(2) { $0.zPosition = 10 }
    commit.paint(3, CGRect(x: 30, y: 30, width: 60, height: 60))
    commit.style(3) { $0.zPosition = -10 }
    commit.paint(4, CGRect(x: 30, y: 30, width: 60, height: 60))
    return commit
  }

  @Test("a transform layer is not drawn; its sublayers are sorted with its siblings")
  func siblings() {
    #expect(list(transformLayer()).items.map(\.layer) == [3, 4, 2])
    let flattened = list(transformLayer(isTransformLayer: false)).items
    #expect(flattened.map(\.layer) == [1, 3, 2, 1, 4] || flattened.map(\.part).contains(.border))
  }

  @Test("a transform layer does not mask, and its opacity is that of each sublayer")
  func opacity() {
    let list = list(transformLayer(0.5))
    #expect(list.items.map(\.quad.opacity) == [0.5, 1, 0.5])
    #expect(list.items[2].box == PixelRect(10, 30, 80, 50))
  }

  @Test("layers with 3D transforms do not change how others are drawn")
  func flatOnes() {
    var commit = Commit.window(200, 200, sublayers: [1, 2])
    commit.paint(1, frame, sublayers: [3]) { $0.transform = rotated(0.6) }
    commit.paint(3, CGRect(x: 10, y: 10, width: 40, height: 40))
    commit.paint(2, CGRect(x: 130, y: 130, width: 20, height: 20))
    let list = list(commit)
    #expect(list.items.map(\.layer) == [1, 3, 2] && list.items.allSatisfy { $0.shape == nil })
    #expect(list.items[2].program == .solid)
  }
}
