import Foundation
import LaminaTesting
import UIKit

/// A flower whose petals one property animator opens and closes, scrubbed by `fractionComplete`.
final class ScrubScene: DemoScene {
  static let name = "scrub"
  static let summary = "a flower that opens as far as a property animator is moved"
  static let positions = 0.0...1.0

  private var animator: UIViewPropertyAnimator?
  private var link: CADisplayLink?
  private var knob = UIView()
  private var rail = CGRect.zero

  init(_ options: DemoOptions) {}

  // A paused animator must be stopped before it is released.
  isolated deinit { end() }

  func image(at position: Double, on screen: OffscreenScreen) throws -> CGImage {
    link?.invalidate()
    move(to: position)
    return try screen.frame()
  }

  func show(in window: UIWindow) {
    end()
    window.clear()
    let hall = HallView(
      window.bounds.size, hall: 3, title: "By Hand",
      subtitle: "one property animator, forwards and back, wherever it is put",
      lights: [
        .init(0x8A3F70, x: 0.5, y: 0.6, size: 0.8, strength: 0.5),
        .init(0x2F6FA0, x: 0.12, y: 0.3, size: 0.6, strength: 0.3),
      ])
    window.addSubview(hall)
    let height = hall.unit * 0.1
    let (bar, garden) = hall.contentArea.divided(atDistance: height, from: .maxYEdge)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    addFlower(in: garden.insetBy(dx: 0, dy: hall.unit * 0.02), to: hall, animator)
    addBar(in: bar, to: hall)
    animator.pausesOnCompletion = true
    animator.pauseAnimation()
    self.animator = animator
    let link = CADisplayLink { [weak self] link in self?.update(at: link.targetTimestamp) }
    link.add(to: .main, forMode: .common)
    self.link = link
    move(to: 0)
  }

  /// Stops the display link and the animator.
  private func end() {
    link?.invalidate()
    animator?.stopAnimation(true)
  }

  // MARK: The hand

  /// The period of opening and closing, in seconds.
  private static let period = 7.0
  private var start: CFTimeInterval?

  /// Moves the fraction back and forth along a cosine.
  private func update(at time: CFTimeInterval) {
    let start = start ?? time
    self.start = start
    move(to: 0.5 - 0.5 * cos(2 * .pi * (time - start) / Self.period))
  }

  private func move(to fraction: CGFloat) {
    animator?.fractionComplete = fraction
    knob.center = CGPoint(x: rail.minX + fraction * rail.width, y: rail.midY)
  }

  private func addBar(in area: CGRect, to hall: HallView) {
    let width = min(area.width, hall.unit * 0.9)
    rail = CGRect(x: area.midX - width / 2, y: area.midY, width: width, height: 0)
    let size = hall.unit * 0.026
    let frame = rail.insetBy(dx: -size, dy: -size)
    hall.addSubview(
      DrawnView(frame: frame) { context, bounds in
        let (left, right) = (size, bounds.maxX - size)
        context.stroke(
          .line(CGPoint(x: left, y: bounds.midY), CGPoint(x: right, y: bounds.midY)),
          UIColor(hex: 0xDCE6FF, alpha: 0.35), width: size * 0.14)
        for tick in 0...10 {
          let x = left + (right - left) * CGFloat(tick) / 10
          let reach = size * (tick % 5 == 0 ? 0.5 : 0.28)
          context.stroke(
            .line(CGPoint(x: x, y: bounds.midY - reach), CGPoint(x: x, y: bounds.midY + reach)),
            UIColor(hex: 0xDCE6FF, alpha: 0.35), width: size * 0.08)
        }
      })
    knob = UIView(frame: CGRect(x: 0, y: 0, width: size * 1.5, height: size * 1.5))
    knob.backgroundColor = DemoPalette.brass
    knob.layer.cornerRadius = size * 0.75
    knob.layer.borderWidth = size * 0.14
    knob.layer.borderColor = DemoPalette.ivory.cgColor
    hall.addSubview(knob)
  }

  // MARK: The flower

  private static let rings: [(count: Int, reach: CGFloat, width: CGFloat, color: UIColor)] = [
    (16, 1, 0.26, DemoPalette.violet), (12, 0.78, 0.26, DemoPalette.rose),
    (8, 0.54, 0.24, DemoPalette.coral),
  ]

  private func addFlower(in area: CGRect, to hall: HallView, _ animator: UIViewPropertyAnimator) {
    let radius = min(area.width, area.height) / 2
    let middle = CGPoint(x: area.midX, y: area.midY)
    for (ring, kind) in Self.rings.enumerated() {
      for petal in 0..<kind.count {
        addPetal(
          petal, of: kind.count, at: middle, reach: radius * kind.reach,
          width: radius * kind.width,
          color: kind.color.mixed(with: DemoPalette.dusk, 0.12 * CGFloat(petal % 2)),
          delay: 0.12 * CGFloat(ring), to: hall, animator)
      }
    }
    let heart = UIView(frame: CGRect(x: 0, y: 0, width: radius * 0.3, height: radius * 0.3))
    heart.center = middle
    heart.backgroundColor = DemoPalette.brass
    heart.layer.cornerRadius = radius * 0.15
    heart.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    heart.alpha = 0
    hall.addSubview(heart)
    animator.addAnimations(
      {
        heart.transform = .identity
        heart.alpha = 1
      }, delayFactor: 0.45)
  }

  /// Adds a petal that points upwards, and rotates to its final angle as the flower opens.
  private func addPetal(
    _ number: Int, of count: Int, at middle: CGPoint, reach: CGFloat, width: CGFloat,
    color: UIColor, delay: CGFloat, to hall: HallView, _ animator: UIViewPropertyAnimator
  ) {
    let petal = UIView(frame: CGRect(x: 0, y: 0, width: width, height: reach))
    petal.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    petal.layer.position = middle
    petal.layer.cornerRadius = width / 2
    petal.layer.allowsEdgeAntialiasing = true
    petal.layer.borderWidth = hall.unit * 0.0015
    petal.layer.borderColor = UIColor(hex: 0xFFFFFF, alpha: 0.3).cgColor
    petal.backgroundColor = color.mixed(with: DemoPalette.indigo, 0.75)
    petal.alpha = 0.86
    // Angles are in −π…π, so that no petal rotates across all the others.
    let direction = 2 * CGFloat.pi * (CGFloat(number) + 0.5) / CGFloat(count)
    let angle = direction > .pi ? direction - 2 * .pi : direction
    petal.transform = CGAffineTransform(rotationAngle: angle * 0.02).scaledBy(x: 0.3, y: 0.5)
    hall.addSubview(petal)
    animator.addAnimations(
      {
        petal.transform = CGAffineTransform(rotationAngle: angle)
        petal.backgroundColor = color
      }, delayFactor: delay)
  }
}
