import CoreGraphics
import Foundation

/// The character of a search field that a token is.
final class SearchTokenAttachment: NSTextAttachment {
  let token: UISearchToken

  private static let padding: CGFloat = 7
  private static let gap: CGFloat = 4
  private static let cornerRadius: CGFloat = 5
  /// The distance of a token from what follows.
  private static let margin: CGFloat = 4

  @MainActor init(_ token: UISearchToken, font: UIFont, color: UIColor, scale: CGFloat) {
    self.token = token
    super.init(data: nil, ofType: nil)
    draw(font, color, scale)
  }

  required init?(coder: NSCoder) { nil }

  @MainActor private func draw(_ font: UIFont, _ color: UIColor, _ scale: CGFloat) {
    let label = NSAttributedString(
      string: token.text, attributes: [.font: font, .foregroundColor: UIColor.white])
    let icon = token.icon?.withTintColor(.white, renderingMode: .alwaysOriginal)
    let side = icon.map { min($0.size.height, font.lineHeight) } ?? 0
    let iconWidth = icon.map { $0.size.width * side / max($0.size.height, 1) + Self.gap } ?? 0
    let textWidth = label.size().width.rounded(.up)
    let size = CGSize(
      width: 2 * Self.padding + iconWidth + textWidth + Self.margin,
      height: font.lineHeight.rounded(.up) + 4)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      var capsule = CGRect(origin: .zero, size: size)
      capsule.size.width -= Self.margin
      color.setFill()
      UIBezierPath(roundedRect: capsule, cornerRadius: Self.cornerRadius).fill()
      icon?.draw(
        in: CGRect(
          x: Self.padding, y: (size.height - side) / 2, width: iconWidth - Self.gap, height: side))
      label.draw(at: CGPoint(x: Self.padding + iconWidth, y: (size.height - font.lineHeight) / 2))
    }
    bounds = CGRect(origin: CGPoint(x: 0, y: font.descender - 2), size: size)
  }
}
