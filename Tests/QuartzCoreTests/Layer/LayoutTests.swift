import CoreGraphics
import QuartzCore
import Testing

@Suite("Layer layout", .serialized) @MainActor
struct LayoutTests {
  /// A layer that logs its layout and then runs a block.
  private final class LaidOutLayer: CALayer {
    var onLayout: () -> Void = {}

    static func named(_ name: String, _ body: @escaping () -> Void) -> LaidOutLayer {
      let layer = LaidOutLayer()
      layer.name = name
      layer.onLayout = body
      return layer
    }

    override func layoutSublayers() {
      onLayout()
    }
  }

  @MainActor private final class Order {
    var names: [String] = []

    func layer(_ name: String) -> LaidOutLayer {
      .named(name) { [self] in names.append(name) }
    }

    func take() -> [String] {
      defer { names = [] }
      return names
    }
  }

  @Test("superlayers are laid out before their sublayers, each once, in any order of requests")
  func parentsFirst() {
    let stage = Stage()
    defer { stage.end() }
    let order = Order()
    let (top, middle, leaf) = (order.layer("top"), order.layer("middle"), order.layer("leaf"))
    stage.root.addSublayer(top)
    top.addSublayer(middle)
    middle.addSublayer(leaf)
    for layer in [leaf, middle, top, leaf] { layer.setNeedsLayout() }
    #expect(leaf.needsLayout())
    stage.flush()
    #expect(order.take() == ["top", "middle", "leaf"] && !leaf.needsLayout())
    stage.flush()
    #expect(order.take() == [])
  }

  @Test("a new size causes layout, a new position does not")
  func triggers() {
    let stage = Stage()
    defer { stage.end() }
    let order = Order()
    let layer = stage.layer(order.layer("layer"))
    layer.position.x = 5
    layer.bounds.origin.x = 5
    stage.flush()
    #expect(order.take() == [])
    layer.bounds.size.width = 5
    stage.flush()
    #expect(order.take() == ["layer"])
  }

  @Test("changes made during layout are laid out, drawn and sent with the same frame")
  func reentrancy() {
    let stage = Stage()
    defer { stage.end() }
    let order = Order()
    let (child, drawing) = (order.layer("child"), FilledLayer.make())
    let parent = LaidOutLayer.named("parent") {
      order.names.append("parent")
      child.bounds.size.width += 10
      drawing.setNeedsDisplay()
    }
    stage.root.addSublayer(parent)
    parent.addSublayer(child)
    parent.addSublayer(drawing)
    stage.flush()
    _ = order.take()
    parent.setNeedsLayout()
    let commit = stage.flush()
    #expect(order.take() == ["parent", "child"])
    #expect(commit?.change(of: child)?.properties?.bounds.width == 20)
    #expect(commit?.contents.count == 1 && drawing.drawn.count == 2)
  }

  @Test("layers added during layout are laid out, and so is a superlayer marked for layout")
  func addedDuringLayout() {
    let stage = Stage()
    defer { stage.end() }
    let order = Order()
    let late = order.layer("late")
    late.setNeedsLayout()
    let top = order.layer("top")
    let child = LaidOutLayer.named("child") { [weak top] in
      order.names.append("child")
      guard late.superlayer == nil else { return }
      top?.addSublayer(late)
      top?.setNeedsLayout()
    }
    stage.root.addSublayer(top)
    top.addSublayer(child)
    stage.flush()
    _ = order.take()
    late.removeFromSuperlayer()
    stage.flush()
    _ = order.take()
    late.setNeedsLayout()
    child.setNeedsLayout()
    stage.flush()
    #expect(order.take() == ["child", "top", "late"])
  }

  @Test("adding and removing sublayers causes layout, reordering them does not")
  func sublayersChange() {
    let order = Order()
    let (one, other, moved) = (order.layer("one"), order.layer("other"), CALayer())
    func laidOut(after change: () -> Void) -> [String] {
      change()
      one.layoutIfNeeded()
      other.layoutIfNeeded()
      return order.take()
    }
    #expect(laidOut { one.addSublayer(moved) } == ["one"])
    #expect(laidOut { one.addSublayer(CALayer()) } == ["one"])
    #expect(laidOut { one.addSublayer(moved) } == [])
    #expect(laidOut { other.insertSublayer(moved, at: 0) } == ["one", "other"])
    #expect(laidOut { moved.removeFromSuperlayer() } == ["other"])
  }

  @Test("layout requested while drawing runs before the frame is sent")
  func layoutDuringDisplay() {
    let stage = Stage()
    defer { stage.end() }
    let order = Order()
    let (layer, artist) = (order.layer("layer"), LayoutAsker())
    artist.target = layer
    let drawing = CALayer()
    drawing.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    drawing.delegate = artist
    stage.root.addSublayer(layer)
    stage.root.addSublayer(drawing)
    drawing.setNeedsDisplay()
    stage.flush()
    #expect(order.take() == ["layer"])
  }

