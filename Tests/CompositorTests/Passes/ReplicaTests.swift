import CoreGraphics
import Foundation
import LayerTree
import Testing

@testable import Compositor

@Suite("Replicator layers")
struct ReplicaTests {
  private func replicator(
    _ count: Int, dx: CGFloat = 20, dy: CGFloat = 0, delay: Double = 0
  ) -> LayerKind {
    var replicator = LayerReplicator()
    (replicator.count, replicator.delay) = (Double(count), delay)
    replicator.transform = CATransform3DMakeTranslation(dx, dy, 0)
    return .replicator(replicator)
  }

  /// A window with the replicator layer 1, which has the layer 2 at (2, 2).
  private func makeTree(_ kind: LayerKind) -> RenderTree {
    var commit = Commit.window(200, 100, sublayers: [1])
    commit.set(1, CGRect(x: 0, y: 0, width: 200, height: 100), sublayers: [2])
    commit.style(1) { $0.kind = kind }
    commit.paint(2, CGRect(x: 2, y: 2, width: 10, height: 10))
    var tree = RenderTree()
    tree.apply(commit)
    return tree
  }

  private func origins(_ list: DisplayList) -> [SIMD2<Float>] { list.items.map(\.quad.origin) }

  @Test("each instance is transformed once more than the one before")
  func places() {
    var tree = makeTree(replicator(4))
    #expect(origins(tree.list()) == [SIMD2(2, 2), SIMD2(22, 2), SIMD2(42, 2), SIMD2(62, 2)])
    #expect(tree.layerCount == 3)
  }

  @Test("no instances show no sublayers, and NaN counts as none")
  func none() {
    for count in [0, -3] {
      var tree = makeTree(replicator(count))
      #expect(tree.list().items.isEmpty)
    }
    var invalid = LayerReplicator()
    invalid.count = .nan
    #expect(invalid.instanceCount == 0)
  }

  @Test("replicator layers in replicator layers make a grid")
  func nested() {
    var commit = Commit.window(200, 100, sublayers: [1])
    commit.set(1, CGRect(x: 0, y: 0, width: 200, height: 100), sublayers: [2])
    commit.set(2, CGRect(x: 0, y: 0, width: 200, height: 100), sublayers: [3])
    commit.style(1) { $0.kind = replicator(3, dx: 0, dy: 30) }
    commit.style(2) { $0.kind = replicator(2) }
    commit.paint(3, CGRect(x: 0, y: 0, width: 5, height: 5))
    var tree = RenderTree()
    tree.apply(commit)
    let expected = (0..<3).flatMap { y in (0..<2).map { SIMD2(Float($0 * 20), Float(y * 30)) } }
    #expect(origins(tree.list()) == expected)
  }

  @Test("copies keep their rows when the order is made again, and lose them with the layer")
  func rows() {
    var tree = makeTree(replicator(3))
    let slots = tree.list().items.map(\.slot)
    #expect(Set(slots).count == 3)
    var commit = Commit()
    commit.paint(3, CGRect(x: 0, y: 50, width: 5, height: 5))
    commit.order(1, [2, 3])
    tree.apply(commit)
    let list = tree.list()
    #expect(list.items.filter { $0.quad.origin.y == 2 }.map(\.slot) == slots)
    #expect(list.items.count == 6)
    var removal = Commit()
    removal.order(1, [3])
    removal.removedLayers = [2]
    tree.apply(removal)
    #expect(tree.list().items.count == 3)
    var plain = Commit()
    plain.style(1) { _ in }
    tree.apply(plain)
    #expect(tree.list().items.count == 1 && tree.replicas.isEmpty)
    #expect(tree.layerCount == 3)
  }

  @Test("colors are multiplied with the color of the instance, also in nested layers")
  func tints() {
    var outer = LayerReplicator()
    outer.count = 2
    outer.color = SIMD4(1, 0.5, 1, 1)
    outer.redOffset = -0.5
    outer.alphaOffset = -0.5
    var tree = makeTree(.replicator(outer))
    var commit = Commit()
    commit.set(2, CGRect(x: 2, y: 2, width: 10, height: 10)) {
      $0.backgroundColor = SIMD4(1, 1, 0, 1)
    }
    tree.apply(commit)
    let colors = tree.list().items.map(\.quad.color)
    #expect(colors == [SIMD4(255, 128, 0, 255), SIMD4(64, 64, 0, 128)])
    #expect(tree.list().items.map(\.isOpaque) == [true, false])
    var white = Commit()
    white.style(1) { $0.kind = replicator(2) }
    tree.apply(white)
    #expect(tree.list().items.allSatisfy { $0.quad.color == SIMD4(255, 255, 0, 255) })
    #expect(tree.list().items.allSatisfy { !$0.program.isShape })
  }

