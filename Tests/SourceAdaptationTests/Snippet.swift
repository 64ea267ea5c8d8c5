import SourceAdaptation
import Testing

/// Code as it is written for iOS, and as the compiler for Linux is to read it.
struct Snippet: Sendable, CustomTestStringConvertible {
  let before: String
  let after: String

  init(_ before: String, _ after: String) {
    (self.before, self.after) = (before, after)
  }

  /// In the text, what stands between `‹` and `›` becomes spaces.
  init(blanking text: String) {
    before = text.filter { !"‹›".contains($0) }
    var isMarked = false
    after = String(
      text.compactMap { character in
        switch character {
        case "‹": isMarked = true
        case "›": isMarked = false
        case "\n": return character
        default: return isMarked ? " " : character
        }
        return nil
      })
  }

  /// The code in each place of a table, where `§` stands for it.
  static func all(_ snippets: [Snippet], at places: [String]) -> [Snippet] {
    places.flatMap { place in
      snippets.map {
        Snippet(
          place.replacing("§", with: $0.before), place.replacing("§", with: $0.after))
      }
    }
  }

  var testDescription: String { before }
}

/// What the rules make of a program with one file, or of the first of several files.
func adapted(_ text: String, with others: String...) throws -> AdaptedFile {
  try #require(adapted([text] + others).first)
}

/// What the rules make of a program. Its files are named a.swift, b.swift and so on. What they make of
/// it is valid Swift.
func adapted(_ texts: [String]) throws -> [AdaptedFile] {
  let names = "abcdefgh".map { "\($0).swift" }
  let files = try SourceAdapter.adapt(
    zip(names, texts).map { SourceFile(path: $0, module: "App", text: $1) })
  for file in files { _ = try ParsedFile(SourceFile(path: file.path, text: file.text)) }
  return files
}
