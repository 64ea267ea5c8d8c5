import Testing

@testable import UIKit

/// The parser alone: strings in, values or errors out.
@Suite("Visual format strings")
struct VisualFormatParserTests {
  private func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    try VisualFormatParser.parse(
      text, metrics: VisualFormatTable.metrics, viewNames: VisualFormatTable.views)
  }

  // Requirement V32.
  @Test("say what the grammar of Apple's guide says", arguments: VisualFormatTable.valid)
  func valid(text: String, summary: String) throws {
    #expect(try parse(text).summary == summary)
  }

  @Test("with a fault name its reason and its place", arguments: VisualFormatTable.faulty)
  func faulty(text: String, position: Int, reason: VisualFormatError.Reason) {
    let error = #expect(throws: VisualFormatError.self) { try parse(text) }
    #expect(error == VisualFormatError(reason: reason, text: text, position: position))
    let message = error?.message ?? ""
    #expect(message.hasPrefix("Unable to parse constraint format: \n"))
    #expect(message.hasSuffix(" \n\(String(repeating: " ", count: position))^"))
  }

  @Test("are tested in more than 200 cases, of which more than 60 have a fault")
  func count() {
    let (valid, faulty) = (VisualFormatTable.valid, VisualFormatTable.faulty)
    #expect(faulty.count >= 60 && valid.count + faulty.count >= 200)
    #expect(Set(valid.map(\.0) + faulty.map(\.0)).count == valid.count + faulty.count)
  }

  // The messages of Apple's "Visual Format Language" and of logs of iOS programs.
  @Test(
    "have UIKit's messages",
    arguments: [
      ("V|[a]|", "Expected ':' after 'V' to specify vertical arrangement", " ^"),
      (
        "|[a][b(m][c]|",
        "A predicate on a view's thickness must end with ')' and the view must end with ']'",
        "        ^"
      ),
      ("V:|[a(>30)]|", "Unknown relation. Must be ==, >=, or <=", "       ^"),
      ("H:|-10-|", "Expected a view", "       ^"),
      ("[want]-|", "want is not a key in the views dictionary.", "     ^"),
      (
        "H:|[a]- (m)-[b]",
        "Expected a number or key from the metrics dictionary, but encountered something else",
        "       ^"
      ),
      (
        "H:|-margiin-[a]",
        "Encountered metric with name \"margiin\", but value was not specified in metrics or views "
          + "dictionaries", "           ^"
      ),
    ])
  func messages(text: String, reason: String, caret: String) {
    let error = #expect(throws: VisualFormatError.self) { try parse(text) }
    #expect(
      error?.message == "Unable to parse constraint format: \n\(reason) \n\(text) \n\(caret)")
  }

  @Test("of any characters end with a value or an error")
  func garbage() {
    var generator = SystemRandomNumberGenerator()
    let pieces = [
      "H:", "V:", "|", "-", "[", "]", "(", ")", "a", "b", "m", "5", ".", "e", "@", ",",
      ">=", "==", "<", " ", "é", "\n", "-5-", "[a]", "(>=5)", "👩‍👩‍👧", "\0",
    ]
    for _ in 0..<2000 {
      let count = Int.random(in: 0..<12, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator)! }.joined()
      do throws(VisualFormatError) {
        let format = try parse(text)
        #expect(!format.views.isEmpty)
      } catch {
        #expect((0...text.count).contains(error.position), "\(text)")
      }
    }
  }
}
