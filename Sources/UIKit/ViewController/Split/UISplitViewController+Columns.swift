extension UISplitViewController {
  func column(_ name: Column) -> SplitColumn { columns[name.rawValue] }

  var hasSupplementary: Bool { style == .tripleColumn }

  /// The columns that are beside each other, from the primary to the secondary one.
  var tiledColumns: [SplitColumn] { columns.filter { $0.name != .compact } }

  func requireColumn(_ name: Column) {
    require(
      style != .unspecified,
      "\(self) has the style .unspecified, in which columns have no controllers of their own")
    require(
      name != .supplementary || hasSupplementary, "\(self) has no supplementary column: \(style)")
  }

  /// The children whose views may be shown, in the order of the columns.
  var childrenOfColumns: [UIViewController] {
    isCollapsed
      ? [column(collapsedColumn).child].compactMap(\.self) : tiledColumns.compactMap(\.child)
  }

  // MARK: Changes

  func set(_ controller: UIViewController?, for name: Column) {
    guard controller !== column(name).controller else { return }
    changeColumns { replace(name, by: controller) }
  }

  func set(controllers: [UIViewController]) {
    let names = tiledColumns.map(\.name).filter { $0 != .supplementary || hasSupplementary }
    require(
      controllers.count <= names.count,
      "A split view controller of the style \(style) has at most \(names.count) view controllers: "
        + "\(controllers)")
    changeColumns {
      for (index, name) in names.enumerated() {
        replace(name, by: controllers.indices.contains(index) ? controllers[index] : nil)
      }
    }
  }

  /// Changes controllers of columns. The stack of a collapsed controller is taken apart meanwhile.
  private func changeColumns(_ change: () -> Void) {
    endTransition()
    let top = isCollapsed ? topColumn : nil
    isRestacking = true
    if top != nil { takeStackApart() }
    change()
    if let top { stack(upTo: top) }
    isRestacking = false
    guard isInstalled else { return }
    if isCollapsed {
      showCollapsedColumn()
    } else {
      settle()
    }
  }

  func replace(_ name: Column, by controller: UIViewController?) {
    let column = column(name)
    guard controller !== column.controller else { return }
    if let previous = column.child {
      column.hide()
      previous.willMove(toParent: nil)
      previous.removeFromParent()
    }
    column.controller = controller
    column.child = controller.map { wrap($0, in: name) }
    guard let child = column.child else { return }
    addChild(child)
    child.didMove(toParent: self)
  }

  private func wrap(_ controller: UIViewController, in name: Column) -> UIViewController {
    guard style != .unspecified, name != .compact, !(controller is UINavigationController) else {
      return controller
    }
    return controller.navigationController ?? UINavigationController(rootViewController: controller)
  }

  // MARK: Showing and hiding

  private var isAnimated: Bool { appearance == .appeared && UIView.areAnimationsEnabled }

  func reveal(_ name: Column) {
    if isCollapsed { return push(name, animated: isAnimated) }
    let count = displayMode.columnCount
    switch name {
    case .primary: change(columnCount: hasSupplementary ? 2 : 1, animated: isAnimated)
    case .supplementary where hasSupplementary:
      change(columnCount: max(count, 1), animated: isAnimated)
    default: break
    }
  }

  func conceal(_ name: Column) {
    if isCollapsed { return pop(name, animated: isAnimated) }
    let count = displayMode.columnCount
    switch name {
    case .primary:
      change(columnCount: min(count, hasSupplementary ? 1 : 0), animated: isAnimated)
    case .supplementary where hasSupplementary: change(columnCount: 0, animated: isAnimated)
    default: break
    }
  }

  // MARK: Showing controllers

  func showMain(_ controller: UIViewController, _ sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    if style == .unspecified, !isCollapsed {
      set(controllers: [controller] + [column(.secondary).controller].compactMap(\.self))
    } else {
      showOnStack(controller, sender)
    }
  }

  private func showOnStack(_ controller: UIViewController, _ sender: Any?) {
    let child = column(isCollapsed ? collapsedColumn : .primary).child
    guard let target = child?.target(showing: .main) as? UINavigationController else {
      return present(controller, animated: true)
    }
    target.show(controller, sender: sender)
  }

  func showDetail(_ controller: UIViewController, _ sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    if style == .unspecified, isCollapsed {
      if let navigation = column(.primary).child as? UINavigationController {
        navigation.host([controller], animated: isAnimated)
      } else {
        present(controller, animated: true)
      }
    } else if style == .unspecified {
      changeColumns { replace(.secondary, by: controller) }
    } else if isCollapsed, showsCompactColumn {
      showOnStack(controller, sender)
    } else {
      set(controller, for: .secondary)
      show(.secondary)
    }
  }
}
