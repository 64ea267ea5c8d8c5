import CoreGraphics

/// The items of a tab bar, and the indicator of the selected one.
@MainActor final class TabBarRow: UIView, BarItemObserver {
  /// A place along the row, counted from the leading side.
  struct Span: Equatable {
    var start: CGFloat
    var length: CGFloat
  }

  var onSelect: (UITabBarItem) -> Void = { _ in }
  var spans: [Span] = [] { didSet { if spans != oldValue { setNeedsLayout() } } }
  var look: TabBarLook? { didSet { update() } }
  weak var selectedItem: UITabBarItem? { didSet { update() } }
  private(set) var buttons: [TabBarButton] = []
  private let indicator = UIImageView(image: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(indicator)
  }

  required init?(coder: NSCoder) { nil }

  /// The widths that the items need.
  var naturalWidths: [CGFloat] { buttons.map(\.naturalWidth) }

  /// Shows other items. Buttons of items that stay are kept.
  func show(_ items: [UITabBarItem], animated: Bool) {
    let previous = buttons
    buttons = items.map { item in previous.first { $0.item === item } ?? makeButton(item) }
    let gone = previous.filter { !buttons.contains($0) }
    let new = buttons.filter { !previous.contains($0) }
    for button in gone { button.item.observer = nil }
    for button in new {
      if window != nil { button.item.applyAppearance(in: self) }
      addSubview(button)
    }
    update()
    guard animated else {
      for button in gone { button.removeFromSuperview() }
      return
    }
    UIView.performWithoutAnimation { for button in new { button.alpha = 0 } }
    UIView.animate(withDuration: 0.25) {
      for button in gone { button.alpha = 0 }
      for button in new { button.alpha = 1 }
    } completion: { _ in
      for button in gone where button.alpha == 0 { button.removeFromSuperview() }
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { for button in buttons { button.item.applyAppearance(in: self) } }
  }

  private func makeButton(_ item: UITabBarItem) -> TabBarButton {
    let button = TabBarButton(item)
    item.observer = self
    button.addAction(
      UIAction { [weak self, weak item] _ in if let item { self?.onSelect(item) } },
      for: .touchUpInside)
    return button
  }

  func barItemDidChange(_ item: UIBarItem) {
    update()
    superview?.setNeedsLayout()
  }

  private func update() {
    guard let look else { return }
    for button in buttons {
      button.isEnabled = button.item.isEnabled
      button.isSelected = button.item === selectedItem
      button.show(look)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (button, span) in zip(buttons, spans) {
      let x = isReversed ? bounds.width - span.start - span.length : span.start
      button.semanticContentAttribute = semanticContentAttribute
      button.frame = CGRect(x: x, y: 0, width: span.length, height: bounds.height)
    }
    layOutIndicator()
  }

  private func layOutIndicator() {
    let selected = buttons.first { $0.isSelected }
    indicator.image = look?.indicatorImage
    indicator.tintColor = look?.indicatorColor
    indicator.isHidden = selected == nil || look?.indicatorImage == nil
    guard let selected else { return }
    let size = look?.indicatorImage?.size ?? .zero
    indicator.bounds.size = size
    indicator.center = selected.center
    sendSubviewToBack(indicator)
  }
}
