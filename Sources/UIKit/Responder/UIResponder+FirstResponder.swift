import CoreGraphics

extension UIResponder {
  /// The window whose first responder this object can be: that of the first view in the chain.
  var focusWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.hostWindow }
      responder = current.next
    }
    return nil
  }

  /// The default implementation of `becomeFirstResponder()`. The callbacks may change the first
  /// responder and the views, so that everything is checked again after them.
  func takeFocus() -> Bool {
    if isFirstResponder { return true }
    guard let window = focusWindow, canBecomeFirstResponder else { return false }
    // Input views that both responders have stay where they are.
    let changes = window.screen.firstResponderChanges
    changes.begin()
    defer { changes.end() }
    if let present = window.firstResponder {
      guard present.resignFirstResponder() else { return false }
      if window.firstResponder === present { window.firstResponder = nil }
    }
    guard window.firstResponder == nil, focusWindow === window else { return isFirstResponder }
    window.firstResponder = self
    return true
  }

  /// The default implementation of `resignFirstResponder()`.
  func giveUpFocus() -> Bool {
    guard let window = focusWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder || isForcedToResign else { return false }
    if window.firstResponder === self { window.firstResponder = nil }
    return true
  }
}

extension UIResponder {
  /// Whether the object cannot refuse to resign, because the program ends editing in a view.
  var isForcedToResign: Bool { focusWindow.map { $0.resigning === self } ?? false }
}

extension UIView {
  /// The default implementation of `endEditing(_:)`.
  final func endEditingInside(force: Bool) -> Bool {
    guard let window = hostWindow, let focused = window.firstResponder, focused.isIn(self) else {
      return false
    }
    window.resigning = force ? focused : nil
    defer { window.resigning = nil }
    focused.resignFirstResponder()
    if force, window.firstResponder === focused { window.firstResponder = nil }
    return window.firstResponder !== focused
  }
}

extension UIWindow {
  /// Ends the first responder's role when it is in a view that leaves the window. It is asked to
  /// resign, but cannot refuse.
  func endFocus(inSubtreeOf view: UIView) {
    guard let focused = firstResponder, focused.isIn(view) else { return }
    _ = focused.resignFirstResponder()
    if firstResponder === focused { firstResponder = nil }
  }
}

extension UIResponder {
  fileprivate func isIn(_ view: UIView) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current === view || (current as? UIViewController)?.viewIfLoaded === view { return true }
      responder = current.next
    }
    return false
  }
}
