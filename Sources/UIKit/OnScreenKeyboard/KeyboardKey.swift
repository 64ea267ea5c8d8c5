/// A key of the keyboard on the screen.
enum KeyboardKey: Equatable {
  /// A character without and with Shift.
  case character(String, String)
  case shift, delete, space, enter
  /// Shows other characters.
  case page(KeyboardPage)
  /// Shows the letters of the next layout.
  case nextLayout
  /// Ends editing.
  case dismiss

  static func character(_ text: String) -> KeyboardKey { .character(text, text) }

  /// The width in widths of a letter's key; nil for what is left of the row.
  var width: Double? {
    switch self {
    case .character: 1
    case .shift, .delete: 1.5
    case .page, .nextLayout, .dismiss: 1.25
    case .enter: 2.25
    case .space: nil
    }
  }

  /// Whether the key types text, and is lighter than the others.
  var isText: Bool {
    switch self {
    case .character, .space: true
    default: false
    }
  }
}

/// The characters that the keyboard on the screen shows.
enum KeyboardPage: Equatable {
  case letters, digits, symbols
  /// Digits alone, with one further character.
  case pad(String?)
}
