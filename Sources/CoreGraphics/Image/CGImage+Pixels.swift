import Foundation

extension CGImage {
  /// Calls `body` with the premultiplied BGRA pixels, top row first, and the bytes per row.
  package func withPixels<R>(
    _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> R
  ) rethrows -> R {
    try unsafe body(UnsafeRawBufferPointer(buffer.bytes), buffer.bytesPerRow)
  }

  /// Copies premultiplied BGRA pixels, top row first, rows without padding. Traps if their count
  /// does not match the size.
  package convenience init(width: Int, height: Int, premultipliedBGRA pixels: [UInt8]) {
    let buffer = Self.emptyBuffer(width: width, height: height, byteCount: pixels.count)
    unsafe buffer.bytes.copyBytes(from: pixels)
    self.init(buffer)
  }

  /// Copies premultiplied RGBA pixels, top row first, rows without padding. Traps if their count
  /// does not match the size.
  package convenience init(width: Int, height: Int, premultipliedRGBA pixels: [UInt8]) {
    let buffer = Self.emptyBuffer(width: width, height: height, byteCount: pixels.count)
    unsafe buffer.bytes.copyBytes(from: pixels)
    buffer.swapRedAndBlue()
    self.init(buffer)
  }

  /// The premultiplied RGBA pixels, top row first.
  package var premultipliedRGBA: [UInt8] {
    let copy = Self.emptyBuffer(width: width, height: height, byteCount: width * height * 4)
    for y in 0..<height {
      unsafe copy.bytes(ofRow: y).copyMemory(from: UnsafeRawBufferPointer(buffer.bytes(ofRow: y)))
    }
    copy.swapRedAndBlue()
    return unsafe [UInt8](copy.bytes)
  }

  /// The premultiplied red, green, blue and alpha of one pixel, 0…255. Traps outside the image.
  package func pixel(x: Int, y: Int) -> SIMD4<UInt8> {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "pixel outside the image")
    return unsafe withPixels { bytes, bytesPerRow in
      let start = y * bytesPerRow + x * 4
      return unsafe SIMD4(bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3])
    }
  }

  /// Whether both images have the same size and equal pixels.
  package func hasSamePixels(as other: CGImage) -> Bool {
    guard other !== self else { return true }
    guard width == other.width, height == other.height, isOpaque == other.isOpaque else {
      return false
    }
    return (0..<height).allSatisfy { y in
      unsafe memcmp(buffer.words(ofRow: y), other.buffer.words(ofRow: y), width * 4) == 0
    }
  }

  private static func emptyBuffer(width: Int, height: Int, byteCount: Int) -> PixelBuffer {
    guard let buffer = PixelBuffer(width: width, height: height) else {
      preconditionFailure("no memory for an image of \(width) × \(height) pixels")
    }
    precondition(buffer.byteCount == byteCount, "\(byteCount) bytes are not \(width) × \(height)")
    return buffer
  }
}
