import CoreGraphics
public import Foundation

extension UIImage {
  /// The weight of a symbol's lines. Apple: UIImage.SymbolWeight.
  public enum SymbolWeight: Int, Sendable, Codable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The font weight that matches; regular for an unspecified weight.
    public func fontWeight() -> UIFont.Weight {
      self == .unspecified ? .regular : UIFont.Weight(number: rawValue * 100)
    }
  }

  /// The size of a symbol in relation to the text beside it. Apple: UIImage.SymbolScale.
  public enum SymbolScale: Int, Sendable, Codable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  /// The size and the weight of a symbol. What it does not specify comes from the image view, and
  /// else is 17 points, regular and medium.
  ///
  /// Immutable; any thread. Source: Apple, "UIImage.SymbolConfiguration".
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// It changes in initializers only.
    final private(set) var style = SymbolStyle()

    convenience init(_ style: SymbolStyle) {
      self.init()
      self.style = style
    }

    /// A configuration that specifies nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolStyle()) }

    public convenience init(pointSize: CGFloat) {
      self.init(SymbolStyle(pointSize: pointSize))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolStyle(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolStyle(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(scale: SymbolScale) {
      self.init(SymbolStyle(scale: scale))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(SymbolStyle(weight: weight))
    }

    /// The size and the weight of the font for a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// The size and the weight of a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      let number = font.fontDescription.weight / 100
      self.init(
        SymbolStyle(
          pointSize: font.pointSize, weight: SymbolWeight(rawValue: number) ?? .regular,
          scale: scale))
    }

    /// Returns a configuration without the size of a text style.
    open func withoutTextStyle() -> SymbolConfiguration { changed { $0.pointSize = nil } }

    open func withoutScale() -> SymbolConfiguration { changed { $0.scale = .unspecified } }

    open func withoutWeight() -> SymbolConfiguration { changed { $0.weight = .unspecified } }

    open func withoutPointSizeAndWeight() -> SymbolConfiguration {
      changed { ($0.pointSize, $0.weight) = (nil, .unspecified) }
    }

    private func changed(_ change: (inout SymbolStyle) -> Void) -> SymbolConfiguration {
      var style = style
      change(&style)
      return SymbolConfiguration(style)
    }

    override func merging(_ other: Configuration) -> Configuration {
      guard let other = other as? SymbolConfiguration else { return self }
      return SymbolConfiguration(style.applying(other.style))
    }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.style == style
    }

    open override var hash: Int { style.hashValue }
  }
}

extension UIImage.Configuration {
  /// Returns a configuration in which what another one specifies replaces what this one does.
  ///
  /// Source: Apple, "applying(_:)".
  public final func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
    otherConfiguration.flatMap { merging($0) as? Self } ?? self
  }
}
