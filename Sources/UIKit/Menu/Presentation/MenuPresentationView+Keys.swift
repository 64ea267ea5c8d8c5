extension MenuPresentationView {
  /// Does what a key means to the menu; others do nothing.
  func handle(_ key: UIKey) {
    guard let list = lists.last else { return }
    switch key.charactersIgnoringModifiers {
    case UIKeyCommand.inputDownArrow: list.highlightNext(backwards: false)
    case UIKeyCommand.inputUpArrow: list.highlightNext(backwards: true)
    case UIKeyCommand.inputRightArrow: isRightToLeft ? closeSubmenu() : openHighlightedSubmenu()
    case UIKeyCommand.inputLeftArrow: isRightToLeft ? openHighlightedSubmenu() : closeSubmenu()
    case "\r", " ":
      if let view = list.highlighted { choose(view) }
    case UIKeyCommand.inputEscape:
      if lists.count > 1 { closeSubmenu() } else { delegate?.presentationWantsDismissal(self) }
    default: break
    }
  }

  private func openHighlightedSubmenu() {
    guard let view = lists.last?.highlighted, view.entry.isSubmenu else { return }
    choose(view)
    lists.last?.highlightNext(backwards: false)
  }
}
