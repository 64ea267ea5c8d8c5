import CoreGraphics
import LaminaTesting
import QuartzCore
import TestSupport
import Testing
import UIKit

/// Extreme but finite values: nothing traps, and rendering continues.
@Suite("Views and layers with extreme values", .serialized)
@MainActor struct HostileValueTests {
  nonisolated private static let numbers: [CGFloat] = [
    0, -0.0, 1, -1, 0.5, 100, -3000, 20_000, 1e-9, -1e-300, .leastNonzeroMagnitude, 1e9, -1e15,
    1e160, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .pi,
  ]

  private struct Dice {
    var random: SeededGenerator

    mutating func number() -> CGFloat {
      // Mostly ordinary values, so that the extreme ones affect layers that show.
      Bool.random(using: &random) || Bool.random(using: &random)
        ? CGFloat.random(in: -20...120, using: &random)
        : HostileValueTests.numbers.randomElement(using: &random) ?? 0
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
    mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

    mutating func transform() -> CATransform3D {
      var transform = CATransform3DIdentity
      let paths: [WritableKeyPath<CATransform3D, CGFloat>] = [
        \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
      ]
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        if let path = paths.randomElement(using: &random) { transform[keyPath: path] = number() }
      }
      return transform
    }

    /// Returns a scale that makes no bitmap of a gigabyte, which would only be slow.
    mutating func scale() -> CGFloat {
      let scale = number()
      return scale > 4 && scale < 2000 ? 4 : scale
    }

    mutating func value(of kind: Any?, forKey key: String) -> Any {
      switch kind {
      case _ where key == "contentsScale": scale()
      case is CGPoint: point()
      case is CGRect: rect()
      case is CATransform3D: transform()
      case is Bool: Bool.random(using: &random)
      default: number()
      }
    }
  }

  private static let keys = [
    "position", "bounds", "anchorPoint", "transform", "sublayerTransform", "anchorPointZ",
    "opacity", "zPosition", "cornerRadius", "borderWidth", "contentsScale", "contentsRect",
    "contentsCenter", "masksToBounds", "doubleSided", "geometryFlipped", "speed", "timeOffset",
    "beginTime",
  ]

  private func change(_ layer: CALayer, _ dice: inout Dice) {
    guard let key = Self.keys.randomElement(using: &dice.random) else { return }
    let value = dice.value(of: layer.value(forKey: key), forKey: key)
    switch Int.random(in: 0...3, using: &dice.random) {
    case 0:
      let animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.toValue) = (value, dice.value(of: value, forKey: key))
      animation.isAdditive = Bool.random(using: &dice.random)
      animation.duration = 1
      layer.add(animation, forKey: nil)
    case 1: UIView.animate(withDuration: 1) { layer.setValue(value, forKey: key) }
    default: layer.setValue(value, forKey: key)
    }
  }

  private func change(_ view: UIView, _ dice: inout Dice) {
    switch Int.random(in: 0...7, using: &dice.random) {
    case 0: view.frame = dice.rect()
    case 1: view.center = dice.point()
    case 2: view.alpha = dice.number()
    case 3: view.bounds.size = dice.size()
    case 4: view.contentScaleFactor = dice.scale()
    case 5: view.contentStretch = dice.rect()
    case 6:
      view.layoutMargins = UIEdgeInsets(
        top: dice.number(), left: dice.number(), bottom: dice.number(), right: dice.number())
    default:
      let transform = dice.transform()
      UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) {
        view.transform3D = transform
      }
    }
  }

  private func use(_ views: [UIView], on screen: OffscreenScreen, _ dice: inout Dice) throws {
    _ = screen.window.hitTest(dice.point(), with: nil)
    _ = screen.window.layer.hitTest(dice.point())
    for view in views {
      _ = view.convert(dice.rect(), to: views[0])
      _ = view.layer.presentation()?.frame
    }
    let context = CGContext(width: 20, height: 20)
    screen.window.layer.render(in: context)
    _ = screen.window.recursiveDescription()
    _ = views[0].snapshotView(afterScreenUpdates: false)
    views[0].sizeToFit()
  }

  @Test("no finite value traps, and what is drawn next is drawn correctly")
  func values() throws {
    for seed in 0..<UInt64(rounds ?? 40) {
      var dice = Dice(random: SeededGenerator(seed: seed))
      let screen = try OffscreenScreen(size: CGSize(width: 60, height: 40))
      let views = (0..<4).map { _ in ProbeView(frame: CGRect(x: 2, y: 2, width: 30, height: 20)) }
      for (index, view) in views.enumerated() {
        (index == 0 ? screen.window : views[index - 1]).addSubview(view)
        view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleHeight]
      }
      for step in 0..<8 {
        for view in views {
          change(view.layer, &dice)
          change(view, &dice)
        }
        try screen.frame(at: Double(step) / 4)
        try use(views, on: screen, &dice)
      }
      views[0].removeFromSuperview()
      screen.window.addSubview(UIView.plain(5, 5, 10, 10))
      let box = try screen.frame(at: 3).box(of: red)
      #expect(box == CGRect(x: 5, y: 5, width: 10, height: 10), "\(seed)")
    }
  }
}
