import Foundation
import UIKit

/// The back of a card.
final class CardBackView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let unit = bounds.width / 100
    let card = UIBezierPath(roundedRect: bounds, cornerRadius: 7 * unit)
    context.fill(
      card, [UIColor(hex: 0x34408A), UIColor(hex: 0x1A2358)], from: .zero,
      to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    context.saveGState()
    UIBezierPath(roundedRect: bounds.insetBy(dx: 8 * unit, dy: 8 * unit), cornerRadius: 4 * unit)
      .addClip()
    for petal in 0..<24 {
      context.stroke(
        .circle(middle.toward(CGFloat(petal) * 15, 34 * unit), 34 * unit),
        DemoPalette.brass.withAlphaComponent(0.42), width: 0.45 * unit)
    }
    context.restoreGState()
    context.fill(.circle(middle, 9 * unit), UIColor(hex: 0x1A2358))
    context.stroke(.circle(middle, 9 * unit), DemoPalette.brass, width: unit)
    context.fill(
      .polygon((0..<16).map { middle.toward(CGFloat($0) * 22.5, ($0 % 2 == 0 ? 7 : 3) * unit) }),
      DemoPalette.brass)
    for (inset, width) in [(4.5, 1), (7, 0.4)] as [(CGFloat, CGFloat)] {
      context.stroke(
        UIBezierPath(
          roundedRect: bounds.insetBy(dx: inset * unit, dy: inset * unit), cornerRadius: 4 * unit),
        DemoPalette.brass, width: width * unit)
    }
  }
}
