public import CoreGraphics

extension UIContentUnavailableConfiguration {
  /// The look of the image.
  ///
  /// Source: Apple, "UIContentUnavailableConfiguration.ImageProperties".
  @preconcurrency @MainActor public struct ImageProperties: @preconcurrency Hashable {
    /// The size and the weight of a symbol. Default: 48 points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 48)
    /// The color of a template image; nil means the view's tint color. Default: `secondaryLabel`.
    public var tintColor: UIColor? = .secondaryLabel
    /// Points. Default: 0.
    public var cornerRadius: CGFloat = 0
    /// The size that the image is scaled down to fit in; a dimension of 0, the default, is unlimited.
    public var maximumSize = CGSize.zero
    /// Whether the image keeps its colors where the system inverts colors. Default: false.
    public var accessibilityIgnoresInvertColors = false

    init() {}
  }

  /// The look of a text.
  ///
  /// Source: Apple, "UIContentUnavailableConfiguration.TextProperties".
  @preconcurrency @MainActor public struct TextProperties: @preconcurrency Hashable {
    public var font: UIFont
    public var color: UIColor
    /// Default: `.byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0, the default, means as many as are needed.
    public var numberOfLines = 0
    /// Default: false.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor of the font size: 0 … 1. Default: 0.
    public var minimumScaleFactor: CGFloat = 0
    /// Default: false.
    public var allowsDefaultTighteningForTruncation = false

    static var primary: Self {
      let size = UIFont.preferredFont(forTextStyle: .title2).pointSize
      return Self(font: .systemFont(ofSize: size, weight: .bold), color: .label)
    }

    static var secondary: Self {
      Self(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    }
  }

  /// What a button does.
  ///
  /// Source: Apple, "UIContentUnavailableConfiguration.ButtonProperties".
  @preconcurrency @MainActor public struct ButtonProperties {
    /// Default: nil.
    public var primaryAction: UIAction?
    /// The menu, which a tap shows if there is no action. Default: nil.
    public var menu: UIMenu?
    /// Default: true.
    public var isEnabled = true
    /// Default: `.normal`.
    public var role = UIButton.Role.normal

    init() {}
  }
}
