import CoreGraphics
import QuartzCore
import Synchronization
import Testing

@Suite("Layer hierarchy", .serialized) @MainActor
struct HierarchyTests {
  private let parent = CALayer()
  private let layers = (0..<4).map { number in
    let layer = CALayer()
    layer.name = "\(number)"
    return layer
  }

  private var names: String { (parent.sublayers ?? []).map { $0.name ?? "?" }.joined() }

  @Test("sublayers are added at the front, and moved to the front when added again")
  func adding() {
    for layer in layers { parent.addSublayer(layer) }
    #expect(names == "0123")
    parent.addSublayer(layers[1])
    #expect(names == "0231")
    #expect(layers[1].superlayer === parent)
  }

  @Test("sublayers are inserted at an index, behind and in front of others")
  func inserting() {
    parent.insertSublayer(layers[0], at: 0)
    parent.insertSublayer(layers[1], at: 0)
    parent.insertSublayer(layers[2], at: 99)
    #expect(names == "102")
    parent.insertSublayer(layers[3], below: layers[0])
    #expect(names == "1302")
    parent.insertSublayer(layers[1], above: layers[0])
    #expect(names == "3012")
    parent.insertSublayer(layers[2], below: layers[2])
    #expect(names == "3012")
    parent.insertSublayer(layers[3], above: nil)
    #expect(names == "0123")
    parent.insertSublayer(layers[0], at: 2)
    #expect(names == "1203")
  }

  @Test("setting the sublayers orders the given layers and removes the others")
  func setting() {
    parent.sublayers = [layers[0], layers[1], layers[2]]
    #expect(names == "012")
    parent.sublayers = [layers[3], layers[2], layers[0]]
    #expect(names == "320")
    #expect(layers[1].superlayer == nil)
    parent.sublayers = nil
    #expect(parent.sublayers == nil && layers[0].superlayer == nil)
  }

  @Test("a layer has one superlayer, and none after its removal")
  func superlayer() {
    let other = CALayer()
    parent.addSublayer(layers[0])
    other.addSublayer(layers[0])
    #expect(parent.sublayers == nil && layers[0].superlayer === other)
    layers[0].removeFromSuperlayer()
    layers[0].removeFromSuperlayer()
    #expect(other.sublayers == nil && layers[0].superlayer == nil)
  }

  @Test("a sublayer is replaced by another at the same position")
  func replacing() {
    for layer in layers[..<3] { parent.addSublayer(layer) }
    parent.replaceSublayer(layers[1], with: layers[3])
    #expect(names == "032" && layers[1].superlayer == nil)
    parent.replaceSublayer(layers[0], with: layers[2])
    #expect(names == "23" && layers[0].superlayer == nil)
    parent.replaceSublayer(layers[2], with: layers[2])
    parent.replaceSublayer(layers[1], with: layers[0])
    #expect(names == "23" && layers[0].superlayer == nil)
  }

  private func isEqual(_ layers: [CALayer]?, _ expected: [CALayer]) -> Bool {
    (layers ?? []).elementsEqual(expected) { $0 === $1 }
  }

