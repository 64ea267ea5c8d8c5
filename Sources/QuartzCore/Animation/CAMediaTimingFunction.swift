import CoreGraphics
public import Foundation
package import LayerTree

/// The progress of an animation over its duration, as a cubic Bézier curve from (0, 0) to (1, 1).
///
/// Source: Apple, "CAMediaTimingFunction".
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  package final let curve: TimingCurve

  /// A predefined timing function; linear if the name is unknown.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A curve with the control points (c1x, c1y) and (c2x, c2y). Their x values are clamped to 0…1,
  /// so that time never runs backwards.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func unit(_ x: Float) -> Double { Double(x.isNaN ? 0 : min(max(x, 0), 1)) }
    curve = TimingCurve(unit(c1x), Double(c1y), unit(c2x), Double(c2y))
  }

  /// Writes the x and the y of one of the four points of the curve.
  ///
  /// - Parameters:
  ///   - index: 0…3; traps otherwise.
  ///   - values: a buffer for two numbers.
  ///
  /// Source: Apple, "getControlPoint(at:values:)".
  open func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [.zero, curve.c1, curve.c2, SIMD2(1, 1)]
    require(
      points.indices.contains(index), "CAMediaTimingFunction has no control point \(index)")
    unsafe (ptr[0], ptr[1]) = (Float(points[index].x), Float(points[index].y))
  }
}

/// The names of the predefined timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
