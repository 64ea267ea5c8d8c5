import Foundation
import UIKit

extension Target {
  /// Measures and draws text with random attributes, directly and in labels.
  static let text = Target(name: "text") { bytes in
    var input = Input(bytes)
    let text = input.attributedString()
    _ = text.size()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    _ = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 32), format: format).image { _ in
      text.draw(at: input.point())
      text.draw(in: input.rect())
      let context = input.bool() ? NSStringDrawingContext() : nil
      context?.minimumScaleFactor = input.double()
      let options = NSStringDrawingOptions(rawValue: Int(input.byte()))
      _ = text.boundingRect(with: input.size(), options: options, context: context)
      text.draw(with: input.rect(), options: options, context: context)
      text.string.draw(in: input.rect(), withAttributes: [.font: input.font()])
      input.fill(label: UILabel(), text)
    }
  }
}

extension Input {
  @MainActor
  fileprivate mutating func fill(label: UILabel, _ text: NSAttributedString) {
    // A NaN frame traps, as a programming error.
    label.frame.size = CGSize(width: Int(number(bytes: 2)), height: Int(byte()))
    label.font = bool() ? font() : nil
    if bool() { label.attributedText = text } else { label.text = text.string }
    label.numberOfLines = Int(Int8(bitPattern: byte()))
    label.lineBreakMode = NSLineBreakMode(rawValue: choice(6)) ?? .byClipping
    label.textAlignment = NSTextAlignment(rawValue: choice(5)) ?? .natural
    label.adjustsFontSizeToFitWidth = bool()
    label.minimumScaleFactor = double()
    label.baselineAdjustment = UIBaselineAdjustment(rawValue: choice(3)) ?? .none
    label.allowsDefaultTighteningForTruncation = bool()
    label.preferredMaxLayoutWidth = double()
    (label.shadowColor, label.shadowOffset) = (bool() ? color() : nil, size())
    _ = (label.intrinsicContentSize, label.sizeThatFits(size()))
    _ = label.textRect(forBounds: rect(), limitedToNumberOfLines: choice(4))
    label.drawText(in: rect())
  }

  /// Adjacent runs have different numbers of attributes, because Foundation on Linux crashes randomly
  /// if they have the same number.
  mutating func attributedString() -> NSAttributedString {
    let mask = number(bytes: 3)
    let keys = Self.keys.enumerated().filter { mask >> $0.offset & 1 == 1 }.map(\.element)
    let text = NSMutableAttributedString(string: "")
    var isOdd = false
    for _ in 0..<choice(5) {
      let part = string()
      guard !part.isEmpty else { continue }
      var attributes: [NSAttributedString.Key: Any] = [:]
      for key in keys { attributes[key] = value(for: key) }
      if isOdd { attributes[NSAttributedString.Key("odd")] = 1 }
      text.append(NSAttributedString(string: part, attributes: attributes))
      isOdd.toggle()
    }
    return text
  }

  private static let keys: [NSAttributedString.Key] = [
    .font, .foregroundColor, .backgroundColor, .paragraphStyle, .kern, .tracking, .ligature,
    .underlineStyle, .underlineColor, .strikethroughStyle, .strikethroughColor, .shadow,
    .strokeWidth, .strokeColor, .baselineOffset, .obliqueness, .writingDirection, .attachment,
    .link,
  ]

  private mutating func value(for key: NSAttributedString.Key) -> Any {
    switch key {
    // A value of the wrong type for the key.
    case _ where choice(16) == 15: "none"
    case .font: font()
    case .foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor, .strokeColor:
      color()
    case .paragraphStyle: paragraphStyle()
    case .ligature: Int(byte())
    case .underlineStyle, .strikethroughStyle: Int(number(bytes: 2))
    case .writingDirection: (0..<choice(4)).map { _ in Int(byte() % 5) }
    case .shadow: shadow()
    case .attachment: attachment()
    case .link: string(maxCount: 7)
    default: double()
    }
  }

  private mutating func paragraphStyle() -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = NSTextAlignment(rawValue: choice(5)) ?? .natural
    style.lineBreakMode = NSLineBreakMode(rawValue: choice(6)) ?? .byClipping
    style.baseWritingDirection = NSWritingDirection(rawValue: choice(3) - 1) ?? .natural
    guard bool() else { return style }
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (double(), double(), double())
    (style.lineSpacing, style.lineHeightMultiple) = (double(), double())
    (style.paragraphSpacing, style.paragraphSpacingBefore) = (double(), double())
    (style.minimumLineHeight, style.maximumLineHeight) = (double(), double())
    style.defaultTabInterval = double()
    style.allowsDefaultTighteningForTruncation = bool()
    style.tabStops = (0..<choice(5)).map { _ in
      NSTextTab(
        textAlignment: NSTextAlignment(rawValue: choice(5)) ?? .natural, location: double(),
        options: bool()
          ? [:] : [.columnTerminators: NSTextTab.columnTerminators(for: nil)])
    }
    return style
  }

  private mutating func shadow() -> NSShadow {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (size(), double())
    shadow.shadowColor = bool() ? color() : nil
    return shadow
  }

  private mutating func attachment() -> NSTextAttachment {
    let attachment = NSTextAttachment(data: bool() ? Data([byte(), byte()]) : nil, ofType: nil)
    if bool() { attachment.image = UIImage() }
    attachment.bounds = rect()
    return attachment
  }

  mutating func font() -> UIFont {
    let size = double()
    switch choice(4) {
    case 0: return .monospacedSystemFont(ofSize: size, weight: UIFont.Weight(rawValue: double()))
    case 1: return .italicSystemFont(ofSize: size)
    case 2: return UIFont(name: string(maxCount: 7), size: size) ?? .systemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: UIFont.Weight(rawValue: double()))
    }
  }
}
