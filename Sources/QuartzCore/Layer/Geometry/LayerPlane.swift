import CoreGraphics
import LayerTree

/// The position of a layer's plane in the 3D space of the nearest ancestor that has a plane itself,
/// which is the superlayer unless that is a transform layer.
///
/// Points of the plane are homogeneous, (x, y, z, w); w is positive in front of the camera.
@MainActor struct LayerPlane {
  /// The anchor point in the layer's coordinates.
  private(set) var anchor: CGPoint
  /// The homogeneous direction vectors of x and y, and the anchor point.
  private(set) var x: SIMD4<Double>
  private(set) var y: SIMD4<Double>
  private(set) var origin: SIMD4<Double>
  /// Whether the geometry is flipped an odd number of times. Flips do not make a layer back-facing.
  private(set) var isFlipped = false

  /// The plane of a layer whose anchor is the origin, before and after the transform.
  init(_ transform: CATransform3D, anchorZ: CGFloat) {
    anchor = .zero
    x = SIMD4(1, 0, 0, 0)
    y = SIMD4(0, 1, 0, 0)
    origin = SIMD4(0, 0, -anchorZ, 1)
    apply(transform)
  }

  init(_ layer: CALayer) {
    anchor = layer.properties.anchor
    x = SIMD4(1, 0, 0, 0)
    y = SIMD4(0, 1, 0, 0)
    if layer.space.isGeometryFlipped {
      // The layer's own y axis is flipped about the middle of its bounds.
      anchor.y = layer.properties.bounds.verticalFlip.ty - anchor.y
      y.y = -1
      isFlipped = true
    }
    origin = SIMD4(0, 0, -layer.space.anchorPointZ, 1)
    applyTransform(of: layer)
    var next = layer.spaceAbove
    while let layer = next {
      let (anchor, space) = (layer.properties.anchor, layer.space)
      // The sublayer transform applies about this layer's anchor point.
      move(by: SIMD3(-anchor.x, -anchor.y, -space.anchorPointZ))
      apply(space.sublayerTransform)
      guard space.isTransformLayer else {
        move(by: SIMD3(anchor.x, anchor.y, space.anchorPointZ))
        return
      }
      if space.isGeometryFlipped { flipY(about: layer.properties.bounds.midY - anchor.y) }
      applyTransform(of: layer)
      next = layer.spaceAbove
    }
  }

  /// Applies the layer's transform and position, from coordinates relative to its anchor to its
  /// superlayer's.
  private mutating func applyTransform(of layer: CALayer) {
    let position = layer.properties.position
    apply(layer.properties.transform)
    move(by: SIMD3(position.x, position.y, layer.zPosition))
  }

  private mutating func apply(_ t: CATransform3D) {
    func applied(_ v: SIMD4<Double>) -> SIMD4<Double> {
      let upper = v.x * SIMD4(t.m11, t.m12, t.m13, t.m14) + v.y * SIMD4(t.m21, t.m22, t.m23, t.m24)
      let lower = v.z * SIMD4(t.m31, t.m32, t.m33, t.m34) + v.w * SIMD4(t.m41, t.m42, t.m43, t.m44)
      return upper + lower
    }
    (x, y, origin) = (applied(x), applied(y), applied(origin))
  }

  private mutating func move(by offset: SIMD3<Double>) {
    let offset = SIMD4(offset, 0)
    x += x.w * offset
    y += y.w * offset
    origin += origin.w * offset
  }

  private mutating func flipY(about middle: Double) {
    isFlipped.toggle()
    func flipped(_ v: SIMD4<Double>) -> SIMD4<Double> {
      SIMD4(v.x, 2 * middle * v.w - v.y, v.z, v.w)
    }
    (x, y, origin) = (flipped(x), flipped(y), flipped(origin))
  }

  /// The depth of a point of the layer's coordinates; larger is nearer to the camera. nil behind
  /// the camera.
  func depth(at point: CGPoint) -> Double? {
    let projected = (point.x - anchor.x) * x + (point.y - anchor.y) * y + origin
    return projected.w > 0 ? projected.z / projected.w : nil
  }
}

extension CALayer {
  /// The superlayer, if it affects the 3D space of its sublayers; nil otherwise.
  var spaceAbove: CALayer? {
    guard Self.hasSpaces, let above = links.parent ?? modelLayer?.links.parent else { return nil }
    // The superlayer of a presentation copy is created only when needed, since copying takes time.
    guard above.hasSpace || modelLayer != nil && !above.animations.isEmpty else { return nil }
    return modelLayer == nil ? above : superlayer
  }

  /// The nearest ancestor that has a plane; nil at the root.
  var planeAbove: CALayer? {
    var above = superlayer
    while let layer = above, layer.isTransformLayer { above = layer.superlayer }
    return above
  }
}
