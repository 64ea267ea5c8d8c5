public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; the system font of 12 points where there is none.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`; black where there is none.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`, behind the letters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`; that of a paragraph's first letter counts.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A number of points between letters; 0 turns the font's kerning off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number of points between letters, beside the font's kerning.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// 0: no ligatures; 1 (default): those of the font.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`; that of the letters where there is none.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor`; that of the letters where there is none.
  public static let strikethroughColor = NSAttributedString.Key(
    rawValue: "NSStrikethroughColor")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The width of the letters' outline, in percent of the font's size; negative: filled too.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A `UIColor`; that of the letters where there is none.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A number of points upwards.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// How far the letters lean to the right, in parts of their height.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// Numbers, each an `NSWritingDirection` and an `NSWritingDirectionFormatType` added.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// An `NSTextAttachment`, for the character `NSTextAttachment.character`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A `URL` or a `String`: the text is blue and underlined.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// The kinds of lines below and through letters; kinds and patterns combine.
/// Apple: NSUnderlineStyle.
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
  /// Not below the spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Apple: NSWritingDirection.
public enum NSWritingDirection: Int, Sendable {
  /// As the text says.
  case natural = -1
  case leftToRight
  case rightToLeft
}

/// What a writing direction does to a piece of text. Apple: NSWritingDirectionFormatType.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// A piece of the other direction in its surroundings.
  case embedding = 0
  /// Every letter goes that way.
  case override = 2
}
