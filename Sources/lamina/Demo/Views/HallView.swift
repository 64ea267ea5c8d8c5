import Foundation
import UIKit

/// The background of a scene: a dark gradient with soft lights, and the title.
final class HallView: UIView {
  /// A soft light. Its center is a fraction of the window's size, its size one of half the diagonal.
  struct Light {
    let color: UIColor
    let center: CGPoint
    let size: CGFloat
    let strength: CGFloat

    init(_ hex: UInt32, x: CGFloat, y: CGFloat, size: CGFloat, strength: CGFloat) {
      color = UIColor(hex: hex)
      center = CGPoint(x: x, y: y)
      self.size = size
      self.strength = strength
    }
  }

  /// The area below the title that is available to the scene, in points.
  let contentArea: CGRect
  let unit: CGFloat
  private let lights: [Light]

  init(_ size: CGSize, hall number: Int, title: String, subtitle: String, lights: [Light]) {
    let layout = DemoLayout(size: size)
    let margin = layout.titleFrame.minX
    let top = layout.titleFrame.maxY + layout.unit * 0.05
    contentArea = CGRect(
      x: margin, y: top, width: max(1, size.width - 2 * margin),
      height: max(1, size.height - top - layout.unit * 0.06))
    unit = layout.unit
    self.lights = lights
    super.init(frame: CGRect(origin: .zero, size: size))
    addSubview(
      TitleView(layout: layout, number: number, title: title, subtitle: subtitle))
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill(
      UIBezierPath(rect: bounds), [UIColor(hex: 0x0B1333), DemoPalette.night], from: .zero,
      to: CGPoint(x: 0, y: bounds.maxY))
    let reach = hypot(bounds.width, bounds.height) / 2
    for light in lights {
      context.glow(
        light.color,
        center: CGPoint(x: light.center.x * bounds.width, y: light.center.y * bounds.height),
        radius: light.size * reach, strength: light.strength)
    }
  }
}
