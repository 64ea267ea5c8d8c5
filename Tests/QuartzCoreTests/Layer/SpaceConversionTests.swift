import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

// Requirement V20.
@Suite("Conversion in 3D", .serialized) @MainActor
struct SpaceConversionTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 300

  private func layer(_ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    parent?.addSublayer(layer)
    return layer
  }

  private func expectNear(
    _ a: CGPoint, _ b: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9, "\(a), \(b)", sourceLocation: sourceLocation)
  }

  private func perspective(_ distance: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m34 = -1 / distance
    return t
  }

  @Test("a layer nearer to the camera than the reference plane is enlarged about the anchor")
  func perspective() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = layer(CGRect(x: 40, y: 40, width: 20, height: 20), in: root)
    root.sublayerTransform = perspective(500)
    expectNear(card.convert(CGPoint.zero, to: root), CGPoint(x: 40, y: 40))
    card.zPosition = 100
    expectNear(card.convert(CGPoint.zero, to: root), CGPoint(x: 37.5, y: 37.5))
    expectNear(root.convert(CGPoint(x: 37.5, y: 37.5), to: card), .zero)
    card.zPosition = 0
    card.anchorPointZ = -100
    expectNear(card.convert(CGPoint.zero, to: root), CGPoint(x: 37.5, y: 37.5))
    card.transform = CATransform3DMakeTranslation(0, 0, -100)
    expectNear(card.convert(CGPoint.zero, to: root), CGPoint(x: 40, y: 40))
    // The sublayer is flattened into the layer's plane, so its zPosition has no effect.
    let spot = layer(CGRect(x: 5, y: 5, width: 1, height: 1), in: card)
    spot.zPosition = 300
    expectNear(spot.convert(CGPoint.zero, to: root), CGPoint(x: 45, y: 45))
  }

  @Test("a bounding box in perspective encloses all four corners")
  func boxes() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = layer(CGRect(x: 30, y: 30, width: 40, height: 40), in: root)
    card.transform = CATransform3DConcat(
      CATransform3DMakeRotation(.pi / 3, 0, 1, 0), perspective(200))
    let corners = [
      CGPoint.zero, CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 40, y: 40),
    ].map { card.convert($0, to: root) }
    let box = card.convert(card.bounds, to: root)
    #expect(box.minX == corners.map(\.x).min() && box.maxX == corners.map(\.x).max())
    #expect(box.minY == corners.map(\.y).min() && box.maxY == corners.map(\.y).max())
    #expect(abs(box.height - 40) > 1)
    #expect(abs(card.frame.minX - box.minX) < 1e-9 && abs(card.frame.height - box.height) < 1e-9)
    card.frame = card.frame.offsetBy(dx: 7, dy: 8)
    #expect(abs(card.frame.minX - box.minX - 7) < 1e-9)
    #expect(abs(card.frame.minY - box.minY - 8) < 1e-9)
  }

  @Test("in a layer whose geometry is flipped, y points up")
  func flipped() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = layer(CGRect(x: 0, y: 0, width: 50, height: 40), in: root)
    let inner = layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: box)
    box.isGeometryFlipped = true
    #expect(box.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    expectNear(box.convert(CGPoint(x: 1, y: 3), to: root), CGPoint(x: 1, y: 37))
    expectNear(inner.convert(CGPoint(x: 1, y: 3), to: root), CGPoint(x: 1, y: 37))
    expectNear(root.convert(CGPoint(x: 1, y: 37), to: inner), CGPoint(x: 1, y: 3))
    #expect(
      box.convert(inner.frame, to: root) == CGRect(x: 0, y: 30, width: 10, height: 10))
    #expect(box.contentsAreFlipped() && inner.contentsAreFlipped() && !root.contentsAreFlipped())
    inner.isGeometryFlipped = true
    #expect(!inner.contentsAreFlipped())
    box.bounds.origin.y = 10
    expectNear(box.convert(CGPoint(x: 0, y: 10), to: root), CGPoint(x: 0, y: 40))
  }

  @Test("sublayers of a transform layer keep their depth; those of other layers are flattened")
  func depth() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    root.sublayerTransform = perspective(500)
    for holder in [CATransformLayer(), CALayer()] {
      holder.frame = root.bounds
      root.addSublayer(holder)
      let card = layer(CGRect(x: 40, y: 40, width: 20, height: 20), in: holder)
      card.zPosition = 100
      let corner = card.convert(CGPoint.zero, to: root)
      let isInSpace = holder is CATransformLayer
      expectNear(corner, isInSpace ? CGPoint(x: 37.5, y: 37.5) : CGPoint(x: 40, y: 40))
      // A quarter rotation shows the holder edge-on, and a layer orthogonal to it from the front.
      holder.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      card.zPosition = 0
      card.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
      let rotated = root.convert(CGPoint(x: 41, y: 42), to: card)
      if isInSpace { expectNear(rotated, CGPoint(x: 1, y: 2)) } else { #expect(rotated.isFinite) }
    }
  }

  @Test("conversion to a superlayer equals the product of the matrices")
  func reference() {
    var random = SeededGenerator(seed: 71)
    var (worst, count) = (0.0, 0)
    for _ in 0..<Self.rounds {
      let layers = RandomSpace.branch(1 + Int(random.next() % 5), &random)
      let (root, leaf) = (layers[0], layers[layers.count - 1])
      let point = inside(leaf, &random)
      let projected = PlainMatrix(from: leaf, to: root).project(point)
      guard abs(projected[3]) > 0.05 else { continue }
      let expected = CGPoint(x: projected[0] / projected[3], y: projected[1] / projected[3])
      let found = leaf.convert(point, to: root)
      let size = max(100, abs(expected.x), abs(expected.y))
      worst = max(worst, abs(found.x - expected.x) / size, abs(found.y - expected.y) / size)
      count += 1
    }
    #expect(worst < 1e-9 && count > Self.rounds / 2)
  }

  @Test("converting a point to any layer in 3D and back is exact while both are visible")
  func thereAndBack() {
    var random = SeededGenerator(seed: 72)
    var (worst, count) = (0.0, 0)
    for _ in 0..<Self.rounds {
      let layers = RandomSpace.branch(1 + Int(random.next() % 4), &random)
      let others = RandomSpace.branch(1 + Int(random.next() % 4), &random)
      layers[Int(random.next() % 2)].addSublayer(others[1])
      let (a, b) = (layers[layers.count - 1], others[others.count - 1])
      guard isSeen(a, layers[0]), isSeen(b, layers[0]) else { continue }
      let point = inside(a, &random)
      let there = a.convert(point, to: b)
      guard max(abs(there.x), abs(there.y)) < 1e5 else { continue }
      let back = a.convert(there, from: b)
      let size = max(a.bounds.width, a.bounds.height)
      worst = max(worst, abs(back.x - point.x) / size, abs(back.y - point.y) / size)
      count += 1
    }
    #expect(worst < 1e-6 && count > Self.rounds / 3)
  }

  @Test("every point of a layer seen edge-on maps to its anchor, and no result is NaN")
  func singular() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = layer(CGRect(x: 40, y: 40, width: 20, height: 20), in: root)
    root.sublayerTransform = perspective(500)
    let transforms = [
      CATransform3DMakeScale(0, 1, 1), CATransform3DMakeTranslation(0, 0, 500),
      CATransform3DMakeScale(0, 0, 0), CATransform3DMakeTranslation(0, 0, 501), CATransform3D(),
      CATransform3DMakeScale(1e300, 1e300, 1), CATransform3DMakeTranslation(0, 0, 1e306),
    ]
    for transform in transforms {
      card.transform = transform
      #expect(card.convert(CGPoint(x: 3, y: 4), to: root).isFinite)
      #expect(root.convert(CGPoint(x: 3, y: 4), to: card).isFinite)
      #expect(card.convert(card.bounds, to: root).isFinite)
      #expect(root.convert(root.bounds, to: card).isFinite)
      #expect(card.frame.isFinite)
    }
    card.transform = CATransform3DMakeScale(0, 1, 1)
    #expect(root.convert(CGPoint(x: 3, y: 4), to: card) == CGPoint(x: 10, y: 10))
  }

  private func inside(_ layer: CALayer, _ random: inout SeededGenerator) -> CGPoint {
    CGPoint(
      x: layer.bounds.minX + layer.bounds.width * RandomSpace.number(0...1, &random),
      y: layer.bounds.minY + layer.bounds.height * RandomSpace.number(0...1, &random))
  }

  /// Whether the layer and its superlayers are neither edge-on nor too near to the camera.
  private func isSeen(_ layer: CALayer, _ root: CALayer) -> Bool {
    var next: CALayer? = layer
    while let layer = next, layer !== root {
      let matrix = PlainMatrix(from: layer, to: root)
      let corners = [
        layer.bounds.origin, CGPoint(x: layer.bounds.maxX, y: layer.bounds.maxY),
        CGPoint(x: layer.bounds.minX, y: layer.bounds.maxY),
        CGPoint(x: layer.bounds.maxX, y: layer.bounds.minY),
      ]
      guard corners.allSatisfy({ matrix.project($0)[3] > 0.1 }) else { return false }
      guard abs(matrix.determinant) > 0.01 else { return false }
      next = layer.superlayer
    }
    return true
  }
}
