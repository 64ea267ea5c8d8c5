import Foundation

/// `org.a11y.atspi.EditableText`: changes of a field's text.
///
/// Source: at-spi2-core, `EditableText.xml`.
enum EditableTextInterface: AccessibleInterface {
  static let name = "EditableText"

  static func isAnswered(by asked: AskedElement) -> Bool {
    asked.element.text != nil && asked.element.states.contains(.editable)
  }

  static func answer(
    _ method: String, _ arguments: BusArguments, of asked: AskedElement
  ) -> InterfaceAnswer? {
    guard let text = asked.element.text else { return nil }
    let id = asked.id
    func units(_ start: Int, _ end: Int) -> NSRange {
      text.units(of: text.range(from: start, to: end))
    }
    switch (method, arguments.signature) {
    case ("SetTextContents", "s"):
      return .perform(.replaceText(units(0, -1), with: arguments.string(0)), of: id)
    case ("InsertText", "isi"):
      let part = AccessibleText(arguments.string(1), selectedRange: nil)
      let wanted = part[part.range(from: 0, to: arguments.int(2))]
      return .perform(.replaceText(units(arguments.int(0), arguments.int(0)), with: wanted), of: id)
    case ("DeleteText", "ii"):
      return .perform(.replaceText(units(arguments.int(0), arguments.int(1)), with: ""), of: id)
    case ("CutText", "ii"):
      return .perform(.cutText(units(arguments.int(0), arguments.int(1))), of: id)
    case ("CopyText", "ii"):
      return .ask(.copyText(units(arguments.int(0), arguments.int(1))), of: id) { _ in [] }
    case ("PasteText", "i"):
      return .perform(.pasteText(at: units(arguments.int(0), arguments.int(0)).location), of: id)
    default: return nil
    }
  }
}
