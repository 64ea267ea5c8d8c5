extension UIControl {
  func enableMenu(_ isEnabled: Bool) {
    guard isEnabled != isContextMenuInteractionEnabled else { return }
    if isEnabled {
      let interaction = UIContextMenuInteraction(delegate: self)
      contextMenuInteraction = interaction
      addInteraction(interaction)
    } else if let interaction = contextMenuInteraction {
      contextMenuInteraction = nil
      removeInteraction(interaction)
    }
  }

  /// Sends the event that precedes a menu that is the primary action.
  func menuWillAppear() {
    if showsMenuAsPrimaryAction { send(.menuActionTriggered, nil) }
  }
}
