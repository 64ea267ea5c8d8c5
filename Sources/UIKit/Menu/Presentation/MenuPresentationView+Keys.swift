extension MenuPresentationView {
  /// Does what a key means to the menu; others do nothing.
  func handle(_ key: UIKey) {
    guard let list = lists.last else { return }
    switch key.keyCode {
    case .keyboardDownArrow: list.highlightNext(backwards: false)
    case .keyboardUpArrow: list.highlightNext(backwards: true)
    case .keyboardRightArrow: isRightToLeft ? closeSubmenu() : openHighlightedSubmenu()
    case .keyboardLeftArrow: isRightToLeft ? openHighlightedSubmenu() : closeSubmenu()
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if let view = list.highlighted { choose(view) }
    case .keyboardEscape:
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
