package import Foundation

/// A `.xcstrings` file, which has the texts of all languages, as Xcode's build reads it.
///
/// Where a text varies with a number or a device, the conversion takes the variation `other`.
package struct StringCatalog {
  /// The texts by their keys, by the names of languages.
  package private(set) var tables: [String: [String: String]] = [:]

  /// Throws an error if the data are no catalog.
  package init(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    for (key, entry) in file.strings {
      // A text without a translation is its own key.
      tables[file.sourceLanguage, default: [:]][key] = key
      for (language, localization) in entry.localizations ?? [:] {
        tables[language, default: [:]][key] = localization.text
      }
    }
  }

  /// The texts of a language as a `.strings` file.
  package func strings(of language: String) -> String {
    (tables[language] ?? [:]).sorted { $0.key < $1.key }
      .map { "\(Self.quoted($0.key)) = \(Self.quoted($0.value));\n" }.joined()
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}

/// The parts of the file that matter.
private struct File: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    struct Unit: Decodable {
      let value: String
    }

    var stringUnit: Unit?
    var variations: [String: [String: Localization]]?

    var text: String? {
      if let stringUnit { return stringUnit.value }
      return variations?.sorted { $0.key < $1.key }.lazy.compactMap { $0.value["other"]?.text }
        .first
    }
  }

  let sourceLanguage: String
  let strings: [String: Entry]
}
