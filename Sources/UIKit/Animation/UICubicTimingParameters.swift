public import Foundation
import LayerTree
import QuartzCore

/// A cubic Bézier curve from (0, 0) to (1, 1): x is the time, y the progress.
///
/// Source: Apple, "UICubicTimingParameters".
nonisolated public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// The curve that the parameters were created from; otherwise `.easeInOut`.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point, next to (0, 0).
  public let controlPoint1: CGPoint
  /// The second control point, next to (1, 1).
  public let controlPoint2: CGPoint
  /// `.builtin`, or `.cubic` if the parameters were created from control points.
  public let timingCurveType: UITimingCurveType

  /// Creates the system's default curve, which starts fast and ends slowly.
  public convenience override init() {
    self.init(CAMediaTimingFunction(name: .default), .easeInOut)
  }

  /// Creates one of UIKit's curves.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    self.init(curve.timingFunction, curve)
  }

  /// Creates a curve with the given control points. Their x coordinates are clamped to 0…1 on use.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2) = (point1, point2)
    (animationCurve, timingCurveType) = (.easeInOut, .cubic)
  }

  private init(_ function: CAMediaTimingFunction, _ curve: UIView.AnimationCurve) {
    let (point1, point2) = (function.curve.c1, function.curve.c2)
    controlPoint1 = CGPoint(x: point1.x, y: point1.y)
    controlPoint2 = CGPoint(x: point2.x, y: point2.y)
    (animationCurve, timingCurveType) = (curve, .builtin)
  }

  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }

  /// Returns the object itself, since it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: NSCoding

  public init?(coder: NSCoder) {
    guard let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")),
      let type = UITimingCurveType(rawValue: coder.decodeInteger(forKey: "type"))
    else { return nil }
    (animationCurve, timingCurveType) = (curve, type)
    controlPoint1 = CGPoint(
      x: coder.decodeDouble(forKey: "x1"), y: coder.decodeDouble(forKey: "y1"))
    controlPoint2 = CGPoint(
      x: coder.decodeDouble(forKey: "x2"), y: coder.decodeDouble(forKey: "y2"))
  }

  public func encode(with coder: NSCoder) {
    coder.encode(animationCurve.rawValue, forKey: "curve")
    coder.encode(timingCurveType.rawValue, forKey: "type")
    coder.encode(Double(controlPoint1.x), forKey: "x1")
    coder.encode(Double(controlPoint1.y), forKey: "y1")
    coder.encode(Double(controlPoint2.x), forKey: "x2")
    coder.encode(Double(controlPoint2.y), forKey: "y2")
  }

  var curve: TimingCurve {
    let points = [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y]
      .map { Float($0) }
    return CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3]).curve
  }
}
