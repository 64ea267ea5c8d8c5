package import CoreGraphics
public import Foundation

/// The horizontal alignment of text. Apple: NSTextAlignment.
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  /// Lines are stretched to both sides, except for the last one of a paragraph.
  case justified
  /// Text is aligned with its leading side.
  case natural
}

/// The way in which a line that is too long is wrapped or truncated. Apple: NSLineBreakMode.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps at words, or at characters if a word is longer than a line.
  case byWordWrapping
  /// Wraps at characters.
  case byCharWrapping
  /// Clips the line at the edge.
  case byClipping
  /// Replaces the beginning of the line by "…".
  case byTruncatingHead
  /// Replaces the end of the line by "…".
  case byTruncatingTail
  /// Replaces the middle of the line by "…".
  case byTruncatingMiddle
}

/// The layout attributes of a paragraph. Distances are in points.
///
/// Source: Apple, "NSParagraphStyle".
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  var style = TextParagraphStyle()
  var stops: [NSTextTab] = NSTextTab.standard

  /// Natural alignment, word wrapping, no line spacing, and tab stops at intervals of 28 points.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The writing direction of a language code; nil means the program's language.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    guard let languageName else {
      return UIUserInterfaceLayoutDirection.ofLanguage == .rightToLeft ? .rightToLeft : .leftToRight
    }
    let direction = Locale(identifier: languageName).language.characterDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  public override init() {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  /// Creates a style from an archive; nil if the archive contains none.
  public required init?(coder: NSCoder) {
    super.init()
    guard decodeStyle(with: coder) else { return nil }
  }

  open func encode(with coder: NSCoder) { encodeStyle(with: coder) }

  /// The alignment. Default: `.natural`.
  open var alignment: NSTextAlignment { NSTextAlignment(style.alignment) }
  /// The line break mode. Default: `.byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(style.lineBreak) }
  /// The writing direction. Default: `.natural`.
  open var baseWritingDirection: NSWritingDirection { NSWritingDirection(style.direction) }
  /// The indent of the first line from the leading side.
  open var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }
  /// The indent of the other lines from the leading side.
  open var headIndent: CGFloat { style.headIndent }
  /// The end of the lines: measured from the leading side if positive, otherwise from the trailing
  /// side.
  open var tailIndent: CGFloat { style.tailIndent }
  /// The distance between lines.
  open var lineSpacing: CGFloat { style.lineSpacing }
  /// The distance after the paragraph.
  open var paragraphSpacing: CGFloat { style.paragraphSpacing }
  /// The distance before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
  open var minimumLineHeight: CGFloat { style.minimumLineHeight }
  /// The maximum line height; 0 means none.
  open var maximumLineHeight: CGFloat { style.maximumLineHeight }
  /// The factor for the natural line height, before the limits apply. 0 means none.
  open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
  /// The tab stops. Default: twelve, at intervals of 28 points.
  open var tabStops: [NSTextTab] { stops }
  /// The interval of tab stops after the last of `tabStops`. 0 repeats the interval of the last
  /// two.
  open var defaultTabInterval: CGFloat { style.defaultTabInterval }
  /// Whether characters may be tightened, by up to a twentieth, before a line is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { style.allowsTightening }

  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == NSParagraphStyle.self ? self : copied(into: NSParagraphStyle())
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(into: NSMutableParagraphStyle()) }

  func copied(into other: NSParagraphStyle) -> NSParagraphStyle {
    (other.style, other.stops) = (style, stops)
    return other
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.style == style && other.stops == stops
  }

  open override var hash: Int { style.hashValue }
}

extension NSParagraphStyle: TextAttributeValue {
  package func apply(to style: inout TextStyle, for key: NSAttributedString.Key) {
    guard key == .paragraphStyle else { return }
    style.paragraph = self.style
    if stops != NSTextTab.standard { style.paragraph.tabs = stops.map(\.tab) }
  }
}

extension NSTextAlignment {
  init(_ alignment: TextParagraphStyle.Alignment) {
    self =
      switch alignment {
      case .natural: .natural
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      }
  }

  var alignment: TextParagraphStyle.Alignment {
    switch self {
    case .natural: .natural
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    }
  }
}

extension NSLineBreakMode {
  init(_ lineBreak: TextParagraphStyle.LineBreak) {
    self =
      switch lineBreak {
      case .word: .byWordWrapping
      case .character: .byCharWrapping
      case .clip: .byClipping
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
  }

  var lineBreak: TextParagraphStyle.LineBreak {
    switch self {
    case .byWordWrapping: .word
    case .byCharWrapping: .character
    case .byClipping: .clip
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail: .tail
    }
  }
}

extension NSWritingDirection {
  init(_ direction: TextDirection) {
    self =
      switch direction {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
  }

  var direction: TextDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
