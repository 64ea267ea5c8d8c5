import CoreGraphics
import LayerTree
import TestSupport
import Testing

@testable import Compositor

/// Masks that are drawn as clips: layer 1 has the mask 2.
@Suite("Masks that are clips")
struct MaskClipTests {
  private func list(_ change: (inout Commit) -> Void) -> DisplayList {
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.paint(1, CGRect(x: 10, y: 10, width: 40, height: 40))
    commit.paint(2, CGRect(x: 0, y: 0, width: 20, height: 40))
    change(&commit)
    guard let masked = commit.layers.firstIndex(where: { $0.layer == 1 }) else { return list() }
    commit.setMask(2, of: masked)
    return list(commit)
  }

  private func list(_ commits: Commit...) -> DisplayList {
    var tree = RenderTree()
    for commit in commits { tree.apply(commit) }
    return tree.list()
  }

  @Test("a mask of one color above one item trims or clips that item, and no group is drawn")
  func clips() {
    let straight = list { _ in }
    #expect(straight.items.count == 1)
    #expect(straight.items.last?.box == PixelRect(minX: 10, minY: 10, maxX: 30, maxY: 50))
    let round = list { $0.style(2) { $0.cornerRadius = 10 } }
    #expect(round.items.count == 1)
    #expect(round.items.last?.program.modifiers.contains(.clipped) == true)
  }

  @Test("a bitmap that fills an opaque layer is one item with its background")
  func opaqueBitmap() {
    let image = CGImage.chart(40, 40)
    let list = list { commit in
      commit.upload(LayerContents(1, image), image)
      commit.paint(1, CGRect(x: 10, y: 10, width: 40, height: 40)) {
        $0.contents = LayerContents(1, image)
      }
    }
    #expect(list.items.map(\.part) == [.body])
  }

  @Test("a translucent layer with such a mask keeps its opacity")
  func opacity() {
    let list = list {
      $0.paint(1, CGRect(x: 10, y: 10, width: 40, height: 40)) { $0.opacity = 0.5 }
    }
    #expect(list.items.map(\.quad.opacity) == [0.5])
  }

  @Test("a layer without area as a mask hides everything")
  func empty() {
    let list = list { $0.paint(2, .zero) }
    #expect(list.items.allSatisfy { $0.box.isEmpty })
  }

  @Test(
    "a group is drawn where the mask is not opaque, is not a plain shape, or more than one item is below it",
    arguments: Exception.allCases)
  fileprivate func groups(_ exception: Exception) {
    let list = list(exception.change)
    #expect(list.items.contains { $0.part == .mask })
  }

  @Test("a mask that begins to be translucent becomes a group, and a clip again")
  func changes() {
    var tree = RenderTree()
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.paint(1, CGRect(x: 10, y: 10, width: 40, height: 40))
    commit.paint(2, CGRect(x: 0, y: 0, width: 20, height: 40))
    commit.setMask(2, of: 1)
    tree.apply(commit)
    #expect(tree.list().items.count == 1)
    for opacity in [Float(0.5), 1] {
      var change = Commit()
      change.paint(2, CGRect(x: 0, y: 0, width: 20, height: 40)) { $0.opacity = opacity }
      tree.apply(change)
      #expect(tree.list().items.contains { $0.part == .mask } == (opacity < 1))
    }
  }
}

extension Commit {
  /// The mask is a part of the order of a layer's descendants, which is set too.
  fileprivate mutating func setMask(_ mask: LayerID, of index: Int) {
    layers[index].mask = mask
    layers[index].sublayers = layers[index].sublayers ?? []
  }
}

/// A reason why a mask cannot be drawn as a clip.
private enum Exception: CaseIterable {
  case translucentMask, translucentColor, border, borderOfMask, sublayer, sublayerOfMask, shadow
  case gradientMask, unsmoothEdges, filter, rotationOutOfThePlane

  func change(_ commit: inout Commit) {
    let mask = CGRect(x: 0, y: 0, width: 20, height: 40)
    switch self {
    case .translucentMask: commit.paint(2, mask) { $0.opacity = 0.5 }
    case .translucentColor: commit.paint(2, mask) { $0.backgroundColor.w = 0.5 }
    case .border: commit.style(1) { ($0.borderWidth, $0.borderColor) = (1, SIMD4(repeating: 1)) }
    case .borderOfMask:
      commit.style(2) { ($0.borderWidth, $0.borderColor) = (1, SIMD4(repeating: 1)) }
    case .sublayer:
      commit.paint(3, mask)
      commit.order(1, [3])
    case .sublayerOfMask:
      commit.paint(3, mask)
      commit.order(2, [3])
    case .shadow: commit.style(1) { $0.shadow.opacity = 1 }
    case .gradientMask:
      commit.style(2) {
        $0.gradient.kind = .axial
        $0.gradient.colors = [SIMD4(0, 0, 0, 1), SIMD4(0, 0, 0, 0)]
      }
    case .unsmoothEdges: commit.paint(2, mask) { $0.edgeAntialiasingMask = .minX }
    case .filter: commit.style(1) { $0.filters = [.gaussianBlur(radius: 2)] }
    case .rotationOutOfThePlane:
      commit.paint(2, mask) { $0.transform = CATransform3DMakeRotation(0.5, 0, 1, 0) }
    }
  }
}
