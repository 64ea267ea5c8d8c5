import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("Whether a tree has depth")
struct TreeDepthTests {
  private let frame = CGRect(x: 20, y: 20, width: 100, height: 100)

  private func tree(_ change: (inout LayerProperties) -> Void = { _ in }) -> RenderTree {
    var commit = Commit.window(200, 200, sublayers: [1, 2])
    commit.paint(1, frame, change)
    commit.paint(2, frame)
    var tree = RenderTree()
    tree.apply(commit)
    return tree
  }

  private func animation(_ property: AnimatedProperty) -> Animation {
    var timing = MediaTiming()
    timing.duration = 1
    return Animation(
      property: property, timing: timing,
      track: .basic(BasicTrack(from: .zero, to: SIMD4(50, 0, 0, 0))))
  }

  @Test("a tree has depth while the transform of a layer leaves its plane")
  func transform() {
    var tree = tree { $0.transform = CATransform3DMakeRotation(1, 0, 1, 0) }
    #expect(tree.hasDepth)
    var commit = Commit()
    commit.paint(1, frame)
    tree.apply(commit)
    #expect(!tree.hasDepth)
  }

  @Test("a tree has no depth anymore when its last layer in 3D is removed")
  func removal() {
    var tree = tree { $0.transform = CATransform3DMakeRotation(1, 0, 1, 0) }
    var commit = Commit()
    commit.removedLayers = [1]
    commit.order(0, [2])
    tree.apply(commit)
    #expect(!tree.hasDepth && tree.layersOutOfPlane == 0)
  }

  @Test(
    "a tree has depth until the animation that may need it has ended",
    arguments: [AnimatedProperty.transform, .anchorPointZ])
  func animation(property: AnimatedProperty) {
    var tree = tree()
    #expect(!tree.hasDepth)
    var commit = Commit()
    commit.animate(1, animation(property))
    tree.apply(commit)
    _ = tree.animate(to: 0.5)
    #expect(tree.hasDepth)
    _ = tree.animate(to: 2)
    #expect(!tree.hasDepth && tree.animationCount == 0 && tree.spaces.isEmpty)
  }
}
