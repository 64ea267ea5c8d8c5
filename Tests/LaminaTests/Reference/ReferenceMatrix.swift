/// An affine transform, separate from CGAffineTransform so that the reference shares no arithmetic with
/// the code that it checks:
/// `x′ = xx·x + xy·y + x0`, `y′ = yx·x + yy·y + y0`.
struct ReferenceMatrix {
  var xx = 1.0
  var yx = 0.0
  var xy = 0.0
  var yy = 1.0
  var x0 = 0.0
  var y0 = 0.0

  static func move(_ x: Double, _ y: Double) -> ReferenceMatrix {
    ReferenceMatrix(x0: x, y0: y)
  }

  static func scale(_ x: Double, _ y: Double) -> ReferenceMatrix {
    ReferenceMatrix(xx: x, yy: y)
  }

  /// The transform that applies `inner` first, and then this transform.
  func after(_ inner: ReferenceMatrix) -> ReferenceMatrix {
    ReferenceMatrix(
      xx: xx * inner.xx + xy * inner.yx, yx: yx * inner.xx + yy * inner.yx,
      xy: xx * inner.xy + xy * inner.yy, yy: yx * inner.xy + yy * inner.yy,
      x0: xx * inner.x0 + xy * inner.y0 + x0, y0: yx * inner.x0 + yy * inner.y0 + y0)
  }

  /// The determinant, which is negative if the transform mirrors.
  var determinant: Double { xx * yy - xy * yx }

  var inverse: ReferenceMatrix? {
    let d = determinant
    guard abs(d) > 1e-12 else { return nil }
    return ReferenceMatrix(
      xx: yy / d, yx: -yx / d, xy: -xy / d, yy: xx / d, x0: (xy * y0 - yy * x0) / d,
      y0: (yx * x0 - xx * y0) / d)
  }

  /// The length of the shorter transformed side of the unit square.
  var shortestSide: Double {
    min(xx * xx + yx * yx, xy * xy + yy * yy).squareRoot()
  }
}
