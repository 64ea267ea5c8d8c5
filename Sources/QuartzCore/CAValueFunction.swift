public import Foundation
import LayerTree

/// Makes transforms of the numbers that an animation of a transform runs through.
///
/// Source: Apple, "CAValueFunction".
public final class CAValueFunction: NSObject, Sendable {
  public let name: CAValueFunctionName
  let function: ValueFunction

  /// A function by its name; nil for a name that is none.
  public init?(name: CAValueFunctionName) {
    let function = ValueFunction.allCases.first { String(describing: $0) == name.rawValue }
    guard let function else { return nil }
    (self.name, self.function) = (name, function)
    super.init()
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