  @Test("the order stays correct through random removals and insertions")
  func order() {
    var random = UInt64(5)
    func next(_ limit: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % limit
    }
    var expected: [CALayer] = []
    for step in 0..<20_000 {
      let sibling = expected.isEmpty ? nil : expected[next(expected.count)]
      let layer = step % 3 == 0 ? sibling ?? CALayer() : CALayer()
      if expected.count > 150 || (step % 1000 > 700 && !expected.isEmpty) {
        let index = [0, expected.count - 1, next(expected.count)][next(3)]
        expected.remove(at: index).removeFromSuperlayer()
        continue
      }
      expected.removeAll { $0 === layer }
      let anchor = expected.isEmpty ? nil : expected[next(expected.count)]
      let anchorIndex = anchor.flatMap { anchor in expected.firstIndex { $0 === anchor } }
      switch next(4) {
      case 0:
        expected.append(layer)
        parent.addSublayer(layer)
      case 1:
        expected.insert(layer, at: anchorIndex ?? expected.count)
        parent.insertSublayer(layer, below: anchor)
      case 2:
        expected.insert(layer, at: anchorIndex.map { $0 + 1 } ?? expected.count)
        parent.insertSublayer(layer, above: anchor)
      default:
        let index = next(expected.count + 1)
        expected.insert(layer, at: index)
        parent.insertSublayer(layer, at: UInt32(index))
      }
      if step % 50 == 0 { #expect(isEqual(parent.sublayers, expected)) }
    }
    #expect(isEqual(parent.sublayers, expected))
    #expect(expected.allSatisfy { $0.superlayer === parent })
  }

  @Test("setting the same sublayers again changes nothing")
  func settingAgain() {
    let stage = Stage()
    defer { stage.end() }
    stage.root.sublayers = layers
    stage.flush()
    stage.root.sublayers = layers
    #expect(stage.flush() == nil)
    stage.root.sublayers = layers.reversed()
    #expect(stage.flush()?.change(of: stage.root)?.sublayers == layers.reversed().map(\.id))
  }

  // MARK: Size

  private final class CountedLayer: CALayer {
    private nonisolated static let frees = Atomic(0)

    /// The number of layers freed since the last call.
    static func takeFreed() -> Int { frees.exchange(0, ordering: .relaxed) }

    var layouts = 0

    override func layoutSublayers() {
      layouts += 1
      for layer in sublayers ?? [] { layer.bounds.size.width += 1 }
    }

    deinit { CountedLayer.frees.add(1, ordering: .relaxed) }
  }

  /// A chain of nested layers, the outermost first.
  private func chain(_ count: Int, topDown: Bool) -> [CountedLayer] {
    let layers = (0..<count).map { _ in CountedLayer() }
    let pairs = zip(layers, layers.dropFirst())
    if topDown {
      for (outer, inner) in pairs { outer.addSublayer(inner) }
    } else {
      for (outer, inner) in pairs.reversed() { outer.addSublayer(inner) }
    }
    return layers
  }

  @Test("10,000 nested layers are laid out, drawn, sent, shown, and freed")
  func deepTree() {
    let stage = Stage()
    defer { stage.end() }
    for topDown in [true, false] {
      var layers = chain(10_000, topDown: topDown)
      for layer in layers { layer.setNeedsLayout() }
      layers[9_999].setNeedsDisplay()
      stage.root.addSublayer(layers[0])
      #expect(stage.flush()?.layers.count == 10_001)
      #expect(layers.allSatisfy { $0.layouts == 1 && !$0.needsLayout() })
      // Each layer resizes the next one when it is laid out.
      layers[0].setNeedsLayout()
      stage.flush()
      #expect(layers.allSatisfy { $0.layouts == 2 })
      #expect(layers[9_999].convert(CGPoint.zero, to: layers[0]).isFinite)
      #expect(layers[9_999].convert(CGPoint.zero, from: nil).isFinite)
      #expect(layers[9_999].presentation()?.model() === layers[9_999])
      layers[9_999].setNeedsLayout()
      layers[9_999].layoutIfNeeded()
      #expect(layers[9_999].layouts == 3)
      layers[0].removeFromSuperlayer()
      #expect(stage.flush()?.removedLayers.count == 10_000)
      _ = CountedLayer.takeFreed()
      layers = []
      #expect(CountedLayer.takeFreed() == 10_000)
    }
  }

  @Test("a retained subtree outlives the tree that it was in")
  func heldSubtree() {
    var layers = chain(10, topDown: true)
    let held = layers[5]
    _ = CountedLayer.takeFreed()
    layers = []
    #expect(CountedLayer.takeFreed() == 5)
    #expect(held.superlayer == nil && held.sublayers?.count == 1)
  }

  @Test("a layer that is removed before its layout and display is skipped")
  func freedWhileWaiting() {
    let stage = Stage()
    defer { stage.end() }
    _ = CountedLayer.takeFreed()
    do {
      let layer = CountedLayer()
      layer.setNeedsLayout()
      layer.setNeedsDisplay()
      stage.root.addSublayer(layer)
      layer.removeFromSuperlayer()
    }
    let commit = stage.flush()
    #expect(commit?.removedLayers == [] && CountedLayer.takeFreed() == 1)
  }

  @Test(
    "20,000 sublayers are added, sent, removed in any order, and freed",
    arguments: ["front", "back", "middle", "all"])
  func wideTree(removal: String) {
    let stage = Stage()
    defer { stage.end() }
    var layers = (0..<20_000).map { _ in CountedLayer() }
    let parent = CALayer()
    for layer in layers { parent.addSublayer(layer) }
    stage.root.addSublayer(parent)
    #expect(stage.flush()?.layers.count == 20_002)
    switch removal {
    case "front": for layer in layers.reversed() { layer.removeFromSuperlayer() }
    case "back": for layer in layers { layer.removeFromSuperlayer() }
    case "middle":
      for step in 0..<layers.count { layers[step * 7919 % layers.count].removeFromSuperlayer() }
    default: parent.removeFromSuperlayer()
    }
    #expect(stage.flush()?.removedLayers.count == (removal == "all" ? 20_001 : 20_000))
    #expect((parent.sublayers?.count ?? 0) == (removal == "all" ? 20_000 : 0))
    _ = CountedLayer.takeFreed()
    parent.sublayers = nil
    layers = []
    #expect(CountedLayer.takeFreed() == 20_000)
  }

  @Test("the root of one window can become a sublayer in another, and return")
  func sharedRoot() {
    let (first, second) = (Stage(), Stage())
    defer {
      second.end()
      first.end()
    }
    let layer = first.layer()
    first.root.opacity = 0.5
    second.root.addSublayer(first.root)
    CATransaction.flush()
    #expect(first.root.context === second.context && layer.context === second.context)
    layer.opacity = 0.5
    #expect(second.flush()?.layerIDs == [layer.id])
    // The first window is gone, so the layers belong to the second one.
    first.context.invalidate()
    #expect(layer.context === second.context)
    let third = LayerContext(root: first.root) { _ in }
    #expect(layer.context === third)
    #expect(second.flush()?.removedLayers.count == 2)
    third.invalidate()
  }
}
