import CCairo

/// What shapes are painted with.
enum Ink {
  /// Red, green, blue, alpha; not premultiplied.
  case color(SIMD4<Double>)
  /// The picture of a pattern, where it belongs.
  case picture(CairoCanvas)
  /// A cell that lies side by side everywhere, and how its units become the device's.
  case tiles(CairoCanvas, CGAffineTransform)
}

extension CairoCanvas {
  /// Paints in one colour from now on: red, green, blue, alpha (`cairo_set_source_rgba`).
  func setSource(_ color: SIMD4<Double>, alpha: CGFloat = 1) {
    let c = color.clamped(lowerBound: .zero, upperBound: .one)
    unsafe cairo_set_source_rgba(cairo, c.x, c.y, c.z, c.w * alpha)
  }

  /// Lets `body` paint with `ink`; a picture has its alpha in it already.
  func withInk(_ ink: Ink, alpha: CGFloat, _ body: () -> Void) {
    switch ink {
    case .color(let color):
      setSource(color, alpha: alpha)
      body()
    case .picture(let picture):
      withSource(picture, body)
    case .tiles(let cell, let matrix):
      withSource(cell, matrix: matrix, filter: .default, repeats: true, body)
    }
  }

  /// Paints `image` from now on, one pixel a unit of the space that `matrix` maps to the device.
  ///
  /// `body` paints; the surface over the pixels is gone when it returns, or kept by the page.
  func withSource(
    _ image: CGImage, matrix: CGAffineTransform, filter: CGInterpolationQuality,
    repeats: Bool = false, _ body: () -> Void
  ) {
    let picture = unsafe images?.surface(of: image) ?? image.buffer.makeSurface()
    setMatrix(matrix)
    unsafe cairo_set_source_surface(cairo, picture, 0, 0)
    unsafe cairo_identity_matrix(cairo)
    let pattern = unsafe cairo_get_source(cairo)
    unsafe cairo_pattern_set_filter(pattern, filter.cairo)
    // Without padding the border pixels would fade into the nothing around the image; a page has no
    // pixels, and would get a larger copy of the image.
    if repeats {
      unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    } else if images == nil {
      unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }
    body()
    unsafe cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    if images == nil { unsafe cairo_surface_finish(picture) }
    unsafe cairo_surface_destroy(picture)
  }

  /// Draws `image` where `matrix` puts it, with edges as `setAntialias` says.
  func draw(
    _ image: CGImage, matrix: CGAffineTransform, filter: CGInterpolationQuality,
    alpha: CGFloat = 1
  ) {
    var outline = PathStorage()
    outline.addRect(CGRect(x: 0, y: 0, width: image.width, height: image.height))
    withSource(image, matrix: matrix, filter: filter) {
      paint(inside: outline.applying(matrix), alpha: alpha)
    }
  }

  /// Lets `body` paint with the picture of `other`, whose units `matrix` maps to this one's.
  ///
  /// - Parameter filter: nil for the one that suits pixels that lie as they were drawn.
  func withSource(
    _ other: CairoCanvas, matrix: CGAffineTransform = .identity,
    filter: CGInterpolationQuality? = nil, repeats: Bool = false, _ body: () -> Void
  ) {
    other.flush()
    setMatrix(matrix)
    unsafe cairo_set_source_surface(cairo, other.surface, 0, 0)
    unsafe cairo_identity_matrix(cairo)
    let isSharp = other.pixels == nil || other.scale == scale
    let filter = filter ?? (isSharp ? .none : .default)
    unsafe cairo_pattern_set_filter(cairo_get_source(cairo), filter.cairo)
    // As for images: the border fades into nothing otherwise.
    if repeats || pixels != nil {
      unsafe cairo_pattern_set_extend(
        cairo_get_source(cairo), repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    }
    body()
    unsafe cairo_set_source_rgba(cairo, 0, 0, 0, 0)
  }

  /// Puts the picture of `other` where it belongs.
  func draw(_ other: CairoCanvas, alpha: CGFloat = 1) {
    var area = PathStorage()
    area.addRect(other.bounds)
    setAntialias(false)
    withSource(other) { paint(inside: area, alpha: alpha) }
  }

  /// Paints what `path` covers with the picture of `other`, whose units `matrix` maps to this one's.
  func draw(
    _ other: CairoCanvas, matrix: CGAffineTransform, inside path: PathStorage,
    filter: CGInterpolationQuality, alpha: CGFloat
  ) {
    withSource(other, matrix: matrix, filter: filter) { paint(inside: path, alpha: alpha) }
  }
}
