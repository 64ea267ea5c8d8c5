import Foundation

extension UITextView {
  private enum Key {
    static let text = "UIText"
    static let font = "UIFont"
    static let color = "UITextColor"
    static let alignment = "UITextAlignment"
    static let isEditable = "UIEditable"
    static let isSelectable = "UISelectable"
    static let keyboard = "UIKeyboardType"
    static let returnKey = "UIReturnKeyType"
  }

  final func encodeTextView(with coder: NSCoder) {
    coder.encode(editor.text as NSString, forKey: Key.text)
    if let font { coder.encode(font, forKey: Key.font) }
    if let textColor { coder.encode(textColor, forKey: Key.color) }
    coder.encode(textAlignment.rawValue, forKey: Key.alignment)
    coder.encode(isEditable, forKey: Key.isEditable)
    coder.encode(isSelectable, forKey: Key.isSelectable)
    coder.encode(keyboardType.rawValue, forKey: Key.keyboard)
    coder.encode(returnKeyType.rawValue, forKey: Key.returnKey)
  }

  final func decodeTextView(with coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.isEditable)
    else { return }
    font = coder.decodeObject(of: UIFont.self, forKey: Key.font)
    textColor = coder.decodeObject(of: UIColor.self, forKey: Key.color)
    textAlignment =
      NSTextAlignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .natural
    text = coder.decodeObject(of: NSString.self, forKey: Key.text) as String?
    isEditable = coder.decodeBool(forKey: Key.isEditable)
    isSelectable = coder.decodeBool(forKey: Key.isSelectable)
    keyboardType = UIKeyboardType(rawValue: coder.decodeInteger(forKey: Key.keyboard)) ?? .default
    returnKeyType =
      UIReturnKeyType(rawValue: coder.decodeInteger(forKey: Key.returnKey)) ?? .default
  }
}
