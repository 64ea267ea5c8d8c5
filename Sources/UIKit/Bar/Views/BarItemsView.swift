import CoreGraphics
import Foundation

/// Lays out bar button items in a row. Navigation bars and toolbars consist of such rows.
@MainActor final class BarItemsView: UIView, BarItemObserver {
  private(set) var items: [UIBarButtonItem] = []
  private var views: [ObjectIdentifier: UIView] = [:]
  /// How the bar shows its buttons.
  var look = BarButtonLook.standard {
    didSet { for case let button as BarButtonView in views.values { button.look = look } }
  }
  /// Whether the first item is at the right.
  var isReversed = false {
    didSet { if isReversed != oldValue { updateDirection() } }
  }
  /// Called when an item has changed, so that the row may need another width.
  var onChange: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Items

  /// Replaces the items. Animated, new ones fade in and old ones fade out.
  func setItems(_ items: [UIBarButtonItem], animated: Bool) {
    guard items != self.items else { return }
    let outgoing = self.items.filter { !items.contains($0) }
    self.items = items
    for item in outgoing { removeView(of: item, animated: animated) }
    for item in items { show(item, animated: animated) }
    setNeedsLayout()
    if animated, window != nil { layoutIfNeeded() }
    onChange?()
  }

  private func show(_ item: UIBarButtonItem, animated: Bool) {
    item.observer = self
    if window != nil { item.applyAppearance(in: self) }
    guard views[ObjectIdentifier(item)] == nil, let view = makeView(of: item) else { return }
    views[ObjectIdentifier(item)] = view
    view.isHidden = item.isHidden
    addSubview(view)
    guard animated else { return }
    view.alpha = 0
    UIView.animate(withDuration: Self.fadeDuration) { view.alpha = 1 }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { for item in items { item.applyAppearance(in: self) } }
  }

  private static let fadeDuration = 0.25

  private func makeView(of item: UIBarButtonItem) -> UIView? {
    if item.isSpace { return nil }
    if let custom = item.customView { return BarCustomView(custom) }
    let button = BarButtonView(item)
    button.look = look
    button.semanticContentAttribute = semanticContentAttribute
    return button
  }

  private func removeView(of item: UIBarButtonItem, animated: Bool) {
    if item.observer === self { item.observer = nil }
    guard let view = views.removeValue(forKey: ObjectIdentifier(item)) else { return }
    guard animated, window != nil else { return view.removeFromSuperview() }
    UIView.animate(
      withDuration: Self.fadeDuration, animations: { view.alpha = 0 },
      completion: { _ in view.removeFromSuperview() })
  }

  func barItemDidChange(_ item: UIBarItem) {
    guard let item = item as? UIBarButtonItem else { return }
    let view = views[ObjectIdentifier(item)]
    if (view as? BarCustomView)?.content !== item.customView {
      removeView(of: item, animated: false)
      show(item, animated: false)
    }
    view?.isHidden = item.isHidden
    (view as? BarButtonView)?.update()
    setNeedsLayout()
    onChange?()
  }

  /// The view that shows an item; nil for a space.
  func view(of item: UIBarButtonItem) -> UIView? { views[ObjectIdentifier(item)] }

  private func updateDirection() {
    for view in views.values { view.semanticContentAttribute = semanticContentAttribute }
    for case let button as BarButtonView in views.values { button.update() }
    setNeedsLayout()
  }

  // MARK: Layout

  private var shownItems: [UIBarButtonItem] { items.filter { !$0.isHidden } }

  private func naturalWidth(of item: UIBarButtonItem) -> CGFloat {
    if item.isFlexibleSpace { return 0 }
    if item.isSpace { return item.width == 0 ? BarMetrics.space : item.width }
    switch views[ObjectIdentifier(item)] {
    case let button as BarButtonView: return button.naturalWidth
    case let custom as BarCustomView:
      let width = item.width > 0 ? item.width : custom.naturalSize(in: bounds.size).width
      return width + 2 * BarMetrics.buttonPadding
    default: return 0
    }
  }

  /// The width of the items without flexible spaces.
  var naturalWidth: CGFloat { shownItems.reduce(0) { $0 + naturalWidth(of: $1) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let items = shownItems
    let widths = items.map(naturalWidth)
    let rest = bounds.width - widths.reduce(0, +)
    let flexible = items.filter(\.isFlexibleSpace).count
    let share = flexible > 0 ? max(rest, 0) / CGFloat(flexible) : 0
    let factor = shrinkage(items, widths, by: -rest)
    var x: CGFloat = 0
    for (item, width) in zip(items, widths) {
      let isButton = !item.isSpace
      let width = item.isFlexibleSpace ? share : isButton ? width * factor : width
      if let view = views[ObjectIdentifier(item)] { place(view, x, width) }
      x += width
    }
  }

  /// Returns the factor of the buttons' widths where there is too little room.
  private func shrinkage(
    _ items: [UIBarButtonItem], _ widths: [CGFloat], by excess: CGFloat
  ) -> CGFloat {
    let buttons = zip(items, widths).reduce(0) { $0 + ($1.0.isSpace ? 0 : $1.1) }
    return excess > 0 && buttons > 0 ? max(buttons - excess, 0) / buttons : 1
  }

  private func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat) {
    let start = isReversed ? bounds.width - x - width : x
    let scale = max(contentScaleFactor, 1)
    let left = (start * scale).rounded() / scale
    view.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
  }

  /// Touches between the items go to what is behind the row.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
