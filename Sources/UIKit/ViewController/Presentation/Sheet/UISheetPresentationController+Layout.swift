import CoreGraphics

extension UISheetPresentationController {
  /// The detents that there are now with their heights, the lowest first.
  private var resolvedDetents: [(detent: Detent, height: CGFloat)] {
    guard let container = containerView else { return [] }
    let bottom = container.safeAreaInsets.bottom
    let maximum = largeHeight - bottom
    let context = SheetContext(
      traits: container.traitCollection, maximum: maximum,
      medium: (container.bounds.height / 2).rounded(.down) - bottom)
    let all = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent, min(max($0, 0), maximum) + bottom) }
    }
    return all.sorted { $0.1 < $1.1 }
  }

  private var largeHeight: CGFloat {
    guard let container = containerView else { return 0 }
    return container.bounds.height - container.safeAreaInsets.top - SheetLayout.topInset
  }

  var layout: SheetLayout {
    let container = containerView
    let heights = resolvedDetents.map(\.height)
    return SheetLayout(
      kind: kind, bounds: container?.bounds ?? .zero,
      heights: heights.isEmpty ? [largeHeight] : heights, largeHeight: largeHeight,
      keyboardHeight: keyboardHeight)
  }

  private var keyboardHeight: CGFloat {
    (containerView as? PresentationContainerView)?.keyboardHeight ?? 0
  }

  private var kind: SheetLayout.Kind {
    guard let bounds = containerView?.bounds else { return .full }
    let space = PresentationSpace(self)
    if space.isCompactHeight {
      guard prefersEdgeAttachedInCompactHeight else { return .full }
      let insets = containerView?.safeAreaInsets ?? .zero
      return .attached(width: attachedWidth(in: bounds.width - insets.left - insets.right))
    }
    return space.isCompactWidth
      ? .attached(width: attachedWidth(in: bounds.width)) : .centered(centeredFrame(in: bounds))
  }

  private func attachedWidth(in width: CGFloat) -> CGFloat {
    let wanted = preferredContentSize.width
    guard widthFollowsPreferredContentSizeWhenEdgeAttached, wanted > 0 else { return width }
    return min(wanted, width)
  }

  private func centeredFrame(in bounds: CGRect) -> CGRect {
    let margin = SheetLayout.pageMargin
    let room = bounds.inset(by: containerView?.safeAreaInsets ?? .zero)
      .insetBy(dx: margin, dy: margin)
    let isPage = prefersPageSizing || presentationStyle == .pageSheet
    var size =
      isPage
      ? CGSize(width: SheetLayout.pageWidth, height: room.height) : SheetLayout.formSize
    if preferredContentSize != .zero { size = preferredContentSize }
    size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let center =
      sourceView.map { $0.convert($0.bounds, to: containerView) }
      .map { CGPoint(x: $0.midX, y: $0.midY) } ?? CGPoint(x: bounds.midX, y: bounds.midY)
    let x = min(max(center.x - size.width / 2, room.minX), room.maxX - size.width)
    let bottom = min(room.maxY, bounds.maxY - keyboardHeight - (keyboardHeight > 0 ? 8 : 0))
    let y = max(min(max(center.y - size.height / 2, room.minY), bottom - size.height), room.minY)
    return CGRect(
      x: x.rounded(), y: y.rounded(), width: size.width,
      height: min(size.height, max(bottom - y, 0)))
  }

  /// The detent at which the sheet is.
  var selectedIndex: Int {
    resolvedDetents.firstIndex { $0.detent.identifier == selectedDetentIdentifier } ?? 0
  }

  /// The visible height at rest. A keyboard raises a sheet at the lower edge.
  var restingHeight: CGFloat {
    let layout = layout
    let height = layout.heights[min(selectedIndex, layout.heights.count - 1)]
    guard layout.keyboardHeight > 0 else { return height }
    return min(height + layout.keyboardHeight, max(layout.largeHeight, height))
  }

  /// Selects a detent because the user has moved the sheet there.
  func select(_ index: Int) {
    let all = resolvedDetents
    guard all.indices.contains(index) else { return }
    let identifier = all[index].detent.identifier
    guard index != selectedIndex else { return }
    animateWithoutLayout { selectedDetentIdentifier = identifier }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  private func animateWithoutLayout(_ change: () -> Void) {
    let wasInstalled = isInstalled
    isInstalled = false
    change()
    isInstalled = wasInstalled
  }

  // MARK: Dimming

  /// The height up to which what is behind is not dimmed; nil if it always is.
  private var undimmedHeight: CGFloat? {
    guard let largestUndimmedDetentIdentifier else { return nil }
    return resolvedDetents.last { $0.detent.identifier == largestUndimmedDetentIdentifier }?.height
  }

  var isUndimmed: Bool {
    guard layout.isAttached, let undimmedHeight else { return false }
    return restingHeight <= undimmedHeight
  }

  /// How dark what is behind is while a height is visible, 0 to 1.
  func dimming(at height: CGFloat) -> CGFloat {
    let layout = layout
    guard layout.isAttached else { return height > 0 ? 1 : 0 }
    guard let undimmedHeight else { return SheetLayout.part(height, from: 0, to: layout.lowest) }
    let next = layout.heights.first { $0 > undimmedHeight } ?? .infinity
    return next < .infinity ? SheetLayout.part(height, from: undimmedHeight, to: next) : 0
  }

  /// How far what is behind has moved back while a height is visible, 0 to 1: it moves on the way to
  /// the large detent.
  func recession(at height: CGFloat) -> CGFloat {
    let layout = layout
    guard layout.isAttached, !PresentationSpace(self).isCompactHeight else { return 0 }
    let start = layout.heights.last { $0 < layout.largeHeight - 1 } ?? 0
    return SheetLayout.part(height, from: start, to: layout.largeHeight)
  }

  // MARK: Placing

  /// Puts everything where it is at rest.
  func layOutSheet() {
    show(restingHeight)
    sheetView.update(for: self)
  }

  /// Shows a part of the sheet, and what is behind it.
  func show(_ height: CGFloat) {
    sheetView.setFrameUntransformed(layout.frame(at: height))
    backdrop.show(dimming: dimming(at: height), recession: recession(at: height))
  }
}
