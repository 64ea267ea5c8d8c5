import CoreGraphics
import Foundation

/// An element in a list: a row, a part of a row, or the title of an open submenu.
final class MenuEntryView: UIView {
  enum Kind {
    case row(hasMarks: Bool)
    case image, imageAndTitle
    /// The title of a submenu, which closes it.
    case title
  }

  let entry: MenuEntry
  private let kind: Kind
  private let isRightToLeft: Bool
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let imageView = UIImageView()
  private var mark: MenuGlyphView?

  override class var startsOpaque: Bool { false }

  var isHighlighted = false {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  init(_ entry: MenuEntry, _ kind: Kind, isRightToLeft: Bool) {
    (self.entry, self.kind, self.isRightToLeft) = (entry, kind, isRightToLeft)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addTitles()
    addImage()
    addMark()
  }

  required init?(coder: NSCoder) { nil }

  private var color: UIColor {
    if !entry.isEnabled { return .tertiaryLabel }
    return entry.isDestructive ? .systemRed : .label
  }

  // MARK: Parts

  private func addTitles() {
    titleLabel.text = entry.title
    titleLabel.textColor = color
    titleLabel.font = font
    titleLabel.numberOfLines = hasRowLayout ? 2 : 1
    subtitleLabel.text = entry.subtitle
    subtitleLabel.textColor = entry.isEnabled ? .secondaryLabel : .tertiaryLabel
    subtitleLabel.font = .systemFont(ofSize: 13)
    for label in [titleLabel, subtitleLabel] {
      label.textAlignment = hasRowLayout ? (isRightToLeft ? .right : .left) : .center
      if label.text?.isEmpty == false, showsTitles { addSubview(label) }
    }
  }

  private var font: UIFont {
    switch kind {
    case .row: .systemFont(ofSize: 17)
    case .title: .systemFont(ofSize: 17, weight: .semibold)
    case .image, .imageAndTitle: .systemFont(ofSize: 13)
    }
  }

  private var hasRowLayout: Bool {
    switch kind {
    case .row, .title: true
    case .image, .imageAndTitle: false
    }
  }

  private var showsTitles: Bool {
    if case .image = kind { entry.image == nil } else { true }
  }

  private func addImage() {
    guard let image = entry.image else { return }
    imageView.image =
      image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    imageView.contentMode = .scaleAspectFit
    let isChosen = entry.state == .on && !hasRowLayout
    imageView.tintColor = isChosen ? tintColor : color
    addSubview(imageView)
  }

  private func addMark() {
    guard hasRowLayout, let glyph else { return }
    let mark = MenuGlyphView(glyph, isMirrored: isRightToLeft && glyph == .submenu)
    mark.tintColor = color
    addSubview(mark)
    self.mark = mark
  }

  private var glyph: MenuGlyph? {
    if case .title = kind { return .openSubmenu }
    if entry.isSubmenu { return .submenu }
    return switch entry.state {
    case .off: nil
    case .on: .checkmark
    case .mixed: .mixed
    }
  }

  // MARK: Layout

  /// The distance of the title from the leading edge.
  private var titleInset: CGFloat {
    let hasMarks =
      switch kind {
      case .row(let hasMarks): hasMarks
      case .title: true
      case .image, .imageAndTitle: false
      }
    return MenuMetrics.sideMargin + (hasMarks ? MenuMetrics.markWidth : 0)
  }

  private func titleWidth(in width: CGFloat) -> CGFloat {
    let trailing = entry.image == nil ? 0 : MenuMetrics.imageWidth + 8
    return max(width - titleInset - MenuMetrics.sideMargin - trailing, 0)
  }

  /// The height that the element needs in a width.
  func height(inWidth width: CGFloat) -> CGFloat {
    switch kind {
    case .image: return MenuMetrics.imageRowHeight
    case .imageAndTitle: return MenuMetrics.imageAndTitleRowHeight
    case .row, .title: break
    }
    let fitting = CGSize(width: titleWidth(in: width), height: .greatestFiniteMagnitude)
    var height = titleLabel.sizeThatFits(fitting).height
    if subtitleLabel.superview != nil { height += 2 + subtitleLabel.sizeThatFits(fitting).height }
    return max(MenuMetrics.rowHeight, (height + 2 * MenuMetrics.rowMargin).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if hasRowLayout { layoutRow() } else { layoutCell() }
    guard isRightToLeft, hasRowLayout else { return }
    for view in subviews {
      view.center.x = bounds.width - view.center.x
    }
  }

  private func layoutRow() {
    let (width, middle) = (titleWidth(in: bounds.width), bounds.midY)
    let fitting = CGSize(width: width, height: .greatestFiniteMagnitude)
    let heights = [titleLabel, subtitleLabel].map { label in
      label.superview == nil ? 0 : label.sizeThatFits(fitting).height.rounded(.up)
    }
    let gap: CGFloat = heights[1] > 0 ? 2 : 0
    let top = (middle - (heights[0] + gap + heights[1]) / 2).rounded()
    titleLabel.frame = CGRect(x: titleInset, y: top, width: width, height: heights[0])
    subtitleLabel.frame = CGRect(
      x: titleInset, y: top + heights[0] + gap, width: width, height: heights[1])
    mark?.center = CGPoint(x: MenuMetrics.sideMargin + 4, y: middle)
    place(imageView, at: CGPoint(x: bounds.width - MenuMetrics.sideMargin - 11, y: middle))
  }

  private func layoutCell() {
    let hasTitle = titleLabel.superview != nil
    let height = titleLabel.sizeThatFits(bounds.size).height.rounded(.up)
    let isAlone = entry.image == nil
    titleLabel.frame = CGRect(
      x: 4, y: isAlone ? (bounds.height - height) / 2 : bounds.height - height - 10,
      width: max(bounds.width - 8, 0), height: height)
    let middle = hasTitle ? (bounds.height - height - 8) / 2 : bounds.midY
    place(imageView, at: CGPoint(x: bounds.midX, y: middle))
  }

  /// Centers an image, which is not enlarged.
  private func place(_ view: UIImageView, at center: CGPoint) {
    guard let size = view.image?.size, size.width > 0, size.height > 0 else { return }
    let scale = min(1, MenuMetrics.imageWidth / max(size.width, size.height))
    view.bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
    view.center = center
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
