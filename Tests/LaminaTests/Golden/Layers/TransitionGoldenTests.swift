import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

// Requirement V19.
/// Eight frames of each transition, from its start to its end.
@Suite("Transitions match their golden images", .serialized)
@MainActor struct TransitionGoldenTests {
  private static let size = CGSize(width: 120, height: 90)
  private static let moments = [0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 1]

  @Test(
    "a layer transition matches its golden image",
    arguments: [CATransitionType.fade, .push, .moveIn, .reveal])
  func layers(type: CATransitionType) throws {
    try check("transition-\(type.rawValue)") { screen in
      let layer = Self.card("A", DemoCard.first)
      layer.position = CGPoint(x: 60, y: 45)
      screen.window.layer.addSublayer(layer)
      try screen.render()
      let transition = CATransition()
      transition.type = type
      transition.subtype = .fromRight
      transition.duration = 1
      layer.add(transition, forKey: nil)
      CATransaction.setDisableActions(true)
      Self.configure(layer, letter: "B", color: DemoCard.second)
    }
  }

  private nonisolated static let ofViews: [(String, UIView.AnimationOptions)] = [
    ("flip-left", .transitionFlipFromLeft), ("flip-right", .transitionFlipFromRight),
    ("flip-top", .transitionFlipFromTop), ("flip-bottom", .transitionFlipFromBottom),
    ("curl-up", .transitionCurlUp), ("curl-down", .transitionCurlDown),
    ("dissolve", .transitionCrossDissolve),
  ]

  @Test("a view transition matches its golden image", arguments: 0..<7)
  func views(index: Int) throws {
    let (name, options) = Self.ofViews[index]
    try check("transition-\(name)") { screen in
      let container = UIView(frame: CGRect(x: 20, y: 12, width: 80, height: 66))
      let cards = [("A", DemoCard.first), ("B", DemoCard.second)].map { letter, color in
        let view = UIView(frame: container.bounds)
        view.layer.addSublayer(Self.card(letter, color))
        view.backgroundColor = UIColor(white: letter == "A" ? 1 : 0.2, alpha: 1)
        return view
      }
      container.addSubview(cards[0])
      screen.window.addSubview(container)
      try screen.render()
      UIView.transition(
        from: cards[0], to: cards[1], duration: 1, options: [options, .curveLinear])
    }
  }

  private enum DemoCard {
    static let first = UIColor(red: 0.91, green: 0.36, blue: 0.28, alpha: 1)
    static let second = UIColor(red: 0.15, green: 0.47, blue: 0.66, alpha: 0.7)
  }

  /// A card with rounded corners and a sublayer that extends beyond it.
  private static func card(_ letter: String, _ color: UIColor) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 8, width: 60, height: 50)
    layer.cornerRadius = 10
    layer.addSublayer(CALayer())
    configure(layer, letter: letter, color: color)
    return layer
  }

  private static func configure(_ layer: CALayer, letter: String, color: UIColor) {
    layer.backgroundColor = color.cgColor
    let mark = layer.sublayers?[0]
    mark?.frame =
      letter == "A"
      ? CGRect(x: -8, y: 8, width: 24, height: 24) : CGRect(x: 40, y: 20, width: 28, height: 24)
    mark?.cornerRadius = letter == "A" ? 0 : 12
    mark?.backgroundColor = UIColor(white: 1, alpha: 0.8).cgColor
  }

  /// Renders the frames and compares them, joined, with the golden image.
  private func check(
    _ name: String, _ body: (OffscreenScreen) throws -> Void
  ) throws {
    let screen = try OffscreenScreen(size: Self.size)
    screen.window.backgroundColor = UIColor(white: 0.93, alpha: 1)
    let stripes = CALayer()
    stripes.frame = CGRect(x: 0, y: 40, width: 120, height: 12)
    stripes.backgroundColor = UIColor(white: 0.75, alpha: 1).cgColor
    screen.window.layer.addSublayer(stripes)
    try body(screen)
    let start = screen.time
    let frames = try Self.moments.map { moment in
      screen.time = start + moment
      return try screen.frame()
    }
    let image = try #require(Self.strip(of: frames).cgImage)
    try assertSnapshot(of: image, named: name, tolerance: GoldenTests.tolerance(screen))
  }

  private static func strip(of frames: [CGImage]) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let strip = CGSize(width: size.width * 4 + 12, height: size.height * 2 + 4)
    return UIGraphicsImageRenderer(size: strip, format: format).image { _ in
      for (index, frame) in frames.enumerated() {
        UIImage(cgImage: frame).draw(
          at: CGPoint(
            x: CGFloat(index % 4) * (size.width + 4), y: CGFloat(index / 4) * (size.height + 4)))
      }
    }
  }
}
