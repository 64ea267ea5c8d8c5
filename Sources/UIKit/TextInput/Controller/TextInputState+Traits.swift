import CoreGraphics
import Wayland

extension TextInputState {
  /// Reads what input methods know of a responder's text. They do not get text that is not to be
  /// seen.
  @MainActor init(_ client: any UIKeyInput, number: Int) {
    self.init(client: number)
    hints = Hints(client)
    purpose = Purpose(client)
    guard let input = client as? any UITextInput else { return }
    if !client.isSecureTextEntry { surrounding = SurroundingText(of: input) }
    caret = Rectangle(ofCaretIn: input)
  }
}

extension TextInputState.Hints {
  @MainActor init(_ traits: any UITextInputTraits) {
    self = []
    if traits.isSecureTextEntry {
      self = [.hiddenText, .sensitiveData]
      return
    }
    if traits.autocorrectionType == .yes { insert(.completion) }
    if traits.spellCheckingType == .yes { insert(.spellcheck) }
    switch traits.autocapitalizationType {
    case .none: break
    case .sentences: insert(.autoCapitalization)
    case .words: insert(.titlecase)
    case .allCharacters: insert(.uppercase)
    }
    if [.asciiCapable, .asciiCapableNumberPad].contains(traits.keyboardType) { insert(.latin) }
    if traits.returnKeyType == .default { insert(.multiline) }
  }
}

extension TextInputState.Purpose {
  @MainActor init(_ traits: any UITextInputTraits) {
    let isNumeric = [.numberPad, .asciiCapableNumberPad].contains(traits.keyboardType)
    if traits.isSecureTextEntry {
      self = isNumeric ? .pin : .password
      return
    }
    switch traits.keyboardType {
    case .numberPad, .asciiCapableNumberPad: self = .digits
    case .decimalPad: self = .number
    case .phonePad: self = .phone
    case .URL: self = .url
    case .emailAddress: self = .email
    case .namePhonePad: self = .name
    default: self = Self.byContentType[traits.textContentType ?? .location] ?? .normal
    }
  }

  private static let byContentType: [UITextContentType: Self] = [
    .telephoneNumber: .phone, .emailAddress: .email, .URL: .url, .name: .name,
    .givenName: .name, .middleName: .name, .familyName: .name, .nickname: .name,
    .password: .password, .newPassword: .password, .oneTimeCode: .digits,
    .dateTime: .dateTime, .birthdate: .date,
  ]
}

extension TextInputState.Rectangle {
  /// Converts the caret's rectangle to points of the surface; nil if there is no caret or no window.
  @MainActor fileprivate init?(ofCaretIn input: any UITextInput) {
    let view = input.textInputView
    guard let position = (input.markedTextRange ?? input.selectedTextRange)?.end,
      let window = view.window
    else { return nil }
    let inWindow = view.convert(input.caretRect(for: position), to: window)
    let rect = window.convert(inWindow, to: nil).applying(window.screen.geometry.displayTransform)
      .integral
    let limits = -1e9...1e9
    guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy({ limits.contains($0) }) else {
      return nil
    }
    self.init(
      x: Int32(rect.minX), y: Int32(rect.minY), width: Int32(rect.width),
      height: Int32(rect.height))
  }
}
