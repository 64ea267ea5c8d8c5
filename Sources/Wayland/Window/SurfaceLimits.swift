/// The sizes and scales that a window may have. A compositor that asks for others is not followed: numbers
/// near 2³¹ would overflow, or ask for buffers larger than any memory.
enum SurfaceLimits {
  /// The longest side of a buffer in pixels, which is what OpenGL implementations draw to at most.
  static let longestSide = 16_384
  /// Pixels per point.
  static let scales = 0.1...16.0

  /// Whether a buffer can have a size in pixels.
  static func allow(pixels: WindowSize) -> Bool {
    max(pixels.width, pixels.height) <= longestSide
  }

  /// Whether a window can have a size in points.
  static func allow(_ size: WindowSize, scale: Double) -> Bool {
    scales.contains(scale) && allow(pixels: size.pixels(scale: scale))
  }

  /// The longest side of a window in points.
  static func longestSide(scale: Double) -> Int {
    Int(Double(longestSide) / scale)
  }

  /// Returns the size in points, made smaller where a window could not have it.
  static func limit(_ size: WindowSize, scale: Double) -> WindowSize {
    let longest = longestSide(scale: scale)
    return WindowSize(width: min(size.width, longest), height: min(size.height, longest))
  }
}
