public import Foundation
import LayerTree

/// Makes transforms of the numbers that an animation of a transform runs through.
///
/// Source: Apple, "CAValueFunction".
public final class CAValueFunction: NSObject, Sendable {
  public let name: CAValueFunctionName
  let function: ValueFunction

  private init(_ function: ValueFunction) {
    name = CAValueFunctionName(rawValue: String(describing: function))
    self.function = function
    super.init()
  }

  fileprivate static let all = Dictionary(
    uniqueKeysWithValues: ValueFunction.allCases.map { function in
      (String(describing: function), CAValueFunction(function))
    })
}

/// Has the initializer of `CAValueFunction` that gives an existing object, which an initializer of a
/// class itself cannot do.
public protocol CAValueFunctionByName {}

extension CAValueFunction: CAValueFunctionByName {}

extension CAValueFunctionByName {
  /// The function of a name, the same object each time; nil for a name that is none.
  public init?(name: CAValueFunctionName) {
    guard let function = CAValueFunction.all[name.rawValue] as? Self else { return nil }
    self = function
  }
}

/// Names of value functions.
///
/// Source: Apple, "CAValueFunctionName".
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Turns about an axis, by radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scales along all axes, by an array of three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Moves along all axes, by an array of three numbers.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
