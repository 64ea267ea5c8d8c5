/// The text and styles of one paragraph, without its line terminator.
struct TextSource {
  var text = ""
  /// The place of the paragraph in the whole text, in UTF-16 units.
  var start = 0
  /// The UTF-8 end offset in `text` and the style of each run. Never empty after `append`.
  var runs: [(end: Int, shared: SharedTextStyle)] = []

  init(start: Int = 0) {
    self.start = start
  }

  var paragraph: TextParagraphStyle { runs[0].shared.style.paragraph }

  private mutating func append(_ part: Substring, _ shared: SharedTextStyle) {
    let directions = shared.style.writingDirections
    for direction in directions { text.unicodeScalars.append(Self.embeddingMark(direction)) }
    if text.isEmpty { text = String(part) } else { text += part }
    for _ in directions { text.unicodeScalars.append("\u{202C}") }
    runs.append((text.utf8.count, shared))
  }

  /// The Unicode control LRE, RLE, LRO or RLO.
  private static func embeddingMark(_ direction: Int) -> Unicode.Scalar {
    ["\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}"][direction & 3]
  }

  /// Splits a text into paragraphs. A line terminator at the end of the text starts no new one.
  static func paragraphs(of runs: [TextRun]) -> [TextSource] {
    var paragraphs: [TextSource] = []
    var open = TextSource()
    for run in runs {
      guard run.text.utf8.contains(where: mayNeedSplitting) else {
        open.append(run.text[...], run.shared)
        continue
      }
      // Pango would treat a zero byte as the end of the text.
      let text = run.text.utf8.contains(0) ? run.text.filter { $0 != "\0" } : run.text
      var parts = text.split(omittingEmptySubsequences: false, whereSeparator: endsParagraph)
      let last = parts.removeLast()
      for part in parts {
        open.append(part, run.shared)
        paragraphs.append(open)
        // Each line terminator has one UTF-16 unit, except for CR LF, which has two.
        let isLong = text[part.endIndex] == "\r\n"
        open = TextSource(start: open.start + open.unitCount + (isLong ? 2 : 1))
      }
      if !last.isEmpty || text.isEmpty { open.append(last, run.shared) }
    }
    if !open.runs.isEmpty { paragraphs.append(open) }
    return paragraphs
  }

  /// Whether a byte is zero or may belong to a line terminator.
  private static func mayNeedSplitting(_ byte: UInt8) -> Bool {
    byte <= 13 && (byte == 0 || byte == 10 || byte == 13) || byte == 0xE2
  }

  private static func endsParagraph(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r" || character == "\u{2029}"
  }

  /// The style at a UTF-8 offset, by binary search.
  func style(at byte: Int) -> SharedTextStyle {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > byte { high = middle } else { low = middle + 1 }
    }
    return runs[low].shared
  }

  /// A copy that ends in "…", for a paragraph after which others are left out.
  var appendingEllipsis: TextSource {
    var source = self
    source.text += "…"
    source.runs[source.runs.count - 1].end = source.text.utf8.count
    return source
  }
}
