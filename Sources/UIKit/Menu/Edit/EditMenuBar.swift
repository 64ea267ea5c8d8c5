import CoreGraphics
import Foundation
import QuartzCore

/// The bar of an edit menu: elements side by side, in pages if they are too wide, and an arrow.
package final class EditMenuBar: UIView {
  /// Called with the chosen element, and its rectangle in the superview's coordinates.
  var onChoose: (MenuEntry, CGRect) -> Void = { _, _ in }
  /// Called when the bar was taken out of its window.
  var onRemove: () -> Void = {}
  let isRightToLeft: Bool
  private var items: [EditMenuItemView] = []
  private var pages: [[EditMenuItemView]] = []
  private var page = 0
  private var separators: [UIView] = []
  private var placement: EditMenuPlacement?
  private var tracked: UITouch?
  private var highlighted: EditMenuItemView? {
    didSet {
      guard highlighted !== oldValue else { return }
      oldValue?.isHighlighted = false
      highlighted?.isHighlighted = true
    }
  }

  package override class var layerClass: AnyClass { CAShapeLayer.self }
  override class var startsOpaque: Bool { false }

  init(_ entries: [MenuEntry], for source: UIView) {
    isRightToLeft = source.effectiveUserInterfaceLayoutDirection == .rightToLeft
    super.init(frame: .zero)
    overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
    layer.shadowRadius = 14
    layer.shadowOpacity = 0.22
    layer.shadowOffset = CGSize(width: 0, height: 3)
    show(entries)
    addHover()
  }

  package required init?(coder: NSCoder) { nil }

  /// Creates a bar that shows a menu at a target of a view, for pictures.
  package convenience init(showing menu: UIMenu, at target: CGRect, in view: UIView) {
    self.init(MenuContent(of: menu) { _ in nil }.entries, for: view)
    place(at: target, in: view.bounds, pointing: .automatic)
  }

  /// Replaces the elements; the first page is shown.
  func show(_ entries: [MenuEntry]) {
    items = entries.map { EditMenuItemView($0, isRightToLeft: isRightToLeft) }
    page = 0
  }

  /// The bar with its arrow, in the superview's coordinates.
  var visibleFrame: CGRect { frame }

  // MARK: Layout

  /// Puts the bar beside a target.
  func place(at target: CGRect, in area: CGRect, pointing direction: UIEditMenuArrowDirection) {
    pages = EditMenuItemView.pages(of: items, inWidth: area.width, isRightToLeft: isRightToLeft)
    page = min(page, pages.count - 1)
    let width = pages[page].reduce(0) { $0 + $1.width }
    let placement = EditMenuPlacement(width: width, at: target, in: area, pointing: direction)
    (self.placement, self.target, self.area, self.direction) = (placement, target, area, direction)
    frame = placement.frame
    let outline = placement.path.cgPath
    (layer as? CAShapeLayer)?.path = outline
    layer.shadowPath = outline
    updateColors()
    layOutPage(in: placement.bodyFrame)
  }

  private var target = CGRect.zero
  private var area = CGRect.zero
  private var direction = UIEditMenuArrowDirection.automatic

  private func layOutPage(in body: CGRect) {
    for view in subviews { view.removeFromSuperview() }
    var x = body.minX
    let views = isRightToLeft ? pages[page].reversed() : pages[page]
    for (index, item) in views.enumerated() {
      item.frame = CGRect(x: x, y: body.minY, width: item.width, height: body.height)
      addSubview(item)
      x += item.width
      guard index < views.count - 1 else { continue }
      let line = UIView(
        frame: CGRect(
          x: x, y: body.minY + 10, width: 1 / UIScreen.main.scale, height: body.height - 20))
      line.backgroundColor = .separator
      addSubview(line)
    }
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onRemove() }
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    let color: UIColor = interfaceStyle == .dark ? .tertiarySystemBackground : .systemBackground
    (layer as? CAShapeLayer)?.fillColor =
      color.withAlphaComponent(0.98).resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Choosing

  private func item(at point: CGPoint) -> EditMenuItemView? {
    pages[page].first { $0.frame.contains(point) && $0.isEnabled }
  }

  private func choose(_ item: EditMenuItemView) {
    switch item.content {
    case .entry(let entry):
      onChoose(entry, superview.map { item.convert(item.bounds, to: $0) } ?? frame)
    case .page(let step):
      page += step
      place(at: target, in: area, pointing: direction)
    }
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked == nil, let touch = touches.first else { return }
    tracked = touch
    highlighted = item(at: touch.location(in: self))
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tracked, touches.contains(tracked) else { return }
    highlighted = item(at: tracked.location(in: self))
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    (tracked, highlighted) = (nil, nil)
    if let item = item(at: touch.location(in: self)) { choose(item) }
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    (tracked, highlighted) = (nil, nil)
  }

  private func addHover() {
    let hover = UIHoverGestureRecognizer()
    hover.addAction { [weak self] recognizer in
      guard let self else { return }
      let isOver = recognizer.state == .began || recognizer.state == .changed
      highlighted = isOver ? item(at: recognizer.location(in: self)) : nil
    }
    addGestureRecognizer(hover)
  }
}
