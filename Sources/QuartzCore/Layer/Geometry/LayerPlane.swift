import CoreGraphics
import LayerTree

/// Where a layer's plane lies in the space of the nearest layer above that has a plane itself, which
/// is the superlayer unless that is a transform layer.
///
/// A point of the plane is (x, y, z, w), to be divided by w, which is positive in front of the eye.
@MainActor struct LayerPlane {
  /// The anchor point in the layer's coordinates.
  private(set) var anchor: CGPoint
  /// What a point off the anchor has for each x and y, and the anchor itself.
  private(set) var x: SIMD4<Double>
  private(set) var y: SIMD4<Double>
  private(set) var origin: SIMD4<Double>
  /// Whether flips of the geometry, which turn no layer over, are an odd number.
  private(set) var isFlipped = false

  /// With the anchor as zero, before and after the transform.
  init(_ transform: CATransform3D, anchorZ: CGFloat) {
    anchor = .zero
    x = SIMD4(1, 0, 0, 0)
    y = SIMD4(0, 1, 0, 0)
    origin = SIMD4(0, 0, -anchorZ, 1)
    apply(transform)
  }

  init(_ layer: CALayer) {
    anchor = layer.anchor
    x = SIMD4(1, 0, 0, 0)
    y = SIMD4(0, 1, 0, 0)
    if layer.space.isGeometryFlipped {
      // The y of the layer's own coordinates is turned over about the middle of the bounds.
      anchor.y = 2 * layer.properties.bounds.midY - anchor.y
      y.y = -1
      isFlipped = true
    }
    origin = SIMD4(0, 0, -layer.space.anchorPointZ, 1)
    place(by: layer)
    var next = layer.spaceAbove
    while let layer = next {
      let (anchor, space) = (layer.anchor, layer.space)
      // Seen from the anchor, which the sublayers' transform works about.
      move(by: SIMD3(-anchor.x, -anchor.y, -space.anchorPointZ))
      apply(space.sublayerTransform)
      guard space.isTransformLayer else {
        move(by: SIMD3(anchor.x, anchor.y, space.anchorPointZ))
        return
      }
      if space.isGeometryFlipped { turnOver(about: layer.properties.bounds.midY - anchor.y) }
      place(by: layer)
      next = layer.spaceAbove
    }
  }

  /// From about the layer's anchor to its superlayer's coordinates.
  private mutating func place(by layer: CALayer) {
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

  private mutating func turnOver(about middle: Double) {
    isFlipped.toggle()
    func turned(_ v: SIMD4<Double>) -> SIMD4<Double> {
      SIMD4(v.x, 2 * middle * v.w - v.y, v.z, v.w)
    }
    (x, y, origin) = (turned(x), turned(y), turned(origin))
  }

  /// How near a point of the layer's coordinates is to the eye, the larger the nearer; nil behind it.
  func depth(at point: CGPoint) -> Double? {
    let place = (point.x - anchor.x) * x + (point.y - anchor.y) * y + origin
    return place.w > 0 ? place.z / place.w : nil
  }
}

extension CALayer {
  /// The anchor point in the layer's coordinates, were they not flipped.
  var anchor: CGPoint {
    let (bounds, part) = (properties.bounds, properties.anchorPoint)
    return CGPoint(
      x: bounds.origin.x + part.x * bounds.size.width,
      y: bounds.origin.y + part.y * bounds.size.height)
  }

  /// The superlayer, where it does something to its sublayers' space.
  var spaceAbove: CALayer? {
    guard Self.hasSpaces, let above = parent ?? modelLayer?.parent else { return nil }
    // Of a presentation copy, making its superlayer's is work.
    guard above.hasSpace || modelLayer != nil && !above.animations.isEmpty else { return nil }
    return modelLayer == nil ? above : superlayer
  }

  /// The nearest layer above that has a plane; nil at the top of the tree.
  var planeAbove: CALayer? {
    var above = superlayer
    while let layer = above, layer.isTransformLayer { above = layer.superlayer }
    return above
  }
}
