import UIKit

/// A line of small text in a view that is as wide as the text.
final class CaptionView: UIView {
  private let text: String
  private let font: UIFont
  private let color: UIColor

  /// - Parameter point: the start, center or end of the baseline, in points.
  init(
    _ text: String, size: CGFloat, at point: CGPoint, _ alignment: TextAnchor = .left,
    color: UIColor = DemoPalette.haze, weight: UIFont.Weight = .regular
  ) {
    self.text = text
    self.color = color
    font = .systemFont(ofSize: size, weight: weight)
    let width = text.size(withAttributes: [.font: font]).width.rounded(.up) + 2
    super.init(
      frame: CGRect(
        x: (point.x - width * alignment.rawValue).rounded(), y: (point.y - size * 1.1).rounded(),
        width: width, height: (size * 1.5).rounded(.up)))
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = text
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.write(
      text, at: CGPoint(x: 1, y: font.pointSize * 1.1), font: font, color: color, alignment: .left)
  }
}
