import CPango

/// A paragraph that Pango has shaped and broken into lines.
@safe final class TextParagraph {
  /// The limits that a paragraph is fitted into.
  struct Limits {
    /// The line width including head indents, in points; nil: unlimited.
    var width: CGFloat?
    /// The maximum number of lines; 0: unlimited.
    var lineCount = 0
    /// The part of the last line that an ellipsis replaces if there are more than `lineCount`.
    var truncation: TextParagraphStyle.LineBreak?
  }

  let source: TextSource
  let context: TextContext
  private let owner: TextContext.Layout
  var lines: [TextLine] = []

  init(_ source: TextSource, _ limits: Limits) {
    self.source = source
    context = TextContext.current
    owner = context.takeLayout(source.paragraph.direction)
    unsafe pango_layout_set_text(layout, source.text, Int32(clamping: source.text.utf8.count))
    unsafe pango_layout_set_font_description(
      layout, context.pangoDescription(source.runs[0].shared.style.font))
    setAttributes(of: source, mayBreak: limits.width != nil)
    apply(limits)
    readLines(atMost: limits.lineCount)
    narrow(limits)
    tighten(limits)
  }

  deinit {
    context.recycle(owner)
  }

  var layout: OpaquePointer { unsafe owner.pointer }

  var isTruncated: Bool { unsafe pango_layout_is_ellipsized(layout) != 0 }

  private func apply(_ limits: Limits) {
    let style = source.paragraph
    setTabs(style)
    guard let width = limits.width else { return }
    let head = min(style.firstLineHeadIndent, style.headIndent)
    // One extra Pango unit keeps a line that exactly fits from being broken.
    let availableWidth = max(Self.units(width - head) + 1, 0)
    let truncation = style.lineBreak.truncates ? style.lineBreak : limits.truncation
    if style.lineBreak.wraps || truncation != nil {
      unsafe pango_layout_set_width(layout, availableWidth)
      unsafe pango_layout_set_indent(
        layout, Self.units(style.firstLineHeadIndent - style.headIndent))
    }
    unsafe pango_layout_set_wrap(
      layout, style.lineBreak == .character ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    unsafe pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
    if let truncation {
      unsafe pango_layout_set_ellipsize(layout, truncation.pango)
      let count = style.lineBreak.truncates ? 1 : limits.lineCount
      unsafe pango_layout_set_height(layout, -Int32(clamping: max(count, 1)))
    }
  }

  /// Converts points to Pango units, clamped to about ± a million points; NaN becomes 0.
  private static func units(_ points: CGFloat) -> Int32 {
    let units = (points * CGFloat(PANGO_SCALE)).rounded(.up)
    return units.isNaN ? 0 : Int32(min(max(units, -1_000_000_000), 1_000_000_000))
  }

  private func setTabs(_ style: TextParagraphStyle) {
    guard source.text.utf8.contains(9) else { return }
    var tabs = style.tabs ?? (1...12).map { .init(location: CGFloat($0) * 28, alignment: .left) }
    let last = tabs.last?.location ?? 0
    if style.defaultTabInterval > 0 {
      let first = (last / style.defaultTabInterval).rounded(.down) + 1
      tabs += (0..<32).map {
        .init(location: (first + CGFloat($0)) * style.defaultTabInterval, alignment: .left)
      }
    }
    let array = unsafe pango_tab_array_new(Int32(tabs.count), 0)
    for (index, tab) in tabs.enumerated() {
      let position = Int32(clamping: Int(min(max(tab.location - style.headIndent, 0), 1e6) * 1024))
      unsafe pango_tab_array_set_tab(array, Int32(index), tab.alignment.pango, position)
    }
    unsafe pango_layout_set_tabs(layout, array)
    unsafe pango_tab_array_free(array)
  }

  func readLines(atMost limit: Int) {
    lines = []
    var node = unsafe pango_layout_get_lines_readonly(layout)
    while let link = unsafe node, limit == 0 || lines.count < limit {
      unsafe lines.append(
        TextLine(link.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self), of: source))
      unsafe node = link.pointee.next
    }
  }
}
