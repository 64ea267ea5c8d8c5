import CoreGraphics

/// An item of a tab bar: the image, the title and the badge.
@MainActor final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let imageView = UIImageView(image: nil)
  private let titleLabel = UILabel()
  private let badge = TabBarBadge()
  private var look: TabBarLook?

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    for view in [imageView, titleLabel, badge] as [UIView] { addSubview(view) }
    titleLabel.textAlignment = .center
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: TabBarLook) {
    self.look = look
    let appearance = look.items.appearance(in: state)
    let color = look.color(in: state)
    imageView.image = shownImage
    imageView.tintColor = appearance.iconColor ?? color
    let style = appearance.titleTextAttributes.merging(
      item.titleTextAttributes(for: state.intersection([.selected, .disabled])) ?? [:]
    ) { $1 }
    titleLabel.setText(item.title, [.foregroundColor: color].merging(style) { $1 })
    badge.show(item, appearance, state)
    setNeedsLayout()
  }

  /// Template images have the color of the state; images without a mode are templates, as on iOS.
  private var shownImage: UIImage? {
    let isCompact = look?.style == .compactInline
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    let shown = isCompact ? item.landscapeImagePhone ?? image : image
    guard let shown, shown.renderingMode == .automatic else { return shown }
    return shown.withRenderingMode(.alwaysTemplate)
  }

  override var isHighlighted: Bool {
    didSet { imageView.alpha = isHighlighted ? 0.5 : 1 }
  }

  // MARK: Layout

  var naturalWidth: CGFloat {
    let (image, title) = (imageSize, titleLabel.intrinsicContentSize)
    guard look?.style != .stacked else { return max(image.width, title.width) + 8 }
    return image.width + TabBarMetrics.inlineSpacing + title.width + 16
  }

  private var imageSize: CGSize {
    guard let size = imageView.image?.size else { return .zero }
    // Large images are scaled down, as no bar is higher.
    let limit = look?.style == .stacked ? CGFloat(30) : 24
    let scale = min(1, limit / max(size.height, 1))
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.contentMode = .scaleAspectFit
    if look?.style == .stacked { layOutStacked() } else { layOutInline() }
    adjustTitle()
    layOutBadge()
  }

  private func layOutStacked() {
    let (image, title) = (imageSize, titleLabel.intrinsicContentSize)
    let hasTitle = item.title?.isEmpty == false
    let center = hasTitle ? TabBarMetrics.imageCenter : bounds.height / 2
    place(imageView, image, center: CGPoint(x: bounds.midX, y: center))
    let width = min(title.width, bounds.width)
    titleLabel.frame = CGRect(
      x: (bounds.width - width) / 2, y: TabBarMetrics.titleTop, width: width, height: title.height)
  }

  private func layOutInline() {
    let image = imageSize
    let spacing = image.width > 0 ? TabBarMetrics.inlineSpacing : 0
    let room = max(bounds.width - image.width - spacing, 0)
    let title = titleLabel.intrinsicContentSize
    let width = min(title.width, room)
    let start = (bounds.width - image.width - spacing - width) / 2
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let imageX = isReversed ? bounds.width - start - image.width : start
    let titleX = isReversed ? start : start + image.width + spacing
    place(imageView, image, center: CGPoint(x: imageX + image.width / 2, y: bounds.midY))
    titleLabel.frame = CGRect(
      x: titleX, y: (bounds.height - title.height) / 2, width: width, height: title.height)
  }

  private func place(_ view: UIView, _ size: CGSize, center: CGPoint) {
    let insets = item.imageInsets
    let frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    view.frame = frame.inset(by: insets)
  }

  private func adjustTitle() {
    let own = look?.items.appearance(in: state).titlePositionAdjustment ?? .zero
    titleLabel.frame.origin.x += own.horizontal + item.titlePositionAdjustment.horizontal
    titleLabel.frame.origin.y += own.vertical + item.titlePositionAdjustment.vertical
  }

  /// The badge begins near the trailing edge of the image.
  private func layOutBadge() {
    let size = badge.naturalSize
    let adjustment = look?.items.appearance(in: state).badgePositionAdjustment ?? .zero
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let reach = max(imageView.frame.width / 2 - 8, 4)
    let x = isReversed ? imageView.frame.midX - reach - size.width : imageView.frame.midX + reach
    badge.frame = CGRect(
      x: x + adjustment.horizontal, y: max(imageView.frame.minY - 6, 2) + adjustment.vertical,
      width: size.width, height: size.height)
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
