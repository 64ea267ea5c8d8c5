/// The kind of a path element. Apple: CGPathElementType.
public enum CGPathElementType: Int32, Sendable {
  /// Has one point.
  case moveToPoint = 0
  /// Has one point.
  case addLineToPoint = 1
  /// Has a control point, then the end.
  case addQuadCurveToPoint = 2
  /// Has two control points, then the end.
  case addCurveToPoint = 3
  /// Has no points.
  case closeSubpath = 4
}

/// An element of a path, valid during a callback. Apple: CGPathElement.
@unsafe
public struct CGPathElement {
  public var type: CGPathElementType
  /// The points; `type` determines their number.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls `block` with each element in order; the pointer is valid until `block` returns.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in storage.elements {
      var points = element.points
      unsafe points.withUnsafeMutableBufferPointer { buffer in
        // `close` has no points, and an empty array may have no base address.
        var spare = CGPoint.zero
        unsafe withUnsafeMutablePointer(to: &spare) { spare in
          var lent = unsafe CGPathElement(
            type: element.type, points: buffer.baseAddress ?? spare)
          unsafe withUnsafePointer(to: &lent) { unsafe block($0) }
        }
      }
    }
  }
}

/// The callback of `apply(info:function:)`. Apple: CGPathApplierFunction.
public typealias CGPathApplierFunction =
  (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls `function` with `info` and each element in order.
  /// Source: Apple, "apply(info:function:)".
  public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    unsafe applyWithBlock { unsafe function(info, $0) }
  }
}

extension PathElement {
  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
