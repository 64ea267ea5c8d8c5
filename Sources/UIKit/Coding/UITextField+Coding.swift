import Foundation

extension UITextField {
  private enum Key {
    static let text = "UIText"
    static let placeholder = "UIPlaceholder"
    static let font = "UIFont"
    static let color = "UITextColor"
    static let alignment = "UITextAlignment"
    static let border = "UIBorderStyle"
    static let clearButton = "UIClearButtonMode"
    static let clearsOnBegin = "UIClearsOnBeginEditing"
    static let adjustsFont = "UIAdjustsFontSizeToFit"
    static let minimumFont = "UIMinimumFontSize"
    static let isSecure = "UISecureTextEntry"
    static let keyboard = "UIKeyboardType"
    static let returnKey = "UIReturnKeyType"
  }

  final func encodeTextField(with coder: NSCoder) {
    coder.encode((text ?? "") as NSString, forKey: Key.text)
    if let placeholder { coder.encode(placeholder as NSString, forKey: Key.placeholder) }
    coder.encode(content.font, forKey: Key.font)
    if let textColor { coder.encode(textColor, forKey: Key.color) }
    coder.encode(textAlignment.rawValue, forKey: Key.alignment)
    coder.encode(borderStyle.rawValue, forKey: Key.border)
    coder.encode(clearButtonMode.rawValue, forKey: Key.clearButton)
    coder.encode(clearsOnBeginEditing, forKey: Key.clearsOnBegin)
    coder.encode(adjustsFontSizeToFitWidth, forKey: Key.adjustsFont)
    coder.encode(Double(minimumFontSize), forKey: Key.minimumFont)
    coder.encode(isSecureTextEntry, forKey: Key.isSecure)
    coder.encode(keyboardType.rawValue, forKey: Key.keyboard)
    coder.encode(returnKeyType.rawValue, forKey: Key.returnKey)
  }

  final func decodeTextField(with coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.border) else {
      return
    }
    font = coder.decodeObject(of: UIFont.self, forKey: Key.font)
    textColor = coder.decodeObject(of: UIColor.self, forKey: Key.color)
    text = coder.decodeObject(of: NSString.self, forKey: Key.text) as String?
    placeholder = coder.decodeObject(of: NSString.self, forKey: Key.placeholder) as String?
    textAlignment =
      NSTextAlignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .natural
    borderStyle = BorderStyle(rawValue: coder.decodeInteger(forKey: Key.border)) ?? .none
    clearButtonMode =
      ViewMode(rawValue: coder.decodeInteger(forKey: Key.clearButton)) ?? .never
    clearsOnBeginEditing = coder.decodeBool(forKey: Key.clearsOnBegin)
    adjustsFontSizeToFitWidth = coder.decodeBool(forKey: Key.adjustsFont)
    minimumFontSize = CGFloat(coder.decodeDouble(forKey: Key.minimumFont))
    isSecureTextEntry = coder.decodeBool(forKey: Key.isSecure)
    keyboardType = UIKeyboardType(rawValue: coder.decodeInteger(forKey: Key.keyboard)) ?? .default
    returnKeyType =
      UIReturnKeyType(rawValue: coder.decodeInteger(forKey: Key.returnKey)) ?? .default
  }
}
