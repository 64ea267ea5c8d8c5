public import Foundation
import LayerTree

/// Converts the numeric values of an animation of `transform` to transforms.
///
/// Immutable, so it may be used from any thread; it is `@unchecked` because it can have subclasses.
///
/// Source: Apple, "CAValueFunction".
open class CAValueFunction: NSObject, @unchecked Sendable {
  open private(set) var name: CAValueFunctionName
  /// The conversion; without one, the values are used as they are.
  final let function: ValueFunction?

  private init(_ function: ValueFunction) {
    name = CAValueFunctionName(rawValue: String(describing: function))
    self.function = function
    super.init()
  }

  /// Creates a function that converts nothing, for subclasses.
  public override init() {
    (name, function) = (CAValueFunctionName(rawValue: ""), nil)
    super.init()
  }

  fileprivate static let all = Dictionary(
    uniqueKeysWithValues: ValueFunction.allCases.map { function in
      (String(describing: function), CAValueFunction(function))
    })
}

/// Declares the initializer of `CAValueFunction` that returns an existing object, which an
/// initializer of the class itself cannot do.
public protocol CAValueFunctionByName {}

extension CAValueFunction: CAValueFunctionByName {}

extension CAValueFunctionByName {
  /// The function named `name`, always the same object; nil for an unknown name, and in subclasses.
  public init?(name: CAValueFunctionName) {
    guard let function = CAValueFunction.all[name.rawValue] as? Self else { return nil }
    self = function
  }
}

/// The names of value functions.
///
/// Source: Apple, "CAValueFunctionName".
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Rotates about an axis by an angle in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scales along all axes, by an array of three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Translates along all axes, by an array of three numbers.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
