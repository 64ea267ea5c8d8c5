import CoreGraphics
import QuartzCore
import Testing

@Suite("Layer layout", .serialized) @MainActor
struct LayoutTests {
  /// Says when it is laid out, and does something then.
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

  @Test("superlayers are laid out before their sublayers, each once, whoever asked first")
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

  @Test("a new size lays out, another position does not")
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

  @Test("what layout changes is laid out, drawn and sent with the same frame")
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
    #expect(commit?.change(of: child)?.properties?.bounds.width == 10)
    #expect(commit?.contents.count == 1 && drawing.drawn.count == 2)
  }

  @Test("a layer that layout adds is laid out too, and so is a superlayer that it asks for")
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
    child.setNeedsLayout()
    stage.flush()
    #expect(order.take() == ["child", "top", "late"])
  }

  @Test("drawing that asks for layout gets it before the frame is sent")
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

  @Test("layoutIfNeeded lays out from the highest superlayer that needs it, without a window")
  func immediately() {
    let order = Order()
    let (top, middle, leaf) = (order.layer("top"), order.layer("middle"), order.layer("leaf"))
    let side = order.layer("side")
    top.addSublayer(middle)
    middle.addSublayer(leaf)
    middle.addSublayer(side)
    for layer in [leaf, top, side] { layer.setNeedsLayout() }
    leaf.layoutIfNeeded()
    #expect(order.take() == ["top", "leaf", "side"])
    leaf.layoutIfNeeded()
    #expect(order.take() == [])
    side.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(order.take() == [])
  }
}
