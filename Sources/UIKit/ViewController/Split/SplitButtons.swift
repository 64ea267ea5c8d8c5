/// The buttons that change the display mode.
@MainActor final class SplitButtons {
  private unowned let controller: UISplitViewController
  /// Shows and hides the primary column.
  let displayMode = UIBarButtonItem()
  /// Shows the secondary column alone, and shows the others again.
  let secondaryOnly = UIBarButtonItem()
  private var names: [ObjectIdentifier: String] = [:]
  /// The number of columns that `secondaryOnly` shows again.
  private var hiddenCount: Int?

  init(of controller: UISplitViewController) {
    self.controller = controller
    displayMode.primaryAction = UIAction { [weak self] _ in self?.userWantsDisplayMode() }
    secondaryOnly.primaryAction = UIAction { [weak self] _ in self?.userWantsSecondaryOnly() }
    updateImages()
  }

  func updateImages() {
    show(controller.isReversed ? "sidebar.right" : "sidebar.left", on: displayMode)
    let isAlone = controller.displayMode == .secondaryOnly
    show(
      isAlone ? "arrow.down.right.and.arrow.up.left" : "arrow.up.left.and.arrow.down.right",
      on: secondaryOnly)
  }

  private func show(_ name: String, on item: UIBarButtonItem) {
    guard names.updateValue(name, forKey: ObjectIdentifier(item)) != name else { return }
    item.image = UIImage(systemName: name)
  }

  private func userWantsDisplayMode() {
    let mode = controller.delegate?.targetDisplayModeForAction(in: controller) ?? .automatic
    let count = controller.displayMode.columnCount
    let most = controller.hasSupplementary ? 2 : 1
    let next = count == most ? most - 1 : count + 1
    change(to: mode == .automatic ? next : mode.columnCount)
  }

  private func userWantsSecondaryOnly() {
    let count = controller.displayMode.columnCount
    change(to: count > 0 ? 0 : hiddenCount ?? 1)
    if count > 0 { hiddenCount = count }
  }

  private func change(to count: Int) {
    guard !controller.isCollapsed else { return }
    controller.change(columnCount: count, animated: true)
  }
}

extension UISplitViewController {
  /// Puts the buttons into the bars of the columns.
  func updateButtons() {
    guard isInstalled else { return }
    buttons.updateImages()
    for column in tiledColumns {
      guard let navigation = column.child as? UINavigationController else { continue }
      navigation.bar.containerItems = isCollapsed ? [] : barItems(of: column.name)
    }
  }

  private func barItems(of name: Column) -> [UIBarButtonItem] {
    guard style != .unspecified else { return [] }
    let layout = layout
    let first = tiledColumns.first { layout.shown.contains($0.name) && $0.child != nil }
    var items: [UIBarButtonItem] = []
    if showsDisplayModeButton, name == first?.name { items.append(displayModeButtonItem) }
    if showsSecondaryOnlyButton, hasSupplementary, name == .secondary {
      items.append(buttons.secondaryOnly)
    }
    return items
  }

  private var showsDisplayModeButton: Bool {
    guard column(.primary).child != nil else { return false }
    switch displayModeButtonVisibility {
    case .automatic: return presentsWithGesture
    case .never: return false
    case .always: return true
    }
  }
}
