extension UIButton {
  /// Whether a tap selects and deselects the button.
  final var isToggle: Bool { changesSelectionAsPrimaryAction && !showsMenuAsPrimaryAction }

  /// Whether the button shows the selected element of its menu as its title.
  final var isPopup: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  final var menuConfiguration: UIContextMenuConfiguration? {
    guard isEnabled, let menu else { return nil }
    let shown = isPopup ? menu.selectingOne : menu
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in shown })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  final func menuDidChange() {
    isContextMenuInteractionEnabled = menu != nil
    if isPopup, let menu, menu.selectedElements.isEmpty { menu.firstLeaf?.state = .on }
    if isPopup, configuration == nil, let selected = menu?.selectedElements.first {
      setTitle(selected.title, for: .normal)
    }
    contentDidChange()
  }
}

extension UIMenu {
  /// The menu with the same elements, of which one is selected at a time.
  fileprivate var selectingOne: UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      options: options.union(.singleSelection), preferredElementSize: preferredElementSize,
      children: children)
    return menu
  }

  /// The first action or command, also of a section.
  fileprivate var firstLeaf: (any UIMenuLeaf)? {
    for child in children {
      if let leaf = child as? any UIMenuLeaf { return leaf }
      if let menu = child as? UIMenu, menu.options.contains(.displayInline),
        let leaf = menu.firstLeaf
      {
        return leaf
      }
    }
    return nil
  }
}
