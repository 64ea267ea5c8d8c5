// The pixel grid: whether a quad lies on it, and snapping quads to it.

extension Quad {
  /// The tolerance for whole numbers: 1/256 of a pixel changes no color visibly.
  private static let tolerance = 1.0 / 256

  /// Whether all edges lie on pixel boundaries.
  @inline(__always)
  var isPixelAligned: Bool {
    isAxisAligned && Self.isWhole(origin) && Self.isWhole(origin + xAxis + yAxis)
  }

  @inline(__always)
  static func isWhole(_ point: SIMD2<Double>) -> Bool {
    // Rounds to nearest, faster than a function call; larger numbers are whole anyway.
    let magic = SIMD2<Double>(repeating: 0x1.8p52)
    let rest = point - ((point + magic) - magic)
    return abs(rest.x) < tolerance && abs(rest.y) < tolerance
  }

  /// Whether a bitmap of `size` is drawn at scale 1 with each texel on a pixel.
  @inline(__always)
  func isOnPixelGrid(_ size: SIMD2<Double>) -> Bool {
    guard xAxis.y == 0, yAxis.x == 0 else { return false }
    return abs(xAxis.x - size.x) < Self.tolerance && abs(yAxis.y - size.y) < Self.tolerance
      && Self.isWhole(origin)
  }

  /// Snaps it to whole pixels where a bitmap of `size` is drawn almost at scale 1: a bitmap has
  /// whole pixels, and so is up to one pixel larger than the area that it shows.
  @inline(__always)
  mutating func snap(below size: SIMD2<Double>) {
    guard xAxis.y == 0, yAxis.x == 0 else { return }
    let rest = size - SIMD2(xAxis.x, yAxis.y)
    guard rest.min() > -Self.tolerance, rest.max() < 1 else { return }
    (xAxis.x, yAxis.y) = (size.x, size.y)
    // Halves are rounded up, so that quads that touched between pixels still touch.
    origin = (origin + (0.5 + Self.tolerance)).rounded(.down)
  }
}
