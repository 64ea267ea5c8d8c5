public import Foundation

/// A view with the background of a keyboard, for custom input views and input accessory views.
///
/// Main thread only. Source: Apple, "UIInputView".
open class UIInputView: UIView {
  /// How the background looks.
  ///
  /// Source: Apple, "UIInputView.Style".
  public enum Style: Int, Sendable {
    /// The view has no background of its own.
    case `default`
    /// The view has the background of a keyboard.
    case keyboard
  }

  /// How the background looks. Default: `.default`.
  open private(set) var inputViewStyle = Style.default

  /// Whether the height follows from the view's constraints. Default: false.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { superview?.setNeedsLayout() } }
  }

  /// Creates a view. Its width is always that of the screen.
  public init(frame: CGRect, inputViewStyle: Style) {
    super.init(frame: frame)
    self.inputViewStyle = inputViewStyle
    updateBackground()
  }

  /// Creates a view of the default style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    inputViewStyle = Style(rawValue: coder.decodeInteger(forKey: Self.styleKey)) ?? .default
    allowsSelfSizing = coder.decodeBool(forKey: Self.selfSizingKey)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(inputViewStyle.rawValue, forKey: Self.styleKey)
    coder.encode(allowsSelfSizing, forKey: Self.selfSizingKey)
  }

  private static let styleKey = "UIInputViewStyle"
  private static let selfSizingKey = "UIInputViewAllowsSelfSizing"

  private func updateBackground() {
    guard inputViewStyle == .keyboard else { return }
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
    }
  }
}
