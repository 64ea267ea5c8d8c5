import Foundation

extension ViewFileClass {
  static let label = ViewFileClass(
    "label", UILabel.self,
    [
      .font("fontDescription", \UILabel.font),
      .color("textColor", \UILabel.textColor),
      .color("highlightedColor", \UILabel.highlightedTextColor),
      .color("shadowColor", \UILabel.shadowColor),
      .size("shadowOffset", \UILabel.shadowOffset),
      .choice("textAlignment", \UILabel.textAlignment, NSTextAlignment.fileNames),
      .choice("lineBreakMode", \UILabel.lineBreakMode, NSLineBreakMode.fileNames),
      .integer("numberOfLines", \UILabel.numberOfLines, in: 0...1_000_000),
      .choice(
        "baselineAdjustment", \UILabel.baselineAdjustment,
        ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
      .bool("adjustsFontSizeToFit", \UILabel.adjustsFontSizeToFitWidth, omitted: true),
      .number("minimumScaleFactor", \UILabel.minimumScaleFactor, in: 0...1),
      .custom("minimumFontSize", of: UILabel.self) { label, reader in
        guard let size = reader.number("minimumFontSize", in: 0...1000), let font = label.font
        else { return }
        label.minimumScaleFactor = min(size / font.pointSize, 1)
      },
      .bool(
        "adjustsLetterSpacingToFitWidth", \UILabel.allowsDefaultTighteningForTruncation),
      .bool(
        "adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
      .number("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth, in: 0...1e6),
      .bool("highlighted", \UILabel.isHighlighted),
      .bool("enabled", \UILabel.isEnabled),
      .string("text", \UILabel.text),
      .styledText("attributedText", \UILabel.attributedText),
    ],
    members: [
      .property("text", \UILabel.text), .property("textColor", \UILabel.textColor),
      .property("font", \UILabel.font), .property("numberOfLines", \UILabel.numberOfLines),
      .property("attributedText", \UILabel.attributedText),
    ])
}
