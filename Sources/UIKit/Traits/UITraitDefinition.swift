/// A trait: a part of the environment of a user interface that views inherit from their superviews.
/// A program declares a type that conforms to add a trait of its own.
///
/// Values are compared with `==` if they are `Equatable`, objects by identity otherwise; other values
/// always count as different.
///
/// Source: Apple, "UITraitDefinition".
public protocol UITraitDefinition<Value> {
  associatedtype Value

  /// The value where nothing specifies the trait.
  static var defaultValue: Value { get }
  /// A unique name. Default: the name of the type with its module.
  static var identifier: String { get }
  /// The name in descriptions. Default: the name of the type.
  static var name: String { get }
  /// Whether dynamic colors depend on the trait. Default: false.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var identifier: String { String(reflecting: Self.self) }
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
///
/// Source: Apple, "UITrait".
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system, of which a value stands for unspecified: the default value.
protocol SystemTrait: UITraitDefinition where Value: Hashable & Sendable {}
