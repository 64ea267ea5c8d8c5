import CCairo

extension CairoCanvas {
  /// Paints in one colour from now on: red, green, blue, alpha (`cairo_set_source_rgba`).
  func setSource(_ color: SIMD4<Double>, alpha: CGFloat = 1) {
    let c = color.clamped(lowerBound: .zero, upperBound: .one)
    unsafe cairo_set_source_rgba(cairo, c.x, c.y, c.z, c.w * alpha)
  }

  /// The ends of a gradient, in the space that a matrix maps to device pixels.
  enum GradientShape {
    case linear(from: CGPoint, to: CGPoint)
    case radial(from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
  }

  /// Paints a gradient from now on (`cairo_pattern_create_linear`, `…_radial`).
  func setSource(
    _ gradient: CGGradient, shape: GradientShape, options: CGGradientDrawingOptions,
    matrix: CGAffineTransform, alpha: CGFloat
  ) {
    let pattern: OpaquePointer?
    switch shape {
    case .linear(let from, let to):
      // A hair longer: readers of PDF files ask for the colour of the end itself.
      let (x, y) = ((to.x - from.x) * 1e-5, (to.y - from.y) * 1e-5)
      unsafe pattern = cairo_pattern_create_linear(from.x - x, from.y - y, to.x + x, to.y + y)
    case .radial(let from, let radius, let to, let endRadius):
      unsafe pattern = cairo_pattern_create_radial(
        from.x, from.y, radius, to.x, to.y, endRadius)
    }
    for stop in gradient.stops(options: options) {
      let c = stop.color.clamped(lowerBound: .zero, upperBound: .one)
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, c.x, c.y, c.z, c.w * alpha)
    }
    unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    setMatrix(matrix)
    unsafe cairo_set_source(cairo, pattern)
    unsafe cairo_pattern_destroy(pattern)
    unsafe cairo_identity_matrix(cairo)
  }

  /// Paints `image` from now on, one pixel a unit of the space that `matrix` maps to the device.
  ///
  /// `body` paints; the surface over the pixels is gone when it returns, or kept by the page.
  func withSource(
    _ image: CGImage, matrix: CGAffineTransform, filter: CGInterpolationQuality,
    _ body: () -> Void
  ) {
    let picture = unsafe images?.surface(of: image) ?? image.buffer.makeSurface()
    setMatrix(matrix)
    unsafe cairo_set_source_surface(cairo, picture, 0, 0)
    unsafe cairo_identity_matrix(cairo)
    let pattern = unsafe cairo_get_source(cairo)
    unsafe cairo_pattern_set_filter(pattern, filter.cairo)
    // Without it the border pixels would fade into the nothing around the image; a page has no
    // pixels, and would get a larger copy of the image.
    if images == nil { unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
    body()
    unsafe cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    if images == nil { unsafe cairo_surface_finish(picture) }
    unsafe cairo_surface_destroy(picture)
  }

  /// Puts the picture of `other` where it belongs.
  func draw(_ other: CairoCanvas, alpha: CGFloat = 1) {
    var area = PathStorage()
    area.addRect(other.bounds)
    let isSharp = other.pixels == nil || other.scale == scale
    setAntialias(false)
    draw(
      other, matrix: .identity, inside: area, filter: isSharp ? .none : .default, alpha: alpha)
  }

  /// Paints what `path` covers with the picture of `other`, whose units `matrix` maps to this one's.
  func draw(
    _ other: CairoCanvas, matrix: CGAffineTransform, inside path: PathStorage,
    filter: CGInterpolationQuality, alpha: CGFloat
  ) {
    other.flush()
    unsafe cairo_save(cairo)
    setPath(path)
    unsafe cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    unsafe cairo_clip(cairo)
    setMatrix(matrix)
    unsafe cairo_set_source_surface(cairo, other.surface, 0, 0)
    unsafe cairo_identity_matrix(cairo)
    unsafe cairo_pattern_set_filter(cairo_get_source(cairo), filter.cairo)
    paint(alpha: alpha)
    unsafe cairo_restore(cairo)
  }

  /// Blends `color` with what is in `area`, as far as the shape that `body` paints covers it.
  ///
  /// For operators that reach beyond a shape that is no clip: the blended copy of the area is
  /// mixed in by the shape's coverage (`cairo_mask_surface` with the Source operator). The canvas
  /// has pixels.
  func blend(
    _ color: SIMD4<Double>, alpha: CGFloat, mode: CGBlendMode, in area: CGRect,
    through body: (CairoCanvas) -> Void
  ) {
    guard let shape = makeGroup(covering: area), let copy = makeGroup(covering: area) else {
      return
    }
    body(shape)
    shape.flush()
    copy.setBlendMode(.copy)
    copy.draw(self)
    copy.setBlendMode(mode)
    copy.setSource(color, alpha: alpha)
    copy.paint()
    copy.flush()
    setBlendMode(.copy)
    unsafe cairo_set_source_surface(cairo, copy.surface, 0, 0)
    unsafe cairo_mask_surface(cairo, shape.surface, 0, 0)
    unsafe cairo_set_source_rgba(cairo, 0, 0, 0, 0)
  }
}

extension CGGradient {
  /// The stops for a pattern that pads at both ends: an end that is not to go on ends transparent.
  ///
  /// Readers of PDF files go on with the wrong one of two stops at an end: they lie apart, by less than
  /// counts for pixels.
  fileprivate func stops(options: CGGradientDrawingOptions) -> [Stop] {
    guard let first = stops.first, let last = stops.last else { return [] }
    let goesOn = (
      before: options.contains(.drawsBeforeStartLocation),
      after: options.contains(.drawsAfterEndLocation)
    )
    let inside = (goesOn.before ? 0 : 1e-6)...(goesOn.after ? 1 : 1 - 1e-6)
    let ends =
      [Stop(location: 0, color: first.color)] + stops + [Stop(location: 1, color: last.color)]
    var result = ends.map {
      Stop(
        location: min(max($0.location, inside.lowerBound), inside.upperBound), color: $0.color)
    }
    if !goesOn.before {
      result.insert(Stop(location: 0, color: first.color.withoutAlpha), at: 0)
    }
    if !goesOn.after { result.append(Stop(location: 1, color: last.color.withoutAlpha)) }
    return result
  }
}

extension SIMD4<Double> {
  fileprivate var withoutAlpha: SIMD4<Double> { SIMD4(x, y, z, 0) }
}
