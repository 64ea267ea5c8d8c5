import Foundation
import UIKit

/// The room of a scene: the night with a light or two in it, and the title on its wall.
final class HallView: UIView {
  /// A soft light; place and size in parts of the window.
  struct Light {
    let color: UIColor
    let place: CGPoint
    let size: CGFloat
    let strength: CGFloat

    init(_ hex: UInt32, _ x: CGFloat, _ y: CGFloat, _ size: CGFloat, _ strength: CGFloat) {
      color = UIColor(hex: hex)
      place = CGPoint(x: x, y: y)
      self.size = size
      self.strength = strength
    }
  }

  /// What the scene has for itself, below the title.
  let room: CGRect
  let unit: CGFloat
  private let lights: [Light]

  init(
    _ size: CGSize, hall number: Int, _ title: String, _ subtitle: String, lights: [Light]
  ) {
    let layout = DemoLayout(size: size)
    let margin = layout.titleFrame.minX
    let top = layout.titleFrame.maxY + layout.unit * 0.05
    room = CGRect(
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
        center: CGPoint(x: light.place.x * bounds.width, y: light.place.y * bounds.height),
        radius: light.size * reach, strength: light.strength)
    }
  }
}
