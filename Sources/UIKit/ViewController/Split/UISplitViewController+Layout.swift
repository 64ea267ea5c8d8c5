import CoreGraphics
import QuartzCore

extension UISplitViewController {
  func loadColumns() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    for name in [Column.secondary, .compact] { view.addSubview(column(name).view) }
    view.addSubview(dimming)
    for name in [Column.supplementary, .primary] { view.addSubview(column(name).view) }
    dimming.alpha = 0
    dimming.onTap = { [weak self] in self?.userTouchedDimming() }
    self.view = view
    drag.install(in: view)
    updateBackground()
  }

  // MARK: Places

  var contentSize: CGSize { viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size }

  /// Whether the primary column is at the right.
  var isReversed: Bool {
    let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (primaryEdge == .trailing) != isRightToLeft
  }

  func widths(in size: CGSize) -> SplitLayout.Widths {
    let (primary, supplementary) = (column(.primary).child, column(.supplementary).child)
    return SplitLayout.Widths(
      primary: primary == nil ? 0 : primaryWidth.resolved(in: size.width),
      supplementary: supplementary == nil ? 0 : supplementaryWidth.resolved(in: size.width))
  }

  /// The layout in the present mode.
  var layout: SplitLayout { layout(currentMode, in: contentSize) }

  func layout(_ mode: DisplayMode, in size: CGSize) -> SplitLayout {
    SplitLayout(
      mode, hasSupplementary: hasSupplementary, widths(in: size), in: size, isReversed: isReversed)
  }

  func sizeOfColumn(of child: any UIContentContainer, in size: CGSize) -> CGSize? {
    guard !isCollapsed, let column = columns.first(where: { $0.child === child }) else {
      return nil
    }
    return layout(wantedMode(in: size), in: size).size(of: column.name)
  }

  // MARK: Layout

  func layOutColumns() {
    installColumnsOnce()
    adaptToWidthClass()
    guard isInstalled, transition == nil else { return }
    drag.updateEdge()
    if !isCollapsed { adaptModeToSize() }
    arrangeColumns(lays: false)
    updateButtons()
  }

  /// Chooses the mode again where the size asks for another behavior.
  private func adaptModeToSize() {
    let size = view.bounds.size
    let previous = exchange(&layoutBehavior, with: behavior(in: size))
    if previous != nil, previous != layoutBehavior { requestedCount = nil }
    let mode = wantedMode(in: size)
    if mode != currentMode { changeAtOnce(to: mode) }
  }

  /// Gives the columns their places and, in an animation, their content too.
  func arrangeColumns(lays: Bool = true) {
    let layout = layout
    dimming.frame = view.bounds
    dimming.alpha = layout.isDimmed && !isCollapsed ? 1 : 0
    for column in columns {
      let isAlone = isCollapsed && column.name == collapsedColumn
      column.view.frame = isAlone ? view.bounds : layout.frames[column.name] ?? .zero
      let isLast = column.name == .secondary || column.name == .compact
      column.view.separatorEdge = isLast || isAlone ? nil : isReversed ? .left : .right
    }
    if lays { view.layoutIfNeeded() }
  }

  func updateBackground() {
    column(.primary).view.backgroundColor =
      primaryBackgroundStyle == .sidebar ? .secondarySystemBackground : nil
  }

  /// A touch beside columns that lie over the secondary one hides them.
  private func userTouchedDimming() {
    guard !isCollapsed else { return }
    change(columnCount: columnCountWithoutOverlay, animated: true)
  }

  /// The number of columns that stay when those that lie over the secondary one are hidden.
  var columnCountWithoutOverlay: Int { currentMode == .twoDisplaceSecondary ? 1 : 0 }
}
