/// What a key that types nothing does to an edited text.
///
/// Option, which is Alt, moves by words and Command by lines, as on iOS. Control moves by words, and the
/// Home and End keys go to the ends of a line, as elsewhere on Linux.
enum TextKeyCommand: Equatable {
  case move(TextMovement, extending: Bool)
  case delete(UITextGranularity, UITextStorageDirection)
  /// The Tab key leaves the view.
  case leave(isForward: Bool)

  /// nil for a key that does nothing to a text.
  @MainActor init?(_ key: UIKey) {
    let flags = key.commandModifiers
    let movesByWord = !flags.isDisjoint(with: [.alternate, .control])
    let isCommand = flags.contains(.command)
    let unit: UITextGranularity = isCommand ? .line : movesByWord ? .word : .character
    func move(_ granularity: UITextGranularity, _ direction: UITextDirection) -> Self {
      .move(TextMovement(granularity, direction), extending: flags.contains(.shift))
    }
    switch key.characters {
    case UIKeyCommand.inputLeftArrow: self = move(unit, .layout(.left))
    case UIKeyCommand.inputRightArrow: self = move(unit, .layout(.right))
    case UIKeyCommand.inputUpArrow:
      self = move(
        isCommand ? .document : movesByWord ? .paragraph : .line,
        isCommand || movesByWord ? .storage(.backward) : .layout(.up))
    case UIKeyCommand.inputDownArrow:
      self = move(
        isCommand ? .document : movesByWord ? .paragraph : .line,
        isCommand || movesByWord ? .storage(.forward) : .layout(.down))
    case UIKeyCommand.inputHome:
      self = move(isCommand || movesByWord ? .document : .line, .storage(.backward))
    case UIKeyCommand.inputEnd:
      self = move(isCommand || movesByWord ? .document : .line, .storage(.forward))
    case UIKeyCommand.inputDelete: self = .delete(unit, .forward)
    case "\t" where flags.isSubset(of: .shift): self = .leave(isForward: !flags.contains(.shift))
    case _ where key.keyCode == .keyboardDeleteOrBackspace && unit != .character:
      self = .delete(unit, .backward)
    default: return nil
    }
  }
}

extension TextEditor {
  /// Performs what a key does. Returns false if that is to insert its text.
  func perform(_ command: TextKeyCommand) -> Bool {
    switch command {
    case .leave(let isForward): return host.moveFocus(isForward: isForward)
    case .move(let movement, let extending): move(movement, extending: extending)
    case .delete(let granularity, let direction):
      unmark()
      let range = rangeOfDeletion(granularity, direction)
      guard !range.isEmpty,
        host.shouldChangeText(in: TextOffsetRange(range), replacementText: "")
      else { return true }
      delete(range)
    }
    return true
  }
}
