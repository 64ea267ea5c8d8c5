import CoreGraphics
import Foundation

extension CGImage {
  /// Whether the images have the same size and are identical byte for byte.
  func isIdentical(to other: CGImage) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return unsafe withPixels { bytes, _ in
      unsafe other.withPixels { others, _ in
        guard let first = bytes.baseAddress, let second = others.baseAddress else { return true }
        return unsafe memcmp(first, second, bytes.count) == 0
      }
    }
  }

  /// An image of one color.
  static func plain(_ width: Int, _ height: Int, pixel: SIMD4<UInt8>) -> CGImage {
    let bytes = (0..<width * height * 4).map { pixel[$0 % 4] }
    return CGImage(width: width, height: height, premultipliedRGBA: bytes)
  }

  /// A copy with another value in one channel of one pixel.
  func changed(x: Int, y: Int, channel: Int, by difference: Int) -> CGImage {
    var bytes = premultipliedRGBA
    let index = (y * width + x) * 4 + channel
    bytes[index] = UInt8(Int(bytes[index]) + difference)
    return CGImage(width: width, height: height, premultipliedRGBA: bytes)
  }
}
