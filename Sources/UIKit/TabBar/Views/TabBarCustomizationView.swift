import CoreGraphics

/// The screen on which the user drags items into a tab bar, which stays visible below it.
@MainActor final class TabBarCustomizationView: UIView {
  weak var customization: TabBarCustomization?
  private let background = UIView()
  private let titleLabel = UILabel()
  private let doneButton = UIControl()
  private let doneLabel = UILabel()
  private let cells: [TabBarButton]
  private var dragged: (item: UITabBarItem, copy: UIView)?

  init(_ items: [UITabBarItem]) {
    cells = items.map { TabBarButton($0) }
    super.init(frame: .zero)
    background.backgroundColor = .systemBackground
    titleLabel.text = "Configure"
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    doneLabel.text = "Done"
    doneLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    doneLabel.textColor = tintColor
    doneButton.addSubview(doneLabel)
    doneButton.addAction(
      UIAction { [weak self] _ in self?.customization?.end() }, for: .touchUpInside)
    for view in [background, titleLabel, doneButton] { addSubview(view) }
    for cell in cells {
      cell.isUserInteractionEnabled = false
      background.addSubview(cell)
    }
    let pan = UIPanGestureRecognizer()
    pan.addAction { [weak self] in self?.follow($0) }
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    ["\r", UIKeyCommand.inputEscape].map { input in
      UIKeyCommand(
        input: input, modifierFlags: [],
        action: Selector("endCustomizing", TabBarCustomizationView.endCustomizing))
    }
  }

  private func endCustomizing() { customization?.end() }

  /// Dims the choices that are in the bar.
  func showUsed(_ items: [UITabBarItem]) {
    let look = TabBarLook(
      style: .stacked, items: UITabBarItemAppearance(), selectedColor: .label,
      normalColor: .label)
    for cell in cells {
      cell.alpha = items.contains(cell.item) ? 0.3 : 1
      cell.show(look)
    }
  }

  func choice(at point: CGPoint) -> UITabBarItem? {
    cells.first { $0.frame.contains(convert(point, to: background)) }?.item
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let bar = customization?.barFrame ?? .zero
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bar.minY)
    let top = safeAreaInsets.top
    titleLabel.sizeToFit()
    titleLabel.center = CGPoint(x: bounds.midX, y: top + 22)
    doneLabel.sizeToFit()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = doneLabel.bounds.width + 32
    doneButton.frame = CGRect(
      x: isReversed ? 0 : bounds.width - width, y: top, width: width, height: 44)
    doneLabel.center = CGPoint(x: width / 2, y: 22)
    layOutCells(top: top + 60, isReversed)
  }

  private func layOutCells(top: CGFloat, _ isReversed: Bool) {
    let columns = max(Int(bounds.width / 90), 1)
    let width = bounds.width / CGFloat(columns)
    for (index, cell) in cells.enumerated() {
      let column = isReversed ? columns - 1 - index % columns : index % columns
      cell.frame = CGRect(
        x: CGFloat(column) * width, y: top + CGFloat(index / columns) * 76, width: width, height: 49
      )
    }
  }

  // MARK: Dragging

  private func follow(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: self)
    switch recognizer.state {
    case .began: pickUp(at: (recognizer as? UIPanGestureRecognizer)?.start(in: self) ?? point)
    case .changed: dragged?.copy.center = point
    case .ended: letGo { customization?.drop($0, at: point) }
    case .cancelled, .failed: letGo { _ in }
    default: break
    }
  }

  private func pickUp(at point: CGPoint) {
    guard let item = customization?.item(at: point) else { return }
    let copy = TabBarButton(item)
    copy.show(
      TabBarLook(
        style: .stacked, items: UITabBarItemAppearance(), selectedColor: tintColor,
        normalColor: tintColor))
    copy.bounds.size = CGSize(width: 90, height: 49)
    copy.center = point
    addSubview(copy)
    dragged = (item, copy)
  }

  private func letGo(_ body: (UITabBarItem) -> Void) {
    guard let dragged else { return }
    self.dragged = nil
    dragged.copy.removeFromSuperview()
    body(dragged.item)
  }

  // MARK: Appearing

  func appear(then completion: @escaping () -> Void) {
    alpha = 0
    UIView.animate(withDuration: 0.25) {
      self.alpha = 1
    } completion: { _ in
      completion()
    }
  }

  func disappear(animated: Bool, then completion: @escaping () -> Void) {
    resignFirstResponder()
    UIView.animate(withDuration: animated ? 0.25 : 0) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
      completion()
    }
  }
}

extension UIPanGestureRecognizer {
  /// Where the finger was when it touched the view.
  fileprivate func start(in view: UIView) -> CGPoint {
    let (point, moved) = (location(in: view), translation(in: view))
    return CGPoint(x: point.x - moved.x, y: point.y - moved.y)
  }
}
