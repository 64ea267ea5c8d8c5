import CoreGraphics

extension CGImage {
  /// Joins images of the same size from left to right.
  static func strip(_ images: [CGImage]) -> CGImage {
    let (width, height) = (images[0].width, images[0].height)
    let pixels = images.map(\.premultipliedRGBA)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(images.count * width * height * 4)
    for row in 0..<height {
      for image in pixels { bytes += image[row * width * 4..<(row + 1) * width * 4] }
    }
    return CGImage(width: images.count * width, height: height, premultipliedRGBA: bytes)
  }
}
