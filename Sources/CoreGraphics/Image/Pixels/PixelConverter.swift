/// Converts between the bytes of a pixel layout and premultiplied BGRA pixels, in both directions.
struct PixelConverter: Sendable {
  let layout: PixelLayout
  /// The color space; nil for masks and alpha-only layouts.
  let space: CGColorSpace?
  /// The minimum and maximum of each color component; empty for the space's default.
  var decode: [CGFloat] = []
  /// The space's default ranges; empty if they are all 0…1.
  private let standardRanges: [CGFloat]
  /// Whether the samples are those of an image mask: 0 paints, 1 does not.
  let isMask: Bool

  init(layout: PixelLayout, space: CGColorSpace?, isMask: Bool = false) {
    (self.layout, self.space, self.isMask) = (layout, space, isMask)
    let samples = Double(sign: .plus, exponent: layout.bitsPerComponent, significand: 1) - 1
    let ranges = (space?.ranges(samples: layout.isFloat ? 1 : samples) ?? []).map { CGFloat($0) }
    let isPlain = ranges.enumerated().allSatisfy { $1 == CGFloat($0 % 2) }
    standardRanges = isPlain ? [] : ranges
  }

  /// Converts the pixels of `row` from column `x` on into `words`.
  func read(
    _ row: UnsafeRawBufferPointer, from x: Int, into words: UnsafeMutableBufferPointer<UInt32>
  ) {
    if isWordwise {
      let shift = layout.info.rotation
      for index in words.indices {
        let word = unsafe UInt32(
          littleEndian: row.loadUnaligned(fromByteOffset: (x + index) * 4, as: UInt32.self))
        let reordered = shift.isByteSwapped ? word.byteSwapped : word
        let argb = reordered >> shift.bits | reordered << (32 - shift.bits)
        unsafe words[index] = layout.hasAlpha ? argb : argb | 0xFF00_0000
      }
    } else {
      for index in words.indices {
        unsafe words[index] = pixel(x + index, of: row).premultipliedWord
      }
    }
  }

  /// Converts `words` into the pixels of `row` from column `x` on.
  func write(
    _ words: UnsafeMutableBufferPointer<UInt32>, into row: UnsafeMutableRawBufferPointer,
    from x: Int
  ) {
    for index in words.indices {
      let word = unsafe words[index]
      if isWordwise {
        let shift = layout.info.rotation
        let argb = layout.hasAlpha ? word : word | 0xFF00_0000
        let reordered = argb << shift.bits | argb >> (32 - shift.bits)
        unsafe row.storeBytes(
          of: (shift.isByteSwapped ? reordered.byteSwapped : reordered).littleEndian,
          toByteOffset: (x + index) * 4, as: UInt32.self)
      } else {
        unsafe write(word, to: x + index, in: row)
      }
    }
  }

  /// Whether conversion is only a reordering of the four bytes of each pixel.
  private var isWordwise: Bool {
    layout.bitsPerComponent == 8 && layout.bitsPerPixel == 32 && layout.colorCount == 3
      && decode.isEmpty && (layout.isPremultiplied || !layout.hasAlpha) && space?.isNative != false
      && layout.info.is32BitOrder
  }

  /// The straight (not premultiplied) color of a pixel in sRGB, with alpha.
  private func pixel(_ x: Int, of row: UnsafeRawBufferPointer) -> SIMD4<Double> {
    if isMask {
      let sample = unsafe value(layout.component(0, ofPixel: x, in: row), 0)
      return SIMD4(0, 0, 0, 1 - sample)
    }
    let alpha =
      layout.alphaIndex.map { unsafe layout.component($0, ofPixel: x, in: row) } ?? 1
    var components = CGColorSpace.Components.zero
    for index in 0..<layout.colorCount {
      let raw = unsafe layout.component(layout.colorIndex + index, ofPixel: x, in: row)
      let straight = layout.isPremultiplied ? (alpha > 0 ? raw / alpha : 0) : raw
      components[index] = value(straight, index)
    }
    return SIMD4(space?.sRGB(of: components) ?? .zero, alpha)
  }

  private func value(_ raw: Double, _ index: Int) -> Double {
    let ranges = decode.isEmpty ? standardRanges : decode
    guard ranges.count > index * 2 + 1 else { return raw }
    let (least, most) = (Double(ranges[index * 2]), Double(ranges[index * 2 + 1]))
    return least + raw * (most - least)
  }

  private func write(_ word: UInt32, to x: Int, in row: UnsafeMutableRawBufferPointer) {
    func part(_ shift: UInt32) -> Double { Double((word >> shift) & 0xFF) / 255 }
    let alpha = part(24)
    if let index = layout.alphaIndex {
      unsafe layout.setComponent(index, ofPixel: x, in: row, to: alpha)
    }
    guard layout.colorCount > 0 else { return }
    // Straight layouts and conversions to other spaces need the color without its alpha.
    let premultiplied = SIMD3(part(16), part(8), part(0))
    let isPlain = space?.isNative != false && (layout.isPremultiplied || !layout.hasAlpha)
    let divisor = isPlain || alpha == 0 ? 1 : alpha
    let color =
      space?.bitmapComponents(of: premultiplied / divisor) ?? SIMD4(premultiplied, 0)
    for index in 0..<layout.colorCount {
      let isMultiplied = !isPlain && (layout.isPremultiplied || !layout.hasAlpha)
      unsafe layout.setComponent(
        layout.colorIndex + index, ofPixel: x, in: row,
        to: color[index] * (isMultiplied ? divisor : 1))
    }
  }
}

extension CGBitmapInfo {
  /// Whether the byte order is the default or that of 32-bit words.
  fileprivate var is32BitOrder: Bool {
    let order = intersection(.byteOrderMask)
    return order == [] || order == .byteOrder32Little || order == .byteOrder32Big
  }

  /// The change of a word that was read as little-endian to ARGB (alpha in the high byte, blue in
  /// the low byte): its bytes are swapped if it is big-endian, then it is rotated right by `bits`
  /// if alpha is last.
  fileprivate var rotation: (isByteSwapped: Bool, bits: UInt32) {
    let alpha = CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue)
    let isLast = alpha == .premultipliedLast || alpha == .noneSkipLast || alpha == .last
    return (intersection(.byteOrderMask) != .byteOrder32Little, isLast ? 8 : 0)
  }
}

extension CGColorSpace {
  /// Whether this is gamma-encoded sRGB, whose components are drawn without conversion.
  var isNative: Bool { kind == .sRGB && !coding.isLinear }

  /// The components of an sRGB color in a bitmap of this space.
  fileprivate func bitmapComponents(of color: RGB) -> Components {
    if kind == .gray && !coding.isLinear {
      // Luma of the encoded values, without linearization, as is usual for gray bitmaps.
      return Components(color.x * 0.299 + color.y * 0.587 + color.z * 0.114, 0, 0, 0)
    }
    return components(ofSRGB: color)
  }
}
