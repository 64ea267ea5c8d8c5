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
    for y in 0..<height {
      let words = unsafe words(ofRow: y)
      var x = 0
      while x < width {
        let word = unsafe words[x]
        unsafe words[x] = word & 0xFF00_FF00 | (word & 0xFF) << 16 | word >> 16 & 0xFF
        x += 1
      }
    }
  }

  /// The straight (not premultiplied) pixels as RGB bytes if `isOpaque`, otherwise RGBA.
  func straightBytes(isOpaque: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(width * height * (isOpaque ? 3 : 4))
    for y in 0..<height {
      let words = unsafe words(ofRow: y)
      var x = 0
      while x < width {
        let word = unsafe words[x]
        let alpha = word >> 24
        func straight(_ value: UInt32) -> UInt8 {
          UInt8(alpha == 0 ? 0 : min((value * 255 + alpha / 2) / alpha, 255))
        }
        result.append(straight(word >> 16 & 0xFF))
        result.append(straight(word >> 8 & 0xFF))
        result.append(straight(word & 0xFF))
        if !isOpaque { result.append(UInt8(alpha)) }
        x += 1
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
