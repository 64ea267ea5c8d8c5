extension PixelBuffer {
  /// Premultiplies the colors by their alpha, rounding to nearest.
  func premultiply() {
    mapPixels { word in
      let alpha = word >> 24
      guard alpha != 255 else { return word }
      func scaled(_ shift: UInt32) -> UInt32 {
        ((((word >> shift) & 0xFF) * alpha + 127) / 255) << shift
      }
      return alpha << 24 | scaled(16) | scaled(8) | scaled(0)
    }
  }

  func swapRedAndBlue() {
    mapPixels { ($0 & 0xFF00_FF00) | (($0 & 0xFF) << 16) | (($0 >> 16) & 0xFF) }
  }

  /// The straight (not premultiplied) pixels as RGB bytes if `isOpaque`, otherwise RGBA.
  func straightBytes(isOpaque: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(width * height * (isOpaque ? 3 : 4))
    for y in 0..<height {
      unsafe withRow(y) { words in
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
    }
    return result
  }

  /// Black pixels whose alpha is the coverage of these pixels used as a mask: their alpha, or their
  /// luminance if they are all opaque and not an image mask.
  func coverage(isMask: Bool) -> PixelBuffer? {
    guard !isMask, isOpaque() else { return self }
    let copy = copy()
    copy?.mapPixels { UInt32($0.luminance) << 24 }
    return copy
  }
}

extension UInt32 {
  /// The luma of a BGRA pixel, 0…255, with the Rec. 601 weights that Quartz uses for device gray.
  var luminance: UInt8 {
    let (red, green, blue) = ((self >> 16) & 0xFF, (self >> 8) & 0xFF, self & 0xFF)
    return UInt8((red * 299 + green * 587 + blue * 114 + 500) / 1000)
  }
}
