public import Foundation
import LayerTree
import QuartzCore

/// A cubic Bézier curve from (0, 0) to (1, 1): x is the time, y the progress. Immutable, so it may
/// be used from any thread; it is `@unchecked` because it can have subclasses.
///
/// Source: Apple, "UICubicTimingParameters".
nonisolated open class UICubicTimingParameters: NSObject, UITimingCurveProvider,
  @unchecked Sendable
{
  /// The curve that the parameters were created from; otherwise `.easeInOut`.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point, next to (0, 0).
  open private(set) var controlPoint1: CGPoint
  /// The second control point, next to (1, 1).
  open private(set) var controlPoint2: CGPoint
  /// `.builtin`, or `.cubic` if the parameters were created from control points.
  open private(set) var timingCurveType: UITimingCurveType

  /// Creates the system's default curve, which starts fast and ends slowly.
  public override init() {
    (controlPoint1, controlPoint2) = CAMediaTimingFunction(name: .default).points
    (animationCurve, timingCurveType) = (.easeInOut, .builtin)
    super.init()
  }

  /// Creates one of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (controlPoint1, controlPoint2) = curve.timingFunction.points
    (animationCurve, timingCurveType) = (curve, .builtin)
    super.init()
  }

  /// Creates a curve with the given control points. Their x coordinates are clamped to 0…1 on use.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2) = (point1, point2)
    (animationCurve, timingCurveType) = (.easeInOut, .cubic)
    super.init()
  }

  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Returns the object itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: NSCoding

  public required init?(coder: NSCoder) {
    guard let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")),
      let type = UITimingCurveType(rawValue: coder.decodeInteger(forKey: "type"))
    else { return nil }
    (animationCurve, timingCurveType) = (curve, type)
    controlPoint1 = CGPoint(
      x: coder.decodeDouble(forKey: "x1"), y: coder.decodeDouble(forKey: "y1"))
    controlPoint2 = CGPoint(
      x: coder.decodeDouble(forKey: "x2"), y: coder.decodeDouble(forKey: "y2"))
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(animationCurve.rawValue, forKey: "curve")
    coder.encode(timingCurveType.rawValue, forKey: "type")
    coder.encode(Double(controlPoint1.x), forKey: "x1")
    coder.encode(Double(controlPoint1.y), forKey: "y1")
    coder.encode(Double(controlPoint2.x), forKey: "x2")
    coder.encode(Double(controlPoint2.y), forKey: "y2")
  }

  final var curve: TimingCurve {
    let points = [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y]
      .map { Float($0) }
    return CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3]).curve
  }
}

extension CAMediaTimingFunction {
  /// The control points next to (0, 0) and (1, 1).
  fileprivate var points: (CGPoint, CGPoint) {
    (CGPoint(x: curve.c1.x, y: curve.c1.y), CGPoint(x: curve.c2.x, y: curve.c2.y))
  }
}
