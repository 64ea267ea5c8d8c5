import UIKit

/// Writes down what a text field asks and tells, and how its actions are sent.
@MainActor final class LoggingFieldDelegate: NSObject, UITextFieldDelegate {
  var log: [String] = []
  var refuses: Set<String> = []

  private func ask(_ question: String) -> Bool {
    log.append(question)
    return !refuses.contains(question)
  }

  /// Lists the editing events of a field too.
  func follow(_ field: UITextField) {
    field.delegate = self
    let names: [(UIControl.Event, String)] = [
      (.editingDidBegin, "didBegin"), (.editingChanged, "changed"), (.editingDidEnd, "didEnd"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      field.addAction(UIAction { [weak self] _ in self?.log.append("event \(name)") }, for: event)
    }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { log.append("didEnd \(reason)") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { ask("shouldChange \(range.location)+\(range.length) \(string)") }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }
}

extension UITextField {
  /// The selection in UTF-16 units.
  var selectedUnits: Range<Int> {
    get {
      guard let range = selectedTextRange else { return 0..<0 }
      return offset(
        from: beginningOfDocument, to: range.start)..<offset(
          from: beginningOfDocument, to: range.end)
    }
    set {
      guard let start = position(from: beginningOfDocument, offset: newValue.lowerBound),
        let end = position(from: beginningOfDocument, offset: newValue.upperBound)
      else { return }
      selectedTextRange = textRange(from: start, to: end)
    }
  }
}
