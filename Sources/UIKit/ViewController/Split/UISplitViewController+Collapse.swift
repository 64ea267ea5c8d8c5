import QuartzCore

extension UISplitViewController {
  /// The column whose stack a collapsed controller shows.
  private var baseColumn: Column { tiledColumns.first { $0.child != nil }?.name ?? .primary }

  private var base: UINavigationController? { column(baseColumn).child as? UINavigationController }

  /// The column that a collapsed controller shows.
  var collapsedColumn: Column { showsCompactColumn ? .compact : baseColumn }

  /// The column at the top of the stack of a collapsed controller.
  var topColumn: Column {
    if showsCompactColumn { return .compact }
    guard let base else { return baseColumn }
    if style == .unspecified { return base.guests.isEmpty ? .primary : .secondary }
    return tiledColumns.last { $0.child.map(base.isHosting) ?? false }?.name ?? baseColumn
  }

  // MARK: Adapting

  /// Collapses where the width is compact, and expands where it is not.
  func adaptToWidthClass() {
    guard isInstalled, !isRestacking, let view = viewIfLoaded, view.window != nil,
      traitCollection.isCompactWidth != collapsed
    else { return }
    if collapsed { expand() } else { collapse() }
  }

  /// Shows the columns for the first time.
  func installColumnsOnce() {
    guard !isInstalled, view.window != nil else { return }
    isInstalled = true
    if traitCollection.isCompactWidth {
      collapse()
    } else {
      updateWidthClasses()
      changeAtOnce(to: wantedMode(in: view.bounds.size))
    }
  }

  private func collapse() {
    endTransition()
    let top = chooseTopColumn()
    if style == .unspecified, let primary = delegate?.primaryViewController(forCollapsing: self) {
      replace(.primary, by: primary)
    }
    (collapsed, isRestacking) = (true, true)
    for column in tiledColumns where column.name != baseColumn || top == .compact { column.hide() }
    stack(upTo: top)
    isRestacking = false
    showCollapsedColumn()
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func chooseTopColumn() -> Column {
    let last = tiledColumns.last { $0.child != nil }?.name ?? .secondary
    let proposed = column(.compact).child == nil ? last : .compact
    guard style != .unspecified else { return .secondary }
    return exchange(&restoredTopColumn, with: nil)
      ?? delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
  }

  private func expand() {
    let proposed = wantedMode(in: view.bounds.size)
    var mode = proposed
    isRestacking = true
    if style == .unspecified {
      separateSecondary()
    } else {
      mode =
        delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        ?? proposed
      takeStackApart()
    }
    column(.compact).hide()
    (collapsed, showsCompactColumn, isRestacking) = (false, false, false)
    updateWidthClasses()
    if mode != proposed, mode != .automatic { requestedCount = mode.columnCount }
    changeAtOnce(to: wantedMode(in: view.bounds.size))
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Shows what a collapsed controller shows.
  func showCollapsedColumn() {
    for column in columns where column.name != collapsedColumn { column.hide() }
    updateWidthClasses()
    updateButtons()
    UIView.performWithoutAnimation { arrangeColumns(lays: false) }
    announce([topColumn])
    appear(in: column(collapsedColumn))
  }

  private func updateWidthClasses() {
    for column in tiledColumns {
      let sizeClass: UIUserInterfaceSizeClass = column.name == .secondary ? .regular : .compact
      column.setWidthClass(isCollapsed ? nil : sizeClass)
    }
  }

  // MARK: The stack of columns

  /// Puts columns on one stack.
  func stack(upTo top: Column) {
    showsCompactColumn = top == .compact && column(.compact).child != nil
    if style == .unspecified {
      collapseSecondary()
    } else if !showsCompactColumn {
      push(columnsAbove(baseColumn, upTo: top), animated: false)
    }
  }

  func takeStackApart() {
    guard let base else { return }
    for guest in base.guests.reversed() { base.release(guest.controller) }
  }

  private func columnsAbove(_ lower: Column, upTo top: Column) -> [UIViewController] {
    tiledColumns.filter { $0.name.rawValue > lower.rawValue && $0.name.rawValue <= top.rawValue }
      .compactMap(\.child)
  }

  private func push(_ controllers: [UIViewController], animated: Bool) {
    if !controllers.isEmpty { base?.host(controllers, animated: animated) }
  }

  /// Shows a column at the top of the stack.
  func push(_ name: Column, animated: Bool) {
    guard style != .unspecified, !showsCompactColumn, name != .compact else { return }
    if name.rawValue > topColumn.rawValue {
      push(columnsAbove(topColumn, upTo: name), animated: animated)
    } else {
      popColumns(from: name.rawValue + 1, animated: animated)
    }
  }

  /// Takes a column from the stack, and what is above it.
  func pop(_ name: Column, animated: Bool) {
    guard style != .unspecified, !showsCompactColumn else { return }
    popColumns(from: name.rawValue, animated: animated)
  }

  private func popColumns(from lowest: Int, animated: Bool) {
    let children = tiledColumns.filter { $0.name.rawValue >= lowest }.compactMap(\.child)
    guard let base, let guest = base.guests.first(where: { children.contains($0.controller) }),
      let index = guest.pages.first.flatMap({ base.stack.firstIndex(of: $0) }), index > 0
    else { return }
    base.change(stack: Array(base.stack[..<index]), animated: animated)
  }

  /// Called when the stack of a column has changed.
  func pagesDidChange() {
    if isInstalled, isCollapsed, !isRestacking { announce([topColumn]) }
  }

  // MARK: The style .unspecified

  private func collapseSecondary() {
    guard let primary = column(.primary).child, let secondary = column(.secondary).child else {
      return
    }
    let isDone = delegate?.splitViewController(
      self, collapseSecondary: secondary, onto: primary)
    if isDone != true { primary.collapseSecondaryViewController(secondary, for: self) }
    let column = column(.secondary)
    (column.controller, column.child) = (nil, nil)
    guard secondary.parent === self else { return }
    secondary.willMove(toParent: nil)
    secondary.removeFromParent()
  }

  private func separateSecondary() {
    if let primary = delegate?.primaryViewController(forExpanding: self) {
      replace(.primary, by: primary)
    }
    guard let primary = column(.primary).child else { return }
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    replace(.secondary, by: secondary)
  }
}
