import Foundation
import XMLTree

extension ViewFileAttribute {
  /// The traits of what is typed into a text.
  static func textInputTraits<Object: NSObject & UITextInputTraits>(
    of type: Object.Type
  ) -> ViewFileAttribute {
    custom("textInputTraits", of: type) { object, reader in
      guard let element = reader.child("textInputTraits") else { return }
      let reader = reader.reading(element)
      reader.readTypes(into: object)
      reader.readCorrection(into: object)
      if let isSecure = reader.bool("secureTextEntry") { object.isSecureTextEntry = isSecure }
      if let enables = reader.bool("enablesReturnKeyAutomatically") {
        object.enablesReturnKeyAutomatically = enables
      }
      if let type = element["textContentType"] {
        object.textContentType = UITextContentType(rawValue: type)
      }
    }
  }
}

extension ElementReader {
  fileprivate func readTypes(into object: some UITextInputTraits) {
    if let type = choice("keyboardType", UIKeyboardType.fileNames) { object.keyboardType = type }
    if let type = choice("returnKeyType", UIReturnKeyType.fileNames) { object.returnKeyType = type }
    if let appearance = choice(
      "keyboardAppearance",
      ["default": UIKeyboardAppearance.default, "alert": .dark, "dark": .dark, "light": .light])
    {
      object.keyboardAppearance = appearance
    }
    if let type = choice(
      "autocapitalizationType",
      [
        "none": UITextAutocapitalizationType.none, "words": .words, "sentences": .sentences,
        "allCharacters": .allCharacters,
      ])
    {
      object.autocapitalizationType = type
    }
  }

  fileprivate func readCorrection(into object: some UITextInputTraits) {
    if let type = choice(
      "autocorrectionType", ["default": UITextAutocorrectionType.default, "no": .no, "yes": .yes])
    {
      object.autocorrectionType = type
    }
    if let type = choice(
      "spellCheckingType", ["default": UITextSpellCheckingType.default, "no": .no, "yes": .yes])
    {
      object.spellCheckingType = type
    }
    if let type = choice(
      "smartDashesType", ["default": UITextSmartDashesType.default, "no": .no, "yes": .yes])
    {
      object.smartDashesType = type
    }
    if let type = choice(
      "smartQuotesType", ["default": UITextSmartQuotesType.default, "no": .no, "yes": .yes])
    {
      object.smartQuotesType = type
    }
    if let type = choice(
      "smartInsertDeleteType",
      ["default": UITextSmartInsertDeleteType.default, "no": .no, "yes": .yes])
    {
      object.smartInsertDeleteType = type
    }
  }
}

extension UIKeyboardType {
  fileprivate static let fileNames: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
}

extension UIReturnKeyType {
  fileprivate static let fileNames: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
