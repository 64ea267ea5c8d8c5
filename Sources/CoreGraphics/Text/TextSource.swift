/// A text without its line ends: what is set as one paragraph.
struct TextSource {
  var text = ""
  /// Where each run ends in `text`, in bytes, and its style. Never empty.
  var runs: [(end: Int, shared: SharedTextStyle)] = []

  var paragraph: TextParagraphStyle { runs[0].shared.style.paragraph }

  private mutating func append(_ part: Substring, _ shared: SharedTextStyle) {
    let directions = shared.style.writingDirections
    for direction in directions { text.unicodeScalars.append(Self.opening(direction)) }
    if text.isEmpty { text = String(part) } else { text += part }
    for _ in directions { text.unicodeScalars.append("\u{202C}") }
    runs.append((text.utf8.count, shared))
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
      guard run.text.utf8.contains(where: mayNeedCare) else {
        open.append(run.text[...], run.shared)
        continue
      }
      // Zero bytes would end the text for Pango.
      let text = run.text.utf8.contains(0) ? run.text.filter { $0 != "\0" } : run.text
      var parts = text.split(omittingEmptySubsequences: false, whereSeparator: endsParagraph)
      let last = parts.removeLast()
      for part in parts {
        open.append(part, run.shared)
        paragraphs.append(open)
        open = TextSource()
      }
      if !last.isEmpty || text.isEmpty { open.append(last, run.shared) }
    }
    if !open.runs.isEmpty { paragraphs.append(open) }
    return paragraphs
  }

  /// Whether a byte is none, or may be of a line end.
  private static func mayNeedCare(_ byte: UInt8) -> Bool {
    byte <= 13 && (byte == 0 || byte == 10 || byte == 13) || byte == 0xE2
  }

  private static func endsParagraph(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r" || character == "\u{2029}"
  }

  /// The style of the text at a byte.
  func style(at byte: Int) -> SharedTextStyle {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > byte { high = middle } else { low = middle + 1 }
    }
    return runs[low].shared
  }

  /// The same with "…" at its end, for a text of which more is left out.
  var continued: TextSource {
    var source = self
    source.text += "…"
    source.runs[source.runs.count - 1].end = source.text.utf8.count
    return source
  }
}
