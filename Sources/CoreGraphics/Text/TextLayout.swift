/// A text set in lines: measured in points, the same at every scale, and drawn at the resolution of
/// whatever it is drawn on.
///
/// Pango's font maps belong to their thread: use a layout on the thread that made it.
package final class TextLayout {
  /// A line in its place.
  struct Placed {
    let line: TextLine
    let paragraph: TextParagraph
    /// Of its left end.
    var x: CGFloat = 0
    let top: CGFloat
    let bottom: CGFloat
    let baseline: CGFloat

    /// What its letters cover; null for none.
    var inkBounds: CGRect {
      line.inkBounds.offsetBy(dx: x, dy: baseline)
    }
  }

  private(set) var placed: [Placed] = []
  /// Whether there was not room for all of the text.
  package private(set) var isTruncated = false
  /// What the lines take up: from the left end of the leftmost, from the top of the first. Points.
  package private(set) var bounds = CGRect.zero

  package init(_ runs: [TextRun], options: TextOptions = TextOptions()) {
    let sources = TextSource.paragraphs(of: runs)
    set(sources, options)
    align(options)
    measure()
  }

  package var size: CGSize { bounds.size }
  package var lineCount: Int { placed.count }
  /// Of the first line, from the top.
  package var baseline: CGFloat { placed.first?.baseline ?? 0 }

  /// What the letters cover, measured from the top left of the text; null for none.
  package var inkBounds: CGRect {
    placed.reduce(CGRect.null) { $0.union($1.inkBounds) }
  }

  // MARK: Setting

  private func set(_ sources: [TextSource], _ options: TextOptions) {
    let room = options.lineLimit
    for (index, source) in sources.enumerated() {
      if room > 0 && placed.count >= room { return cutOff(options, beforeEndOf: sources) }
      var limits = TextParagraph.Limits(width: Self.width(source.paragraph, options))
      if room > 0 {
        // One more tells whether there are more.
        limits.lineCount = room - placed.count + 1
      }
      let paragraph = TextParagraph(source, limits)
      isTruncated = isTruncated || paragraph.isTruncated
      for number in paragraph.lines.indices {
        guard place(number, of: paragraph, at: index, options) else {
          return cutOff(options, beforeEndOf: sources)
        }
      }
    }
  }

  /// The width of the lines of a paragraph, indents included.
  private static func width(_ style: TextParagraphStyle, _ options: TextOptions) -> CGFloat? {
    guard let width = options.width, width.isFinite else { return nil }
    return style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
  }

  /// False where there is no room for the line.
  private func place(
    _ number: Int, of paragraph: TextParagraph, at index: Int, _ options: TextOptions
  ) -> Bool {
    let (line, style) = (paragraph.lines[number], paragraph.source.paragraph)
    let natural = line.ascent + line.descent
    let height = style.height(ofLine: natural)
    let top = (placed.last?.bottom ?? 0) + space(before: number, style, options)
    let fits = options.height.map { top + height <= $0 + 0.01 } ?? true
    guard placed.isEmpty || fits && (options.lineLimit == 0 || placed.count < options.lineLimit)
    else { return false }
    // What a line is higher than its letters lies above them.
    placed.append(
      Placed(
        line: line, paragraph: paragraph, top: top, bottom: top + height,
        baseline: top + height - line.descent))
    return true
  }

  private func space(
    before number: Int, _ style: TextParagraphStyle, _ options: TextOptions
  ) -> CGFloat {
    guard let last = placed.last else { return 0 }
    let before = last.paragraph.source.paragraph
    var space = before.lineSpacing
    if options.usesFontLeading {
      space += FontMetrics(of: last.paragraph.source.runs[0].shared.style.font).leading
    }
    if number == 0 { space += before.paragraphSpacing + style.paragraphSpacingBefore }
    return space
  }

  /// Sets the last line that there is room for anew, with "…" for what is left out.
  private func cutOff(_ options: TextOptions, beforeEndOf sources: [TextSource]) {
    isTruncated = true
    guard let truncation = options.truncation, truncation.truncates, let last = placed.last else {
      return
    }
    let count = placed.reduce(0) { $0 + ($1.paragraph === last.paragraph ? 1 : 0) }
    let isAtEnd = last.line.end >= last.paragraph.source.text.utf8.count
    let source = isAtEnd ? last.paragraph.source.continued : last.paragraph.source
    let limits = TextParagraph.Limits(
      width: Self.width(source.paragraph, options), lineCount: count, truncation: truncation)
    let paragraph = TextParagraph(source, limits)
    placed.removeLast(count)
    for number in paragraph.lines.indices.prefix(count) {
      _ = place(number, of: paragraph, at: 0, options)
    }
  }

  // MARK: Aligning

  private func align(_ options: TextOptions) {
    let widest = placed.indices.reduce(-CGFloat.infinity) {
      max($0, placed[$1].line.width + head(of: $1))
    }
    let width = options.width.flatMap { $0.isFinite ? $0 : nil } ?? widest
    for index in placed.indices {
      let (line, style) = (placed[index].line, placed[index].paragraph.source.paragraph)
      let head = head(of: index)
      let tail = Self.width(style, TextOptions(width: width)) ?? width
      let slack = tail - head - line.width
      let x = head + slack * style.alignment.share(line, options.naturalDirection)
      // Where a text begins on the right, its indents are there too.
      let isMirrored = line.isRightToLeft
      placed[index].x = isMirrored ? width - tail - head + x : x
    }
  }

  private func head(of index: Int) -> CGFloat {
    let style = placed[index].paragraph.source.paragraph
    let isFirst = index == 0 || placed[index - 1].paragraph !== placed[index].paragraph
    return isFirst ? style.firstLineHeadIndent : style.headIndent
  }

  private func measure() {
    guard let first = placed.first, let last = placed.last else { return }
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    for line in placed {
      left = min(left, line.x)
      right = max(right, line.x + line.line.width)
    }
    bounds = CGRect(x: left, y: first.top, width: right - left, height: last.bottom - first.top)
  }
}

extension TextParagraphStyle.Alignment {
  /// How much of what a line leaves free lies on its left.
  fileprivate func share(_ line: TextLine, _ natural: TextDirection) -> CGFloat {
    let isRightToLeft = natural == .natural ? line.isRightToLeft : natural == .rightToLeft
    return switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural: isRightToLeft ? 1 : 0
    case .justified: line.isRightToLeft ? 1 : 0
    }
  }
}
