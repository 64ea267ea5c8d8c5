/// The data and format that an image was created from, which its public properties report.
struct ImageSource: Sendable {
  let provider: CGDataProvider
  let converter: PixelConverter
  let bytesPerRow: Int
  let shouldInterpolate: Bool
  let intent: CGColorRenderingIntent
  let decode: DecodeArray?

  init(
    _ provider: CGDataProvider, _ converter: PixelConverter, bytesPerRow: Int,
    shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent
  ) {
    self.provider = provider
    self.converter = converter
    self.bytesPerRow = bytesPerRow
    self.shouldInterpolate = shouldInterpolate
    self.intent = intent
    decode = converter.decode.isEmpty ? nil : DecodeArray(converter.decode)
  }

  /// The source for a cropped image mask: one byte per pixel, 0 where it paints.
  static func maskOfPart(_ pixels: PixelBuffer) -> ImageSource? {
    var samples: [UInt8] = []
    for y in 0..<pixels.height {
      unsafe pixels.withRow(y) { words in
        for index in words.indices { samples.append(unsafe 255 - UInt8(words[index] >> 24)) }
      }
    }
    let layout = PixelLayout(bitsPerComponent: 8, bitsPerPixel: 8, colorCount: 1, info: [])
    guard let provider = CGDataProvider(data: Data(samples)) else { return nil }
    return ImageSource(
      provider, PixelConverter(layout: layout, space: nil, isMask: true), bytesPerRow: pixels.width)
  }

  /// Converts the data to pixels; nil if the data is too short or memory is exhausted.
  func pixels(width: Int, height: Int) -> PixelBuffer? {
    let sides = 1...32_767
    guard sides.contains(width), sides.contains(height), (1...(1 << 40)).contains(bytesPerRow),
      let data = provider.data,
      bytesPerRow >= converter.layout.bytesPerRow(width: width),
      data.count >= bytesPerRow * (height - 1) + converter.layout.bytesPerRow(width: width),
      let pixels = PixelBuffer(width: width, height: height)
    else { return nil }
    unsafe data.withUnsafeBytes { bytes in
      for y in 0..<height {
        let row = unsafe UnsafeRawBufferPointer(rebasing: bytes[(y * bytesPerRow)...])
        unsafe pixels.withRow(y) { unsafe converter.read(row, from: 0, into: $0) }
      }
    }
    return pixels
  }
}

/// A decode array with a stable address, for the public `CGImage.decode` pointer.
@safe
final class DecodeArray: @unchecked Sendable {
  private let values: UnsafeMutableBufferPointer<CGFloat>

  init(_ values: [CGFloat]) {
    unsafe self.values = .allocate(capacity: values.count)
    _ = unsafe self.values.initialize(from: values)
  }

  deinit {
    unsafe values.deallocate()
  }

  var pointer: UnsafePointer<CGFloat>? { unsafe UnsafePointer(values.baseAddress) }
}
