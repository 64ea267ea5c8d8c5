/// Makes premultiplied BGRA pixels of the bytes of another layout, and the other way about.
struct PixelConverter: Sendable {
  let layout: PixelLayout
  /// Nil for masks and alpha alone.
  let space: CGColorSpace?
  /// Least and greatest value of each colour component; empty for 0 and 1.
  var decode: [CGFloat] = []
  /// The samples say what is kept out, as an image mask's do.
  var isMask = false

  /// Reads pixels from `x` on.
  func read(
    _ row: UnsafeRawBufferPointer, from x: Int, into words: UnsafeMutableBufferPointer<UInt32>
  ) {
    if isWordwise {
      let shift = layout.info.rotation
      for index in words.indices {
        let word = unsafe UInt32(
          littleEndian: row.loadUnaligned(fromByteOffset: (x + index) * 4, as: UInt32.self))
        let turned = shift.isBackwards ? word.byteSwapped : word
        let argb = turned >> shift.bits | turned << (32 - shift.bits)
        unsafe words[index] = layout.hasAlpha ? argb : argb | 0xFF00_0000
      }
    } else {
      for index in words.indices {
        unsafe words[index] = pixel(x + index, of: row).premultipliedWord
      }
    }
  }

  /// Writes pixels from `x` on.
  func write(
    _ words: UnsafeMutableBufferPointer<UInt32>, into row: UnsafeMutableRawBufferPointer,
    from x: Int
  ) {
    for index in words.indices {
      let word = unsafe words[index]
      if isWordwise {
        let shift = layout.info.rotation
        let argb = layout.hasAlpha ? word : word | 0xFF00_0000
        let turned = argb << shift.bits | argb >> (32 - shift.bits)
        unsafe row.storeBytes(
          of: (shift.isBackwards ? turned.byteSwapped : turned).littleEndian,
          toByteOffset: (x + index) * 4, as: UInt32.self)
      } else {
        unsafe write(word, to: x + index, in: row)
      }
    }
  }

  /// Whether a pixel is a word of four bytes that need only be put in order.
  private var isWordwise: Bool {
    layout.bitsPerComponent == 8 && layout.bitsPerPixel == 32 && layout.colorCount == 3
      && decode.isEmpty && (layout.isPremultiplied || !layout.hasAlpha) && space?.isNative != false
      && layout.info.isOfWords
  }

  /// The colour of a pixel, not premultiplied.
  private func pixel(_ x: Int, of row: UnsafeRawBufferPointer) -> SIMD4<Double> {
    if isMask {
      let sample = unsafe value(layout.component(0, ofPixel: x, in: row), 0)
      return SIMD4(0, 0, 0, 1 - sample)
    }
    let alpha =
      layout.alphaIndex.map { unsafe layout.component($0, ofPixel: x, in: row) } ?? 1
    var color = SIMD4<Double>(0, 0, 0, alpha)
    for index in 0..<layout.colorCount {
      let raw = unsafe layout.component(layout.colorIndex + index, ofPixel: x, in: row)
      let straight = layout.isPremultiplied ? (alpha > 0 ? raw / alpha : 0) : raw
      color[index] = value(straight, index)
    }
    return space?.rgb(color) ?? color
  }

  private func value(_ raw: Double, _ index: Int) -> Double {
    guard decode.count > index * 2 + 1 else { return raw }
    let (least, most) = (Double(decode[index * 2]), Double(decode[index * 2 + 1]))
    return least + raw * (most - least)
  }

  private func write(_ word: UInt32, to x: Int, in row: UnsafeMutableRawBufferPointer) {
    func part(_ shift: UInt32) -> Double { Double((word >> shift) & 0xFF) / 255 }
    let alpha = part(24)
    if let index = layout.alphaIndex {
      unsafe layout.setComponent(index, ofPixel: x, in: row, to: alpha)
    }
    guard layout.colorCount > 0 else { return }
    // What is not premultiplied, and other spaces, take the colour by itself.
    let premultiplied = SIMD4(part(16), part(8), part(0), 1)
    let isPlain = space?.isNative != false && (layout.isPremultiplied || !layout.hasAlpha)
    let divisor = isPlain || alpha == 0 ? 1 : alpha
    let color = space?.components(ofRGB: premultiplied / divisor) ?? premultiplied
    for index in 0..<layout.colorCount {
      let isMultiplied = !isPlain && (layout.isPremultiplied || !layout.hasAlpha)
      unsafe layout.setComponent(
        layout.colorIndex + index, ofPixel: x, in: row,
        to: color[index] * (isMultiplied ? divisor : 1))
    }
  }
}

extension CGBitmapInfo {
  /// Whether the byte order is one of words of four bytes, or none.
  fileprivate var isOfWords: Bool {
    let order = intersection(.byteOrderMask)
    return order == [] || order == .byteOrder32Little || order == .byteOrder32Big
  }

  /// How a word, read with its lowest byte first, becomes one with alpha at the top and blue at the
  /// bottom: turned round where it is big-endian, and moved on by `bits` where alpha is last.
  fileprivate var rotation: (isBackwards: Bool, bits: UInt32) {
    let alpha = CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue)
    let isLast = alpha == .premultipliedLast || alpha == .noneSkipLast || alpha == .last
    return (intersection(.byteOrderMask) != .byteOrder32Little, isLast ? 8 : 0)
  }
}

extension CGColorSpace {
  /// Whether components need no conversion to be drawn.
  var isNative: Bool { kind == .sRGB && !coding.isLinear }

  /// A colour of this space, alpha last, as red, green, blue and alpha in sRGB.
  func rgb(_ color: SIMD4<Double>) -> SIMD4<Double> {
    let components =
      model == .monochrome ? SIMD3(repeating: color.x) : SIMD3(color.x, color.y, color.z)
    return SIMD4(sRGB(of: components), color.w)
  }

  /// The components in this space of red, green and blue in sRGB.
  func components(ofRGB color: SIMD4<Double>) -> SIMD4<Double> {
    if model == .monochrome && !coding.isLinear {
      // Without a way through light, as bitmaps of gray are made everywhere.
      return SIMD4(color.x * 0.299 + color.y * 0.587 + color.z * 0.114, 0, 0, color.w)
    }
    return SIMD4(components(ofSRGB: SIMD3(color.x, color.y, color.z)), color.w)
  }
}
