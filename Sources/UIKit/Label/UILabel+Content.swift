import CoreGraphics
import Foundation

extension UILabel {
  /// Sets a property of the appearance, and redraws if it has changed. Inlined, so that the compiler
  /// replaces the key path by a direct access.
  @inline(__always) final func change<Value: Equatable>(
    _ property: WritableKeyPath<LabelAppearance, Value>, _ value: Value
  ) {
    guard appearance[keyPath: property] != value else { return }
    appearance[keyPath: property] = value
    textDidChange()
  }

  /// Sets a property that is also an attribute of attributed text.
  final func restyle<Value: NSObject>(
    _ key: NSAttributedString.Key, with value: Value,
    property: WritableKeyPath<LabelAppearance, Value>
  ) {
    if let styled = content.styled {
      let copy = NSMutableAttributedString(attributedString: styled)
      copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
      content.styled = copy
      appearance[keyPath: property] = value
      textDidChange()
    } else {
      change(property, value)
    }
  }

  final func setText(_ text: String?) {
    guard content.styled != nil || text != content.plain else { return }
    content = Content(plain: text)
    textDidChange()
  }

  final func setAttributedText(_ text: NSAttributedString?) {
    guard text != nil || content.plain != nil || content.styled != nil else { return }
    content = Content(styled: text.map(Self.immutable))
    if let text, text.length > 0,
      let style = unsafe text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        as? NSParagraphStyle
    {
      appearance.alignment = style.alignment
      appearance.lineBreakMode = style.lineBreakMode
    }
    textDidChange()
  }

  private static func immutable(_ text: NSAttributedString) -> NSAttributedString {
    type(of: text) == NSAttributedString.self ? text : NSAttributedString(attributedString: text)
  }

  /// Shows a text with attributes. A font and a color become properties of the label, because each
  /// attributed string stays in memory on Linux, with 400 bytes and more (Foundation of Swift 6.3).
  final func setText(_ text: String?, _ attributes: [NSAttributedString.Key: Any]) {
    guard Self.arePlain(attributes) else {
      return setAttributedText(text.map { NSAttributedString(string: $0, attributes: attributes) })
    }
    setText(text)
    change(\.font, attributes[.font] as? UIFont ?? .systemFont(ofSize: UIFont.labelFontSize))
    change(\.textColor, attributes[.foregroundColor] as? UIColor ?? .label)
  }

  /// Whether the label shows a text with attributes that are properties of the label.
  final func shows(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> Bool {
    content.styled == nil && content.plain == text && Self.arePlain(attributes)
      && attributes[.font] as? UIFont == appearance.font
      && attributes[.foregroundColor] as? UIColor == appearance.textColor
  }

  private static func arePlain(_ attributes: [NSAttributedString.Key: Any]) -> Bool {
    attributes.keys.allSatisfy { $0 == .font || $0 == .foregroundColor }
  }

  /// Gives fonts that scale their size for the view's traits, if they are to follow it.
  final func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let category = traits.preferredContentSizeCategory
    change(\.font, appearance.font.adjusted(to: category))
  }

  /// Discards the cached layouts, and redraws.
  final func textDidChange() {
    layouts = []
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Returns plain text with the label's appearance as attributes.
  final func attributed(_ text: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = appearance.alignment
    style.lineBreakMode = appearance.lineBreakMode
    return NSAttributedString(
      string: text,
      attributes: [
        .font: appearance.font, .foregroundColor: appearance.textColor, .paragraphStyle: style,
      ])
  }

  /// Returns the text runs to lay out, for a number of lines.
  final func runs(lines: Int) -> [TextRun] {
    let base = appearance.style
    var runs: [TextRun]
    if let styled = content.styled {
      runs = styled.textRuns(base: base)
    } else {
      runs = [TextRun(content.plain ?? "", style: base)]
    }
    for index in runs.indices {
      runs[index].style.paragraph.alignment = appearance.alignment.alignment
      appearance.applyOverrides(&runs[index].style, lines: lines)
    }
    return runs
  }

  final var isEmpty: Bool { text?.isEmpty ?? true }
}
