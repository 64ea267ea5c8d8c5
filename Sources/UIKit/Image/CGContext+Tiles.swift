import CoreGraphics

extension CGContext {
  /// The maximum number of tiles; with more, they are too small to be distinguished.
  private static let maximumTileCount: CGFloat = 1e6

  /// Fills `rect` with an image of `size` points, repeated starting at `origin`. Tiles outside the
  /// clip are not drawn.
  func drawTiled(_ image: CGImage, size: CGSize, from origin: CGPoint, in rect: CGRect) {
    guard rect.isFinite, size.width > 0, size.height > 0 else { return }
    let visible = rect.standardized.intersection(boundingBoxOfClipPath)
    guard !visible.isNull, !visible.isEmpty else { return }
    guard visible.width / size.width * (visible.height / size.height) < Self.maximumTileCount else {
      return drawYDown(image, in: rect)
    }
    func start(before edge: CGFloat, origin: CGFloat, step: CGFloat) -> CGFloat {
      origin + ((edge - origin) / step).rounded(.down) * step
    }
    saveGState()
    clip(to: rect)
    let left = start(before: visible.minX, origin: origin.x, step: size.width)
    for y in stride(
      from: start(before: visible.minY, origin: origin.y, step: size.height), to: visible.maxY,
      by: size.height)
    {
      for x in stride(from: left, to: visible.maxX, by: size.width) {
        drawYDown(image, in: CGRect(origin: CGPoint(x: x, y: y), size: size))
      }
    }
    restoreGState()
  }
}
