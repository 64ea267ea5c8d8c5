/// What an element does. Apple: CGPathElementType.
public enum CGPathElementType: Int32, Sendable {
  /// One point.
  case moveToPoint = 0
  /// One point.
  case addLineToPoint = 1
  /// The control point, then the end.
  case addQuadCurveToPoint = 2
  /// Two control points, then the end.
  case addCurveToPoint = 3
  /// No point.
  case closeSubpath = 4
}

/// One element of a path, lent for the time of a call. Apple: CGPathElement.
@unsafe
public struct CGPathElement {
  public var type: CGPathElementType
  /// As many points as `type` says.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls `block` with each element in order; the pointer is good until it returns.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in storage.elements {
      var points = element.points
      unsafe points.withUnsafeMutableBufferPointer { buffer in
        // `close` has no points, and an empty array may have no address.
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

/// What `apply(info:function:)` calls. Apple: CGPathApplierFunction.
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
