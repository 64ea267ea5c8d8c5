public import Foundation

/// What a timing curve is made of.
///
/// Source: Apple, "UITimingCurveType".
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's own cubic curves.
  case builtin
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A spring, with a cubic curve for those who ask for one.
  case composed
}

/// The pace of a property animator: a cubic curve or a spring.
///
/// An animator reads it when it is made and when it is continued with it.
///
/// Source: Apple, "UITimingCurveProvider".
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// Which of the parameters count: the spring's for `.spring` and `.composed`, else the cubic ones.
  var timingCurveType: UITimingCurveType { get }
  /// nil where there are none; an animator that needs them takes the default curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// nil where there are none; an animator that needs them takes the default spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}
