import ObjectiveC

/// The commands of the edit menu, which the system provides on iOS.
@MainActor enum StandardCommands {
  static let all: [UIKeyCommand] = [
    command("x", "cut:"), command("c", "copy:"), command("v", "paste:"),
    command("v", "pasteAndMatchStyle:", [.alternate, .shift]), command("a", "selectAll:"),
    command("b", "toggleBoldface:"), command("i", "toggleItalics:"),
    command("u", "toggleUnderline:"), command("+", "increaseSize:"), command("-", "decreaseSize:"),
    command("f", "find:"), command("f", "findAndReplace:", .alternate), command("g", "findNext:"),
    command("g", "findPrevious:", .shift), command("e", "useSelectionForFind:"),
    command("p", "printContent:"), command("z", UndoActions.undo),
    command("z", UndoActions.redo, .shift),
  ]

  private static func command(
    _ input: String, _ action: Selector, _ modifiers: UIKeyModifierFlags = []
  ) -> UIKeyCommand {
    UIKeyCommand(input: input, modifierFlags: modifiers.union(.command), action: action)
  }
}
