/// The names that the Swift compiler gives methods in Objective-C.
enum ObjectiveCName {
  /// `move(_:to:)` is `move:to:`, `move(from:)` is `moveFrom:`, and `move(item:)` is `moveWithItem:`.
  static func selector(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var piece = name
    if !first.isEmpty {
      let words = [firstWord(of: first), lastWord(of: name)]
      if !words.contains(where: prepositions.contains) { piece += "With" }
      piece += capitalized(first)
    }
    return ([piece] + labels.dropFirst()).map { $0 + ":" }.joined()
  }

  static func setter(_ property: String) -> String { "set\(capitalized(property)):" }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func firstWord(of name: String) -> String {
    String(name.prefix { !$0.isUppercase && $0 != "_" })
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  /// Those of the compiler's list of parts of speech.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
