import Foundation
import QuartzCore

extension UILabel {
  private enum Key {
    static let text = "UIText"
    static let attributedText = "UIAttributedText"
    static let font = "UIFont"
    static let textColor = "UITextColor"
    static let highlightedTextColor = "UIHighlightedTextColor"
    static let shadowColor = "UIShadowColor"
    static let shadowOffset = "UIShadowOffset"
    static let alignment = "UITextAlignment"
    static let lineBreakMode = "UILineBreakMode"
    static let numberOfLines = "UINumberOfLines"
    static let adjustsFontSize = "UIAdjustsFontSizeToFit"
    static let minimumScale = "UIMinimumScaleFactor"
    static let baselineAdjustment = "UIBaselineAdjustment"
    static let allowsTightening = "UIAllowsDefaultTightening"
    static let preferredWidth = "UIPreferredMaxLayoutWidth"
    static let isHighlighted = "UIHighlighted"
    static let isEnabled = "UIEnabled"
  }

  final func encodeText(with coder: NSCoder) {
    coder.encode(content.plain as NSString?, forKey: Key.text)
    coder.encode(content.styled.flatMap(ArchivedValue.init), forKey: Key.attributedText)
    coder.encode(look.font, forKey: Key.font)
    coder.encode(look.textColor, forKey: Key.textColor)
    coder.encode(look.highlightedColor, forKey: Key.highlightedTextColor)
    coder.encode(look.shadowColor, forKey: Key.shadowColor)
    coder.encode(NSValue(cgSize: look.shadowOffset), forKey: Key.shadowOffset)
    coder.encode(look.alignment.rawValue, forKey: Key.alignment)
    coder.encode(look.lineBreakMode.rawValue, forKey: Key.lineBreakMode)
    coder.encode(look.numberOfLines, forKey: Key.numberOfLines)
    coder.encode(look.adjustsFontSize, forKey: Key.adjustsFontSize)
    coder.encode(Double(look.minimumScale), forKey: Key.minimumScale)
    coder.encode(look.baselineAdjustment.rawValue, forKey: Key.baselineAdjustment)
    coder.encode(look.allowsTightening, forKey: Key.allowsTightening)
    coder.encode(Double(look.preferredWidth), forKey: Key.preferredWidth)
    coder.encode(look.isHighlighted, forKey: Key.isHighlighted)
    coder.encode(look.isEnabled, forKey: Key.isEnabled)
  }

  final func decodeText(with coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.isEnabled)
    else { return }
    let styled = coder.decodeObject(of: ArchivedValue.self, forKey: Key.attributedText)
    content.plain = coder.decodeObject(of: NSString.self, forKey: Key.text) as String?
    content.styled = styled?.value as? NSAttributedString
    decodeColors(with: coder)
    look.font = coder.decodeObject(of: UIFont.self, forKey: Key.font) ?? look.font
    look.alignment =
      NSTextAlignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? look.alignment
    look.lineBreakMode =
      NSLineBreakMode(rawValue: coder.decodeInteger(forKey: Key.lineBreakMode))
      ?? look.lineBreakMode
    look.numberOfLines = max(coder.decodeInteger(forKey: Key.numberOfLines), 0)
    look.adjustsFontSize = coder.decodeBool(forKey: Key.adjustsFontSize)
    minimumScaleFactor = CGFloat(coder.decodeDouble(forKey: Key.minimumScale))
    look.baselineAdjustment =
      UIBaselineAdjustment(rawValue: coder.decodeInteger(forKey: Key.baselineAdjustment))
      ?? look.baselineAdjustment
    look.allowsTightening = coder.decodeBool(forKey: Key.allowsTightening)
    preferredMaxLayoutWidth = CGFloat(coder.decodeDouble(forKey: Key.preferredWidth))
    look.isHighlighted = coder.decodeBool(forKey: Key.isHighlighted)
    look.isEnabled = coder.decodeBool(forKey: Key.isEnabled)
  }

  private func decodeColors(with coder: NSKeyedUnarchiver) {
    func color(_ key: String) -> UIColor? { coder.decodeObject(of: UIColor.self, forKey: key) }
    look.textColor = color(Key.textColor) ?? look.textColor
    (look.highlightedColor, look.shadowColor) = (
      color(Key.highlightedTextColor), color(Key.shadowColor)
    )
    let offset = coder.decodeObject(of: NSValue.self, forKey: Key.shadowOffset)
    look.shadowOffset = offset?.cgSizeValue ?? look.shadowOffset
  }
}
