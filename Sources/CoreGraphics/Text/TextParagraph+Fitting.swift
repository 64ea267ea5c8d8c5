import CPango

extension TextParagraph {
  /// Breaks lines earlier that turned out too long: letters that Pango shaped anew where it broke a
  /// word may be wider than it thought.
  func narrow(_ limits: Limits) {
    guard let width = limits.width, source.paragraph.lineBreak.wraps else { return }
    hangSpaces(over: width)
    let whole = unsafe pango_layout_get_width(layout)
    for factor in [1, 2, 4, 8, 0] as [CGFloat] {
      let excess = min(excess(over: width), 100_000)
      guard excess > 0 else { return }
      // The last: a letter that is wider than its place stays so.
      let less = Int32((excess * factor * CGFloat(PANGO_SCALE)).rounded(.up))
      unsafe pango_layout_set_width(layout, max(whole - less, 0))
      readLines(atMost: limits.lineCount)
      hangSpaces(over: width)
    }
  }

  /// By how much the longest line is too long; 0 for less than a hundredth of a point.
  private func excess(over width: CGFloat) -> CGFloat {
    let most = lines.indices.reduce(0) { max($0, lines[$1].width - room(ofLine: $1, width)) }
    return most > 0.01 ? most : 0
  }

  private func room(ofLine index: Int, _ width: CGFloat) -> CGFloat {
    let style = source.paragraph
    return max(width - (index == 0 ? style.firstLineHeadIndent : style.headIndent), 0)
  }

  /// Pango gives spaces no width where it breaks lines, but at the end of a text.
  private func hangSpaces(over width: CGFloat) {
    guard let last = lines.last, last.end == source.text.utf8.count,
      source.text.utf8.last == 32
    else { return }
    let room = room(ofLine: lines.count - 1, width)
    if last.width > room { lines[lines.count - 1].hang(by: last.width - room) }
  }

  /// Sets the letters of a line that is a little too long closer, instead of leaving some out.
  func tighten(_ limits: Limits) {
    guard source.paragraph.allowsTightening, isTruncated, lines.count == 1,
      let room = limits.width
    else { return }
    var free = Limits()
    free.lineCount = 1
    let whole = TextParagraph(source, free).lines[0].width
    let missing = whole - room
    guard missing > 0, missing <= whole / 20 else { return }
    let letters = max(source.text.count - 1, 1)
    var tighter = source
    for index in tighter.runs.indices {
      var style = tighter.runs[index].shared.style
      style.tracking -= missing / CGFloat(letters) + 0.01
      tighter.runs[index].shared = SharedTextStyle(style)
    }
    setAttributes(of: tighter, mayBreak: false)
    readLines(atMost: 1)
  }
}
