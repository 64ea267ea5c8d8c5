import CCairo

extension CairoCanvas {
  /// Sets a linear gradient as the source (`cairo_pattern_create_linear`).
  ///
  /// - Parameter matrix: maps the space of the points to device pixels.
  func setLinearSource(
    _ gradient: CGGradient, from start: CGPoint, to end: CGPoint,
    options: CGGradientDrawingOptions, matrix: CGAffineTransform, alpha: CGFloat
  ) {
    // On pages the gradient is slightly longer, because PDF readers sample exactly at its ends.
    let (extra, gap) = pixels == nil ? (1e-5, 1e-6) : (0, 0)
    let (x, y) = ((end.x - start.x) * extra, (end.y - start.y) * extra)
    let pattern = unsafe cairo_pattern_create_linear(
      start.x - x, start.y - y, end.x + x, end.y + y)
    unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    unsafe setSource(
      pattern, stops: gradient.stops(options: options, gap: gap), matrix: matrix, alpha: alpha)
  }

  /// Sets a radial gradient as the source (`cairo_pattern_create_radial`).
  func setRadialSource(_ gradient: RadialGradient, matrix: CGAffineTransform, alpha: CGFloat) {
    let (start, end) = (gradient.start, gradient.end)
    let pattern = unsafe cairo_pattern_create_radial(
      start.center.x, start.center.y, start.radius, end.center.x, end.center.y, end.radius)
    unsafe cairo_pattern_set_extend(
      pattern, gradient.extends ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    unsafe setSource(pattern, stops: gradient.stops, matrix: matrix, alpha: alpha)
  }

  /// Takes ownership of `pattern`.
  private func setSource(
    _ pattern: OpaquePointer?, stops: [CGGradient.Stop], matrix: CGAffineTransform, alpha: CGFloat
  ) {
    for stop in stops {
      let c = stop.color.clamped(lowerBound: .zero, upperBound: .one)
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, c.x, c.y, c.z, c.w * alpha)
    }
    setMatrix(matrix)
    unsafe cairo_set_source(cairo, pattern)
    unsafe cairo_pattern_destroy(pattern)
    unsafe cairo_identity_matrix(cairo)
  }

  /// Fills every pixel of a bitmap canvas with a conic gradient, which cairo lacks.
  func paint(
    _ gradient: CGGradient, around center: CGPoint, from angle: CGFloat,
    matrix: CGAffineTransform
  ) {
    guard let pixels else { return }
    let toUser = matrix.inverted()
    flush()
    unsafe pixels.withWords { words in
      for y in 0..<pixels.height {
        for x in 0..<pixels.width {
          let device = CGPoint(
            x: bounds.minX + (CGFloat(x) + 0.5) / scale, y: bounds.minY + (CGFloat(y) + 0.5) / scale
          )
          let user = device.applying(toUser)
          let turns = (atan2(user.y - center.y, user.x - center.x) - angle) / (2 * .pi)
          unsafe words[y * pixels.width + x] =
            gradient.color(at: turns - turns.rounded(.down)).premultipliedWord
        }
      }
    }
    markDirty()
  }
}

extension CGGradient {
  /// The stops, with one added at each end.
  var fullStops: [Stop] {
    guard let first = stops.first, let last = stops.last else { return [] }
    return [Stop(location: 0, color: first.color)] + stops
      + [Stop(location: 1, color: last.color)]
  }

  /// The stops for a pattern that pads at both ends; an end that does not extend gets a transparent
  /// stop.
  ///
  /// - Parameter gap: the distance between the two stops at such an end; of two stops at one
  ///   location, PDF readers extend the wrong one.
  fileprivate func stops(options: CGGradientDrawingOptions, gap: Double) -> [Stop] {
    guard let first = stops.first, let last = stops.last else { return [] }
    let extends = (
      before: options.contains(.drawsBeforeStartLocation),
      after: options.contains(.drawsAfterEndLocation)
    )
    let inside = (extends.before ? 0 : gap)...(extends.after ? 1 : 1 - gap)
    var result = fullStops.map {
      Stop(
        location: min(max($0.location, inside.lowerBound), inside.upperBound), color: $0.color)
    }
    if !extends.before {
      result.insert(Stop(location: 0, color: first.color.withoutAlpha), at: 0)
    }
    if !extends.after { result.append(Stop(location: 1, color: last.color.withoutAlpha)) }
    return result
  }

  /// The color at `location`, 0…1, interpolated without premultiplication.
  func color(at location: Double) -> SIMD4<Double> {
    guard let after = stops.firstIndex(where: { $0.location > location }) else {
      return stops[stops.count - 1].color
    }
    guard after > 0 else { return stops[0].color }
    let (from, to) = (stops[after - 1], stops[after])
    let fraction = (location - from.location) / (to.location - from.location)
    return from.color + (to.color - from.color) * fraction
  }
}

extension SIMD4<Double> {
  fileprivate var withoutAlpha: SIMD4<Double> { SIMD4(x, y, z, 0) }

  /// The premultiplied BGRA pixel of this color.
  var premultipliedWord: UInt32 {
    let c = clamped(lowerBound: .zero, upperBound: .one)
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(c.w) << 24 | byte(c.x * c.w) << 16 | byte(c.y * c.w) << 8 | byte(c.z * c.w)
  }
}
