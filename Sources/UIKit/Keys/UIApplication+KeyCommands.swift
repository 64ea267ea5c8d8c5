import ObjectiveC

extension UIApplication {
  /// Does what a key means that no responder of a window has handled as a press: a command, or text.
  /// Returns whether it means something.
  @discardableResult
  func perform(_ key: UIKey, with event: UIEvent?, in window: UIWindow?) -> Bool {
    let first = window?.commandResponder ?? self
    let input = first.keyInput
    let text = input == nil ? nil : TypedText(key)
    let editor = input.flatMap { $0 as? any TextEditing }?.editor
    let edit = editor == nil ? nil : TextKeyCommand(key)
    if text != nil || edit != nil,
      performCommand(for: key, with: event, from: first, where: \.wantsPriorityOverSystemBehavior)
    {
      return true
    }
    if let editor, let edit, editor.perform(edit) { return true }
    if let input, let text {
      text.insert(into: input)
      return true
    }
    return performCommand(for: key, with: event, from: first, where: { _ in true })
      || window?.focusSystem.handle(key) == true || scroll(for: key, from: first)
      || window?.focusSystem.begin(key) == true
      || key.charactersIgnoringModifiers == UIKeyCommand.inputEscape && window?.escape() == true
      || key.keyCode == .keyboardApplication && openContextMenu(from: first)
  }

  /// Opens the context menu of the first view in a responder chain that has one.
  private func openContextMenu(from first: UIResponder) -> Bool {
    let views = sequence(first: first, next: \.next).lazy.compactMap { $0 as? UIView }
    let interactions = views.flatMap(\.interactions).lazy.compactMap {
      $0 as? UIContextMenuInteraction
    }
    return interactions.contains { $0.openForKey() }
  }

  /// Performs the first command of the responder chain that fits a key, or else one of the main menus.
  private func performCommand(
    for key: UIKey, with event: UIEvent?, from first: UIResponder,
    where isAllowed: (UIKeyCommand) -> Bool
  ) -> Bool {
    let modifiers = key.commandModifiers
    if performCommand(for: key, modifiers, with: event, from: first, where: isAllowed) {
      return true
    }
    guard modifiers.contains(.control), !modifiers.contains(.command) else { return false }
    let others = modifiers.subtracting(.control).union(.command)
    return performCommand(for: key, others, with: event, from: first, where: isAllowed)
  }

  private func performCommand(
    for key: UIKey, _ modifiers: UIKeyModifierFlags, with event: UIEvent?,
    from first: UIResponder, where isAllowed: (UIKeyCommand) -> Bool
  ) -> Bool {
    var owner: UIResponder? = first
    while let responder = owner {
      for command in responder.keyCommands ?? [] where isAllowed(command) {
        if perform(command, of: responder, for: key, modifiers, with: event) { return true }
      }
      owner = responder.next
    }
    // Validation changes copies, because the menus are kept.
    return UIMenuSystem.main.menu.keyCommands.contains { command in
      guard isAllowed(command), let copy = command.copy() as? UIKeyCommand else { return false }
      return perform(copy, of: first, for: key, modifiers, with: event)
    }
  }

  private func perform(
    _ command: UIKeyCommand, of owner: UIResponder, for key: UIKey, _ modifiers: UIKeyModifierFlags,
    with event: UIEvent?
  ) -> Bool {
    guard let action = command.action(for: key, modifiers),
      let target = owner.target(forAction: action, withSender: command)
    else { return false }
    (target as? UIResponder)?.validate(command)
    guard !command.attributes.contains(.disabled) else { return false }
    return sendAction(action, to: target, from: command, for: event)
  }
}

/// What a key does to text.
private enum TypedText {
  case insertion(String)
  case deletion

  /// nil for a key that does neither, also because of its modifier keys.
  @MainActor init?(_ key: UIKey) {
    guard key.commandModifiers.isDisjoint(with: [.control, .command, .alternate]) else {
      return nil
    }
    switch key.characters {
    case "\u{8}": self = .deletion
    case "\r", "\n": self = .insertion("\n")
    case "\t": self = .insertion("\t")
    case let text:
      let isTyped = !text.isEmpty && !key.isNamed
      guard isTyped, text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7f }) else {
        return nil
      }
      self = .insertion(text)
    }
  }

  @MainActor func insert(into input: any UIKeyInput) {
    switch self {
    case .insertion(let text): input.insertTyped(text)
    case .deletion: input.deleteTyped()
    }
  }
}
