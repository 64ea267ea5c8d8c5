import Foundation
import SourceAdaptation
import Testing

@Suite("String catalogs")
struct StringCatalogTests {
  private static let file = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo \\"du\\"\\nda"}}}},
      "title": {"localizations": {
        "en": {"stringUnit": {"state": "new", "value": "The title"}}}},
      "%lld items": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "ein Ding"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld Dinge"}}}}}}},
      "unused": {"extractionState": "stale"}}}
    """

  @Test("a catalog has the texts of each language, and the keys in place of those that it lacks")
  func tables() throws {
    let catalog = try StringCatalog(Data(Self.file.utf8))
    #expect(catalog.tables.keys.sorted() == ["de", "en"])
    #expect(
      catalog.tables["en"]
        == [
          "Hello": "Hello", "title": "The title", "%lld items": "%lld items", "unused": "unused",
        ])
    #expect(catalog.tables["de"]?.count == 2 && catalog.tables["de"]?["%lld items"] == "%lld Dinge")
  }

  @Test("a language is written as a file that Foundation reads")
  func strings() throws {
    let catalog = try StringCatalog(Data(Self.file.utf8))
    let text = catalog.strings(of: "de")
    let list = unsafe try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    #expect(list as? [String: String] == catalog.tables["de"])
    #expect(catalog.strings(of: "fr").isEmpty)
  }

  @Test("data that are no catalog are an error")
  func damaged() {
    for text in ["", "{}", "[1]", "{\"sourceLanguage\": \"en\", \"strings\": 3}"] {
      #expect(throws: (any Error).self) { try StringCatalog(Data(text.utf8)) }
    }
  }
}
