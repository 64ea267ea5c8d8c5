import Foundation
import UIKit

/// The scene's title, with the hall number above and the subtitle below.
final class TitleView: UIView {
  /// The number of the hall.
  private let number: Int
  private let title: String
  private let subtitle: String

  init(layout: DemoLayout, number: Int, title: String, subtitle: String) {
    self.number = number
    self.title = title
    self.subtitle = subtitle
    super.init(frame: layout.titleFrame)
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .header
    accessibilityLabel = "Hall \(number), \(title), \(subtitle)"
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let unit = bounds.height
    let rule = UIBezierPath.line(
      CGPoint(x: 0, y: unit * 0.1), CGPoint(x: unit * 0.22, y: unit * 0.1))
    context.stroke(rule, DemoPalette.brass, width: unit * 0.014, cap: .butt)
    context.write(
      "H A L L   \(number)", at: CGPoint(x: unit * 0.29, y: unit * 0.135),
      font: .systemFont(ofSize: unit * 0.098, weight: .semibold), color: DemoPalette.brass,
      alignment: .left)
    context.write(
      title, at: CGPoint(x: -unit * 0.012, y: unit * 0.6), font: .exhibit(unit * 0.46),
      color: DemoPalette.ivory, alignment: .left)
    context.write(
      subtitle, at: CGPoint(x: 0, y: unit * 0.86), font: .systemFont(ofSize: unit * 0.122),
      color: UIColor(hex: 0xC9D4F2), alignment: .left)
  }
}

extension UIFont {
  private static let exhibit =
    UIFont(name: "Noto Serif Display", size: 12) ?? .systemFont(ofSize: 12)

  /// The serif font of titles and dials, or the system font if it is not installed.
  static func exhibit(_ size: CGFloat) -> UIFont {
    exhibit.withSize(size)
  }
}
