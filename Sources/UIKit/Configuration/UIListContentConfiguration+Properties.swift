public import CoreGraphics

extension UIListContentConfiguration {
  /// The look of an image.
  ///
  /// Source: Apple, "UIListContentConfiguration.ImageProperties".
  @preconcurrency @MainActor public struct ImageProperties: @preconcurrency Hashable {
    /// A dimension of `reservedLayoutSize`: that of a column of symbols.
    public nonisolated static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The size and the weight of a symbol. Default: nil, those of the text's font.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color that the state gives.
    var standardTintColor: UIColor?
    private var ownTintColor: UIColor?
    /// The color of a template image; nil, the default, means the view's tint color.
    public var tintColor: UIColor? {
      get { ownTintColor ?? standardTintColor }
      set { ownTintColor = newValue }
    }
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Points. Default: 0.
    public var cornerRadius: CGFloat = 0
    /// The size that the image is scaled down to fit in; a dimension of 0, the default, is unlimited.
    public var maximumSize = CGSize.zero
    /// The size of the space in whose middle the image is; a dimension of 0, the default, is that of
    /// the image, or of a column of symbols for a symbol.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colors where the system inverts colors. Default: false.
    public var accessibilityIgnoresInvertColors = false

    init() {}

    /// The color of a template image, after the transformer.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// The look of a text.
  ///
  /// Source: Apple, "UIListContentConfiguration.TextProperties".
  @preconcurrency @MainActor public struct TextProperties: @preconcurrency Hashable {
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    /// The color that the style and the state give.
    var standardColor: UIColor
    private var ownColor: UIColor?
    public var color: UIColor {
      get { ownColor ?? standardColor }
      set { ownColor = newValue }
    }
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Default: `.natural`.
    public var alignment = TextAlignment.natural
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
    /// Whether the font follows the size of text that the user prefers. Default: true.
    public var adjustsFontForContentSizeCategory = true
    /// The letters of a text that has no attributes.
    public var transform = TextTransform.none

    init(_ font: UIFont, _ color: UIColor, _ transform: TextTransform = .none) {
      (self.font, standardColor, self.transform) = (font, color, transform)
    }

    /// The color of the text, after the transformer.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }
}
