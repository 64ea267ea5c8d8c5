import Foundation

extension UIButton {
  private enum Key {
    static let type = "UIButtonType"
    static let states = "UIButtonStates"
    static let contentInsets = "UIContentEdgeInsets"
    static let titleInsets = "UITitleEdgeInsets"
    static let imageInsets = "UIImageEdgeInsets"
    static let font = "UIFont"
    static let adjustsHighlighted = "UIAdjustsImageWhenHighlighted"
    static let adjustsDisabled = "UIAdjustsImageWhenDisabled"
    static let showsTouch = "UIShowsTouchWhenHighlighted"

    static func value(_ name: String, _ state: UIControl.State) -> String {
      "UI\(name)-\(state.rawValue)"
    }
  }

  final func encodeButton(with coder: NSCoder) {
    coder.encode(buttonType.rawValue, forKey: Key.type)
    let states = content.values.keys.map { NSNumber(value: $0.rawValue) }
    coder.encode(states as NSArray, forKey: Key.states)
    for (state, values) in content.values {
      coder.encode(values.title as NSString?, forKey: Key.value("Title", state))
      coder.encode(values.titleColor, forKey: Key.value("TitleColor", state))
      coder.encode(values.titleShadowColor, forKey: Key.value("ShadowColor", state))
      coder.encode(values.image, forKey: Key.value("Image", state))
      coder.encode(values.backgroundImage, forKey: Key.value("Background", state))
      coder.encode(
        values.attributedTitle.flatMap(ArchivedValue.init),
        forKey: Key.value("AttributedTitle", state))
    }
    coder.encode(NSValue(uiEdgeInsets: contentEdgeInsets), forKey: Key.contentInsets)
    coder.encode(NSValue(uiEdgeInsets: titleEdgeInsets), forKey: Key.titleInsets)
    coder.encode(NSValue(uiEdgeInsets: imageEdgeInsets), forKey: Key.imageInsets)
    coder.encode(parts.title?.font, forKey: Key.font)
    coder.encode(adjustsImageWhenHighlighted, forKey: Key.adjustsHighlighted)
    coder.encode(adjustsImageWhenDisabled, forKey: Key.adjustsDisabled)
    coder.encode(showsTouchWhenHighlighted, forKey: Key.showsTouch)
  }

  final func decodeButton(with coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.type) else {
      return
    }
    take(type: ButtonType(rawValue: coder.decodeInteger(forKey: Key.type)) ?? .custom)
    let states = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: Key.states)
    for number in states as? [NSNumber] ?? [] {
      decodeContent(of: State(rawValue: number.uintValue), with: coder)
    }
    func insets(_ key: String) -> UIEdgeInsets {
      coder.decodeObject(of: NSValue.self, forKey: key)?.uiEdgeInsetsValue ?? .zero
    }
    contentEdgeInsets = insets(Key.contentInsets)
    titleEdgeInsets = insets(Key.titleInsets)
    imageEdgeInsets = insets(Key.imageInsets)
    if let font = coder.decodeObject(of: UIFont.self, forKey: Key.font) { titleView.font = font }
    adjustsImageWhenHighlighted = coder.decodeBool(forKey: Key.adjustsHighlighted)
    adjustsImageWhenDisabled = coder.decodeBool(forKey: Key.adjustsDisabled)
    showsTouchWhenHighlighted = coder.decodeBool(forKey: Key.showsTouch)
    contentDidChange()
  }

  private func decodeContent(of state: State, with coder: NSKeyedUnarchiver) {
    func color(_ name: String) -> UIColor? {
      coder.decodeObject(of: UIColor.self, forKey: Key.value(name, state))
    }
    func image(_ name: String) -> UIImage? {
      coder.decodeObject(of: UIImage.self, forKey: Key.value(name, state))
    }
    let title = coder.decodeObject(of: NSString.self, forKey: Key.value("Title", state))
    let styled = coder.decodeObject(
      of: ArchivedValue.self, forKey: Key.value("AttributedTitle", state))
    content.set(title as String?, \.title, for: state)
    content.set(styled?.value as? NSAttributedString, \.attributedTitle, for: state)
    content.set(color("TitleColor"), \.titleColor, for: state)
    content.set(color("ShadowColor"), \.titleShadowColor, for: state)
    content.set(image("Image"), \.image, for: state)
    content.set(image("Background"), \.backgroundImage, for: state)
  }
}
