package import CoreGraphics
public import Foundation

/// Where the lines of a text stand that are shorter than its place. Apple: NSTextAlignment.
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  /// Stretched to both sides, but for the last line of a paragraph.
  case justified
  /// At the side where the text begins.
  case natural
}

/// What becomes of a line that is too long. Apple: NSLineBreakMode.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, from a word on, or a letter where a word is longer than a line.
  case byWordWrapping
  /// It goes on in the next line, from a letter on.
  case byCharWrapping
  /// It is cut by the edge.
  case byClipping
  /// Its beginning gives way to "…".
  case byTruncatingHead
  /// Its end gives way to "…".
  case byTruncatingTail
  /// Its middle gives way to "…".
  case byTruncatingMiddle
}

/// How the lines of a paragraph lie. Distances are in points.
///
/// Source: Apple, "NSParagraphStyle".
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  var style = TextParagraphStyle()
  var stops: [NSTextTab] = NSTextTab.standard

  /// Natural alignment, lines broken at words, nothing between lines, tabs each 28 points.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction of a language's writing, by its code; that of the program's for nil.
  public class func defaultWritingDirection(
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

  /// A style from an archive; nil where there is none in it.
  public required init?(coder: NSCoder) {
    super.init()
    guard decodeStyle(with: coder) else { return nil }
  }

  open func encode(with coder: NSCoder) { encodeStyle(with: coder) }

  /// Default: `.natural`.
  open var alignment: NSTextAlignment { NSTextAlignment(style.alignment) }
  /// Default: `.byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(style.lineBreak) }
  /// Default: `.natural`.
  open var baseWritingDirection: NSWritingDirection { NSWritingDirection(style.direction) }
  /// From the side where the text begins to the first line.
  open var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }
  /// From the side where the text begins to the other lines.
  open var headIndent: CGFloat { style.headIndent }
  /// To the end of the lines: from the side where they begin, or, 0 or less, from the other one.
  open var tailIndent: CGFloat { style.tailIndent }
  /// Between lines.
  open var lineSpacing: CGFloat { style.lineSpacing }
  /// After the paragraph.
  open var paragraphSpacing: CGFloat { style.paragraphSpacing }
  /// Before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
  open var minimumLineHeight: CGFloat { style.minimumLineHeight }
  /// 0: none.
  open var maximumLineHeight: CGFloat { style.maximumLineHeight }
  /// By which the letters' height is multiplied before the limits count. 0: not at all.
  open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
  /// Default: twelve, each 28 points.
  open var tabStops: [NSTextTab] { stops }
  /// Between tabs after the last of `tabStops`. 0: as between the last two.
  open var defaultTabInterval: CGFloat { style.defaultTabInterval }
  /// Whether letters may stand closer, by a twentieth, before a part of a line gives way to "…".
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
