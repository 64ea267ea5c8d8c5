public import Foundation

/// A function that changes a color of a configuration.
///
/// Source: Apple, "UIConfigurationColorTransformer".
public struct UIConfigurationColorTransformer: Hashable {
  /// Holds the function: functions have no identity of their own, by which configurations compare.
  private final class Function {
    let transform: (UIColor) -> UIColor

    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }

  private let function: Function

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    function = Function(transform)
  }

  public var transform: (UIColor) -> UIColor { function.transform }

  public static func == (first: Self, second: Self) -> Bool { first.function === second.function }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns a gray of the color's brightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { $0.dimmed }
  }

  /// Returns the tint color of the view that uses it.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
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
