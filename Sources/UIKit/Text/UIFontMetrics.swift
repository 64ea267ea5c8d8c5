public import CoreGraphics

/// Scales fonts and distances for the size of text that the user prefers: in proportion to the font
/// size of a text style. It is immutable, so it may be used from any thread; it is `@unchecked` because
/// it can have subclasses.
///
/// Source: Apple, "UIFontMetrics".
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics for `.body`.
  open class var `default`: UIFontMetrics { body }
  private static let body = UIFontMetrics(forTextStyle: .body)

  private final let textStyle: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Returns the font scaled for the current traits. Traps if it is scaled already.
  ///
  /// Source: Apple, "scaledFont(for:)".
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns the font scaled for the current traits, with at most `maximumPointSize` points; 0 means no
  /// maximum.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font scaled for the given traits; nil means the current ones.
  ///
  /// Source: Apple, "scaledFont(for:compatibleWith:)".
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font scaled for the given traits, with at most `maximumPointSize` points.
  ///
  /// Source: Apple, "scaledFont(for:maximumPointSize:compatibleWith:)".
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    require(
      font.scaling == nil,
      "Attempting to create a font from UIFontMetrics with an already scaled font is not allowed. "
        + "Font: \(font)")
    let scaling = FontScaling(
      textStyle: textStyle, size: font.pointSize,
      maximum: maximumPointSize > 0 ? maximumPointSize : .infinity)
    return UIFont(font, scaling, for: category(of: traitCollection))
  }

  /// Returns a distance scaled for the current traits.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a distance scaled for the given traits; nil means the current ones.
  ///
  /// Source: Apple, "scaledValue(for:compatibleWith:)".
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let scaling = FontScaling(textStyle: textStyle, size: value, maximum: .infinity)
    return scaling.size(for: category(of: traitCollection))
  }

  private func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    (traits ?? .current).preferredContentSizeCategory
  }
}

/// How the size of a font follows the category.
struct FontScaling: Equatable {
  let textStyle: UIFont.TextStyle
  /// The size for Large; nil means that of the text style.
  var size: CGFloat?
  var maximum = CGFloat.infinity

  func size(for category: UIContentSizeCategory) -> CGFloat {
    let styleSize = textStyle.size(for: category)
    guard let size else { return styleSize }
    return min(size * styleSize / textStyle.size(for: .large), maximum)
  }
}

extension UIFont {
  /// The same font at the size for another category; itself if it does not scale.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    let scaling = scaling ?? textStyle.map { FontScaling(textStyle: $0) }
    guard let scaling, scaling.size(for: category) != pointSize else { return self }
    return UIFont(self, scaling, for: category)
  }
}