  private func fade(_ start: Double) -> Animation {
    var timing = MediaTiming()
    (timing.beginTime, timing.duration, timing.fillMode) = (start, 1, .both)
    return Animation(property: .opacity, timing: timing, track: .scalar(from: 1, to: 0.5))
  }

  @Test("an animation of each instance is later by the delay")
  func delay() {
    var tree = makeTree(replicator(3, delay: 0.25))
    var commit = Commit()
    commit.animate(2, fade(10))
    tree.apply(commit)
    #expect(tree.list(at: 10.5).items.map(\.quad.opacity) == [0.75, 0.875, 1])
    #expect(tree.animate(to: 11.2) == .animating)
    #expect(tree.animate(to: 11.6) == .still)
    #expect(tree.list(at: 11.6).items.map(\.quad.opacity) == [0.5, 0.5, 0.5])
  }

  @Test("an animation of the count adds and removes instances")
  func count() {
    var tree = makeTree(replicator(1))
    var timing = MediaTiming()
    (timing.beginTime, timing.duration) = (0, 4)
    var commit = Commit()
    commit.animate(
      1,
      Animation(
        property: AnimatedProperty(keyPath: "instanceCount")!, timing: timing,
        track: .scalar(from: 1, to: 5)))
    tree.apply(commit)
    #expect([0, 1, 2.2, 3.9, 4.5].map { tree.list(at: $0).items.count } == [1, 2, 3, 5, 1])
  }

  @Test("an animation of a part of the transform moves the instances")
  func transform() {
    var tree = makeTree(replicator(3))
    var timing = MediaTiming()
    timing.duration = 1
    var commit = Commit()
    commit.animate(
      1,
      Animation(
        property: AnimatedProperty(keyPath: "instanceTransform.translation.x")!, timing: timing,
        track: .scalar(from: 0, to: 20)))
    tree.apply(commit)
    #expect(origins(tree.list(at: 0.5)).map(\.x) == [2, 12, 22])
  }

  @Test("the number of copies is limited")
  func limit() {
    var commit = Commit.window(200, 100, sublayers: [1])
    for layer in 1...4 as ClosedRange<UInt32> {
      let id = LayerID(rawValue: layer)
      commit.set(
        id, CGRect(x: 0, y: 0, width: 200, height: 100), sublayers: [LayerID(rawValue: layer + 1)])
      commit.style(id) { $0.kind = replicator(.max, dx: 0.001) }
    }
    commit.paint(5, CGRect(x: 0, y: 0, width: 5, height: 5))
    var tree = RenderTree()
    tree.apply(commit)
    _ = tree.animate(to: 0)
    #expect(tree.order.count <= Replicas.largestRowCount + 6)
  }

  @Test("colors that are no numbers, and transforms that grow without limit, do not trap")
  func extremes() {
    for number in [Float.nan, .infinity, -.infinity] {
      var replicator = LayerReplicator()
      (replicator.count, replicator.redOffset) = (3, number)
      replicator.color.y = number
      var tree = makeTree(.replicator(replicator))
      #expect(tree.list().items.count == 3)
    }
    // The factors overflow after 1024 instances; those after them do not begin anew.
    var growing = LayerReplicator()
    growing.count = 1100
    growing.transform = CATransform3DMakeScale(2, 2, 1)
    var tree = makeTree(.replicator(growing))
    let sides = tree.list().items.map(\.quad.xAxis.x)
    #expect(sides.first == 10 && zip(sides, sides.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(tree.animate(to: 1) == .still)
    growing.delay = .infinity
    var endless = makeTree(.replicator(growing))
    #expect(!endless.list().items.isEmpty)
  }

  @Test("a mask of a sublayer is copied, and has no color")
  func masks() {
    var tinted = LayerReplicator()
    tinted.count = 2
    tinted.alphaOffset = -0.5
    tinted.transform = CATransform3DMakeTranslation(20, 0, 0)
    var tree = makeTree(.replicator(tinted))
    var commit = Commit()
    commit.paint(3, CGRect(x: 0, y: 0, width: 5, height: 5))
    commit.order(2, [])
    commit.layers[commit.layers.count - 1].mask = 3
    // With a border below it, the mask is not drawn as a clip.
    commit.style(2) { ($0.borderWidth, $0.borderColor) = (1, SIMD4(repeating: 1)) }
    tree.apply(commit)
    let masks = tree.list().items.filter { $0.part == .mask }
    #expect(masks.count == 2 && masks.map(\.box.minX) == [2, 22])
    let shown = tree.list().items.filter { $0.layer == 3 }
    #expect(shown.count == 2 && shown.allSatisfy { $0.quad.color.w == 255 })
  }

  @Test("layers without replicator layers have no copies")
  func unused() {
    var tree = RenderTree()
    tree.apply(.window(20, 20))
    _ = tree.animate(to: 0)
    #expect(tree.replicas.isEmpty && tree.replicas.entries.isEmpty)
  }
}
