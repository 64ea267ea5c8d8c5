// What shapes refer to by index.

/// A clip as the shaders read it: three parameters. Its shape is a rounded rectangle, with smooth
/// edges, in any place that an affine transform takes it to.
///
///     [ m.a, m.c, m.tx, half the width  ]    m: from buffer pixels to the clip's points, with the
///     [ m.b, m.d, m.ty, half the height ]       middle of the rectangle at (0, 0)
///     [ cornerRadius, flags, parent, 0  ]    flags: the first five bits of `ShapeFlags`, and
///                                               `inPerspective`
///     [ w.x, w.y, w.one, 0 ]                 in perspective only: what m's points are divided by
///
/// `parent` is the index of the clip around this one, -1 for none.
package enum ClipParameters {
  package static func make(
    a: Float, b: Float, c: Float, d: Float, tx: Float, ty: Float, halfSize: SIMD2<Float>,
    cornerRadius: Float, flags: ShapeFlags, parent: Int32
  ) -> (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
    (
      SIMD4(a, c, tx, halfSize.x), SIMD4(b, d, ty, halfSize.y),
      SIMD4(cornerRadius, Float(flags.rawValue & 63), Float(parent), 0)
    )
  }
}

/// A perspective as the shaders read it: three parameters. Each is multiplied with (x, y, 1) of a
/// buffer pixel, seen from the shape's origin.
///
///     [ u.x, u.y, u.one, 0 ]   in parts of the rectangle's sides, times w
///     [ v.x, v.y, v.one, 0 ]
///     [ w.x, w.y, w.one, 0 ]   positive in front of the eye
package enum PerspectiveParameters {
  package static func make(
    _ inverse: Perspective.Inverse
  ) -> (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
    (
      SIMD4<Float>(SIMD4(inverse.x, 0)), SIMD4<Float>(SIMD4(inverse.y, 0)),
      SIMD4<Float>(SIMD4(inverse.w, 0))
    )
  }
}

/// A page that is being turned, as the shaders read it: one parameter, in pixels from the corner of
/// the rectangle.
///
///     [ x, y, fold, radius ]   the way towards what is lifted first, of length 1; where on that way
///                              the page leaves the ground; the radius of the roll
package enum CurlParameters {
  /// Flat at 0, gone at 1.
  package static func make(_ amount: Double, width: Double, height: Double) -> SIMD4<Float> {
    // From the lower right corner, rather upwards than to the side.
    let way = SIMD2(0.3, 0.954)
    let length = way.x * width + way.y * height
    let radius = 0.11 * length
    // The roll's shadow reaches further than it.
    let fold = length - (length + 2.2 * radius) * min(max(amount, 0), 1)
    return SIMD4<Float>(SIMD4(way.x, way.y, fold, max(radius, 1)))
  }
}

/// Nine parts as the shaders read them: two parameters.
///
///     [ u1, v1, u2, v2 ]   where the stretching part begins and ends, in parts of the texture's
///                          rectangle (`textureOrigin`, `textureExtent`)
///     [ x1, y1, x2, y2 ]   the same in parts of the quad
package enum SliceParameters {
  package static func make(
    texture: SIMD4<Double>, quad: SIMD4<Double>
  ) -> (SIMD4<Float>, SIMD4<Float>) {
    (SIMD4<Float>(texture), SIMD4<Float>(quad))
  }
}
