import UIKit

/// A custom input view: keys with digits that type into the first responder.
final class Keypad: UIInputView {
  private weak var editor: EditorView?
  private static let digits = (0...9).map(String.init)

  init(for editor: EditorView) {
    self.editor = editor
    super.init(
      frame: CGRect(x: 0, y: 0, width: 320, height: 64), inputViewStyle: .keyboard)
    for digit in Self.digits { addSubview(key(digit)) }
  }

  required init?(coder: NSCoder) {
    fatalError("the gallery is not archived")
  }

  private func key(_ digit: String) -> UIControl {
    let key = UIControl()
    key.backgroundColor = .white
    key.layer.cornerRadius = 5
    let label = UILabel()
    label.text = digit
    label.textColor = .black
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    key.addSubview(label)
    key.addAction(
      UIAction { [weak self] _ in self?.editor?.insertText(digit) }, for: .touchUpInside)
    return key
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(subviews.count)
    for (index, key) in subviews.enumerated() {
      let frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
      key.frame = frame.insetBy(dx: 4, dy: 8)
    }
  }
}
