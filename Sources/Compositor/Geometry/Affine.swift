import CoreGraphics
package import LayerTree

/// A 2D transform of column vectors: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct Affine: Equatable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package static func scale(_ s: Double) -> Affine {
    Affine(a: s, b: 0, c: 0, d: s, tx: 0, ty: 0)
  }

  /// `inner` first, then `self`.
  @inline(__always)
  package func applied(after inner: Affine) -> Affine {
    Affine(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }

  @inline(__always)
  init(_ transform: CGAffineTransform) {
    (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    (tx, ty) = (transform.tx, transform.ty)
  }

  /// Converts a layer's coordinates to its superlayer's.
  @inline(__always)
  package init(layer: borrowing LayerProperties) { self.init(layer.toSuperlayer) }

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
}

extension Affine {
  var determinant: Double { a * d - b * c }

  /// The inverse, to coordinates with the origin in the center of `rect`; nil where it has none.
  func inverse(centeredOn rect: CGRect) -> Affine? {
    let determinant = determinant
    guard determinant != 0, (1 / determinant).isFinite else { return nil }
    let (ia, ib) = (d / determinant, -b / determinant)
    let (ic, id) = (-c / determinant, a / determinant)
    return Affine(
      a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty) - rect.midX,
      ty: -(ib * tx + id * ty) - rect.midY)
  }
}

extension CGAffineTransform {
  init(_ affine: Affine) {
    self.init(a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx, ty: affine.ty)
  }
}
