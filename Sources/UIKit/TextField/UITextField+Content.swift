import CoreGraphics
import Foundation

extension UITextField {
  final func setUp() {
    parts.canvas.field = self
    editor.typingAttributes = content.attributes
    parts.all.forEach(addSubview)
    parts.selection.background.clipsToBounds = true
    for handle in parts.selection.handles {
      handle.onDrag = { [weak self] in self?.gestures.drag($0, to: $1) }
      handle.onEnd = { [weak self] in self?.gestures.showMenu() }
    }
    parts.selection.caret.isHidden = true
    parts.clearButton.isHidden = true
    parts.clearButton.addAction(
      UIAction { [weak self] _ in self?.didTapClearButton() }, for: .touchUpInside)
    gestures.attach(to: self)
  }

  /// Changes a property, and lays out and draws again.
  final func change(_ change: (inout TextFieldContent) -> Void) {
    change(&content)
    contentDidChange()
  }

  final func contentDidChange() {
    cachedLine = nil
    setNeedsLayout()
    parts.canvas.setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Replaces the cross of the clear button; nil restores it.
  final func setClearImage(_ image: UIImage?) { parts.clearButton.image = image }

  // MARK: Text

  final func setText(_ text: String) {
    setStyledText(StyledText(text, content.attributes))
  }

  final func setAttributedText(_ text: NSAttributedString?) {
    setStyledText(text.map { StyledText($0, defaults: content.attributes) } ?? StyledText())
  }

  private func setStyledText(_ text: StyledText) {
    replacesAll = false
    editor.setText(text)
  }

  final func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    content.attributes = attributes
    if attributes[.font] == nil { content.attributes[.font] = UIFont.systemFont(ofSize: 17) }
    if attributes[.foregroundColor] == nil {
      content.attributes[.foregroundColor] = UIColor.label
    }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      content.alignment = style.alignment
    }
    editor.typingAttributes = content.attributes
    addAttributes(content.attributes)
    contentDidChange()
  }

  final func setAttribute(_ key: NSAttributedString.Key, _ value: NSObject) {
    content.attributes[key] = value
    editor.typingAttributes[key] = value
    addAttributes([key: value])
    contentDidChange()
  }

  private func addAttributes(_ added: StyledText.Attributes) {
    editor.restyle(0..<editor.length) { $0.merge(added) { $1 } }
  }

  /// Gives a font that scales its size for the view's traits, if it is to follow it.
  final func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    setAttribute(.font, content.font.adjusted(to: traits.preferredContentSizeCategory))
  }

  final func setSideView(_ view: UIView?, _ property: WritableKeyPath<TextFieldContent, UIView?>) {
    let previous = content[keyPath: property]
    guard previous !== view else { return }
    if previous?.superview === self { previous?.removeFromSuperview() }
    change { $0[keyPath: property] = view }
  }

  // MARK: Line

  /// The text in one line.
  final var line: TextFieldLine {
    if let cachedLine { return cachedLine }
    let line = withTraits { makeLine() }
    cachedLine = line
    return line
  }

  private func makeLine() -> TextFieldLine {
    let (runs, bullets) = shownRuns(lineBreak: .clip)
    return TextFieldLine(layout: TextLayout(fitted(runs)), bullets: bullets)
  }

  /// The text as it is drawn while the field is not edited, with an ellipsis where it does not fit.
  final func truncatedLayout(width: CGFloat) -> TextLayout {
    let line = line
    if line.layout.size.width <= width + 0.01 { return line.layout }
    if let truncated = line.truncated, truncated.width == width { return truncated.layout }
    let runs = shownRuns(lineBreak: isSecureTextEntry ? .clip : .tail).runs
    let layout = withTraits {
      TextLayout(fitted(runs), options: TextOptions(width: max(width, 0), lineLimit: 1))
    }
    cachedLine?.truncated = (layout, width)
    return layout
  }

  /// Reduces the size of text that does not fit, if the field is to do so.
  private func fitted(_ runs: [TextRun]) -> [TextRun] {
    let width = contentRect(in: bounds).width
    guard content.adjustsFontSize, width > 0 else { return runs }
    let least = content.minimumFontSize / max(content.font.pointSize, 1)
    let scale = runs.fittingScale(
      from: least, fits: { $0.size.width <= width }, options: TextOptions())
    return runs.scaled(by: scale)
  }

  /// The text as it is shown: line feeds as spaces, and the characters of a secure field as bullets.
  private func shownRuns(
    lineBreak: TextParagraphStyle.LineBreak
  ) -> (runs: [TextRun], bullets: [Int]?) {
    var base = TextStyle(content.attributes)
    base.paragraph = paragraph(lineBreak, of: editor.text)
    if isSecureTextEntry {
      let boundaries = editor.boundaries
      var (offsets, place) = ([0], 0)
      while place < boundaries.length {
        place = boundaries.character(after: place)
        offsets.append(place)
      }
      return ([TextRun(String(repeating: "•", count: offsets.count - 1), style: base)], offsets)
    }
    let text = shownText
    var runs = text.textRuns(in: 0..<text.length, base: base)
    if runs.isEmpty { runs = [TextRun("", style: base)] }
    for index in runs.indices {
      let shown = runs[index].text.unicodeScalars.map { Self.isShownAsSpace($0) ? " " : $0 }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: shown)
      runs[index].text = String(text)
      runs[index].style.paragraph = base.paragraph
    }
    return (runs, nil)
  }

  /// Whether a character ends lines or text, of which a field has one.
  private static func isShownAsSpace(_ scalar: Unicode.Scalar) -> Bool {
    [0, 10, 11, 12, 13, 0x85, 0x2028, 0x2029].contains(scalar.value)
  }

  /// The text with the style of marked text.
  private var shownText: StyledText {
    var shown = editor.storage
    if let marked = editor.marked {
      let style = content.markedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
      shown.restyle(marked) { $0.merge(style) { $1 } }
    }
    return shown
  }

  private func paragraph(
    _ lineBreak: TextParagraphStyle.LineBreak, of text: String
  ) -> TextParagraphStyle {
    var style = TextParagraphStyle()
    style.lineBreak = lineBreak
    switch content.direction {
    case .leftToRight: style.direction = .leftToRight
    case .rightToLeft: style.direction = .rightToLeft
    case .natural:
      // Text without letters has the direction of the view.
      let hasDirection = text.unicodeScalars.contains(where: \.properties.isAlphabetic)
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      style.direction = hasDirection ? .natural : isReversed ? .rightToLeft : .leftToRight
    }
    return style
  }
}
