import CoreGraphics
import Foundation

/// The button that leads to the item below: a chevron, and the title of that item. Holding it opens a menu
/// of the items below.
@MainActor final class NavigationBackButton: UIControl {
  let indicator = UIImageView(image: nil)
  let label = UILabel()
  var onTap: () -> Void = {}
  var menu: () -> UIMenu? = { nil }
  /// The item to which the button leads; nil if there is none.
  private weak var destination: UINavigationItem?
  private var action: UIAction?
  private var attributes: [NSAttributedString.Key: Any] = [:]
  private let imageView = UIImageView(image: nil)

  override class var startsOpaque: Bool { false }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [indicator, label, imageView] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    label.lineBreakMode = .byTruncatingTail
    isContextMenuInteractionEnabled = true
    addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  func show(_ destination: UINavigationItem?, action: UIAction?) {
    (self.destination, self.action) = (destination, action)
    let image = action?.image ?? destination?.backBarButtonItem?.image
    imageView.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    tintColor = destination?.backBarButtonItem?.tintColor
    isEnabled = destination?.backBarButtonItem?.isEnabled ?? true
    setNeedsLayout()
  }

  func show(_ appearance: UINavigationBarAppearance) {
    let image = appearance.backIndicatorImage
    indicator.image =
      image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    indicator.semanticContentAttribute = semanticContentAttribute
    attributes = appearance.backButtonAppearance.normal.titleTextAttributes
    showText(label.text ?? "")
  }

  private func showText(_ text: String) {
    var attributes = attributes
    if let own = destination?.backBarButtonItem?.titleTextAttributes(for: .normal) {
      attributes.merge(own) { $1 }
    }
    attributes[.foregroundColor] = attributes[.foregroundColor] ?? tintColor ?? .systemBlue
    label.setText(text, attributes)
    label.isHidden = text.isEmpty
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showText(label.text ?? "")
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let alpha: CGFloat = isHighlighted ? 0.2 : 1
      let change = {
        for view in [self.indicator, self.label, self.imageView] as [UIView] { view.alpha = alpha }
      }
      if isHighlighted { change() } else { UIView.animate(withDuration: 0.3, animations: change) }
    }
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = menu() else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  // MARK: Layout

  /// The texts that the button may show, from the longest.
  private var texts: [String] {
    if let action, !action.title.isEmpty { return [action.title, ""] }
    guard let destination, imageView.image == nil else { return [""] }
    switch destination.backButtonDisplayMode {
    case .default: return [destination.backTitle, "Back", ""]
    case .generic: return ["Back", ""]
    case .minimal: return [""]
    }
  }

  /// Shows the first text that has room, and returns the width of the button.
  func fit(_ room: CGFloat) -> CGFloat {
    let start = indicatorSize.width + NavigationBarMetrics.chevronSpacing
    for text in texts {
      let width = text.isEmpty ? 0 : text.size(withAttributes: attributes).width.rounded(.up)
      guard start + width <= room || text.isEmpty else { continue }
      if label.text ?? "" != text { showText(text) }
      return max(start + max(width, imageView.intrinsicWidth), 36)
    }
    return start
  }

  private var indicatorSize: CGSize { indicator.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = indicatorSize
    let start = size.width + NavigationBarMetrics.chevronSpacing
    indicator.frame = CGRect(
      x: isReversed ? bounds.width - size.width : 0,
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
    let width = max(bounds.width - start, 0)
    label.textAlignment = isReversed ? .right : .left
    label.setFrameUntransformed(
      CGRect(x: isReversed ? 0 : start, y: 0, width: width, height: bounds.height))
    let image = imageView.image?.size ?? .zero
    imageView.frame = CGRect(
      x: isReversed ? width - image.width : start,
      y: ((bounds.height - image.height) / 2).rounded(), width: image.width, height: image.height)
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}

extension UIImageView {
  fileprivate var intrinsicWidth: CGFloat { image?.size.width ?? 0 }
}
