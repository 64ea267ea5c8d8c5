import UIKit

/// The keys that move the caret: arrows by a character or a line, with Alt by a word; with Shift they
/// select.
@MainActor enum EditorKeys {
  static let commands: [UIKeyCommand] = {
    let keys = [
      UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow,
      UIKeyCommand.inputDownArrow,
    ]
    let modifiers: [UIKeyModifierFlags] = [[], .shift, .alternate, [.alternate, .shift]]
    return keys.flatMap { key in
      modifiers.map { UIKeyCommand(action: move, input: key, modifierFlags: $0) }
    }
  }()

  private static let move = Selector("moveCaret:", EditorView.moveCaret(_:))
}

extension EditorView {
  fileprivate func moveCaret(_ command: UIKeyCommand) {
    let directions: [String: UITextLayoutDirection] = [
      UIKeyCommand.inputLeftArrow: .left, UIKeyCommand.inputRightArrow: .right,
      UIKeyCommand.inputUpArrow: .up, UIKeyCommand.inputDownArrow: .down,
    ]
    guard let direction = command.input.flatMap({ directions[$0] }) else { return }
    let isBackward = direction == .left || direction == .up
    let caret = TextIndex(isBackward ? selection.lowerBound : selection.upperBound)
    guard
      let target = target(
        from: caret, direction, byWord: command.modifierFlags.contains(.alternate))
    else { return }
    let extends = command.modifierFlags.contains(.shift)
    let fixed = isBackward ? selection.upperBound : selection.lowerBound
    let new = index(target)
    select(extends ? min(fixed, new)..<max(fixed, new) : new..<new)
  }

  private func target(
    from caret: TextIndex, _ direction: UITextLayoutDirection, byWord: Bool
  ) -> UITextPosition? {
    if direction == .up || direction == .down {
      return position(from: caret, in: direction, offset: 1)
    }
    return tokenizer.position(
      from: caret, toBoundary: byWord ? .word : .character, inDirection: .layout(direction))
  }
}
