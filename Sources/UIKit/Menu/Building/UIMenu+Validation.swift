import ObjectiveC

extension UIMenu {
  /// Returns the menu as it appears beside a responder. The commands are copies that their targets
  /// have validated; those without a target are left out, and so are menus that have become empty.
  ///
  /// - Parameter sender: asks for the targets; nil means the command itself.
  final func validated(from responder: UIResponder?, for sender: AnyObject? = nil) -> UIMenu {
    replacingChildren(
      children.compactMap { child -> UIMenuElement? in
        switch child {
        case let menu as UIMenu:
          let validated = menu.validated(from: responder, for: sender)
          return validated.children.isEmpty ? nil : validated
        case let command as UICommand: return command.validated(from: responder, for: sender)
        default: return child
        }
      })
  }

  /// The key commands below the menu, in their order.
  final var keyCommands: [UIKeyCommand] {
    children.flatMap { child -> [UIKeyCommand] in
      if let menu = child as? UIMenu { return menu.keyCommands }
      return [child as? UIKeyCommand].compactMap(\.self)
    }
  }
}

extension UICommand {
  private final func validated(in target: Any) -> UICommand {
    guard let copy = copy() as? UICommand else { return self }
    (target as? UIResponder)?.validate(copy)
    return copy
  }

  /// Returns a copy that the target has validated; nil if there is no target.
  fileprivate final func validated(
    from responder: UIResponder?, for sender: AnyObject?
  ) -> UICommand? {
    let start = responder ?? UIApplication.shared
    return start.target(forAction: action, withSender: sender ?? self).map(validated(in:))
  }
}

extension UIMenuLeaf {
  /// Performs the element. A command is sent to the first responder of a chain that performs it, which
  /// need not be in the key window.
  func perform(for sender: Any?, from responder: UIResponder?) {
    let target = (self as? UICommand).flatMap { command in
      responder?.target(forAction: command.action, withSender: command)
    }
    performWithSender(sender, target: target)
  }
}
