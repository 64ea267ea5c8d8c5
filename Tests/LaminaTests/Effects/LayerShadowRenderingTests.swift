import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

// V20
@Suite("Drawing of layer shadows", .serialized) @MainActor
struct LayerShadowRenderingTests {
  private static let size = CGSize(width: 100, height: 90)

  private func makeCard(_ body: (CALayer) -> Void = { _ in }) -> CALayer {
    let card = CALayer()
    card.frame = CGRect(x: 30, y: 25, width: 40, height: 36)
    card.backgroundColor = CGColor(red: 1, green: 0.9, blue: 0.8, alpha: 1)
    (card.shadowOpacity, card.shadowRadius) = (0.8, 4)
    card.shadowOffset = CGSize(width: 3, height: 5)
    card.shadowColor = CGColor(red: 0.2, green: 0, blue: 0.5, alpha: 1)
    body(card)
    return card
  }

  /// The largest and the mean difference between the screen and `render(in:)`.
  private func difference(_ card: CALayer) throws -> (largest: Int, mean: Double) {
    let screen = try OffscreenScreen(size: Self.size)
    screen.window.backgroundColor = .white
    screen.window.layer.addSublayer(card)
    let shown = try screen.frame().premultipliedRGBA
    let drawn = try #require(
      UIGraphicsImageRenderer(size: Self.size, format: .plain).image { context in
        screen.window.layer.render(in: context.cgContext)
      }.cgImage
    ).premultipliedRGBA
    let differences = zip(shown, drawn).map { abs(Int($0) - Int($1)) }
    return (
      differences.max() ?? 0, Double(differences.reduce(0, +)) / Double(differences.count)
    )
  }

  @Test("render(in:) draws the shadows that the screen shows", arguments: 0..<8)
  func drawing(index: Int) throws {
    let card = makeCard { card in
      switch index {
      case 0: break
      case 1: card.shadowPath = CGPath(ellipseIn: card.bounds, transform: nil)
      case 2: card.opacity = 0.5
      case 3:
        card.backgroundColor = nil
        let inner = CALayer()
        inner.frame = CGRect(x: 5, y: 10, width: 20, height: 40)
        inner.backgroundColor = CGColor(red: 0, green: 0.5, blue: 0, alpha: 1)
        card.addSublayer(inner)
      case 4: card.transform = CATransform3DMakeScale(1.5, 1.5, 1)
      case 5: card.masksToBounds = true
      case 6:
        let mask = CALayer()
        mask.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
        mask.backgroundColor = CGColor(gray: 0, alpha: 1)
        card.mask = mask
      default:
        let filter = CAFilter(type: kCAFilterGaussianBlur)
        filter.setValue(2, forKey: "inputRadius")
        card.filters = [filter]
        card.shadowPath = CGPath(rect: card.bounds, transform: nil)
      }
    }
    let difference = try difference(card)
    #expect(difference.largest <= 4 && difference.mean <= 0.4, "\(difference)")
  }

  /// A change of a layer, as the value of a key path.
  private static let moves: [(keyPath: String, value: Double)] = [
    ("position.x", 57.3), ("position.y", 40), ("transform.rotation.z", 0.7),
    ("transform.scale", 1.5), ("transform.scale", 0.6),
  ]

  @Test(
    "the shadow of a layer's picture looks the same while an animation moves the layer",
    arguments: 0..<5, [4.0, 9.0])
  func moving(move: Int, radius: CGFloat) throws {
    let (keyPath, value) = Self.moves[move]
    for change in [{ _ in }, { $0.opacity = 0.5 }, { $0.superlayer?.isGeometryFlipped = true }]
      as [(CALayer) -> Void]
    {
      let screen = try OffscreenScreen(size: Self.size)
      screen.window.backgroundColor = .white
      let card = makeCard { card in
        (card.backgroundColor, card.shadowRadius) = (nil, radius)
        let inner = CALayer()
        inner.frame = CGRect(x: 5, y: 10, width: 20, height: 40)
        inner.cornerRadius = 8
        inner.backgroundColor = CGColor(red: 0, green: 0.5, blue: 0, alpha: 1)
        card.addSublayer(inner)
      }
      screen.window.layer.addSublayer(card)
      change(card)
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
      card.add(animation, forKey: nil)
      try screen.render()
      screen.time += 0.5
      let moving = try screen.frame().premultipliedRGBA
      card.removeAllAnimations()
      CATransaction.setDisableActions(true)
      card.setValue(value, forKeyPath: keyPath)
      let still = try screen.frame().premultipliedRGBA
      let differences = zip(moving, still).map { abs(Int($0) - Int($1)) }
      let mean = Double(differences.reduce(0, +)) / Double(differences.count)
      #expect(differences.max() ?? 0 <= 2 && mean <= 0.3, "\(differences.max() ?? 0) \(mean)")
    }
  }

  @Test("an animation of the shadow runs without the app")
  func animation() throws {
    let screen = try OffscreenScreen(size: Self.size)
    screen.window.backgroundColor = .white
    let card = makeCard()
    screen.window.layer.addSublayer(card)
    let first = try screen.frame()
    let animation = CABasicAnimation(keyPath: "shadowOffset.height")
    (animation.toValue, animation.duration) = (-20, 1)
    card.add(animation, forKey: nil)
    try screen.render()
    screen.time += 0.5
    let middle = try screen.frame()
    #expect(!middle.isIdentical(to: first))
    screen.time += 1
    #expect(try screen.frame().isIdentical(to: first))
    card.shadowOffset.height = -7.5
    card.removeAllAnimations()
    #expect(try screen.frame().isIdentical(to: middle))
  }
}
