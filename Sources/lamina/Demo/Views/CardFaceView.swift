import Foundation
import UIKit

/// The front of a card, with its artwork.
final class CardFaceView: UIView {
  private let number: String
  private let title: String

  init(frame: CGRect, number: String, title: String, art: ArtView.Type, index: Int) {
    self.number = number
    self.title = title
    super.init(frame: frame)
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = "\(number), \(title)"
    let artView = art.init(index: index, side: bounds.width * 0.66)
    artView.center = CGPoint(x: bounds.midX, y: bounds.height * 0.47)
    addSubview(artView)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let unit = bounds.width / 100
    let card = UIBezierPath(roundedRect: bounds, cornerRadius: 7 * unit)
    context.fill(
      card, [UIColor(hex: 0xFFF9EC), UIColor(hex: 0xEADFC6)], from: .zero,
      to: CGPoint(x: 0, y: bounds.maxY))
    let night = bounds.insetBy(dx: 9 * unit, dy: 18 * unit)
    context.fill(
      UIBezierPath(roundedRect: night, cornerRadius: 3 * unit),
      [UIColor(hex: 0x26305F), UIColor(hex: 0x0B1130)],
      center: CGPoint(x: night.midX, y: night.midY),
      radius: night.height * 0.6)
    for star in 0..<26 {
      let point = CGPoint(
        x: night.minX + scatter(star, 71) * night.width,
        y: night.minY + scatter(star, 72) * night.height)
      context.fill(.circle(point, unit * (0.25 + 0.5 * scatter(star, 73))), DemoPalette.ivory)
    }
    for (inset, width) in [(4.5, 0.9), (6.5, 0.4)] as [(CGFloat, CGFloat)] {
      context.stroke(
        UIBezierPath(
          roundedRect: bounds.insetBy(dx: inset * unit, dy: inset * unit), cornerRadius: 4 * unit),
        DemoPalette.bronze, width: width * unit)
    }
    let ink = UIColor(hex: 0x5A3F18)
    context.write(
      number, at: CGPoint(x: bounds.midX, y: 15 * unit), font: .exhibit(7.5 * unit), color: ink)
    context.write(
      title, at: CGPoint(x: bounds.midX, y: bounds.height - 10 * unit),
      font: .systemFont(ofSize: 6 * unit, weight: .semibold), color: ink)
  }
}
