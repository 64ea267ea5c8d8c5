import Foundation
import UIKit

extension Target {
  static let png = Target(name: "png", seeds: Seeds.png) { decode(repairingPNG($0)) }
  static let jpeg = Target(name: "jpeg", seeds: Seeds.jpeg) { decode($0) }
  static let webP = Target(name: "webp", seeds: Seeds.webP) { decode($0) }

  /// Decodes an image file, and draws and encodes the image.
  private static func decode(_ bytes: [UInt8]) {
    UIImage.maximumPixelCount = 1 << 18
    guard let image = UIImage(data: Data(bytes), scale: 2) else { return }
    let size = CGSize(width: 16, height: 16)
    _ = UIGraphicsImageRenderer(size: size).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }
    _ = image.jpegData(compressionQuality: 0.5)
    precondition(image.images?.isEmpty != true && image.size.width > 0)
  }

  /// Corrects the chunks' checksums, so that libpng does not reject every mutated file.
  private static func repairingPNG(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= bytes.count else { break }
      let sum = checksum(bytes[start + 4..<end])
      for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * index)) }
      start = end + 4
    }
    return bytes
  }
}

private func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  var crc: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
  }
  return ~crc
}

/// Small files of each format.
private enum Seeds {
  private static let images: [UIImage] = [true, false].map { isOpaque in
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, isOpaque)
    return UIGraphicsImageRenderer(size: CGSize(width: 9, height: 7), format: format).image {
      for index in 0..<9 {
        UIColor(hue: CGFloat(index) / 9, saturation: 1, brightness: 0.8, alpha: 0.7).setFill()
        $0.fill(CGRect(x: index, y: index % 3, width: 2, height: 4))
      }
    }
  }

  static let png =
    images.compactMap { $0.pngData().map { [UInt8]($0) } }
    + decoded([
      // A palette image with alpha; a 16-bit interlaced image with gamma and orientation.
      """
      iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAABlBMVEXIKAAAUPCua+6bAAAAAXRSTlOArV5bRgAAAAtJREFU\
      eJxjYGAEAAAEAAK/ej9KAAAAAElFTkSuQmCC
      """,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAIAAAACEAAAAAFwSr4tAAAABGdBTUEAAYagMeiWXwAAABZlWElmTU0AKgAAAAgAAQESAAMA\
      AAABAAYAADkvo1IAAAATSURBVHicY+BiYBBhYJBj0GAAAAHDAGUsGKeZAAAAAElFTkSuQmCC
      """,
    ])

  static let jpeg = images.flatMap { image in
    UIImage.Orientation.allKinds.compactMap { orientation in
      image.cgImage.flatMap {
        UIImage(cgImage: $0, scale: 1, orientation: orientation)
          .jpegData(compressionQuality: 0.8).map { [UInt8]($0) }
      }
    }
  }

  /// A lossy image with alpha, a lossless image, and an animation with three frames.
  static let webP = decoded([
    """
    UklGRnwAAABXRUJQVlA4WAoAAAAQAAAABwAAAwAAQUxQSAwAAAABD/DA/4iIUPiI/gdWUDggSgAAAJACAJ0BKggABAAA\
    wBIlqAJ0ugFAA/ACu/9wABcAAP76KHgj+E8Gj/zREMF/v/+/dfz1MUv7//fuv/ZVYsn3/4rffZYb0//8auAA
    """,
    "UklGRiAAAABXRUJQVlA4TBQAAAAvB8AAEA9QlOMgD/wD/6NC4SP6Hw==",
    """
    UklGRrQAAABXRUJQVlA4WAoAAAASAAAAAwAAAQAAQU5JTQYAAAAAAAAAAABBTk1GKAAAAAAAAAAAAAMAAAEAAGQAAAJW\
    UDhMDwAAAC8DQAAABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAMAAAEAAMgAAABWUDhMDwAAAC8DQAAAB9D/iP4HIqL/\
    AQBBTk1GKAAAAAAAAAAAAAMAAAEAAGQAAAJWUDhMDwAAAC8DQAAQBxDR/wIGIqL/AQA=
    """,
  ])

  private static func decoded(_ base64: [String]) -> [[UInt8]] {
    base64.compactMap { Data(base64Encoded: $0).map { [UInt8]($0) } }
  }
}

extension UIImage.Orientation {
  fileprivate static let allKinds: [Self] = [.up, .leftMirrored]
}
