import CoreGraphics
import Foundation

extension UITextField {
  /// Draws the text, or else the placeholder, in the canvas.
  final func paint(in rect: CGRect) {
    if editor.length == 0 { drawPlaceholder(in: rect) } else { drawText(in: rect) }
  }

  final func paintText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), editor.length > 0, rect.width > 0 else {
      return
    }
    let layout = isEditing ? line.layout : truncatedLayout(width: rect.width)
    paint(layout, in: rect, isScrolled: isEditing, context)
  }

  final func paintPlaceholder(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0,
      let layout = placeholderLayout(width: rect.width)
    else { return }
    paint(layout, in: rect, isScrolled: false, context)
  }

  private func paint(
    _ layout: TextLayout, in rect: CGRect, isScrolled: Bool, _ context: CGContext
  ) {
    context.saveGState()
    // Clips lines horizontally, but not glyphs that extend above or below their lines.
    context.clip(to: rect.insetBy(dx: 0, dy: -rect.height))
    layout.draw(in: context, at: origin(of: layout, in: rect, isScrolled: isScrolled))
    context.restoreGState()
  }

  /// The placeholder in one line; nil without one.
  final var placeholderLayout: TextLayout? { placeholderLayout(width: nil) }

  private func placeholderLayout(width: CGFloat?) -> TextLayout? {
    guard let text = placeholder, !text.isEmpty else { return nil }
    return withTraits {
      var base = TextStyle(content.attributes)
      base.color = UIColor.placeholderText.cgColor
      base.paragraph.lineBreak = width == nil ? .clip : .tail
      if effectiveUserInterfaceLayoutDirection == .rightToLeft,
        !text.unicodeScalars.contains(where: \.properties.isAlphabetic)
      {
        base.paragraph.direction = .rightToLeft
      }
      // An attributed string of a plain placeholder would stay in memory (`UILabel.setText`).
      var runs = content.styledPlaceholder?.textRuns(base: base) ?? [TextRun(text, style: base)]
      for index in runs.indices { runs[index].style.paragraph = base.paragraph }
      let natural = TextLayout(runs)
      guard let width, natural.size.width > width else { return natural }
      return TextLayout(runs, options: TextOptions(width: width, lineLimit: 1))
    }
  }
}
