/// The picture that a filter reads or draws. Its target may lack pixels around the edges, which are those
/// at the edges again: so a copy of a backdrop need not have them.
struct FilterPicture: Equatable {
  var size: PixelSize
  /// The pixels that the target has. The first one lies at the target's corner.
  var pixels: PixelRect

  init(size: PixelSize, pixels: PixelRect) {
    (self.size, self.pixels) = (size, pixels)
  }

  /// A picture of which the target has all pixels.
  init(_ size: PixelSize) {
    self.init(size: size, pixels: PixelRect(size))
  }

  /// The pixels of the target that are read for a part of the picture.
  func pixelsRead(for part: PixelRect) -> PixelRect {
    let minX = min(max(part.minX, pixels.minX), pixels.maxX - 1)
    let minY = min(max(part.minY, pixels.minY), pixels.maxY - 1)
    return PixelRect(
      minX: minX, minY: minY, maxX: min(max(part.maxX, minX + 1), pixels.maxX),
      maxY: min(max(part.maxY, minY + 1), pixels.maxY))
  }
}
