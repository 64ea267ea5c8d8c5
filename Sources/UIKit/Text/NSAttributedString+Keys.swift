public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; by default the system font of 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`; by default black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` drawn behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`; the one at a paragraph's first character applies.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The additional distance between characters, in points; 0 disables the font's kerning.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The additional distance between characters, in points, on top of the font's kerning.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// 0 disables ligatures; 1, the default, uses those of the font.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`; by default that of the text.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor`; by default that of the text.
  public static let strikethroughColor = NSAttributedString.Key(
    rawValue: "NSStrikethroughColor")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The width of the glyph outlines, in percent of the font size; a negative width also fills the
  /// glyphs.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A `UIColor`; by default that of the text.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The distance above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The slant of the glyphs to the right, as a fraction of their height.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// Numbers, each the sum of an `NSWritingDirection` and an `NSWritingDirectionFormatType`.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// An `NSTextAttachment`, for the character `NSTextAttachment.character`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A `URL` or a `String`: the text is drawn blue and underlined.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// The styles of underlines and strikethrough lines; styles and patterns can be combined. Apple:
/// NSUnderlineStyle.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Spaces are not underlined.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The direction of text. Apple: NSWritingDirection.
public enum NSWritingDirection: Int, Sendable {
  /// The direction follows from the text.
  case natural = -1
  case leftToRight
  case rightToLeft
}

/// The way in which a writing direction applies to a range of text. Apple:
/// NSWritingDirectionFormatType.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The range is embedded in text of another direction.
  case embedding = 0
  /// Every character has the direction.
  case override = 2
}
