import Wayland

/// The rows of keys of the keyboard on the screen.
struct KeyboardRows {
  private(set) var rows: [[KeyboardKey]]

  private static let digits = ["1234567890", "-/:;()$&@\"", ".,?!'"]
  private static let symbols = ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]

  /// - Parameters:
  ///   - letters: the layout; nil for that of English.
  ///   - hasLayouts: whether there are several.
  init(
    _ page: KeyboardPage, letters: KeyboardCharacters?, hasLayouts: Bool, type: UIKeyboardType
  ) {
    switch page {
    case .letters: rows = Self.rows(of: letters)
    case .digits: rows = Self.rows(of: Self.digits, other: .symbols)
    case .symbols: rows = Self.rows(of: Self.symbols, other: .digits)
    case .pad(let other):
      rows = Self.pad(other)
      return
    }
    var last: [KeyboardKey] = [.page(page == .letters ? .digits : .letters)]
    if hasLayouts, page == .letters { last.append(.nextLayout) }
    last.append(.dismiss)
    rows.append(last + Self.middle(of: type) + [.enter])
  }

  /// The space bar, with the characters that addresses need beside it or in its place.
  private static func middle(of type: UIKeyboardType) -> [KeyboardKey] {
    switch type {
    case .URL: [.character("."), .character("/"), .space]
    case .emailAddress: [.space, .character("@"), .character(".")]
    case .webSearch: [.space, .character(".")]
    case .twitter: [.space, .character("@"), .character("#")]
    default: [.space]
    }
  }

  private static func rows(of letters: KeyboardCharacters?) -> [[KeyboardKey]] {
    let english = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map {
      $0.map { KeyboardKey.character(String($0), $0.uppercased()) }
    }
    var rows =
      letters?.rows.map { $0.map { KeyboardKey.character($0.lower, $0.upper) } } ?? english
    let last = rows.count - 1
    rows[last] = [.shift] + rows[last] + [.delete]
    return rows
  }

  private static func rows(of texts: [String], other: KeyboardPage) -> [[KeyboardKey]] {
    var rows = texts.map { $0.map { KeyboardKey.character(String($0)) } }
    rows[2] = [.page(other)] + rows[2] + [.delete]
    return rows
  }

  private static func pad(_ other: String?) -> [[KeyboardKey]] {
    let rows = ["123", "456", "789"].map { $0.map { KeyboardKey.character(String($0)) } }
    return rows + [[other.map { .character($0) } ?? .dismiss, .character("0"), .delete]]
  }

  /// Whether the keys of a row share its width, as those of a pad.
  static func isPad(_ page: KeyboardPage) -> Bool {
    if case .pad = page { return true }
    return false
  }
}

extension KeyboardPage {
  /// The page that is shown first for a type of text.
  init(_ type: UIKeyboardType) {
    self =
      switch type {
      case .numberPad, .asciiCapableNumberPad: .pad(nil)
      case .decimalPad: .pad(".")
      case .phonePad: .pad("+")
      case .numbersAndPunctuation: .digits
      default: .letters
      }
  }
}
