import CoreGraphics
import LaminaTesting
import QuartzCore
import TestSupport
import UIKit

/// A view tree on a screen that is changed at random. The same seed gives the same changes.
@MainActor final class RandomScene {
  let screen: OffscreenScreen
  private var generator: SeededGenerator
  private var views: [RandomView] = []
  private let images: [CGImage]

  static let size = CGSize(width: 96, height: 64)

  init(seed: UInt64, scale: CGFloat) throws {
    generator = SeededGenerator(seed: seed)
    screen = try OffscreenScreen(size: Self.size, scale: scale)
    screen.window.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    images = (0..<4).map { index in
      CGImage.plain(8 + 5 * index, 6, pixel: SIMD4(200, UInt8(60 * index), 30, 255))
        .changed(x: 3, y: 2, channel: 0, by: -150)
    }
    for _ in 0..<10 { addView() }
  }

  /// Makes a random change and returns its name.
  func edit() -> String {
    switch random(0...17) {
    case 0...2: addView()
    case 3: remove()
    case 4: reparent()
    case 5: reorder()
    case 6: change("frame") { $0.frame = self.rect() }
    case 7: change("alpha") { $0.alpha = self.alpha() }
    case 8: change("transform") { $0.transform = self.transform() }
    case 9: change("background") { $0.backgroundColor = self.color() }
    case 10, 11: redraw()
    case 12: change("hidden") { $0.isHidden = self.random(0...2) == 0 }
    case 13: change("scroll") { $0.bounds.origin = self.point(-10...10) }
    case 14: change("contents") { $0.layer.contents = self.pick(self.images) }
    case 15: animateViews()
    case 16: animateLayer()
    default: change("end animations") { $0.layer.removeAllAnimations() }
    }
  }

  /// Advances the clock by a random step, which may be 0.
  func step() {
    screen.time += [0, 0, 1.0 / 60, 0.1, 0.35][random(0...4)]
  }

  // MARK: Changes

  @discardableResult private func addView() -> String {
    guard views.count < 40 else { return remove() }
    let view = RandomView(frame: rect())
    view.isOpaque = false
    view.ink = random(0...2) == 0 ? nil : color()
    view.backgroundColor = random(0...1) == 0 ? color() : nil
    if random(0...3) == 0 { view.layer.contents = pick(images) }
    let parent = random(0...2) == 0 ? pick(views) ?? screen.window : screen.window
    parent.insertSubview(view, at: random(0...10))
    views.append(view)
    return "add"
  }

  private func remove() -> String {
    change("remove") { view in
      view.removeFromSuperview()
      self.views.removeAll { $0.isDescendant(of: view) }
    }
  }

  private func reparent() -> String {
    change("reparent") { view in
      guard let parent = self.pick(self.views), !parent.isDescendant(of: view) else { return }
      parent.addSubview(view)
    }
  }

  private func reorder() -> String {
    change("reorder") { view in
      guard let siblings = view.superview?.subviews else { return }
      view.superview?.exchangeSubview(
        at: self.random(0...siblings.count - 1), withSubviewAt: self.random(0...siblings.count - 1))
    }
  }

  private func redraw() -> String {
    change("redraw") { view in
      view.ink = self.random(0...9) == 0 ? nil : self.color()
      if self.random(0...4) == 0 { view.setNeedsDisplay() }
      view.setNeedsDisplay(
        CGRect(origin: self.point(-8...40), size: CGSize(width: 7.3, height: 4.5)))
    }
  }

  private func animateViews() -> String {
    let some = (0..<random(1...3)).compactMap { _ in pick(views) }
    let options: UIView.AnimationOptions = random(0...2) == 0 ? [.repeat, .autoreverse] : []
    UIView.animate(
      withDuration: Double(random(0...8)) / 10, delay: Double(random(0...2)) / 5, options: options,
      animations: {
        for view in some {
          switch self.random(0...3) {
          case 0: view.center = self.point(0...64)
          case 1: view.alpha = self.alpha()
          case 2: view.transform = self.transform()
          default: view.backgroundColor = self.color()
          }
        }
      })
    return "animate views"
  }

  private func animateLayer() -> String {
    change("animate layer") { view in
      let keyPath = ["position.x", "transform.rotation.z", "opacity", "bounds.size.height"]
      let animation = CAKeyframeAnimation(keyPath: keyPath[self.random(0...3)])
      animation.values = (0..<3).map { _ in Double(self.random(0...40)) / 10 }
      animation.duration = Double(self.random(1...9)) / 10
      animation.repeatCount = Float(self.random(1...3))
      view.layer.add(animation, forKey: animation.keyPath)
    }
  }

  private func change(_ name: String, _ body: (RandomView) -> Void) -> String {
    guard let view = pick(views) else { return "nothing" }
    body(view)
    return name
  }

  // MARK: Values

  private func random(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }

  /// A point in multiples of 0.5, on and off the pixel grid.
  private func point(_ range: ClosedRange<Int>) -> CGPoint {
    CGPoint(x: CGFloat(random(range)) / 2, y: CGFloat(random(range)) / 2)
  }

  private func rect() -> CGRect {
    CGRect(
      origin: point(-20...180),
      size: CGSize(width: CGFloat(random(8...40)), height: CGFloat(random(8...30))))
  }

  private func alpha() -> CGFloat {
    [0, 0.4, 0.7, 1, 1, 1, 1][random(0...6)]
  }

  private func color() -> UIColor {
    UIColor(hue: CGFloat(random(0...9)) / 10, saturation: 1, brightness: 1, alpha: alpha())
  }

  private func transform() -> CGAffineTransform {
    switch random(0...4) {
    case 0: .identity
    case 4: CGAffineTransform(scaleX: 2.6, y: CGFloat(random(2...9)) / 3)
    case 1: CGAffineTransform(rotationAngle: CGFloat(random(0...7)) * .pi / 4)
    case 2: CGAffineTransform(scaleX: CGFloat(random(-2...2)) / 2, y: 1.5)
    default: CGAffineTransform(translationX: CGFloat(random(-9...9)) / 3, y: 0.3)
    }
  }
}

/// Draws an ellipse, or nothing.
@MainActor final class RandomView: UIView {
  var ink: UIColor?

  override func draw(_ rect: CGRect) {
    guard let ink else { return }
    ink.setFill()
    UIBezierPath(ovalIn: bounds).fill()
  }
}
