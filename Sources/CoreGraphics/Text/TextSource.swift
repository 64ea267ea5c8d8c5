/// A text without its line ends: what is set as one paragraph.
struct TextSource {
  var text = ""
  /// Where each run ends in `text`, in bytes, and its style. Never empty.
  var runs: [(end: Int, style: TextStyle)] = []

  var paragraph: TextParagraphStyle { runs[0].style.paragraph }

  private mutating func append(_ part: some StringProtocol, _ style: TextStyle) {
    for direction in style.writingDirections { text.unicodeScalars.append(Self.opening(direction)) }
    text += part
    for _ in style.writingDirections { text.unicodeScalars.append("\u{202C}") }
    runs.append((text.utf8.count, style))
  }

  /// LRE, RLE, LRO and RLO.
  private static func opening(_ direction: Int) -> Unicode.Scalar {
    ["\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}"][direction & 3]
  }

  /// The paragraphs of a text. A line end at the very end of the text begins no new one.
  static func paragraphs(of runs: [TextRun]) -> [TextSource] {
    var paragraphs: [TextSource] = []
    var open = TextSource()
    for run in runs {
      // Zero bytes would end the text for Pango.
      let text = run.text.utf8.contains(0) ? run.text.filter { $0 != "\0" } : run.text
      guard text.utf8.contains(where: { $0 == 10 || $0 == 13 || $0 == 0xE2 }) else {
        open.append(text, run.style)
        continue
      }
      var parts = text.split(omittingEmptySubsequences: false, whereSeparator: endsParagraph)
      let last = parts.removeLast()
      for part in parts {
        open.append(part, run.style)
        paragraphs.append(open)
        open = TextSource()
      }
      if !last.isEmpty { open.append(last, run.style) }
    }
    if !open.runs.isEmpty { paragraphs.append(open) }
    return paragraphs
  }

  private static func endsParagraph(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r" || character == "\u{2029}"
  }

  /// The index of the style of the text at a byte.
  func styleIndex(at byte: Int) -> Int {
    guard runs.count > 1 else { return 0 }
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > byte { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The same with "…" at its end, for a text of which more is left out.
  var continued: TextSource {
    var source = self
    source.text += "…"
    source.runs[source.runs.count - 1].end = source.text.utf8.count
    return source
  }
}
