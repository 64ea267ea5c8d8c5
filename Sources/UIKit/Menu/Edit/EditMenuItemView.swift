import CoreGraphics
import Foundation

/// An element in the bar of an edit menu, or an arrow that shows another page.
final class EditMenuItemView: UIView {
  enum Content {
    case entry(MenuEntry)
    /// The next page (1), or the one before (-1).
    case page(Int)
  }

  private static let margin: CGFloat = 14
  private static let pageWidth: CGFloat = 40

  let content: Content
  /// The width that the element needs, in points.
  let width: CGFloat
  private let shown: UIView

  override class var startsOpaque: Bool { false }

  convenience init(_ entry: MenuEntry, isRightToLeft: Bool) {
    let label = UILabel()
    label.text = entry.title
    label.font = .systemFont(ofSize: 15)
    label.textColor =
      !entry.isEnabled ? .tertiaryLabel : entry.isDestructive ? .systemRed : .label
    label.sizeToFit()
    guard let image = entry.image, entry.title.isEmpty else {
      self.init(.entry(entry), label, width: label.frame.width.rounded(.up) + 2 * Self.margin)
      return
    }
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.tintColor = label.textColor
    self.init(.entry(entry), view, width: image.size.width + 2 * Self.margin)
  }

  private convenience init(step: Int, isRightToLeft: Bool) {
    let glyph = MenuGlyphView(step > 0 ? .next : .previous, isMirrored: isRightToLeft)
    glyph.tintColor = .label
    self.init(.page(step), glyph, width: Self.pageWidth)
  }

  private init(_ content: Content, _ shown: UIView, width: CGFloat) {
    (self.content, self.shown, self.width) = (content, shown, width)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(shown)
  }

  required init?(coder: NSCoder) { nil }

  var isEnabled: Bool {
    if case .entry(let entry) = content { entry.isEnabled } else { true }
  }

  var isHighlighted = false {
    didSet { shown.alpha = isHighlighted ? 0.4 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shown.center = CGPoint(x: bounds.midX.rounded(), y: bounds.midY.rounded())
  }

  // MARK: Pages

  /// Divides elements into pages that are not wider than `width`, with arrows to the other pages.
  static func pages(
    of items: [EditMenuItemView], inWidth width: CGFloat, isRightToLeft: Bool
  ) -> [[EditMenuItemView]] {
    guard items.reduce(0, { $0 + $1.width }) > width else { return [items] }
    var pages: [[EditMenuItemView]] = [[]]
    var room = width - pageWidth
    for (index, item) in items.enumerated() {
      // The last page has no arrow to a next one.
      let needed = index == items.count - 1 && pages.count > 1 ? item.width - pageWidth : item.width
      if needed > room, !pages[pages.count - 1].isEmpty {
        pages.append([])
        room = width - 2 * pageWidth
      }
      pages[pages.count - 1].append(item)
      room -= item.width
    }
    return pages.enumerated().map { index, page in
      let previous = index > 0 ? [EditMenuItemView(step: -1, isRightToLeft: isRightToLeft)] : []
      let next =
        index < pages.count - 1 ? [EditMenuItemView(step: 1, isRightToLeft: isRightToLeft)] : []
      return previous + page + next
    }
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
