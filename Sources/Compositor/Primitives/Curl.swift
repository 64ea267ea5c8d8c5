extension PrimitiveDescription {
  /// A page curl, in the plane of the screen.
  static let curl = PrimitiveDescription(
    shader: "curl", readsTexture: true, demand: .transitions, variants: ProgramID.Modifiers.groups,
    reach: .max)
}

/// The shader parameters of a page curl: one vector, in pixels from the corner of
/// the rectangle.
///
///     [ x, y, fold, radius ]   a unit vector towards the corner that is lifted first; the distance
///                              along it at which the page begins to lift; the cylinder's radius
enum CurlParameters {
  /// - Parameters:
  ///   - progress: 0 is flat, 1 is gone.
  ///   - size: the page's size in pixels.
  static func write(
    _ progress: Double, size: SIMD2<Double>, to add: (SIMD4<Float>) -> Void
  ) {
    // From the lower right corner, rather upwards than to the side.
    let direction = SIMD2(0.3, 0.954)
    let length = direction.x * size.x + direction.y * size.y
    let radius = 0.11 * length
    // The cylinder's shadow reaches further than the cylinder.
    let fold = length - (length + 2.2 * radius) * min(max(progress, 0), 1)
    add(SIMD4<Float>(SIMD4(direction.x, direction.y, fold, max(radius, 1))))
  }
}
