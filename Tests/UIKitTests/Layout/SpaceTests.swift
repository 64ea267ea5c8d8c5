import CoreGraphics
import LaminaTesting
import TestSupport
import Testing
import UIKit

// Requirement V20.
@Suite("Views with 3D transforms", .serialized)
@MainActor struct SpaceTests {
  @Test("transform is transform3D if that is a 2D one, else the identity")
  func transforms() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
    #expect(CATransform3DIsIdentity(view.transform3D))
    let rotation = CATransform3DMakeRotation(1, 0, 1, 0)
    view.transform3D = rotation
    #expect(view.layer.transform == rotation && view.transform == .identity)
    #expect(view.center == CGPoint(x: 30, y: 30) && near(view.frame.width, 40 * cos(1)))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.transform3D == CATransform3DMakeScale(2, 3, 1))
  }

  @Test("points convert to views in perspective, and views are hit where they show")
  func perspective() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layer.sublayerTransform.m34 = -1 / 500
    let card = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    root.addSubview(card)
    card.transform3D = CATransform3DMakeTranslation(0, 0, 100)
    let corner = card.convert(CGPoint.zero, to: root)
    #expect(near(corner.x, 37.5) && near(corner.y, 37.5))
    #expect(root.hitTest(CGPoint(x: 38, y: 38), with: nil) === card)
    #expect(root.hitTest(CGPoint(x: 37, y: 38), with: nil) === root)
  }

  /// The layer that is drawn at a pixel is the layer that is hit there.
  @Test("a layer contains exactly the points where it is drawn, in random 3D trees")
  func pixels() throws {
    var random = SeededGenerator(seed: 2026)
    let (size, checks) = (CGSize(width: 96, height: 64), 60)
    var count = 0
    for _ in 0..<max(24, (rounds ?? 0) / checks) {
      let screen = try OffscreenScreen(size: size, scale: 1)
      screen.window.layer.sublayerTransform.m34 = -1 / 300
      let levels = addLayers(to: screen.window.layer, &random)
      CATransaction.flush()
      let image = try screen.frame()
      for _ in 0..<checks {
        let (x, y) = (
          Int.random(in: 2..<94, using: &random), Int.random(in: 2..<62, using: &random)
        )
        guard let level = level(at: x, y, in: screen.window.layer, levels) else { continue }
        count += 1
        let pixel = Int(image.pixel(x: x, y: y).x)
        #expect(abs(pixel - level) <= 1, "pixel \(x),\(y)")
      }
    }
    #expect(count > 24 * checks / 2)
  }

  /// Returns nil if an edge may run through the pixel, or close to it.
  private func level(
    at x: Int, _ y: Int, in root: CALayer, _ levels: [ObjectIdentifier: Int]
  ) -> Int? {
    var found: Int?
    for step in 0..<25 {
      let point = CGPoint(
        x: CGFloat(x) + 0.5 + (CGFloat(step % 5) - 2) * 0.6,
        y: CGFloat(y) + 0.5 + (CGFloat(step / 5) - 2) * 0.6)
      let hit = root.hitTest(root.convert(point, to: nil))
      let level = hit.flatMap { levels[ObjectIdentifier($0)] } ?? 0
      guard found == nil || found == level else { return nil }
      found = level
    }
    return found
  }

  /// Adds layers of different grays.
  private func addLayers(
    to root: CALayer, _ random: inout SeededGenerator
  ) -> [ObjectIdentifier: Int] {
    var (layers, levels): ([CALayer], [ObjectIdentifier: Int]) = ([root], [:])
    for index in 1...8 {
      let layer = random.next() % 4 == 0 ? CATransformLayer() : CALayer()
      randomizeGeometry(layer, &random)
      if !(layer is CATransformLayer) {
        let level = index * 28
        layer.backgroundColor = UIColor(white: CGFloat(level) / 255, alpha: 1).cgColor
        levels[ObjectIdentifier(layer)] = level
      }
      layers.randomElement(using: &random)?.addSublayer(layer)
      layers.append(layer)
    }
    return levels
  }

  private func randomizeGeometry(_ layer: CALayer, _ random: inout SeededGenerator) {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    layer.bounds = CGRect(
      x: number(-20...20), y: number(-20...20), width: number(15...70), height: number(15...50))
    layer.position = CGPoint(x: number(0...80), y: number(0...50))
    layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
    let kind = Int.random(in: 0..<6, using: &random)
    if kind < 3 {
      let rotation = CATransform3DMakeRotation(number(-1...1), number(-1...1), number(-1...1), 0.3)
      layer.transform = CATransform3DConcat(
        rotation, CATransform3DMakeTranslation(0, 0, number(-50...50)))
    }
    if kind == 1 { layer.transform = CATransform3DRotate(layer.transform, .pi, 0, 1, 0) }
    if kind == 2 { layer.anchorPointZ = number(-20...20) }
    if kind == 3 { layer.zPosition = number(-40...40) }
    if kind == 4 { layer.sublayerTransform.m34 = -1 / number(200...500) }
    if kind == 5 { layer.isGeometryFlipped = true }
    if !(layer is CATransformLayer) {
      layer.masksToBounds = random.next() % 4 == 0
      layer.isDoubleSided = random.next() % 3 > 0
    }
  }
}
