import CoreGraphics
import Foundation
import QuartzCore
import Testing

// Requirement V20: `CAScrollLayer`.
@Suite("Scroll layers", .serialized)
@MainActor struct ScrollLayerTests {
  private func layer<Layer: CALayer>(
    _ frame: CGRect, _ layer: Layer = CALayer(), in parent: CALayer? = nil
  ) -> Layer {
    layer.frame = frame
    parent?.addSublayer(layer)
    return layer
  }

  /// A scroll layer of 100 × 50 points at the origin.
  private func scrollLayer(in parent: CALayer? = nil) -> CAScrollLayer {
    layer(CGRect(x: 0, y: 0, width: 100, height: 50), CAScrollLayer(), in: parent)
  }

  private func expectNear(
    _ a: CGRect, _ b: CGRect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let differences = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
    #expect(differences.allSatisfy { abs($0) < 1e-9 }, "\(a)", sourceLocation: sourceLocation)
  }

  // MARK: Properties

  @Test("a new layer scrolls along both axes and clips nothing, and the modes have iOS's names")
  func defaults() {
    let layer = CAScrollLayer()
    #expect(layer.scrollMode == .both && !layer.masksToBounds)
    #expect(CAScrollLayer.defaultValue(forKey: "scrollMode") as? String == "both")
    let modes: [CAScrollLayerScrollMode] = [.none, .vertically, .horizontally, .both]
    #expect(modes.map(\.rawValue) == ["none", "vertically", "horizontally", "both"])
  }

