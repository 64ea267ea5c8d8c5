/// What the compositor's input methods know of the text that has the focus in a window
/// (`zwp_text_input_v3`).
package struct TextInputState: Equatable, Sendable {
  /// The properties of a text that input methods take into account
  /// (`zwp_text_input_v3.content_hint`).
  package struct Hints: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let completion = Hints(rawValue: 0x1)
    package static let spellcheck = Hints(rawValue: 0x2)
    package static let autoCapitalization = Hints(rawValue: 0x4)
    package static let uppercase = Hints(rawValue: 0x10)
    package static let titlecase = Hints(rawValue: 0x20)
    package static let hiddenText = Hints(rawValue: 0x40)
    package static let sensitiveData = Hints(rawValue: 0x80)
    package static let latin = Hints(rawValue: 0x100)
    package static let multiline = Hints(rawValue: 0x200)
  }

  /// The kind of a text (`zwp_text_input_v3.content_purpose`).
  package enum Purpose: UInt32, Sendable {
    case normal = 0
    case digits = 2
    case number, phone, url, email, name, password, pin, date, time, dateTime
  }

  /// The place of the caret in points of the window, as the output shows it.
  package struct Rectangle: Equatable, Sendable {
    package var x, y, width, height: Int32

    package init(x: Int32, y: Int32, width: Int32, height: Int32) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// Tells the texts that get the focus one after the other apart.
  package var client: Int
  /// The text around the caret, without marked text; nil if input methods cannot read it.
  package var surrounding: SurroundingText?
  package var hints: Hints = []
  package var purpose = Purpose.normal
  /// The caret; nil if it is unknown.
  package var caret: Rectangle?
  /// Whether the input method has made the last change of the text.
  package var isChangedByInputMethod = false

  package init(client: Int) {
    self.client = client
  }
}
