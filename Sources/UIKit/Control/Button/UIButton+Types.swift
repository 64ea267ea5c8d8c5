public import ObjectiveC

extension UIButton {
  /// Creates a system button that shows an image and sends an action for `.touchUpInside`.
  ///
  /// Source: Apple, "systemButton(with:target:action:)".
  public static func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }

  /// The kind of a button, which determines its standard look.
  ///
  /// Source: Apple, "UIButton.ButtonType".
  public enum ButtonType: Int, Sendable {
    /// Nothing of its own: a white title.
    case custom = 0
    /// A title and images in the tint color.
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    /// A cross in a gray circle.
    case close = 7

    public static var roundedRect: ButtonType { .system }

    /// The symbol of the type, with its point size; nil for types without one.
    var symbol: (name: String, size: CGFloat)? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: ("info.circle", 19)
      case .contactAdd: ("plus.circle", 19)
      case .close: ("xmark.circle.fill", 25)
      }
    }
  }

  /// What a button does for the interface.
  ///
  /// Source: Apple, "UIButton.Role".
  public enum Role: Int, Sendable {
    case normal
    case primary
    case cancel
    /// It deletes something: the button is red.
    case destructive
  }
}
