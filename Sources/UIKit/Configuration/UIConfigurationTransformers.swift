public import Foundation

/// A function that changes a color of a configuration.
///
/// Source: Apple, "UIConfigurationColorTransformer".
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns a gray of the color's brightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { $0.dimmed }
  }
}

/// A function that changes the attributes of a configuration's text.
///
/// Source: Apple, "UIConfigurationTextAttributesTransformer".
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
