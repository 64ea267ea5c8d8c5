import CoreGraphics
import Foundation

/// The button that shows a bar button item.
@MainActor final class BarButtonView: UIControl {
  let item: UIBarButtonItem
  private let background = UIImageView(image: nil)
  private let imageView = UIImageView(image: nil)
  private let label = UILabel()
  /// How the bar shows its buttons.
  var look = BarButtonLook.standard { didSet { update() } }

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    for view in [background, imageView, label] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)
    update()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Look

  /// Shows the present values of the item.
  func update() {
    isEnabled = item.isEnabled
    if tintColor != item.tintColor { tintColor = item.tintColor }
    showsMenuAsPrimaryAction = item.menu != nil && !item.hasAction
    isContextMenuInteractionEnabled = item.menu != nil
    showContent()
    layer.cornerRadius = 6
    backgroundColor = item.isSelected ? .tertiarySystemFill : nil
    setNeedsLayout()
  }

  private var appearance: UIBarButtonItemAppearance { look.appearance(of: item) }

  private var isCompact: Bool { look.metrics == .compact || look.metrics == .compactPrompt }

  private var shownImage: UIImage? {
    let image = isCompact ? item.landscapeImagePhone ?? item.image : item.image
    guard let image, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  /// The text: with an image there is none. The chosen element of a menu stands for the title where the
  /// item asks for that.
  private var shownTitle: String {
    guard item.image == nil else { return "" }
    if item.changesSelectionAsPrimaryAction, let chosen = item.menu?.selectedElements.first {
      return chosen.title
    }
    return item.title ?? ""
  }

  private func showContent() {
    var attributes = look.attributes(of: item, appearance, in: state)
    let color = attributes[.foregroundColor] as? UIColor ?? tintColor ?? .systemBlue
    attributes[.foregroundColor] = color
    label.setText(shownTitle, attributes)
    imageView.image = shownImage
    imageView.tintColor = item.isEnabled ? color : .tertiaryLabel
    imageView.semanticContentAttribute = semanticContentAttribute
    background.image =
      item.backgrounds.image(state, item.style, look.metrics)
      ?? appearance.appearance(in: state).backgroundImage ?? appearance.normal.backgroundImage
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      showContent()
      let alpha: CGFloat = isHighlighted && background.image == nil ? 0.2 : 1
      let change = { for view in [self.imageView, self.label] as [UIView] { view.alpha = alpha } }
      if isHighlighted { change() } else { UIView.animate(withDuration: 0.3, animations: change) }
    }
  }

  // MARK: Layout

  private var imageInsets: UIEdgeInsets {
    isCompact && item.landscapeImagePhone != nil
      ? item.landscapeImagePhoneInsets : item.imageInsets
  }

  /// The width that the item wants: its own, or that of its content, or of the widest possible title.
  var naturalWidth: CGFloat {
    if item.width > 0 { return item.width }
    let padding = 2 * BarMetrics.buttonPadding
    if imageView.image != nil {
      return max(imageView.intrinsicContentSize.width + padding, 36)
    }
    let attributes = look.attributes(of: item, appearance, in: .normal)
    let titles = (item.possibleTitles ?? []).union([shownTitle])
    return titles.map { $0.size(withAttributes: attributes).width.rounded(.up) }.max()! + padding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let vertical = item.backgrounds.verticalAdjustments[look.metrics] ?? 0
    let offset = appearance.appearance(in: state).backgroundImagePositionAdjustment
    background.frame = backgroundFrame.offsetBy(
      dx: offset.horizontal, dy: offset.vertical + vertical)
    let size = imageView.image == nil ? .zero : imageView.intrinsicContentSize
    let origin = CGPoint(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded())
    imageView.frame = CGRect(origin: origin, size: size).inset(by: imageInsets)
    let adjustment = titleAdjustment
    label.frame = bounds.insetBy(dx: min(BarMetrics.buttonPadding, bounds.width / 2), dy: 0)
      .offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
  }

  private var backgroundFrame: CGRect {
    let height = background.image?.size.height ?? 0
    return CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
  }

  private var titleAdjustment: UIOffset {
    let own = item.titlePositionAdjustment(for: look.metrics)
    return own == .zero ? appearance.appearance(in: state).titlePositionAdjustment : own
  }

  // MARK: Touches and menus

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside, !showsMenuAsPrimaryAction { item.perform(with: event) }
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard item.isEnabled, let menu = item.menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
    return configuration
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if item.changesSelectionAsPrimaryAction { update() }
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
