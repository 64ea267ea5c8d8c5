public import Foundation

/// The kind of a timing curve.
///
/// Source: Apple, "UITimingCurveType".
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's built-in cubic curves.
  case builtin
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A spring, with a cubic curve for clients that need one.
  case composed
}

/// The timing of a property animator: a cubic curve or a spring.
///
/// An animator reads it when it is created with it and when it is continued with it.
///
/// Source: Apple, "UITimingCurveProvider".
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// Selects the parameters: the spring's for `.spring` and `.composed`, otherwise the cubic ones.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic parameters. If an animator needs them and they are nil, it uses the default curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring parameters. If an animator needs them and they are nil, it uses the default spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}
