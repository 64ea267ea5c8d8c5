import UIKit

extension GalleryPage {
  static let paragraphs = GalleryPage(
    name: "paragraph-styles", title: "Paragraph styles",
    caption:
      "A paragraph style says how lines lie: aligned, indented, spaced, at tabs. The frame is "
      + "the label's.",
    specimens: [
      Specimen("alignment = .justified", note: "to both sides, but for the last line") {
        $0.paragraph { $0.alignment = .justified }
      },
      Specimen("alignment = .right", note: "short lines at the right") {
        $0.paragraph { $0.alignment = .right }
      },
      Specimen("firstLineHeadIndent = 24", note: "of the first line alone") {
        let unit = $0.unit
        $0.paragraph { $0.firstLineHeadIndent = 24 * unit }
      },
      Specimen("headIndent = 24, tailIndent = −16", note: "of the other lines; of all ends") {
        let unit = $0.unit
        $0.paragraph { ($0.headIndent, $0.tailIndent) = (24 * unit, -16 * unit) }
      },
      Specimen("lineHeightMultiple = 1.4", note: "lines that are higher than their letters") {
        $0.paragraph { $0.lineHeightMultiple = 1.4 }
      },
      Specimen("tabStops", note: "left, centre and decimal") { $0.table() },
      Specimen("underlineStyle, strikethroughStyle", note: "kinds and patterns") { $0.rules() },
      Specimen("shadow, strokeWidth, obliqueness, kern", note: "letters in dress") { $0.dressed() },
    ])
}

extension Stage {
  private static let prose =
    "Lamina sets text as paper does: in lines, each on its own baseline."

  private func framed(_ text: NSAttributedString) {
    let label = self.text("", 12, 6, 136, 78)
    label.numberOfLines = 0
    label.attributedText = text
    dashedOutline(label.frame)
  }

  private func attributes(
    _ size: CGFloat, _ more: [NSAttributedString.Key: Any] = [:]
  ) -> [NSAttributedString.Key: Any] {
    let base: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size * unit), .foregroundColor: DemoPalette.ivory,
    ]
    return base.merging(more) { _, new in new }
  }

  fileprivate func paragraph(_ change: (NSMutableParagraphStyle) -> Void) {
    let style = NSMutableParagraphStyle()
    change(style)
    framed(
      NSAttributedString(
        string: Self.prose, attributes: attributes(11, [.paragraphStyle: style])))
  }

  fileprivate func table() {
    let style = NSMutableParagraphStyle()
    let decimal: [NSTextTab.OptionKey: Any] = [
      .columnTerminators: NSTextTab.columnTerminators(for: nil)
    ]
    style.tabStops = [
      NSTextTab(textAlignment: .center, location: 70 * unit),
      NSTextTab(textAlignment: .right, location: 115 * unit, options: decimal),
    ]
    framed(
      NSAttributedString(
        string: "apples\tred\t1.5\npears\tgreen\t12.25\nplums\tblue\t100.0",
        attributes: attributes(10, [.paragraphStyle: style])))
  }

  fileprivate func rules() {
    let text = NSMutableAttributedString(string: "")
    let styles: [(String, NSUnderlineStyle)] = [
      ("single ", .single), ("double\n", .double), ("thick ", .thick),
      ("dots\n", [.single, .patternDot]), ("dashes ", [.single, .patternDash]),
      ("by word\n", [.single, .byWord]),
    ]
    for (name, style) in styles {
      text.append(
        NSAttributedString(
          string: name,
          attributes: attributes(
            12, [.underlineStyle: style.rawValue, .underlineColor: DemoPalette.coral])))
    }
    text.append(
      NSAttributedString(
        string: "struck out",
        attributes: attributes(
          12,
          [
            .strikethroughStyle: NSUnderlineStyle.single.rawValue,
            .strikethroughColor: DemoPalette.teal,
          ])))
    framed(text)
  }

  fileprivate func dressed() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2 * unit, height: 2 * unit)
    shadow.shadowBlurRadius = 2 * unit
    shadow.shadowColor = DemoPalette.coral
    let parts: [(String, [NSAttributedString.Key: Any], String)] = [
      ("shadow", [.shadow: shadow], " "), ("stroke", [.strokeWidth: 4], "\n"),
      ("oblique", [.obliqueness: 0.3], " "), ("kern", [.kern: 4 * unit], "\n"),
      ("back", [.backgroundColor: DemoPalette.teal], " "), ("up", [.baselineOffset: 5 * unit], ""),
    ]
    let text = NSMutableAttributedString(string: "")
    // Foundation on Linux fails on adjacent runs with the same number of different attributes, so each
    // run is followed by one with fewer attributes.
    for (part, more, separator) in parts {
      text.append(NSAttributedString(string: part, attributes: attributes(15, more)))
      text.append(NSAttributedString(string: separator, attributes: attributes(15)))
    }
    framed(text)
  }
}
