import CoreGraphics
import LayerTree

/// The projection between a layer's coordinates and those of the nearest ancestor that has a plane,
/// in both directions.
///
/// It computes with offsets from the anchor point, which is more accurate than a matrix.
@MainActor struct LayerProjection {
  /// The anchor point in the layer's coordinates, and its projected position.
  let anchor: CGPoint
  private let position: CGPoint
  private let linear: LinearPart
  /// The change of the homogeneous w per point; w is 1 at the anchor. Zero without perspective.
  private let slope: CGVector
  /// Whether the anchor lies in front of the camera.
  private let isAnchorInFront: Bool
  private let isFlipped: Bool

  init(_ layer: CALayer) {
    let isFlat =
      !layer.hasSpace && !layer.properties.transform.hasPerspective && layer.spaceAbove == nil
    if isFlat {
      self.init(flat: layer)
    } else {
      self.init(LayerPlane(layer), at: layer.properties.position)
    }
  }

  private init(flat layer: CALayer) {
    let transform = layer.properties.transform
    anchor = layer.properties.anchor
    position = CGPoint(
      x: layer.properties.position.x + transform.m41,
      y: layer.properties.position.y + transform.m42)
    linear = LinearPart(a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22)
    (slope, isAnchorInFront, isFlipped) = (.zero, true, false)
  }

  /// The projection of a layer whose anchor is the origin, before and after the transform.
  init(_ transform: CATransform3D, at anchorZ: CGFloat) {
    self.init(LayerPlane(transform, anchorZ: anchorZ), at: .zero)
  }

  /// - Parameter fallback: the position of the whole layer if its anchor lies in the plane of the
  ///   camera.
  init(_ plane: LayerPlane, at fallback: CGPoint) {
    let (x, y, origin) = (plane.x, plane.y, plane.origin)
    anchor = plane.anchor
    (isAnchorInFront, isFlipped) = (origin.w > 0, plane.isFlipped)
    let projected = origin / origin.w
    guard (projected * 0).sum().isZero else {
      position = fallback
      linear = LinearPart(a: 0, b: 0, c: 0, d: 0)
      slope = .zero
      return
    }
    position = CGPoint(x: projected.x, y: projected.y)
    let (right, down) = ((x - x.w * projected) / origin.w, (y - y.w * projected) / origin.w)
    linear = LinearPart(a: right.x, b: right.y, c: down.x, d: down.y)
    slope = CGVector(dx: x.w / origin.w, dy: y.w / origin.w)
  }

  /// Whether the projection is affine, without perspective.
  var isAffine: Bool { slope == .zero }

  func toSuperlayer(_ point: CGPoint) -> CGPoint {
    let offset = linear.applied(to: CGVector(dx: point.x - anchor.x, dy: point.y - anchor.y))
    let w = w(at: point)
    let result = CGPoint(x: position.x + offset.dx / w, y: position.y + offset.dy / w)
    return result.isFinite ? result : position
  }

  /// The point of the layer that is seen at a point of the ancestor; nil if the layer is seen
  /// edge-on.
  func fromSuperlayer(_ point: CGPoint) -> CGPoint? {
    let offset = CGVector(dx: point.x - position.x, dy: point.y - position.y)
    var linear = linear
    if !isAffine { linear.subtract(offset, times: slope) }
    guard let inner = linear.inverse?.applied(to: offset) else { return nil }
    let result = CGPoint(x: anchor.x + inner.dx, y: anchor.y + inner.dy)
    return result.isFinite ? result : nil
  }

  /// The bounding box of the projected corners.
  func boundingBox(_ rect: CGRect) -> CGRect {
    CGRect(enclosing: rect.corners.map(toSuperlayer))
  }

  /// Whether the layer's back faces the viewer in the ancestor's coordinates.
  var isBackFacing: Bool {
    let isMirrored = (linear.a * linear.d < linear.b * linear.c) == isAnchorInFront
    return isMirrored != isFlipped
  }

  /// Whether a point of the layer lies in front of the camera.
  func isInFront(_ point: CGPoint) -> Bool {
    w(at: point) > 0 ? isAnchorInFront : !isAnchorInFront
  }

  private func w(at point: CGPoint) -> CGFloat {
    1 + slope.dx * (point.x - anchor.x) + slope.dy * (point.y - anchor.y)
  }

  /// Converts a side of a rectangle; for affine projections only.
  func toSuperlayer(_ side: CGVector) -> CGVector {
    linear.applied(to: side)
  }

  func fromSuperlayer(_ side: CGVector) -> CGVector {
    linear.inverse?.applied(to: side) ?? .zero
  }
}

/// The linear part of a 2D transform, without translation.
struct LinearPart {
  var a: CGFloat
  var b: CGFloat
  var c: CGFloat
  var d: CGFloat

  func applied(to vector: CGVector) -> CGVector {
    CGVector(dx: a * vector.dx + c * vector.dy, dy: b * vector.dx + d * vector.dy)
  }

  /// Subtracts the outer product of `offset` and `slope`.
  mutating func subtract(_ offset: CGVector, times slope: CGVector) {
    a -= offset.dx * slope.dx
    b -= offset.dy * slope.dx
    c -= offset.dx * slope.dy
    d -= offset.dy * slope.dy
  }

  /// The inverse; nil if the part is singular. It is scaled by the largest coefficient first, so
  /// that small scales are invertible.
  var inverse: LinearPart? {
    let largest = max(abs(a), abs(b), abs(c), abs(d))
    guard largest > 0, (1 / largest).isFinite else { return nil }
    let (a, b, c, d) = (a / largest, b / largest, c / largest, d / largest)
    let scale = 1 / (a * d - b * c) / largest
    guard scale.isFinite else { return nil }
    return LinearPart(a: d * scale, b: -b * scale, c: -c * scale, d: a * scale)
  }
}