  @Test("the mode is set by key, and copies and archives keep it")
  func keys() throws {
    let layer = CAScrollLayer()
    layer.setValue("vertically", forKey: "scrollMode")
    #expect(layer.scrollMode == .vertically)
    layer.scrollMode = .horizontally
    #expect(layer.value(forKey: "scrollMode") as? String == "horizontally")
    #expect(CAScrollLayer(layer: layer).scrollMode == .horizontally)
    #expect(layer.presentation()?.scrollMode == .horizontally)
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CAScrollLayer.self, from: data)
    #expect(copy?.scrollMode == .horizontally)
    layer.setValue(nil, forKey: "scrollMode")
    #expect(layer.scrollMode == .both)
  }

  // MARK: Scrolling

  @Test(
    "points and rectangles scroll only along the axes of the mode",
    arguments: [
      (CAScrollLayerScrollMode.none, CGPoint(x: 7, y: 8), CGPoint(x: 7, y: 8)),
      (.vertically, CGPoint(x: 7, y: 30), CGPoint(x: 7, y: 20)),
      (.horizontally, CGPoint(x: -20, y: 8), CGPoint(x: 40, y: 8)),
      (.both, CGPoint(x: -20, y: 30), CGPoint(x: 40, y: 20)),
    ])
  func modes(mode: CAScrollLayerScrollMode, atPoint: CGPoint, atRect: CGPoint) {
    let layer = scrollLayer()
    layer.scrollMode = mode
    layer.bounds.origin = CGPoint(x: 7, y: 8)
    layer.scroll(to: CGPoint(x: -20, y: 30))
    #expect(layer.bounds == CGRect(origin: atPoint, size: CGSize(width: 100, height: 50)))
    layer.bounds.origin = CGPoint(x: 7, y: 8)
    layer.scroll(to: CGRect(x: 120, y: 60, width: 20, height: 10))
    #expect(layer.bounds == CGRect(origin: atRect, size: CGSize(width: 100, height: 50)))
  }

  @Test("a small rectangle is scrolled to the nearest edge, and not at all if it is visible")
  func smallRectangles() {
    let layer = scrollLayer()
    layer.scroll(to: CGRect(x: 140, y: 70, width: -20, height: -10))
    #expect(layer.bounds.origin == CGPoint(x: 40, y: 20))
    layer.scroll(to: CGRect(x: 10, y: 5, width: 20, height: 10))
    #expect(layer.bounds.origin == CGPoint(x: 10, y: 5))
    layer.scroll(to: CGRect(x: 30, y: 10, width: 80, height: 45))
    #expect(layer.bounds.origin == CGPoint(x: 10, y: 5))
    layer.scroll(to: CGRect(x: 150, y: 25, width: 0, height: 0))
    #expect(layer.bounds.origin == CGPoint(x: 50, y: 5))
  }

  @Test("a rectangle that is larger than the layer is scrolled until it fills the layer")
  func largeRectangles() {
    let layer = scrollLayer()
    let rect = CGRect(x: 30, y: 20, width: 300, height: 200)
    layer.scroll(to: rect)
    #expect(layer.bounds.origin == CGPoint(x: 30, y: 20))
    layer.bounds.origin = CGPoint(x: 400, y: 300)
    layer.scroll(to: rect)
    #expect(layer.bounds.origin == CGPoint(x: 230, y: 170))
    layer.bounds.origin = CGPoint(x: 100, y: 100)
    layer.scroll(to: rect)
    #expect(layer.bounds.origin == CGPoint(x: 100, y: 100))
  }

  @Test("scrolling in a window animates the bounds, unless nothing has to move")
  func animation() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer(scrollLayer())
    layer.scroll(to: CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(layer.animationKeys() == nil && stage.flush() == nil)
    layer.scroll(to: CGPoint(x: 30, y: 20))
    #expect(layer.animationKeys() == ["bounds"])
    let change = try #require(stage.flush()?.change(of: layer))
    #expect(change.added.map(\.property) == [.bounds])
    #expect(change.properties?.bounds == CGRect(x: 30, y: 20, width: 100, height: 50))
  }

  // MARK: Scrolling from below

  @Test("a layer scrolls the closest scroll layer above it, and does nothing without one")
  func ancestors() {
    let outer = layer(CGRect(x: 0, y: 0, width: 100, height: 100), CAScrollLayer())
    let inner = scrollLayer(in: outer)
    inner.position.y += 150
    let content = layer(CGRect(x: 10, y: 20, width: 200, height: 100), in: inner)
    let leaf = layer(CGRect(x: 0, y: 80, width: 10, height: 10), in: content)
    leaf.scrollRectToVisible(leaf.bounds)
    #expect(inner.bounds.origin == CGPoint(x: 0, y: 60) && outer.bounds.origin == .zero)
    content.scroll(CGPoint(x: 30, y: 40))
    #expect(inner.bounds.origin == CGPoint(x: 40, y: 60) && outer.bounds.origin == .zero)
    inner.scrollRectToVisible(inner.bounds)
    #expect(inner.bounds.origin == CGPoint(x: 40, y: 60))
    #expect(outer.bounds.origin == CGPoint(x: 0, y: 100))
    outer.scroll(CGPoint(x: 5, y: 5))
    outer.scrollRectToVisible(CGRect(x: 500, y: 500, width: 5, height: 5))
    #expect(outer.bounds.origin == CGPoint(x: 0, y: 100))
  }

  @Test("of a rotated layer, the bounding box becomes visible")
  func rotated() {
    let outer = scrollLayer()
    let sublayer = layer(CGRect(x: 140, y: 45, width: 20, height: 10), in: outer)
    // The box of 10 × 20 points at (145, 40); the sublayer's origin is its upper right corner.
    sublayer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    sublayer.scrollRectToVisible(sublayer.bounds)
    expectNear(outer.bounds, CGRect(x: 55, y: 10, width: 100, height: 50))
    sublayer.scroll(.zero)
    expectNear(outer.bounds, CGRect(x: 155, y: 40, width: 100, height: 50))
  }

  // MARK: Visible rectangle

  @Test("the visible rectangle is what scroll layers and masking layers above leave of the bounds")
  func visibleRect() {
    let root = layer(CGRect(x: 0, y: 0, width: 60, height: 40))
    let outer = scrollLayer(in: root)
    outer.bounds.origin = CGPoint(x: 40, y: 20)
    let content = layer(CGRect(x: 30, y: 10, width: 200, height: 100), in: outer)
    let outside = layer(CGRect(x: 300, y: 10, width: 10, height: 10), in: content)
    #expect(content.visibleRect == CGRect(x: 10, y: 10, width: 100, height: 50))
    #expect(outer.visibleRect == outer.bounds && root.visibleRect == root.bounds)
    root.masksToBounds = true
    #expect(content.visibleRect == CGRect(x: 10, y: 10, width: 60, height: 40))
    #expect(outer.visibleRect == CGRect(x: 40, y: 20, width: 60, height: 40))
    content.masksToBounds = true
    #expect(content.visibleRect == CGRect(x: 10, y: 10, width: 60, height: 40))
    #expect(outside.visibleRect.isNull)
  }

  @Test("the visible rectangle of a rotated layer is in its own coordinates")
  func rotatedVisibleRect() {
    let outer = scrollLayer()
    let sublayer = layer(CGRect(x: 90, y: 40, width: 20, height: 10), in: outer)
    sublayer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    expectNear(sublayer.visibleRect, CGRect(x: 0, y: 5, width: 15, height: 5))
  }

  // MARK: Misuse

  @Test("a point or a rectangle that is not a number traps, whatever the mode is")
  func misuse() async {
    let point = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layer = CAScrollLayer()
        layer.scrollMode = .vertically
        layer.scroll(to: CGPoint(x: CGFloat.nan, y: 0))
      }
    }
    let rect = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (layer, sublayer) = (CAScrollLayer(), CALayer())
        layer.addSublayer(sublayer)
        sublayer.scrollRectToVisible(CGRect(x: 0, y: 1, width: CGFloat.nan, height: 2))
      }
    }
    let messages = [
      "CALayer bounds contains NaN: [nan 0; 0 0]", "CALayer bounds contains NaN: [0 1; nan 2]",
    ]
    for (result, message) in zip([point, rect], messages) {
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains(message), "\(output)")
    }
  }
}
