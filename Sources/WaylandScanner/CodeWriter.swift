/// Writes lines of Swift with their indentation.
struct CodeWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ content: String = "") {
    if !content.isEmpty { text += String(repeating: "  ", count: depth) + content }
    text += "\n"
  }

  /// Writes `opening {`, the indented body and `}`.
  mutating func block(_ opening: String, _ body: (inout CodeWriter) -> Void) {
    line(opening + " {")
    indented(body)
    line("}")
  }

  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Writes a doc comment with summary, description and arguments, or nothing when all are empty.
  mutating func documentation(
    _ documentation: Documentation, since: UInt32 = 1, arguments: [ArgumentDefinition] = []
  ) {
    let notes = since > 1 ? ["Since version \(since)."] : []
    let documented = arguments.filter { !$0.summary.isEmpty }.map {
      "- \(SwiftName.member($0.name)): \(singleLine($0.summary))"
    }
    let paragraphs = [
      [singleLine(documentation.summary)].filter { !$0.isEmpty },
      proseLines(documentation.text), notes, documented,
    ].filter { !$0.isEmpty }
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { line("///") }
      for content in paragraph { line(content.isEmpty ? "///" : "/// \(content)") }
    }
  }

  private func singleLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the lines of a description without indentation and without repeated blank lines.
  private func proseLines(_ text: String) -> [String] {
    var result: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let content = singleLine(String(line))
      if !content.isEmpty || result.last?.isEmpty == false { result.append(content) }
    }
    if result.last?.isEmpty == true { result.removeLast() }
    return result
  }
}
