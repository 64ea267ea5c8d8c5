/// Text laid out in lines. Its measurements are in points and the same at every scale; it is drawn
/// at the resolution of the context.
///
/// Use a layout only on the thread that created it, because Pango's font maps are bound to a thread.
package final class TextLayout {
  /// A line with its position in the layout.
  struct PositionedLine {
    let line: TextLine
    let paragraph: TextParagraph
    /// The x coordinate of the left end.
    var x: CGFloat = 0
    let top: CGFloat
    let bottom: CGFloat
    let baseline: CGFloat

    /// The bounds of the glyphs' ink; null without ink.
    var inkBounds: CGRect {
      line.inkBounds.offsetBy(dx: x, dy: baseline)
    }
  }

  private(set) var lines: [PositionedLine] = []
  /// Whether some of the text did not fit.
  package private(set) var isTruncated = false
  /// The union of the lines' typographic bounds, in points.
  package private(set) var bounds = CGRect.zero

  package init(_ runs: [TextRun], options: TextOptions = TextOptions()) {
    let sources = TextSource.paragraphs(of: runs)
    layOut(sources, options)
    align(options)
    measure()
  }

  package var size: CGSize { bounds.size }
  package var lineCount: Int { lines.count }
  /// The distance of the first baseline from the top.
  package var baseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The bounds of the glyphs' ink relative to the text's top left corner; null without ink.
  package var inkBounds: CGRect {
    lines.reduce(CGRect.null) { $0.union($1.inkBounds) }
  }

  // MARK: Breaking lines

  private func layOut(_ sources: [TextSource], _ options: TextOptions) {
    let limit = options.lineLimit
    for (index, source) in sources.enumerated() {
      if limit > 0 && lines.count >= limit { return truncate(options, beforeEndOf: sources) }
      var limits = TextParagraph.Limits(width: Self.width(source.paragraph, options))
      if limit > 0 {
        // One extra line reveals whether text is left out.
        limits.lineCount = limit - lines.count + 1
      }
      let paragraph = TextParagraph(source, limits)
      isTruncated = isTruncated || paragraph.isTruncated
      for lineIndex in paragraph.lines.indices {
        guard appendLine(lineIndex, of: paragraph, at: index, options) else {
          return truncate(options, beforeEndOf: sources)
        }
      }
    }
  }

  /// The width of a paragraph's lines, including head indents; nil if unlimited.
  private static func width(_ style: TextParagraphStyle, _ options: TextOptions) -> CGFloat? {
    guard let width = options.width, width.isFinite else { return nil }
    return style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
  }

  /// Appends a line of a paragraph; returns false if it does not fit.
  private func appendLine(
    _ lineIndex: Int, of paragraph: TextParagraph, at index: Int, _ options: TextOptions
  ) -> Bool {
    let (line, style) = (paragraph.lines[lineIndex], paragraph.source.paragraph)
    let natural = line.ascent + line.descent
    let height = style.height(ofLine: natural)
    let top = (lines.last?.bottom ?? 0) + space(before: lineIndex, style, options)
    let fits = options.height.map { top + height <= $0 + 0.01 } ?? true
    guard lines.isEmpty || fits && (options.lineLimit == 0 || lines.count < options.lineLimit)
    else { return false }
    // Extra line height lies above the glyphs.
    lines.append(
      PositionedLine(
        line: line, paragraph: paragraph, top: top, bottom: top + height,
        baseline: top + height - line.descent))
    return true
  }

  private func space(
    before lineIndex: Int, _ style: TextParagraphStyle, _ options: TextOptions
  ) -> CGFloat {
    guard let last = lines.last else { return 0 }
    let before = last.paragraph.source.paragraph
    var space = before.lineSpacing
    if options.usesFontLeading {
      space += FontMetrics(of: last.paragraph.source.runs[0].shared.style.font).leading
    }
    if lineIndex == 0 { space += before.paragraphSpacing + style.paragraphSpacingBefore }
    return space
  }

  /// Lays out the last paragraph that fits again, with an ellipsis in place of the omitted text.
  private func truncate(_ options: TextOptions, beforeEndOf sources: [TextSource]) {
    isTruncated = true
    guard let truncation = options.truncation, truncation.truncates, let last = lines.last else {
      return
    }
    let count = lines.reduce(0) { $0 + ($1.paragraph === last.paragraph ? 1 : 0) }
    let isAtEnd = last.line.end >= last.paragraph.source.text.utf8.count
    let source = isAtEnd ? last.paragraph.source.appendingEllipsis : last.paragraph.source
    let limits = TextParagraph.Limits(
      width: Self.width(source.paragraph, options), lineCount: count, truncation: truncation)
    let paragraph = TextParagraph(source, limits)
    lines.removeLast(count)
    for lineIndex in paragraph.lines.indices.prefix(count) {
      _ = appendLine(lineIndex, of: paragraph, at: 0, options)
    }
  }

  // MARK: Aligning

  private func align(_ options: TextOptions) {
    let widest = lines.indices.reduce(-CGFloat.infinity) {
      max($0, lines[$1].line.width + head(of: $1))
    }
    let width = options.width.flatMap { $0.isFinite ? $0 : nil } ?? widest
    for index in lines.indices {
      let (line, style) = (lines[index].line, lines[index].paragraph.source.paragraph)
      let head = head(of: index)
      let tail = Self.width(style, TextOptions(width: width)) ?? width
      let slack = tail - head - line.width
      let flush = style.alignment.flushFactor(
        isRightToLeft: line.isRightToLeft, options.naturalDirection)
      let x = head + slack * flush
      // The indents of right-to-left text are measured from the right.
      let isMirrored = line.isRightToLeft
      lines[index].x = isMirrored ? width - tail - head + x : x
    }
  }

  private func head(of index: Int) -> CGFloat {
    let style = lines[index].paragraph.source.paragraph
    let isFirst = index == 0 || lines[index - 1].paragraph !== lines[index].paragraph
    return isFirst ? style.firstLineHeadIndent : style.headIndent
  }

  private func measure() {
    guard let first = lines.first, let last = lines.last else { return }
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    for line in lines {
      left = min(left, line.x)
      right = max(right, line.x + line.line.width)
    }
    bounds = CGRect(x: left, y: first.top, width: right - left, height: last.bottom - first.top)
  }
}
