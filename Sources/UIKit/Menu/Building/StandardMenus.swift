import ObjectiveC

/// The menus that the system provides, before responders change them.
@MainActor enum StandardMenus {
  // MARK: The main system

  static func main() -> [UIMenuElement] {
    [
      UIMenu(title: "File", identifier: .file, children: [section(.print, [printing])]),
      UIMenu(title: "Edit", identifier: .edit, children: [undo, standardEdit, find]),
      UIMenu(title: "Format", identifier: .format, children: [font]),
      UIMenu(title: "View", identifier: .view), UIMenu(title: "Window", identifier: .window),
      UIMenu(title: "Help", identifier: .help),
    ]
  }

  private static var printing: UIKeyCommand { key("Print…", "printContent:", "p") }

  private static var undo: UIMenu {
    section(
      .undoRedo,
      [key("Undo", UndoActions.undo, "z"), key("Redo", UndoActions.redo, "z", .shift)])
  }

  private static var standardEdit: UIMenu {
    section(
      .standardEdit,
      [
        key("Cut", "cut:", "x"), key("Copy", "copy:", "c"), key("Paste", "paste:", "v"),
        key("Paste and Match Style", "pasteAndMatchStyle:", "v", [.alternate, .shift]),
        UICommand(title: "Delete", action: Selector("delete:")),
        key("Select All", "selectAll:", "a"),
      ])
  }

  private static var find: UIMenu {
    UIMenu(
      title: "Find", identifier: .find,
      children: [
        key("Find…", "find:", "f"), key("Find and Replace…", "findAndReplace:", "f", .alternate),
        key("Find Next", "findNext:", "g"), key("Find Previous", "findPrevious:", "g", .shift),
        key("Use Selection for Find", "useSelectionForFind:", "e"),
      ])
  }

  private static var font: UIMenu {
    let style = section(
      .textStyle,
      [
        key("Bold", "toggleBoldface:", "b"), key("Italic", "toggleItalics:", "i"),
        key("Underline", "toggleUnderline:", "u"),
      ])
    let size = section(
      .textSize, [key("Bigger", "increaseSize:", "+"), key("Smaller", "decreaseSize:", "-")])
    return UIMenu(title: "Font", identifier: .font, children: [style, size])
  }

  // MARK: The context system

  static func context() -> [UIMenuElement] {
    let edit = section(
      .standardEdit,
      [
        command("Cut", "cut:"), command("Copy", "copy:"), command("Paste", "paste:"),
        command("Delete", "delete:"), command("Select", "select:"),
        command("Select All", "selectAll:"),
      ])
    let style = UIMenu(
      title: "Format", identifier: .textStyle,
      children: [
        command("Bold", "toggleBoldface:"), command("Italic", "toggleItalics:"),
        command("Underline", "toggleUnderline:"),
      ])
    let direction = section(
      .writingDirection,
      [
        command("Right to Left", "makeTextWritingDirectionRightToLeft:"),
        command("Left to Right", "makeTextWritingDirectionLeftToRight:"),
      ])
    return [edit, style, direction]
  }

  // MARK: Elements

  private static func section(
    _ identifier: UIMenu.Identifier, _ children: [UIMenuElement]
  ) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline, children: children)
  }

  private static func command(_ title: String, _ action: Selector) -> UICommand {
    UICommand(title: title, action: action)
  }

  private static func key(
    _ title: String, _ action: Selector, _ input: String, _ modifiers: UIKeyModifierFlags = []
  ) -> UIKeyCommand {
    UIKeyCommand(
      title: title, action: action, input: input, modifierFlags: modifiers.union(.command))
  }
}
