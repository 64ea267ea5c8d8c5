import CPango

extension TextParagraph {
  /// Breaks again at a smaller width if lines are too long: when Pango breaks a word, the reshaped
  /// glyphs may be wider than it assumed.
  func narrow(_ limits: Limits) {
    guard let width = limits.width, source.paragraph.lineBreak.wraps else { return }
    hangSpaces(over: width)
    let whole = unsafe pango_layout_get_width(layout)
    for factor in [1, 2, 4, 8, 0] as [CGFloat] {
      let excess = min(excess(over: width), 100_000)
      guard excess > 0 else { return }
      // The last factor, 0, restores the full width: a single glyph may be wider than the line.
      let less = Int32((excess * factor * CGFloat(PANGO_SCALE)).rounded(.up))
      unsafe pango_layout_set_width(layout, max(whole - less, 0))
      readLines(atMost: limits.lineCount)
      hangSpaces(over: width)
    }
  }

  /// The length by which the longest line exceeds its width, in points; 0 for less than 0.01.
  private func excess(over width: CGFloat) -> CGFloat {
    let most = lines.indices.reduce(0) {
      max($0, lines[$1].width - availableWidth(ofLine: $1, width))
    }
    return most > 0.01 ? most : 0
  }

  private func availableWidth(ofLine index: Int, _ width: CGFloat) -> CGFloat {
    let style = source.paragraph
    return max(width - (index == 0 ? style.firstLineHeadIndent : style.headIndent), 0)
  }

  /// Lets spaces at the end of the text hang over the edge, as Pango does at line breaks only.
  private func hangSpaces(over width: CGFloat) {
    guard let last = lines.last, last.end == source.text.utf8.count,
      source.text.utf8.last == 32
    else { return }
    let availableWidth = availableWidth(ofLine: lines.count - 1, width)
    if last.width > availableWidth { lines[lines.count - 1].hang(by: last.width - availableWidth) }
  }

  /// Reduces the tracking of a single line that is up to 5 % too long, instead of truncating it.
  func tighten(_ limits: Limits) {
    guard source.paragraph.allowsTightening, isTruncated, lines.count == 1,
      let availableWidth = limits.width
    else { return }
    var free = Limits()
    free.lineCount = 1
    let whole = TextParagraph(source, free).lines[0].width
    let missing = whole - availableWidth
    guard missing > 0, missing <= whole / 20 else { return }
    let gapCount = max(source.text.count - 1, 1)
    var tighter = source
    for index in tighter.runs.indices {
      var style = tighter.runs[index].shared.style
      style.tracking -= missing / CGFloat(gapCount) + 0.01
      tighter.runs[index].shared = SharedTextStyle(style)
    }
    setAttributes(of: tighter, mayBreak: false)
    readLines(atMost: 1)
  }
}
