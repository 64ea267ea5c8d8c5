import SwiftSyntax

/// The changes of one file.
struct Rewriting {
  let file: ParsedFile
  /// The name of the rule whose changes are counted.
  var rule = ""
  private(set) var counts: [String: Int] = [:]
  private(set) var findings: [Finding] = []
  private var edits: [Edit] = []

  init(of file: ParsedFile) {
    self.file = file
  }

  // MARK: Changes

  /// Replaces a node without the white space and comments around it. Lines keep their numbers.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    let range = node.textRange
    let missing = lineBreaks(in: range) - text.utf8.count { $0 == UInt8(ascii: "\n") }
    add(Edit(range: range, text: text + String(repeating: "\n", count: max(missing, 0))))
  }

  /// Replaces a node by spaces. What follows keeps its line and column.
  mutating func blank(_ node: some SyntaxProtocol) {
    blank(node.textRange)
  }

  mutating func blank(_ range: Range<Int>) {
    add(Edit(range: range, text: blanks(for: range)))
  }

  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    add(Edit(range: node.textRange.lowerBound..<node.textRange.lowerBound, text: text))
  }

  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    add(Edit(range: node.textRange.upperBound..<node.textRange.upperBound, text: text))
  }

  /// Replaces an attribute, of which several may stand together, and counts it.
  private mutating func add(_ edit: Edit) {
    edits.append(edit)
    counts[rule, default: 0] += 1
  }

  // MARK: Findings

  mutating func report(_ node: some SyntaxProtocol, _ message: String, wayOut: String) {
    let place = file.location(of: node)
    findings.append(
      Finding(
        path: file.path, line: place.line, column: place.column, message: message, wayOut: wayOut))
  }

  // MARK: Result

  var text: String { text(in: 0..<file.bytes.count) }

  func text(of node: some SyntaxProtocol) -> String { text(in: node.textRange) }

  /// The changed text of a part of the file. Changes inside of other changes have no effect.
  private func text(in range: Range<Int>) -> String {
    var result: [UInt8] = []
    var end = range.lowerBound
    for edit in edits.enumerated().sorted(by: Self.precedes).map(\.element) {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= range.upperBound else {
        continue
      }
      result += file.bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    result += file.bytes[end..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }

  /// Insertions come before the change that begins where they are; of changes with the same begin,
  /// the longest has effect.
  private static func precedes(
    _ a: (offset: Int, element: Edit), _ b: (offset: Int, element: Edit)
  ) -> Bool {
    let (first, second) = (a.element.range, b.element.range)
    if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
    if first.isEmpty != second.isEmpty { return first.isEmpty }
    if first.count != second.count { return first.count > second.count }
    return a.offset < b.offset
  }

  private func blanks(for range: Range<Int>) -> String {
    let bytes = file.bytes[range].lazy.filter { $0 & 0xC0 != 0x80 }
    let breaks: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    return String(
      decoding: bytes.map { breaks.contains($0) ? $0 : UInt8(ascii: " ") }, as: UTF8.self)
  }

  private func lineBreaks(in range: Range<Int>) -> Int {
    file.bytes[range].count { $0 == UInt8(ascii: "\n") }
  }
}

/// New text for a range of bytes.
private struct Edit {
  let range: Range<Int>
  let text: String
}

extension SyntaxProtocol {
  /// The bytes of the node without the white space and comments around it.
  var textRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
