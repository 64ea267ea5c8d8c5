import Compositor
import CoreGraphics
import LayerTree
import Testing

@Suite("Styles in the render tree")
struct StyleTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func tree(_ count: UInt32, _ body: (inout Commit) -> Void) -> RenderTree {
    var commit = Commit.window(
      100, 100, sublayers: (1...count).map { LayerID(rawValue: $0) })
    for number in 1...count { commit.paint(LayerID(rawValue: number), square) }
    body(&commit)
    var tree = RenderTree()
    tree.apply(commit)
    return tree
  }

  private func layers(_ tree: RenderTree, at time: Double = 0) -> [UInt32] {
    var tree = tree
    return tree.list(at: time).items.map(\.layer)
  }

  private func animation(
    _ property: AnimatedProperty, from: Double, to: Double,
    _ change: (inout MediaTiming) -> Void = { _ in }
  ) -> Animation {
    var timing = MediaTiming()
    timing.duration = 1
    change(&timing)
    return Animation(property: property, timing: timing, track: .scalar(from: from, to: to))
  }

  private func radius(_ tree: inout RenderTree, at time: Double) -> Float? {
    let list = tree.list(at: time)
    return list.items[0].shape.map { list.shapes[$0].instance.cornerRadius }
  }

  @Test("a style stays until another is set, and a plain one restores a plain layer")
  func lifeOfAStyle() {
    var tree = tree(1) { $0.style(1) { $0.cornerRadius = 3 } }
    #expect(radius(&tree, at: 0) == 3)
    var moved = Commit()
    moved.paint(1, square.offsetBy(dx: 4, dy: 0))
    tree.apply(moved)
    #expect(radius(&tree, at: 0) == 3)
    var plain = Commit()
    plain.style(1) { _ in }
    tree.apply(plain)
    #expect(radius(&tree, at: 0) == nil)
    var again = Commit()
    again.style(1) { $0.cornerRadius = 2 }
    tree.apply(again)
    #expect(radius(&tree, at: 0) == 2)
  }

  @Test("a layer in the slot of a removed one has a plain style")
  func reusedSlot() {
    var tree = tree(1) { $0.style(1) { $0.cornerRadius = 3 } }
    var commit = Commit()
    commit.order(0, [2])
    commit.removedLayers = [1]
    commit.paint(2, square)
    tree.apply(commit)
    #expect(radius(&tree, at: 0) == nil)
  }

  @Test("animations of a style run on a plain layer too, and leave it as it was")
  func animatedStyle() {
    var tree = tree(1) { $0.animate(1, animation(.cornerRadius, from: 0, to: 4)) }
    #expect(radius(&tree, at: 0.5) == 2)
    #expect(tree.animate(to: 0.75) == .animating)
    #expect(radius(&tree, at: 0.75) == 3)
    #expect(radius(&tree, at: 1) == nil && tree.animationCount == 0)
  }

  @Test("an animation that is removed leaves the committed style at once")
  func removedAnimation() {
    let running = animation(.cornerRadius, from: 0, to: 4) { $0.repeatCount = .infinity }
    var tree = tree(1) {
      $0.style(1) { $0.cornerRadius = 1 }
      $0.animate(1, running)
    }
    #expect(radius(&tree, at: 0.75) == 3)
    var change = LayerChange(layer: 1)
    change.animations = [.remove(running.id)]
    var commit = Commit()
    commit.layers = [change]
    tree.apply(commit)
    #expect(radius(&tree, at: 0.75) == 1)
  }

  @Test("sublayers are drawn by z position, and equal ones in their order")
  func zPosition() {
    var tree = tree(5) {
      $0.style(1) { $0.zPosition = 2 }
      $0.style(3) { $0.zPosition = -1 }
      $0.style(4) { $0.zPosition = 2 }
    }
    #expect(layers(tree) == [3, 2, 5, 1, 4])
    let before = tree.list().structureVersion
    #expect(tree.list(at: 1).structureVersion == before)
    var commit = Commit()
    commit.style(1) { $0.zPosition = 3 }
    commit.style(3) { _ in }
    tree.apply(commit)
    #expect(layers(tree) == [2, 3, 5, 4, 1])
  }

  @Test("a z position orders only siblings, with their sublayers")
  func zPositionOfSubtrees() {
    var tree = tree(2) {
      $0.order(1, [3])
      $0.paint(3, CGRect(x: 0, y: 0, width: 5, height: 5), sublayers: [])
      $0.style(1) { $0.zPosition = 1 }
      $0.style(3) { $0.zPosition = -9 }
    }
    #expect(layers(tree) == [2, 1, 3])
    var gone = Commit()
    gone.order(0, [2])
    gone.removedLayers = [1, 3]
    tree.apply(gone)
    #expect(layers(tree) == [2])
  }

  @Test("an animated z position changes the order while it runs")
  func animatedZPosition() {
    var tree = tree(2) {
      $0.style(2) { $0.zPosition = 1 }
      $0.animate(1, animation(.zPosition, from: 0, to: 4))
    }
    #expect(layers(tree, at: 0.1) == [1, 2])
    #expect(tree.list(at: 0.5).items.map(\.layer) == [2, 1])
    #expect(tree.list(at: 2).items.map(\.layer) == [1, 2])
  }

  @Test("a change of the antialiased edges alone changes those of the layer's quad")
  func antialiasedEdges() {
    var tree = tree(1) { _ in }
    func item(_ body: (inout LayerProperties) -> Void) -> DisplayItem? {
      var commit = Commit()
      commit.paint(1, square) {
        $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
        body(&$0)
      }
      tree.apply(commit)
      return tree.list().items.first
    }
    #expect(item { _ in }?.edges == .all)
    #expect(item { $0.edgeAntialiasingMask = [.minX] }?.edges == [.minX])
    #expect(item { $0.allowsEdgeAntialiasing = false }?.program == .solid)
    #expect(item { _ in }?.edges == .all)
  }

  @Test("a style that needs one quad, such as another scale, draws it as for a plain layer")
  func idleStyles() {
    for body: (inout LayerStyle) -> Void in [
      { $0.contentsScale = 2 }, { $0.zPosition = 1 }, { $0.allowsGroupOpacity = false },
    ] {
      var rotated = tree(1) { $0.style(1, body) }
      #expect(rotated.list().items.map(\.program) == [.solid])
      var commit = Commit()
      commit.paint(1, square) { $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1) }
      rotated.apply(commit)
      #expect(rotated.list().items.map(\.edges) == [.all])
    }
  }
}
