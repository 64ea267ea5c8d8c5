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

  /// The fraction of a line's free width that lies on its left; nil if lines are justified or indented, or
  /// if it is not the same for all of them.
  let flushFactor: CGFloat?

  /// Whether a layout for a size would have the same lines. Text is measured without limits, or in more
  /// width than it takes, before it is drawn in the size that it needs.
  func hasLines(for size: CGSize, lines: Int) -> Bool {
    guard lines == self.lines, size.width == self.size.width || fits(inWidth: size.width) else {
      return false
    }
    if size.height == self.size.height { return true }
    return self.size.height >= Self.unlimited && scale == 1 && !layout.isTruncated
      && fullHeight <= size.height + 0.01
  }

  /// Whether all lines fit in less width, where they are broken at the same places then.
  private func fits(inWidth width: CGFloat) -> Bool {
    guard flushFactor != nil, scale == 1, !layout.isTruncated, Self.isLimit(width),
      !Self.isLimit(size.width) || width < size.width
    else { return false }
    // Widths are rounded to pixels with this tolerance.
    return layout.bounds.width <= width + 0.0005
  }

  /// How far lines are from their places in this layout if they are drawn in a width. Points.
  func shift(inWidth width: CGFloat) -> CGFloat {
    guard let flushFactor, width != size.width, Self.isLimit(width) else { return 0 }
    return flushFactor * (width - (Self.isLimit(size.width) ? size.width : layout.bounds.width))
  }

  /// Whether a length is a limit, which only those are that are positive and less than `unlimited`.
  static func isLimit(_ length: CGFloat) -> Bool { length > 0 && length < unlimited }

  /// Lengths from this one on are no limits. Points.
  static let unlimited: CGFloat = 1e6
}
