import CoreGraphics
import LaminaTesting
import QuartzCore
import TestSupport
import Testing
import UIKit

@Suite("Damage of layers in 3D", .serialized)
@MainActor struct DepthDamageTests {
  /// Intersecting layers in 3D space that are changed at random.
  @MainActor private final class Scene {
    let screen: OffscreenScreen
    private var generator: SeededGenerator
    private var layers: [CALayer] = []

    init(seed: UInt64) throws {
      screen = try OffscreenScreen(size: CGSize(width: 160, height: 120))
      generator = SeededGenerator(seed: seed)
      CATransaction.setDisableActions(true)
      layers = [screen.window.layer]
      screen.window.layer.sublayerTransform.m34 = -1 / 300
      for _ in 0..<9 { addLayer() }
    }

    private func random(_ range: ClosedRange<Double>) -> Double {
      .random(in: range, using: &generator)
    }

    private func addLayer() {
      let layer = random(0...1) < 0.2 ? CATransformLayer() : CALayer()
      layer.bounds.size = CGSize(width: random(10...90), height: random(10...70))
      if !(layer is CATransformLayer) {
        layer.backgroundColor = CGColor(
          red: random(0...1), green: random(0...1), blue: random(0...1),
          alpha: random(0...1) < 0.6 ? 1 : 0.6)
        layer.cornerRadius = random(0...1) < 0.3 ? 8 : 0
        layer.masksToBounds = random(0...1) < 0.2
        layer.borderWidth = random(0...1) < 0.2 ? 3 : 0
      }
      let superlayer = layers[Int(random(0...Double(min(4, layers.count)) - 0.01))]
      layer.position = CGPoint(x: random(20...120), y: random(20...100))
      layers.append(layer)
      superlayer.addSublayer(layer)
      rotate(layer)
    }

    private func rotate(_ layer: CALayer) {
      layer.transform =
        random(0...1) < 0.3
        ? CATransform3DIdentity
        : CATransform3DMakeRotation(
          random(-2...2), random(-1...1), random(-1...1), random(-0.3...0.3))
    }

    func edit() {
      CATransaction.setDisableActions(true)
      let layer = layers[1 + Int(random(0...Double(layers.count) - 1.01))]
      switch Int(random(0...6.99)) {
      case 0, 1: rotate(layer)
      case 2: layer.position.x += random(-10...10)
      case 3: layer.zPosition = random(-40...40)
      case 4: layer.opacity = random(0...1) < 0.5 ? 1 : 0.6
      case 5: layer.isHidden.toggle()
      default:
        if layers.count < 14 { addLayer() }
      }
    }
  }

  @Test(
    "a partial redraw of the damage equals a full redraw, over 60 edits",
    arguments: 1...8)
  func randomEdits(seed: UInt64) throws {
    let scene = try Scene(seed: seed)
    var (partial, whole) = (0, 0)
    for step in 1...60 {
      scene.edit()
      let start = scene.screen.statistics.pixels
      let partialFrame = try scene.screen.frame()
      let middle = scene.screen.statistics.pixels
      scene.screen.redrawWhole()
      let fullFrame = try scene.screen.frame()
      partial += middle - start
      whole += scene.screen.statistics.pixels - middle
      guard partialFrame.isIdentical(to: fullFrame) else {
        Issue.record("seed \(seed), step \(step): \(ImageComparison(partialFrame, fullFrame))")
        return
      }
    }
    #expect(partial < whole, "\(partial) of \(whole) pixels drawn")
  }
}
