import UIKit

final class OverridingSearchTextField: UISearchTextField {
  override var text: String? {
    get { called(super.text) }
    set { super.text = assigned(newValue) }
  }
  override var attributedText: NSAttributedString? {
    get { called(super.attributedText) }
    set { super.attributedText = assigned(newValue) }
  }
  override var tokens: [UISearchToken] {
    get { called(super.tokens) }
    set { super.tokens = assigned(newValue) }
  }
  override var textualRange: UITextRange { called(super.textualRange) }
  override var tokenBackgroundColor: UIColor! {
    get { called(super.tokenBackgroundColor) }
    set { super.tokenBackgroundColor = assigned(newValue) }
  }
  override var allowsDeletingTokens: Bool {
    get { called(super.allowsDeletingTokens) }
    set { super.allowsDeletingTokens = assigned(newValue) }
  }
  override var allowsCopyingTokens: Bool {
    get { called(super.allowsCopyingTokens) }
    set { super.allowsCopyingTokens = assigned(newValue) }
  }
  override func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    called(super.insertToken(token, at: tokenIndex))
  }
  override func removeToken(at tokenIndex: Int) {
    called(super.removeToken(at: tokenIndex))
  }
  override func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    called(super.replaceTextualPortion(of: textRange, with: token, at: tokenIndex))
  }
  override func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    called(super.positionOfToken(at: tokenIndex))
  }
  override func tokens(in textRange: UITextRange) -> [UISearchToken] {
    called(super.tokens(in: textRange))
  }
  override func insertText(_ text: String) {
    called(super.insertText(text))
  }
  override func deleteBackward() {
    called(super.deleteBackward())
  }
  override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    called(super.shouldChangeText(in: range, replacementText: text))
  }
  override func copy(_ sender: Any?) {
    called(super.copy(sender))
  }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called(super.sizeThatFits(size))
  }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    called(super.leftViewRect(forBounds: bounds))
  }
  override func tintColorDidChange() {
    called(super.tintColorDidChange())
  }
}

extension Overrides {
  static let searchTextField = Overrides(
    of: "UISearchTextField", by: OverridingSearchTextField(),
    uses: [
      {
        $0.text = $0.text
        $0.attributedText = $0.attributedText
        $0.tokens = $0.tokens
        _ = $0.textualRange
        $0.tokenBackgroundColor = $0.tokenBackgroundColor
        $0.allowsDeletingTokens = $0.allowsDeletingTokens
        $0.allowsCopyingTokens = $0.allowsCopyingTokens
        $0.insertToken(UISearchToken(icon: nil, text: "a"), at: 0)
        $0.replaceTextualPortion(
          of: $0.textualRange, with: UISearchToken(icon: nil, text: "a"), at: 0)
        _ = $0.positionOfToken(at: 0)
        _ = $0.tokens(in: $0.textualRange)
        $0.insertText("a")
        $0.deleteBackward()
        _ = $0.shouldChangeText(in: $0.textualRange, replacementText: "a")
      },
      {
        $0.copy(nil)
        _ = $0.intrinsicContentSize
        _ = $0.sizeThatFits(.zero)
        _ = $0.leftViewRect(forBounds: .zero)
        $0.tintColorDidChange()
        $0.insertToken(UISearchToken(icon: nil, text: "b"), at: 0)
        $0.removeToken(at: 0)
      },
    ])
}
