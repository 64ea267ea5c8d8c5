public import CoreGraphics

/// A transform in 64 bytes, since each layer has several: a `CATransform3D` has 128. The whole matrix lies
/// outside where it moves the layer out of its plane.
@usableFromInline
package struct CompactTransform: Equatable, Sendable {
  @usableFromInline package private(set) var m11: CGFloat
  @usableFromInline package private(set) var m12: CGFloat
  @usableFromInline package private(set) var m21: CGFloat
  @usableFromInline package private(set) var m22: CGFloat
  private var m33: CGFloat
  @usableFromInline package private(set) var m41: CGFloat
  @usableFromInline package private(set) var m42: CGFloat
  /// nil if all other elements are those of the identity, as for most layers.
  private var whole: Box<CATransform3D>?

  package init(_ matrix: CATransform3D) {
    (m11, m12, m21, m22) = (matrix.m11, matrix.m12, matrix.m21, matrix.m22)
    (m33, m41, m42) = (matrix.m33, matrix.m41, matrix.m42)
    whole = matrix.isInPlane && matrix.m43 == 0 ? nil : Box(matrix)
  }

  @usableFromInline
  package static func == (a: CompactTransform, b: CompactTransform) -> Bool {
    a.m11 == b.m11 && a.m12 == b.m12 && a.m21 == b.m21 && a.m22 == b.m22 && a.m33 == b.m33
      && a.m41 == b.m41 && a.m42 == b.m42
      && (a.whole === b.whole || a.whole?.value == b.whole?.value)
  }

  /// Whether it moves nothing out of its plane, nor along z.
  package var isInPlane: Bool { whole == nil }

  /// `CATransform3D.leavesPlane`.
  package var leavesPlane: Bool { whole?.value.leavesPlane ?? false }
}

extension CompactTransform: TransformStore {
  package var matrix: CATransform3D {
    get {
      if let whole { return whole.value }
      var matrix = CATransform3DIdentity
      (matrix.m11, matrix.m12, matrix.m21, matrix.m22) = (m11, m12, m21, m22)
      (matrix.m33, matrix.m41, matrix.m42) = (m33, m41, m42)
      return matrix
    }
    set { self = CompactTransform(newValue) }
  }
}

/// What stores a transform that animations change.
package protocol TransformStore {
  var matrix: CATransform3D { get set }
}

extension CATransform3D: TransformStore {
  package var matrix: CATransform3D {
    get { self }
    set { self = newValue }
  }
}
