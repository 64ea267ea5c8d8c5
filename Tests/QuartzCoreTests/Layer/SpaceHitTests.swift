import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

// Requirement V20.
@Suite("Hit testing in 3D", .serialized) @MainActor
struct SpaceHitTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 300

  private func layer(
    _ frame: CGRect, in parent: CALayer? = nil, _ layer: CALayer = CALayer()
  ) -> CALayer {
    layer.frame = frame
    parent?.addSublayer(layer)
    return layer
  }

  private let root = CALayer()
  private let full = CGRect(x: 0, y: 0, width: 100, height: 100)
  private let middle = CGPoint(x: 50, y: 50)

  private var perspective: CATransform3D {
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    return t
  }

  init() {
    root.frame = full
  }

  @Test("a layer is hit at its projected position")
  func perspectiveHits() {
    root.sublayerTransform = perspective
    let card = layer(CGRect(x: 40, y: 40, width: 20, height: 20), in: root)
    #expect(root.hitTest(CGPoint(x: 39, y: 39)) === root)
    card.zPosition = 100
    #expect(root.hitTest(CGPoint(x: 39, y: 39)) === card)
    #expect(root.hitTest(CGPoint(x: 37, y: 39)) === root)
    card.zPosition = 600
    #expect(root.hitTest(middle) === root)
    card.zPosition = 0
    // The layer is seen edge-on.
    card.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(root.hitTest(CGPoint(x: 50.5, y: 50)) === root)
  }

  @Test("of intersecting layers, the one nearer to the camera at the point is hit")
  func crossing() {
    let (left, right) = (layer(full, in: root), layer(full, in: root))
    left.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    right.transform = CATransform3DMakeRotation(-.pi / 4, 0, 1, 0)
    // A positive rotation about y, which points down, brings the left side to the front.
    #expect(root.hitTest(CGPoint(x: 40, y: 50)) === left)
    #expect(root.hitTest(CGPoint(x: 60, y: 50)) === right)
    let lid = layer(full, in: root)
    lid.zPosition = 5
    #expect(root.hitTest(middle) === lid && root.hitTest(CGPoint(x: 40, y: 50)) === left)
    // In one plane, the last layer is in front.
    right.transform = left.transform
    #expect(root.hitTest(CGPoint(x: 40, y: 50)) === right)
  }

  @Test("a transform layer is not hit, and its sublayers are sorted by depth among all layers")
  func transformLayers() {
    let cube = layer(full, in: root, CATransformLayer())
    let (front, back) = (layer(full, in: cube), layer(full, in: cube))
    front.zPosition = 50
    back.transform = CATransform3DConcat(
      CATransform3DMakeRotation(.pi, 0, 1, 0), CATransform3DMakeTranslation(0, 0, -50))
    let lid = layer(full, in: root)
    #expect(root.hitTest(middle) === front && cube.hitTest(middle) === front)
    cube.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(root.hitTest(middle) === back)
    cube.transform = CATransform3DMakeTranslation(0, 0, -80)
    #expect(root.hitTest(middle) === lid)
    front.isHidden = true
    back.isHidden = true
    lid.isHidden = true
    #expect(root.hitTest(middle) === root)
    // The transform layer's own plane is edge-on, which does not affect its sublayers.
    cube.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    front.isHidden = false
    front.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
    #expect(root.hitTest(CGPoint(x: 99, y: 50)) === front)
    cube.isHidden = true
    #expect(root.hitTest(CGPoint(x: 99, y: 50)) === root)
  }

  @Test("the back of a layer that is not double-sided is not hit, nor are its sublayers")
  func backs() {
    let card = layer(full, in: root, CATransformLayer())
    let (front, back) = (layer(full, in: card), layer(full, in: card))
    let button = layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: back)
    (front.isDoubleSided, back.isDoubleSided) = (false, false)
    back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(root.hitTest(CGPoint(x: 95, y: 5)) === front)
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(root.hitTest(middle) === back)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === button)
    root.transform = CATransform3DMakeScale(-1, 1, 1)
    #expect(root.hitTest(CGPoint(x: 95, y: 5)) === front)
    // Flipped geometry does not make a layer back-facing.
    root.isGeometryFlipped = true
    #expect(root.hitTest(middle) === front)
  }

  @Test("a presentation copy is hit in 3D like its layer")
  func presentation() throws {
    root.sublayerTransform = perspective
    let card = layer(CGRect(x: 40, y: 40, width: 20, height: 20), in: root)
    card.zPosition = 100
    let copy = try #require(root.presentation())
    #expect(copy.hitTest(CGPoint(x: 39, y: 39))?.model() === card)
    #expect(copy.hitTest(CGPoint(x: 37, y: 37))?.model() === root)
    let point = try #require(card.presentation()).convert(CGPoint.zero, to: copy)
    #expect(abs(point.x - 37.5) < 1e-9 && abs(point.y - 37.5) < 1e-9)
  }

  @Test("the layer that is hit is the nearest of those that contain the point")
  func reference() {
    var random = SeededGenerator(seed: 81)
    for _ in 0..<Self.rounds {
      let scene = CALayer()
      scene.bounds = full
      scene.anchorPoint = .zero
      scene.sublayerTransform = perspective
      var (holder, cards): (CALayer, [CALayer]) = (scene, [])
      for _ in 0..<6 {
        if random.next() % 3 == 0 {
          holder = CATransformLayer()
          randomize(holder, &random)
          (cards.count % 2 == 0 ? scene : cards[0].superlayer ?? scene).addSublayer(holder)
        }
        let card = CALayer()
        randomize(card, &random)
        holder.addSublayer(card)
        cards.append(card)
      }
      for _ in 0..<4 {
        let point = CGPoint(
          x: RandomSpace.number(0...100, &random), y: RandomSpace.number(0...100, &random))
        let depths = cards.compactMap { card in
          depth(of: card, at: point, in: scene).map { (card, $0) }
        }.sorted { $0.1 > $1.1 }
        if depths.count > 1, abs(depths[0].1 - depths[1].1) < 1e-3 { continue }
        #expect(scene.hitTest(point) === (depths.first?.0 ?? scene))
      }
    }
  }

  /// Sets random geometry without perspective of the layer's own.
  private func randomize(_ layer: CALayer, _ random: inout SeededGenerator) {
    layer.bounds = CGRect(
      x: 0, y: 0, width: RandomSpace.number(20...150, &random),
      height: RandomSpace.number(20...150, &random))
    layer.position = CGPoint(
      x: RandomSpace.number(0...100, &random), y: RandomSpace.number(0...100, &random))
    layer.zPosition = RandomSpace.number(-80...80, &random)
    if random.next() % 3 > 0 { layer.transform = RandomSpace.rotation(&random) }
  }

  private func depth(of card: CALayer, at point: CGPoint, in scene: CALayer) -> Double? {
    let inner = card.convert(point, from: scene)
    let projected = PlainMatrix(from: card, to: scene).project(inner)
    return card.bounds.contains(inner) && projected[3] > 0 ? projected[2] / projected[3] : nil
  }
}
