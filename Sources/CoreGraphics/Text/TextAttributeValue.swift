/// An attribute value of an attributed string that affects text style, for example a font or a
/// paragraph style. The modules that define these classes conform them.
package protocol TextAttributeValue: AnyObject {
  /// Applies the value of attribute `key` to the style.
  func apply(to style: inout TextStyle, for key: NSAttributedString.Key)
}

/// A color class of another module, such as UIColor.
package protocol TextColorValue: AnyObject {
  var cgColor: CGColor { get }
}

extension TextStyle {
  /// Creates a style from attributes; `base` provides everything that they do not set.
  package init(_ attributes: [NSAttributedString.Key: Any], base: TextStyle = TextStyle()) {
    self = base
    var isLink = false
    for (key, value) in attributes {
      switch key.rawValue {
      case "NSFont", "NSParagraphStyle", "NSShadow", "NSAttachment":
        (value as? any TextAttributeValue)?.apply(to: &self, for: key)
      case "NSWritingDirection":
        writingDirections = (value as? [Any])?.compactMap { Self.number($0).map { Int($0) } } ?? []
      case "NSLink": isLink = true
      case let name where name.hasSuffix("Color"): apply(color: value, for: key)
      default: apply(number: value, for: key)
      }
    }
    if isLink { applyLinkStyle(attributes) }
  }

  private static func color(_ value: Any) -> CGColor? {
    (value as? any TextColorValue)?.cgColor ?? value as? CGColor
  }

  /// The value of a number or an NSNumber; nil for other types and values that are not finite.
  private static func number(_ value: Any) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as Bool: value ? 1 : 0
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private mutating func apply(color value: Any, for key: NSAttributedString.Key) {
    guard let color = Self.color(value) else { return }
    switch key.rawValue {
    case "NSColor": self.color = color
    case "NSBackgroundColor": backgroundColor = color
    case "NSStrokeColor": strokeColor = color
    case "NSUnderlineColor": underline = Line(style: underline?.style ?? 0, color: color)
    case "NSStrikethroughColor":
      strikethrough = Line(style: strikethrough?.style ?? 0, color: color)
    default: break
    }
  }

  private mutating func apply(number value: Any, for key: NSAttributedString.Key) {
    guard let number = Self.number(value) else { return }
    let bits = Int(min(max(number, 0), 0xFFFF))
    switch key.rawValue {
    case "NSKern": kern = number
    case "CTTracking": tracking = number
    case "NSLigature": hasLigatures = number != 0
    case "NSUnderline": underline = Line(style: bits, color: underline?.color)
    case "NSStrikethrough": strikethrough = Line(style: bits, color: strikethrough?.color)
    case "NSStrokeWidth": strokeWidth = number
    case "NSBaselineOffset": baselineOffset = number
    case "NSObliqueness": obliqueness = number
    default: break
    }
  }

  /// Makes a link blue, and underlined unless the attributes set an underline style.
  private mutating func applyLinkStyle(_ attributes: [NSAttributedString.Key: Any]) {
    color = CGColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
    if attributes[.init(rawValue: "NSUnderline")] == nil {
      underline = Line(style: 1, color: underline?.color)
    }
  }
}

extension NSAttributedString {
  /// The runs of equal attributes, in order; `base` provides the styles that attributes do not set.
  package func textRuns(base: TextStyle = TextStyle()) -> [TextRun] {
    var runs: [TextRun] = []
    let text = string as NSString
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      // `attributedSubstring(from:)` leaks in Foundation on Linux.
      runs.append(
        TextRun(text.substring(with: range), style: TextStyle(attributes, base: base)))
    }
    return runs
  }
}
