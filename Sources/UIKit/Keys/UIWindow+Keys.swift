extension UIWindow {
  /// The responder to which keys are sent: an open menu, or else the one at which commands begin.
  final var keyResponder: UIResponder { menuPresentation ?? commandResponder }

  /// The responder whose chain is searched for key commands: the first responder, or else the view that
  /// has the focus, or the innermost controller that is shown.
  final var commandResponder: UIResponder {
    firstResponder ?? focusedResponder ?? rootViewController?.innermostForKeys ?? self
  }

  /// The view that has the focus, unless it has left the window, as that of a covered page has.
  private var focusedResponder: UIResponder? {
    guard let item = ownFocusSystem?.focusedItem as? UIResponder else { return nil }
    guard let view = item as? UIView else { return item }
    return view.window === self ? view : nil
  }

  /// Cancels the search whose bar is edited, or dismisses the topmost presentation. Returns false if Escape
  /// does neither.
  final func escape() -> Bool {
    let responders = sequence(first: commandResponder, next: \.next)
    if let bar = responders.lazy.compactMap({ $0 as? UISearchBar }).first, bar.showsCancelButton {
      bar.cancel()
      return true
    }
    guard let top = rootViewController?.topmostPresentation else { return false }
    return top.active.escape()
  }
}

extension UIViewController {
  /// The controller inside of this one, or above it, that is to get keys first.
  fileprivate var innermostForKeys: UIViewController {
    (shownPresentation?.presented ?? childForKeys)?.innermostForKeys ?? self
  }

  /// What the controller, or one that it presents, presents on top.
  fileprivate var topmostPresentation: Presentation? {
    guard let presentation = shownPresentation ?? childForKeys?.topmostPresentation else {
      return nil
    }
    return presentation.presented.topmostPresentation ?? presentation
  }

  private var shownPresentation: Presentation? {
    presentation.flatMap { $0.phase == .dismissing ? nil : $0 }
  }
}