  @MainActor private final class LayoutAsker: CALayerDelegate {
    weak var target: CALayer?

    func draw(_ layer: CALayer, in ctx: CGContext) { target?.setNeedsLayout() }
  }

  @Test("layoutIfNeeded starts at the highest superlayer that needs it, also without a window")
  func immediately() {
    let order = Order()
    let (top, middle, leaf) = (order.layer("top"), order.layer("middle"), order.layer("leaf"))
    let side = order.layer("side")
    top.addSublayer(middle)
    middle.addSublayer(leaf)
    middle.addSublayer(side)
    top.layoutIfNeeded()
    _ = order.take()
    for layer in [leaf, top, side] { layer.setNeedsLayout() }
    leaf.layoutIfNeeded()
    #expect(order.take() == ["top", "leaf", "side"])
    leaf.layoutIfNeeded()
    #expect(order.take() == [])
    side.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(order.take() == [])
  }

  @Test("a layer that always requests layout continues in the following run-loop iterations")
  func endlessLayout() {
    let stage = Stage()
    defer { stage.end() }
    let order = Order()
    var layer: LaidOutLayer?
    layer = .named("endless") {
      order.names.append("endless")
      layer?.setNeedsLayout()
    }
    guard let layer else { return }
    stage.root.addSublayer(layer)
    let other = order.layer("other")
    stage.root.addSublayer(other)
    layer.setNeedsLayout()
    other.setNeedsLayout()
    stage.flush()
    #expect(order.names.filter { $0 == "endless" }.count == LayoutDisplayQueue.maxLayoutRounds)
    #expect(order.take().contains("other") && layer.needsLayout() && !other.needsLayout())
    stage.flush()
    #expect(order.take().count == LayoutDisplayQueue.maxLayoutRounds)
    layer.onLayout = { order.names.append("last") }
    stage.flush()
    #expect(order.take() == ["last"] && !layer.needsLayout())
    stage.flush()
    #expect(order.take() == [])
  }

  @Test("two layers that request each other's layout do not block the run-loop iteration")
  func endlessPair() {
    let stage = Stage()
    defer { stage.end() }
    let (first, second) = (LaidOutLayer(), LaidOutLayer())
    first.onLayout = { [unowned second] in second.setNeedsLayout() }
    second.onLayout = { [unowned first] in first.setNeedsLayout() }
    stage.root.addSublayer(first)
    first.addSublayer(second)
    first.setNeedsLayout()
    stage.flush()
    #expect(first.needsLayout() || second.needsLayout())
  }

  @Test("display requested by a layer's own drawing happens in the next run-loop iteration")
  func endlessDisplay() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, artist) = (CALayer(), Repeater())
    layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    layer.delegate = artist
    stage.root.addSublayer(layer)
    layer.setNeedsDisplay()
    stage.flush()
    #expect(artist.draws == 1 && layer.needsDisplay())
    stage.flush()
    #expect(artist.draws == 2)
  }

  @MainActor private final class Repeater: CALayerDelegate {
    var draws = 0

    func draw(_ layer: CALayer, in ctx: CGContext) {
      draws += 1
      layer.setNeedsDisplay()
    }
  }

  @Test("layout may add, remove and move sibling layers")
  func mutation() {
    let stage = Stage()
    defer { stage.end() }
    let order = Order()
    let (late, gone, moved) = (order.layer("late"), order.layer("gone"), order.layer("moved"))
    let side = CALayer()
    let actor = LaidOutLayer.named("actor") { [unowned stage] in
      order.names.append("actor")
      gone.removeFromSuperlayer()
      side.addSublayer(moved)
      stage.root.insertSublayer(late, at: 0)
      order.names.append("\(stage.root.sublayers?.count ?? 0)")
    }
    for layer in [late, gone, moved] { layer.setNeedsLayout() }
    for layer in [actor, gone, moved, side] { stage.root.addSublayer(layer) }
    actor.setNeedsLayout()
    stage.flush()
    actor.setNeedsLayout()
    gone.setNeedsLayout()
    moved.setNeedsLayout()
    stage.flush()
    #expect(order.take().filter { $0 == "gone" }.count <= 1)
    #expect(stage.root.sublayers?.count == 3 && moved.superlayer === side)
    #expect(!moved.needsLayout() && !late.needsLayout() && gone.needsLayout())
  }

  @Test("a layer may remove itself during its layout")
  func removalDuringLayout() {
    let stage = Stage()
    defer { stage.end() }
    let layers = (0..<50).map { _ in LaidOutLayer() }
    for (index, layer) in layers.enumerated() {
      layer.onLayout = { [unowned layer] in
        layer.removeFromSuperlayer()
        if index % 2 == 0 { layers[(index + 7) % 50].removeFromSuperlayer() }
      }
      stage.root.addSublayer(layer)
      layer.setNeedsLayout()
    }
    stage.flush()
    #expect(stage.root.sublayers == nil)
  }
}
