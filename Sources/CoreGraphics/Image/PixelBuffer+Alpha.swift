extension PixelBuffer {
  /// Multiplies the colours by their alpha, rounding to nearest.
  func premultiply() {
    unsafe withWords { words in
      for index in words.indices {
        let word = unsafe words[index]
        let alpha = word >> 24
        guard alpha != 255 else { continue }
        func scaled(_ shift: UInt32) -> UInt32 {
          ((((word >> shift) & 0xFF) * alpha + 127) / 255) << shift
        }
        unsafe words[index] = alpha << 24 | scaled(16) | scaled(8) | scaled(0)
      }
    }
  }

  /// Red, green, blue and, unless `isOpaque`, alpha of every pixel, colours not premultiplied.
  func straightBytes(isOpaque: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(width * height * (isOpaque ? 3 : 4))
    unsafe withWords { words in
      for index in words.indices {
        let word = unsafe words[index]
        let alpha = word >> 24
        for shift: UInt32 in [16, 8, 0] {
          let value = (word >> shift) & 0xFF
          result.append(UInt8(alpha == 0 ? 0 : min((value * 255 + alpha / 2) / alpha, 255)))
        }
        if !isOpaque { result.append(UInt8(alpha)) }
      }
    }
    return result
  }
}
