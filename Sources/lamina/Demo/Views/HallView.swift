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

/// A line of small text, as wide as it is.
final class CaptionView: UIView {
  private let text: String
  private let font: UIFont
  private let color: UIColor

  /// - Parameter place: of the base line's left end, middle or right end.
  init(
    _ text: String, size: CGFloat, at place: CGPoint, _ alignment: TextPlace = .left,
    color: UIColor = DemoPalette.haze, weight: UIFont.Weight = .regular
  ) {
    self.text = text
    self.color = color
    font = .systemFont(ofSize: size, weight: weight)
    let width = text.size(withAttributes: [.font: font]).width.rounded(.up) + 2
    super.init(
      frame: CGRect(
        x: (place.x - width * alignment.rawValue).rounded(), y: (place.y - size * 1.1).rounded(),
        width: width, height: (size * 1.5).rounded(.up)))
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.write(
      text, at: CGPoint(x: 1, y: font.pointSize * 1.1), font, color, .left)
  }
}

/// Draws itself with a closure, once.
final class DrawnView: UIView {
  private let drawing: (CGContext, CGRect) -> Void

  init(frame: CGRect, _ drawing: @escaping (CGContext, CGRect) -> Void) {
    self.drawing = drawing
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawing(context, bounds)
  }
}
