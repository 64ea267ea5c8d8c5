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
    coder.encode(appearance.font, forKey: Key.font)
    coder.encode(appearance.textColor, forKey: Key.textColor)
    coder.encode(appearance.highlightedColor, forKey: Key.highlightedTextColor)
    coder.encode(appearance.shadowColor, forKey: Key.shadowColor)
    coder.encode(NSValue(cgSize: appearance.shadowOffset), forKey: Key.shadowOffset)
    coder.encode(appearance.alignment.rawValue, forKey: Key.alignment)
    coder.encode(appearance.lineBreakMode.rawValue, forKey: Key.lineBreakMode)
    coder.encode(appearance.numberOfLines, forKey: Key.numberOfLines)
    coder.encode(appearance.adjustsFontSize, forKey: Key.adjustsFontSize)
    coder.encode(Double(appearance.minimumScale), forKey: Key.minimumScale)
    coder.encode(appearance.baselineAdjustment.rawValue, forKey: Key.baselineAdjustment)
    coder.encode(appearance.allowsTightening, forKey: Key.allowsTightening)
    coder.encode(Double(appearance.preferredWidth), forKey: Key.preferredWidth)
    coder.encode(appearance.isHighlighted, forKey: Key.isHighlighted)
    coder.encode(appearance.isEnabled, forKey: Key.isEnabled)
  }

  final func decodeText(with coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.isEnabled)
    else { return }
    let styled = coder.decodeObject(of: ArchivedValue.self, forKey: Key.attributedText)
    content.plain = coder.decodeObject(of: NSString.self, forKey: Key.text) as String?
    content.styled = styled?.value as? NSAttributedString
    decodeColors(with: coder)
    appearance.font = coder.decodeObject(of: UIFont.self, forKey: Key.font) ?? appearance.font
    appearance.alignment =
      NSTextAlignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? appearance.alignment
    appearance.lineBreakMode =
      NSLineBreakMode(rawValue: coder.decodeInteger(forKey: Key.lineBreakMode))
      ?? appearance.lineBreakMode
    appearance.numberOfLines = max(coder.decodeInteger(forKey: Key.numberOfLines), 0)
    appearance.adjustsFontSize = coder.decodeBool(forKey: Key.adjustsFontSize)
    minimumScaleFactor = CGFloat(coder.decodeDouble(forKey: Key.minimumScale))
    appearance.baselineAdjustment =
      UIBaselineAdjustment(rawValue: coder.decodeInteger(forKey: Key.baselineAdjustment))
      ?? appearance.baselineAdjustment
    appearance.allowsTightening = coder.decodeBool(forKey: Key.allowsTightening)
    preferredMaxLayoutWidth = CGFloat(coder.decodeDouble(forKey: Key.preferredWidth))
    appearance.isHighlighted = coder.decodeBool(forKey: Key.isHighlighted)
    appearance.isEnabled = coder.decodeBool(forKey: Key.isEnabled)
  }

  private func decodeColors(with coder: NSKeyedUnarchiver) {
    func color(_ key: String) -> UIColor? { coder.decodeObject(of: UIColor.self, forKey: key) }
    appearance.textColor = color(Key.textColor) ?? appearance.textColor
    (appearance.highlightedColor, appearance.shadowColor) = (
      color(Key.highlightedTextColor), color(Key.shadowColor)
    )
    let offset = coder.decodeObject(of: NSValue.self, forKey: Key.shadowOffset)
    appearance.shadowOffset = offset?.cgSizeValue ?? appearance.shadowOffset
  }
}
