import CoreGraphics

extension CGImage {
  /// Joins images of one size in rows, so that one golden image shows several states.
  static func strip(_ images: [CGImage], columns: Int) -> CGImage {
    let (width, height) = (images[0].width, images[0].height)
    let rows = (images.count + columns - 1) / columns
    let empty = [UInt8](repeating: 0, count: width * height * 4)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4 * rows * columns)
    for row in 0..<rows {
      let pixels = (row * columns..<(row + 1) * columns).map {
        $0 < images.count ? images[$0].premultipliedRGBA : empty
      }
      for y in 0..<height {
        for image in pixels { bytes += image[y * width * 4..<(y + 1) * width * 4] }
      }
    }
    return CGImage(width: width * columns, height: height * rows, premultipliedRGBA: bytes)
  }
}
