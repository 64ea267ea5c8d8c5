import CCairo

/// The source that shapes are painted with.
enum PaintSource {
  /// Red, green, blue, alpha; not premultiplied.
  case color(SIMD4<Double>)
  /// A pattern rendered at its position on the device.
  case canvas(CairoCanvas)
  /// A pattern cell to repeat, and the matrix from its units to device units.
  case tiles(CairoCanvas, CGAffineTransform)
}

extension CairoCanvas {
  /// Sets a solid color as the source: red, green, blue, alpha (`cairo_set_source_rgba`).
  func setSource(_ color: SIMD4<Double>, alpha: CGFloat = 1) {
    let c = color.clamped(lowerBound: .zero, upperBound: .one)
    unsafe cairo_set_source_rgba(cairo, c.x, c.y, c.z, c.w * alpha)
  }

  /// Lets `body` paint with `paintSource`. A `.canvas` already contains its alpha.
  func withPaintSource(_ paintSource: PaintSource, alpha: CGFloat, _ body: () -> Void) {
    switch paintSource {
    case .color(let color):
      setSource(color, alpha: alpha)
      body()
    case .canvas(let canvas):
      withSource(canvas, body)
    case .tiles(let cell, let matrix):
      withSource(cell, matrix: matrix, filter: .default, repeats: true, body)
    }
  }

  /// Lets `body` paint with `image` as the source; `matrix` maps the image's pixels to the device.
  ///
  /// The surface over the pixels is released when `body` returns, unless the page keeps it.
  func withSource(
    _ image: CGImage, matrix: CGAffineTransform, filter: CGInterpolationQuality,
    repeats: Bool = false, _ body: () -> Void
  ) {
    let imageSurface = unsafe images?.surface(of: image) ?? image.buffer.makeSurface()
    setMatrix(matrix)
    unsafe cairo_set_source_surface(cairo, imageSurface, 0, 0)
    unsafe cairo_identity_matrix(cairo)
    let pattern = unsafe cairo_get_source(cairo)
    unsafe cairo_pattern_set_filter(pattern, filter.cairo)
    // Without padding, border pixels would blend with the transparent surroundings of the image. A
    // page has no pixels, and padding would embed a larger copy of the image.
    if repeats {
      unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    } else if images == nil {
      unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }
    body()
    unsafe cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    if images == nil { unsafe cairo_surface_finish(imageSurface) }
    unsafe cairo_surface_destroy(imageSurface)
  }

  /// Draws `image` mapped by `matrix`; `setAntialias` determines its edges.
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

  /// Lets `body` paint with `other` as the source; `matrix` maps its units to this canvas's.
  ///
  /// - Parameter filter: nil for nearest sampling if the pixel scales are equal, else the default.
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
    // Padding keeps the border from blending with transparent surroundings, as it does for images.
    if repeats || pixels != nil {
      unsafe cairo_pattern_set_extend(
        cairo_get_source(cairo), repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    }
    body()
    unsafe cairo_set_source_rgba(cairo, 0, 0, 0, 0)
  }

  /// Draws `other` at its position.
  func draw(_ other: CairoCanvas, alpha: CGFloat = 1) {
    var area = PathStorage()
    area.addRect(other.bounds)
    setAntialias(false)
    withSource(other) { paint(inside: area, alpha: alpha) }
  }

  /// Fills `path` with the contents of `other`; `matrix` maps its units to this canvas's.
  func draw(
    _ other: CairoCanvas, matrix: CGAffineTransform, inside path: PathStorage,
    filter: CGInterpolationQuality, alpha: CGFloat
  ) {
    withSource(other, matrix: matrix, filter: filter) { paint(inside: path, alpha: alpha) }
  }
}
