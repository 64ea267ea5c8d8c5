import Accessibility
import Foundation

extension StandardAccessibility {
  @MainActor init(of label: UILabel) {
    let text = label.text ?? ""
    self.init(text.isEmpty ? nil : text, .staticText)
    isElement = !text.isEmpty
    if !label.isEnabled { traits.insert(.notEnabled) }
    respondsToInteraction = label.isUserInteractionEnabled
  }

  /// An image is no element unless the program says so: most images are decoration.
  @MainActor init(of view: UIImageView) {
    self.init(view.image?.spokenName, .image)
    isElement = false
    respondsToInteraction = view.isUserInteractionEnabled
  }

  /// The label is the program's. An empty field is read with its placeholder, a secure one with a dot
  /// for each character.
  @MainActor init(of field: UITextField) {
    let text = field.text ?? ""
    let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    self.init(
      field.labelOfRow, field.isEnabled ? .none : .notEnabled,
      value: shown.isEmpty ? field.placeholder : shown)
    role = field.isSecureTextEntry ? .passwordText : .entry
  }

  @MainActor init(of field: UISearchTextField) {
    self.init(of: field as UITextField)
    traits.insert(.searchField)
    label = label ?? "Search"
  }

  @MainActor init(of view: UITextView) {
    self.init(nil, view.isEditable ? .none : .staticText, value: view.text)
    role = .text
    scroll = { view.scrollByPage($0) }
  }
}
