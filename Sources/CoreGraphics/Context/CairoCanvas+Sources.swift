import CCairo

/// What shapes are painted with.
enum Ink {
  /// Red, green, blue, alpha; not premultiplied.
  case color(SIMD4<Double>)
  /// The picture of a pattern, where it belongs.
  case picture(CairoCanvas)
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
      picture.flush()
      withSource(picture.pixels, matrix: picture.place, filter: .none, body)
    }
  }

  /// Paints `pixels` from now on, one pixel a unit of the space that `matrix` maps to the device.
  ///
  /// `body` paints; the surface over the pixels is gone when it returns.
  func withSource(
    _ pixels: PixelBuffer, matrix: CGAffineTransform, filter: CGInterpolationQuality,
    repeats: Bool = false, _ body: () -> Void
  ) {
    let image = unsafe cairo_image_surface_create_for_data(
      pixels.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(pixels.width), Int32(pixels.height), Int32(pixels.bytesPerRow))
    setMatrix(matrix)
    unsafe cairo_set_source_surface(cairo, image, 0, 0)
    unsafe cairo_identity_matrix(cairo)
    let pattern = unsafe cairo_get_source(cairo)
    unsafe cairo_pattern_set_filter(pattern, filter.cairo)
    // Without padding the border pixels would fade into the nothing around the image.
    unsafe cairo_pattern_set_extend(pattern, repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    body()
    unsafe cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    unsafe cairo_surface_finish(image)
    unsafe cairo_surface_destroy(image)
  }

  /// Draws `pixels` where `matrix` puts them, with edges as `setAntialias` says.
  func draw(
    _ pixels: PixelBuffer, matrix: CGAffineTransform, filter: CGInterpolationQuality,
    alpha: CGFloat = 1
  ) {
    var outline = PathStorage()
    outline.addRect(CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
    withSource(pixels, matrix: matrix, filter: filter) {
      paint(inside: outline.applying(matrix), alpha: alpha)
    }
  }

  /// Puts the picture of `other` where it belongs.
  func draw(_ other: CairoCanvas, alpha: CGFloat = 1) {
    other.flush()
    setAntialias(false)
    draw(other.pixels, matrix: other.place, filter: .none, alpha: alpha)
  }
}
