import CoreGraphics
import Foundation

extension UITextView {
  final func setUp() {
    backgroundColor = .systemBackground
    editor.typingAttributes = content.attributes
    for view in ownViews { addSubview(view) }
    for handle in selectionViews.handles {
      handle.onDrag = { [weak self] in self?.gestures.drag($0, to: $1) }
      handle.onEnd = { [weak self] in self?.gestures.showMenu() }
    }
    selectionViews.caret.isHidden = true
    addInteraction(itemMenus.interaction)
    gestures.attach(to: self)
    gestures.wait(for: itemMenus.interaction.gesture)
    textContainer.onChange = { [weak self] in self?.containerDidChange() }
  }

  /// The views of the text, from back to front.
  final var ownViews: [UIView] {
    [selectionViews.background, blocks.canvas, selectionViews.caret] + selectionViews.handles
  }

  // MARK: Text

  final func setAttributedText(_ text: NSAttributedString?) {
    let styled = text.map { StyledText($0) } ?? StyledText()
    if let first = styled.runs.first {
      content.attributes = Self.typing(first.attributes)
    }
    editor.setText(styled)
  }

  /// The attributes of the text's first character, or those that it will have.
  final var firstAttributes: StyledText.Attributes {
    editor.storage.runs.first?.attributes ?? content.attributes
  }

  /// The attributes of text that is typed beside text with some.
  static func typing(_ attributes: StyledText.Attributes) -> StyledText.Attributes {
    attributes.filter { $0.key != .attachment && $0.key != .link }
  }

  /// Gives the whole text an attribute; nil removes it.
  final func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    content.attributes[key] = value
    editor.typingAttributes[key] = value
    editor.restyle(0..<editor.length) { $0[key] = value }
    styleDidChange()
  }

  final func setAlignment(_ alignment: NSTextAlignment) {
    let change: (inout StyledText.Attributes) -> Void = { attributes in
      Self.changeParagraph(&attributes) { $0.alignment = alignment }
    }
    change(&content.attributes)
    change(&editor.typingAttributes)
    editor.restyle(0..<editor.length, change)
    styleDidChange()
  }

  private static func changeParagraph(
    _ attributes: inout StyledText.Attributes, _ change: (NSMutableParagraphStyle) -> Void
  ) {
    let old = attributes[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle()
    guard let new = old.mutableCopy() as? NSMutableParagraphStyle else { return }
    change(new)
    attributes[.paragraphStyle] = new
  }

  /// Sets the direction of the paragraphs that a range touches.
  final func setDirection(_ direction: NSWritingDirection, of range: Range<Int>) {
    let first = column.start(of: column.index(at: range.lowerBound))
    let end = column.start(of: column.index(at: range.upperBound) + 1)
    let change: (inout StyledText.Attributes) -> Void = { attributes in
      Self.changeParagraph(&attributes) { $0.baseWritingDirection = direction }
    }
    if first == end { change(&content.attributes) }
    change(&editor.typingAttributes)
    editor.restyle(first..<end, change)
    styleDidChange()
  }

  /// Gives fonts that scale their size for the view's traits, if they are to follow it.
  final func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let category = traits.preferredContentSizeCategory
    let change: (inout StyledText.Attributes) -> Void = { attributes in
      guard let font = attributes[.font] as? UIFont else { return }
      attributes[.font] = font.adjusted(to: category)
    }
    change(&content.attributes)
    change(&editor.typingAttributes)
    editor.restyle(0..<editor.length, change)
    styleDidChange()
  }

  // MARK: Paragraphs

  final func makeColumn() -> TextColumn {
    TextColumn(
      makeLayout: { [unowned self] range, lineLimit in
        let width = self.lineWidth
        return self.layout(range, width: width < 1e6 ? width : nil, lineLimit: lineLimit)
      },
      estimate: { [unowned self] in self.estimatedHeight(ofLength: $0) })
  }

  /// Lays out a paragraph with what ends it.
  final func layout(_ range: Range<Int>, width: CGFloat?, lineLimit: Int) -> TextColumn.Layout {
    withTraits {
      var runs = shownRuns(range)
      let continues =
        range.lowerBound > 0 && !editor.storage.endsParagraph(before: range.lowerBound)
      if continues { runs = runs.map(Self.continued) }
      var options = TextOptions(width: width, lineLimit: lineLimit)
      let lineBreak = textContainer.lineBreakMode.lineBreak
      if lineLimit > 0, lineBreak.truncates { options.truncation = lineBreak }
      let lines = TextLayout(runs, options: options)
      let style = runs[0].style.paragraph
      let isLast = range.upperBound == editor.length
      let top = range.lowerBound > 0 && !continues ? style.paragraphSpacingBefore : 0
      let endsParagraph = editor.storage.endsParagraph(before: range.upperBound)
      let space = isLast ? 0 : style.lineSpacing + (endsParagraph ? style.paragraphSpacing : 0)
      // Lines begin on whole pixels, where their edges are sharp.
      let height = pixels(top + lines.size.height + space)
      return TextColumn.Layout(lines: lines, top: top, height: height)
    }
  }

  /// A run of a part of a paragraph, whose first line is not the paragraph's.
  private static func continued(_ run: TextRun) -> TextRun {
    var run = run
    run.style.paragraph.firstLineHeadIndent = run.style.paragraph.headIndent
    return run
  }

  final func pixels(_ points: CGFloat) -> CGFloat {
    let scale = max(contentScaleFactor, 1)
    return (points * scale - 0.01).rounded(.up) / scale
  }

  private final func estimatedHeight(ofLength length: Int) -> CGFloat {
    let font = font ?? .systemFont(ofSize: 12)
    let lines = (CGFloat(length) * font.pointSize / 2 / max(lineWidth, 1)).rounded(.up)
    return pixels(max(lines, 1) * font.lineHeight)
  }

  /// The characters of a paragraph as they are drawn, at least one run.
  private final func shownRuns(_ range: Range<Int>) -> [TextRun] {
    let base = TextStyle([.foregroundColor: UIColor.label])
    var text = editor.storage.part(range)
    let end = text.string.utf16.reversed().prefix(while: StyledText.endsParagraph).count
    let ending = text.length - end..<text.length
    guard ending.lowerBound > 0 else {
      let attributes = text.runs.first?.attributes ?? editor.typingAttributes
      return [TextRun("", style: TextStyle(attributes, base: base))]
    }
    text.replace(ending, with: StyledText())
    styleMarkedText(&text, from: range.lowerBound)
    styleLinks(&text)
    var runs = text.textRuns(in: 0..<text.length, base: base)
    for index in runs.indices where runs[index].text.utf8.contains(0) {
      // Pango takes a zero for the end of the text.
      let shown = runs[index].text.unicodeScalars.map { $0 == "\0" ? " " : $0 }
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: shown)
      runs[index].text = String(scalars)
    }
    return runs
  }

  private final func styleMarkedText(_ text: inout StyledText, from start: Int) {
    guard let marked = editor.marked else { return }
    let part = (marked.lowerBound - start..<marked.upperBound - start).clamped(to: 0..<text.length)
    let style = content.markedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
    text.restyle(part) { $0.merge(style) { $1 } }
  }

  private final func styleLinks(_ text: inout StyledText) {
    guard text.runs.contains(where: { $0.attributes[.link] != nil }) else { return }
    let style = content.linkAttributes
    text.restyle(0..<text.length) { attributes in
      guard attributes.removeValue(forKey: .link) != nil else { return }
      attributes.merge(style) { $1 }
    }
  }
}
