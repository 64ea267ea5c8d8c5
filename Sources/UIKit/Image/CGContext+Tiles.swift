import CoreGraphics

extension CGContext {
  /// The maximum number of tiles; with more, they are too small to be distinguished.
  private static let mostTiles: CGFloat = 1e6

  /// Fills `rect` with an image of `size` points, repeated starting at `origin`. Tiles outside the
  /// clip are not drawn.
  func drawTiled(_ image: CGImage, size: CGSize, from origin: CGPoint, in rect: CGRect) {
    guard rect.isFinite, size.width > 0, size.height > 0 else { return }
    let seen = rect.standardized.intersection(boundingBoxOfClipPath)
    guard !seen.isNull, !seen.isEmpty else { return }
    guard seen.width / size.width * (seen.height / size.height) < Self.mostTiles else {
      return drawUpright(image, in: rect)
    }
    func start(_ edge: CGFloat, _ origin: CGFloat, _ step: CGFloat) -> CGFloat {
      origin + ((edge - origin) / step).rounded(.down) * step
    }
    saveGState()
    clip(to: rect)
    let left = start(seen.minX, origin.x, size.width)
    for y in stride(
      from: start(seen.minY, origin.y, size.height), to: seen.maxY, by: size.height)
    {
      for x in stride(from: left, to: seen.maxX, by: size.width) {
        drawUpright(image, in: CGRect(origin: CGPoint(x: x, y: y), size: size))
      }
    }
    restoreGState()
  }
}
