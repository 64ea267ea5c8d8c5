import CoreGraphics

/// The properties of a label other than its text.
struct LabelAppearance {
  var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var textColor = UIColor.label
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var adjustsFontSize = false
  var minimumScale: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var allowsTightening = false
  var preferredWidth: CGFloat = 0
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var isHighlighted = false
  var highlightedColor: UIColor?
  var isEnabled = true

  /// The style of text without attributes.
  var style: TextStyle {
    var style = TextStyle(font: font.fontDescription, color: textColor.cgColor)
    style.paragraph.alignment = alignment.alignment
    if let shadowColor {
      style.shadow = TextStyle.Shadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
    }
    return style
  }

  /// Applies the properties that override the text's attributes.
  func applyOverrides(_ style: inout TextStyle, lines: Int) {
    let mode = lineBreakMode.lineBreak
    style.paragraph.lineBreak = lines == 1 || mode.wraps ? mode : .word
    style.paragraph.allowsTightening = style.paragraph.allowsTightening || allowsTightening
    if isHighlighted, let highlightedColor { style.color = highlightedColor.cgColor }
    if !isEnabled { style.color = style.color.copy(alpha: style.color.alpha / 2) ?? style.color }
  }
}

/// The layout of a label's text for a given size.
struct LabelLayout {
  let size: CGSize
  let lines: Int
  let layout: TextLayout
  /// The factor by which the font sizes are reduced.
  let scale: CGFloat
  /// The height and the first baseline of the text at its full size.
  let fullHeight: CGFloat
  let fullBaseline: CGFloat

  /// Whether a layout for a size would be the same: also where this one is of an unlimited height, all of
  /// the text is in it, and the size has room for that. Text is measured so before it is drawn.
  func isLayout(for size: CGSize, lines: Int) -> Bool {
    guard size.width == self.size.width, lines == self.lines else { return false }
    if size.height == self.size.height { return true }
    return self.size.height >= Self.unlimited && scale == 1 && !layout.isTruncated
      && fullHeight <= size.height + 0.01
  }

  /// Lengths from this one on are no limits. Points.
  static let unlimited: CGFloat = 1e6
}
