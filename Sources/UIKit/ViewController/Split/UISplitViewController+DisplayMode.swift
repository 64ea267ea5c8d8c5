import CoreGraphics
import QuartzCore

extension UISplitViewController {
  // MARK: Choosing

  func behavior(in size: CGSize) -> SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    let implied = preferredDisplayMode.behavior
    return implied != .automatic ? implied : SplitChoice.behavior(style, in: size)
  }

  func wantedMode(in size: CGSize) -> DisplayMode {
    let automatic = SplitChoice.columnCount(style, behavior(in: size), in: size)
    let preferred =
      preferredDisplayMode == .automatic ? automatic : preferredDisplayMode.columnCount
    return mode(columnCount: requestedCount ?? preferred, in: size)
  }

  /// The mode with a number of columns beside the secondary one, as far as there is room.
  private func mode(columnCount: Int, in size: CGSize) -> DisplayMode {
    let behavior = behavior(in: size)
    let count = min(columnCount, hasSupplementary ? 2 : 1)
    let widths = widths(in: size)
    let rest = size.width - widths.primary - widths.supplementary
    if count == 2, behavior == .tile, rest < SplitChoice.minimumSecondaryWidth {
      return preferredSplitBehavior == .tile ? .oneBesideSecondary : .twoDisplaceSecondary
    }
    return DisplayMode(columnCount: count, behavior)
  }

  func preferencesDidChange() {
    requestedCount = nil
    adaptMode(animated: UIView.inheritedAnimationDuration > 0)
    updateButtons()
  }

  func widthsDidChange(from previous: SplitColumnWidth) {
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Changing

  /// Shows a number of columns beside the secondary one, at most as many as there are.
  func change(columnCount: Int, animated: Bool, interaction: DraggedTransition? = nil) {
    let previous = requestedCount
    requestedCount = columnCount
    adaptMode(from: previous, animated: animated, interaction: interaction)
  }

  /// Changes to the mode that is wanted now.
  private func adaptMode(
    from previous: Int? = nil, animated: Bool, interaction: DraggedTransition? = nil
  ) {
    guard isInstalled, !isCollapsed else { return }
    let mode = wantedMode(in: view.bounds.size)
    guard mode != currentMode else { return }
    guard animated, appearance.isVisible, view.window != nil else { return changeAtOnce(to: mode) }
    let before = (mode: currentMode, count: previous)
    announce(mode)
    giveWay()
    begin(
      SplitTransition(of: self, from: before, interaction: interaction) { [weak self] in
        self?.arrangeColumns()
      })
  }

  func changeAtOnce(to mode: DisplayMode) {
    announce(mode)
    giveWay()
    settle()
  }

  private func announce(_ mode: DisplayMode) {
    if mode != currentMode { delegate?.splitViewController(self, willChangeTo: mode) }
    currentMode = mode
    announce(layout.shown)
  }

  /// Tells the delegate which columns are hidden and shown from now on.
  func announce(_ shown: Set<Column>) {
    let previous = exchange(&announced, with: shown)
    for column in columns.map(\.name) where previous.contains(column) && !shown.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in columns.map(\.name) where shown.contains(column) && !previous.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
  }

  // MARK: The transition

  private func begin(_ transition: SplitTransition) {
    self.transition = transition
    transition.prepare()
    updateButtons()
    let layout = layout
    beginAppearance(of: layout.shown)
    for column in tiledColumns where layout.shown.contains(column.name) {
      UIView.performWithoutAnimation {
        column.show()
        column.view.layoutIfNeeded()
      }
      let size = layout.size(of: column.name)
      guard let child = column.child, size != column.view.bounds.size else { continue }
      child.viewWillTransition(to: size, with: transition.coordinator)
    }
    transition.run { [weak self, unowned transition] isCompleted in
      self?.end(transition, isCompleted)
    }
  }

  /// Begins the appearance or the disappearance of columns that are to be shown or hidden.
  private func beginAppearance(of shown: Set<Column>) {
    for column in tiledColumns {
      guard let child = column.child, child.appearance.isVisible != shown.contains(column.name)
      else { continue }
      child.beginAppearance(shown.contains(column.name), animated: true)
    }
  }

  private func end(_ transition: SplitTransition, _ isCompleted: Bool) {
    guard self.transition === transition else { return }
    self.transition = nil
    drag.giveUp()
    if !isCompleted { takeBack(transition) }
    settle()
  }

  private func takeBack(_ transition: SplitTransition) {
    requestedCount = transition.previous.count
    announce(transition.previous.mode)
    if appearance.isVisible { beginAppearance(of: layout.shown) }
  }

  /// Ends the transition that runs, with the columns where they are, for what follows.
  private func giveWay() {
    guard let running = transition else { return }
    transition = nil
    drag.giveUp()
    running.giveWay()
  }

  /// Ends the transition that runs: in the new mode, or one that the user controls in the old.
  func endTransition() {
    guard let transition else { return }
    let isInteractive = transition.isInteractive
    giveWay()
    if isInteractive { takeBack(transition) }
    settle()
  }

  /// Shows the columns at their places, and hides the others.
  func settle() {
    updateButtons()
    let shown = layout.shown
    UIView.performWithoutAnimation { arrangeColumns(lays: false) }
    for column in tiledColumns {
      guard let child = column.child else { continue }
      guard shown.contains(column.name) else {
        column.hide()
        continue
      }
      appear(in: column)
      if child.appearance == .appearing, !child.isAppearanceAutomatic, appearance == .appeared {
        child.endAppearance()
      }
    }
  }

  /// Shows the child of a column, which appears together with this controller if that is about to.
  func appear(in column: SplitColumn) {
    if appearance == .appearing, let child = column.child, !child.appearance.isVisible {
      child.beginAppearance(true, animated: isAppearanceAnimated)
    }
    column.show()
  }
}
