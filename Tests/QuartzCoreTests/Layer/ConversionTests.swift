import CoreGraphics
import QuartzCore
import Testing

// V10
@Suite("Conversion between layers", .serialized) @MainActor
struct ConversionTests {
  private func layer(_ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    parent?.addSublayer(layer)
    return layer
  }

  private func expectNear(
    _ a: CGPoint, _ b: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9, sourceLocation: sourceLocation)
  }

  @Test("points are converted to the superlayer and to a sibling")
  func points() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let (a, b) = (
      layer(CGRect(x: 10, y: 20, width: 30, height: 30), in: root),
      layer(CGRect(x: 50, y: 50, width: 30, height: 30), in: root)
    )
    a.bounds.origin = CGPoint(x: 5, y: 6)
    let inner = layer(CGRect(x: 1, y: 2, width: 3, height: 3), in: a)
    let point = CGPoint(x: 1, y: 1)
    expectNear(a.convert(point, to: root), CGPoint(x: 6, y: 15))
    expectNear(root.convert(point, from: a), CGPoint(x: 6, y: 15))
    expectNear(a.convert(CGPoint(x: 6, y: 15), from: root), point)
    expectNear(inner.convert(point, to: b), CGPoint(x: -43, y: -33))
    expectNear(inner.convert(CGPoint(x: -43, y: -33), from: b), point)
    #expect(inner.convert(point, to: inner) == point)
  }

  @Test("nil stands for the coordinates around the root, through which different trees are related")
  func outside() {
    let first = layer(CGRect(x: 100, y: 100, width: 50, height: 50))
    let inner = layer(CGRect(x: 10, y: 10, width: 5, height: 5), in: first)
    let second = layer(CGRect(x: -20, y: 0, width: 50, height: 50))
    let point = CGPoint(x: 1, y: 2)
    expectNear(first.convert(point, to: nil), CGPoint(x: 101, y: 102))
    expectNear(first.convert(point, from: nil), CGPoint(x: -99, y: -98))
    expectNear(inner.convert(point, to: nil), CGPoint(x: 111, y: 112))
    expectNear(inner.convert(point, to: second), CGPoint(x: 131, y: 112))
    expectNear(second.convert(point, from: inner), CGPoint(x: 131, y: 112))
  }

  @Test("a rectangle becomes its bounding box in the common superlayer, and again in the target")
  func boxes() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let rotated = layer(CGRect(x: 40, y: 40, width: 20, height: 20), in: root)
    rotated.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let back = layer(CGRect(x: 0, y: 0, width: 20, height: 20), in: rotated)
    back.transform = CATransform3DMakeRotation(-.pi / 4, 0, 0, 1)
    let box = rotated.convert(rotated.bounds, to: root)
    let side = 20 * 2.0.squareRoot()
    #expect(abs(box.width - side) < 1e-9 && abs(box.height - side) < 1e-9)
    #expect(abs(box.midX - 50) < 1e-9 && abs(box.midY - 50) < 1e-9)
    // Rotated there and back, the box is no larger.
    let same = back.convert(CGRect(x: 0, y: 0, width: 20, height: 10), to: root)
    #expect(abs(same.width - 20) < 1e-9 && abs(same.height - 10) < 1e-9)
    #expect(back.convert(CGRect(x: 20, y: 10, width: -20, height: -10), to: root) == same)
    // With both rotated by 45°, the box of a box is twice as wide.
    let beside = layer(CGRect(x: 0, y: 0, width: 20, height: 20), in: root)
    beside.transform = rotated.transform
    let twice = beside.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: rotated)
    #expect(abs(twice.width - 20) < 1e-9 && abs(twice.height - 20) < 1e-9)
    let from = rotated.convert(CGRect(x: 0, y: 0, width: 10, height: 10), from: beside)
    #expect(from == twice)
  }

  @Test("translations keep every size exact")
  func exactSizes() {
    let root = layer(CGRect(x: 0.1, y: 0.7, width: 100, height: 100))
    let inner = layer(CGRect(x: 1 / 3.0, y: 2.3, width: 7.7, height: 3.1), in: root)
    let rect = CGRect(x: 0.3, y: 0.1, width: 1 / 7.0, height: 0.9)
    #expect(inner.convert(rect, to: nil).size == rect.size)
    #expect(inner.convert(rect, from: nil).size == rect.size)
    #expect(inner.convert(CGRect.null, to: root).isNull)
    #expect(inner.convert(CGRect.infinite, to: root).isInfinite)
  }

  @Test("every point of a singular layer maps to its anchor, and no result is NaN")
  func singular() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let flat = layer(CGRect(x: 10, y: 10, width: 20, height: 20), in: root)
    let inner = layer(CGRect(x: 5, y: 5, width: 5, height: 5), in: flat)
    let matrices: [CGAffineTransform] = [
      CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 0, y: 1),
      CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
      CGAffineTransform(scaleX: 1e-307, y: 1e-307), CGAffineTransform(scaleX: 1e300, y: 1e300),
    ]
    for matrix in matrices {
      flat.setAffineTransform(matrix)
      inner.setAffineTransform(matrix)
      let point = inner.convert(CGPoint(x: 3, y: 4), from: root)
      let box = inner.convert(CGRect(x: 1, y: 2, width: 3, height: 4), from: nil)
      let out = inner.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: nil)
      #expect(point.isFinite && box.isFinite && out.isFinite)
      #expect(inner.convert(CGPoint(x: 1e300, y: -1e300), to: root).isFinite)
    }
    flat.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    #expect(flat.convert(CGPoint(x: 50, y: 60), from: root) == CGPoint(x: 10, y: 10))
  }

  @Test("small scales are invertible")
  func smallScales() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let small = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
    small.position = .zero
    small.transform = CATransform3DMakeScale(1e-200, 1e-200, 1)
    let there = small.convert(CGPoint(x: 60, y: 40), to: root)
    let back = small.convert(there, from: root)
    #expect(abs(back.x - 60) < 1e-9 && abs(back.y - 40) < 1e-9)
  }

  @Test("layers without timing share one time")
  func time() {
    let (a, b) = (CALayer(), CALayer())
    #expect(a.convertTime(5, to: b) == 5 && a.convertTime(5, from: nil) == 5)
  }

  // MARK: Hit testing

  @Test("the frontmost layer that contains a point in superlayer coordinates is hit")
  func hits() {
    let root = layer(CGRect(x: 10, y: 10, width: 100, height: 100))
    let (back, front) = (
      layer(CGRect(x: 0, y: 0, width: 50, height: 50), in: root),
      layer(CGRect(x: 25, y: 25, width: 50, height: 50), in: root)
    )
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === front)
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === back)
    #expect(root.hitTest(CGPoint(x: 100, y: 100)) === root)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) == nil)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === back)
    front.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === front)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === back)
    #expect(root.hitTest(CGPoint(x: 80, y: 80)) === root)
    front.isHidden = false
    front.transform = CATransform3DMakeScale(0, 1, 1)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) === root)
  }

  @Test("a sublayer is hit outside its superlayer's bounds, unless that layer masks")
  func masked() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = layer(CGRect(x: 10, y: 10, width: 20, height: 20), in: root)
    let inner = layer(CGRect(x: 10, y: 10, width: 20, height: 20), in: box)
    #expect(root.hitTest(CGPoint(x: 35, y: 35)) === inner)
    box.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 35, y: 35)) === root)
    #expect(root.hitTest(CGPoint(x: 25, y: 25)) === inner)
  }

  @Test(
    "a layer contains the points of its bounds, with the lower edges and without the upper ones")
  func contains() {
    let box = layer(CGRect(x: 10, y: 10, width: 20, height: 20))
    box.bounds.origin = CGPoint(x: 100, y: 0)
    #expect(box.contains(CGPoint(x: 100, y: 0)) && box.contains(CGPoint(x: 119, y: 19)))
    #expect(!box.contains(CGPoint(x: 120, y: 0)) && !box.contains(CGPoint(x: 10, y: 10)))
  }

  @Test("overrides of hitTest(_:) and contains(_:) are used")
  func overridden() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let round = RoundLayer()
    round.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    root.addSublayer(round)
    #expect(root.hitTest(CGPoint(x: 1, y: 1)) === root)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === round)
  }

  private final class RoundLayer: CALayer {
    override func contains(_ p: CGPoint) -> Bool {
      let (x, y) = (p.x - bounds.midX, p.y - bounds.midY)
      return x * x + y * y < bounds.width * bounds.width / 4
    }
  }

  @Test("a presentation layer is hit at its presented position, in a tree of presentation layers")
  func presentation() throws {
    let stage = Stage()
    defer { stage.end() }
    CATransaction.setDisableActions(true)
    stage.root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let moving = stage.layer(layer(CGRect(x: 0, y: 0, width: 10, height: 10)))
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    moving.position = CGPoint(x: 55, y: 5)
    stage.flush()
    stage.advance(by: 0.125)
    let shown = try #require(stage.root.presentation())
    #expect(shown.hitTest(CGPoint(x: 30, y: 5))?.model() === moving)
    #expect(shown.hitTest(CGPoint(x: 55, y: 5))?.model() === stage.root)
    #expect(stage.root.hitTest(CGPoint(x: 55, y: 5)) === moving)
    #expect(shown.sublayers?.first?.model() === moving && shown.sublayers?.first !== moving)
    #expect(moving.presentation()?.superlayer?.model() === stage.root)
    #expect(moving.presentation()?.superlayer !== stage.root)
    let point = moving.presentation()?.convert(CGPoint.zero, to: shown)
    #expect(point == CGPoint(x: 25, y: 0))
    // In the model tree, the layer has its final position.
    #expect(moving.convert(CGPoint.zero, to: stage.root) == CGPoint(x: 50, y: 0))
  }
}
