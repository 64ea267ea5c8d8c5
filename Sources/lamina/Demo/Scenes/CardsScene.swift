import Foundation
import UIKit

/// Cards that stand in an arc in 3D space and flip one after the other.
struct CardsScene: DemoScene {
  static let name = "cards"
  static let summary = "a deck of cards in space that turn over, one after the other"

  init(_ options: DemoOptions) {}

  func show(in window: UIWindow) {
    window.clear()
    let hall = HallView(
      window.bounds.size, hall: 5, title: "The Turning Deck",
      subtitle: "cards with two sides in a space that they share, seen in perspective",
      lights: [
        .init(0x4B3FA0, x: 0.5, y: 0.62, size: 0.9, strength: 0.6),
        .init(0xB06A40, x: 0.5, y: 0.95, size: 0.5, strength: 0.35),
      ])
    window.addSubview(hall)
    let deck = SpaceView(frame: hall.bounds)
    deck.center = CGPoint(x: hall.contentArea.midX, y: hall.contentArea.midY)
    hall.addSubview(deck)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / (2.1 * hall.unit)
    hall.layer.sublayerTransform = perspective
    let stands = addCards(to: deck, contentArea: hall.contentArea)
    deck.layer.swing("transform.rotation.y", middle: 0, reach: 0.2, period: 16, phase: 0)
    deck.layer.swing("transform.rotation.x", middle: 0.02, reach: 0.05, period: 11, phase: 0)
    window.addSubview(DeckPlayView(frame: window.bounds, stands: stands))
  }

  /// The period of the flips, in seconds.
  private static let round = 8.0
  private static let faces: [(String, String, ArtView.Type, Int)] = [
    ("X", "THE WHEEL", CompassView.self, 3), ("XVII", "THE FLOWER", FlowerView.self, 9),
    ("XIX", "THE SUN", AstrolabeView.self, 0), ("XVIII", "THE MOON", MoonView.self, 6),
    ("XXI", "THE WORLD", PlanetView.self, 3),
  ]

  /// - Returns: The views that hold the cards.
  private func addCards(to deck: SpaceView, contentArea: CGRect) -> [UIView] {
    let count = Self.faces.count
    let height = min(contentArea.height * 0.86, contentArea.width / CGFloat(count) * 1.3)
    let size = CGSize(width: (height * 0.62).rounded(), height: height.rounded())
    let middle = CGPoint(x: deck.bounds.midX, y: deck.bounds.midY)
    return Self.faces.enumerated().map { index, face in
      // The cards stand in an arc around the camera: the outer ones are nearer and face inwards.
      let offset = CGFloat(index) - CGFloat(count - 1) / 2
      let angle = -offset * 0.26
      let reach = size.width * 1.1
      var pose = CATransform3DMakeTranslation(
        offset * reach * cos(angle / 2), 0, abs(offset) * abs(sin(angle)) * reach * 0.5)
      pose = CATransform3DRotate(pose, angle, 0, 1, 0)
      let stand = SpaceView(frame: CGRect(origin: .zero, size: size))
      stand.center = middle
      stand.layer.transform = pose
      deck.addSubview(stand)
      let card = SpaceView(frame: stand.bounds)
      stand.addSubview(card)
      addSides(to: card, face, index)
      flip(card, after: Double(index) * 0.45, by: size.width)
      return stand
    }
  }

  private func addSides(
    to card: SpaceView, _ face: (String, String, ArtView.Type, Int), _ index: Int
  ) {
    let back = CardBackView(frame: card.bounds)
    let front = CardFaceView(
      frame: card.bounds, number: face.0, title: face.1, art: face.2, index: face.3)
    front.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    for side in [back, front] {
      side.layer.isDoubleSided = false
      side.layer.allowsEdgeAntialiasing = true
      card.addSubview(side)
    }
  }

  /// Flips a card and, after a while, flips it back. It moves towards the camera meanwhile.
  private func flip(_ card: UIView, after delay: Double, by width: CGFloat) {
    let ease = CAMediaTimingFunction(controlPoints: 0.45, 0, 0.2, 1)
    let rotation = CAKeyframeAnimation(keyPath: "transform.rotation.y")
    rotation.values = [0.0, Double.pi, Double.pi, 2 * Double.pi, 2 * Double.pi]
    rotation.keyTimes = [0, 0.18, 0.5, 0.68, 1]
    rotation.timingFunctions = [ease, ease, ease, ease]
    let step = CAKeyframeAnimation(keyPath: "transform.translation.z")
    step.values = [0, 0.55, 0, 0, 0.55, 0, 0].map { $0 * width }
    step.keyTimes = [0, 0.09, 0.18, 0.5, 0.59, 0.68, 1]
    step.timingFunctions = Array(repeating: CAMediaTimingFunction(name: .easeInEaseOut), count: 6)
    for motion in [rotation, step] {
      motion.duration = Self.round
      motion.repeatCount = .infinity
      motion.timeOffset = Self.round - delay
      card.layer.add(motion, forKey: motion.keyPath)
    }
  }
}

/// A view whose subviews share the 3D rendering context of its superview.
final class SpaceView: UIView {
  override class var layerClass: AnyClass { CATransformLayer.self }
}
