extension CGImage {
  /// Creates an image from raw bytes: in any color space except a pattern space, with 1, 2, 4, 8
  /// or 16 bits or floats per component, with or without alpha.
  ///
  /// `decode` holds the minimum and the maximum of each component; nil means the color space's
  /// defaults, usually 0 and 1. Nil, with a warning, for an unsupported layout or too few bytes.
  /// Source: Apple, "init(width:height:bitsPerComponent:bitsPerPixel:bytesPerRow:space:bitmapInfo:provider:decode:shouldInterpolate:intent:)".
  @safe
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let isAlphaOnly = bitmapInfo.intersection(.alphaInfoMask).rawValue == 7
    let layout = PixelLayout(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      colorCount: isAlphaOnly ? 0 : space.numberOfComponents, info: bitmapInfo)
    var converter = PixelConverter(layout: layout, space: isAlphaOnly ? nil : space)
    converter.decode = unsafe Self.decode(decode, count: layout.colorCount)
    let source = ImageSource(
      provider, converter, bytesPerRow: bytesPerRow, shouldInterpolate: shouldInterpolate,
      intent: intent)
    self.init(source, width: width, height: height)
  }

  /// Creates an image mask with 1, 2, 4 or 8 bits per sample: 0 paints and 1 does not, or the
  /// reverse if `decode` is 1 and 0.
  ///
  /// Source: Apple, "init(maskWidth:height:bitsPerComponent:bitsPerPixel:bytesPerRow:provider:decode:shouldInterpolate:)".
  @safe
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    let layout = PixelLayout(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, colorCount: 1, info: [])
    var converter = PixelConverter(layout: layout, space: nil, isMask: true)
    converter.decode = unsafe Self.decode(decode, count: 1)
    let source = ImageSource(
      provider, converter, bytesPerRow: bytesPerRow, shouldInterpolate: shouldInterpolate)
    self.init(source, width: width, height: height)
  }

  private convenience init?(_ source: ImageSource, width: Int, height: Int) {
    let layout = source.converter.layout
    let isKnown = layout.isReadable && (0...4).contains(layout.colorCount)
    guard isKnown, let pixels = source.pixels(width: width, height: height) else {
      let problem =
        isKnown
        ? "invalid image data size: \(height) (height) x \(source.bytesPerRow) (bytesPerRow)"
        : "unsupported parameter combination: \(layout)"
      DrawingWarnings.say("CGImageCreate: \(problem)", of: "CGImageCreate")
      return nil
    }
    self.init(pixels, source: source)
  }

  private static func decode(_ values: UnsafePointer<CGFloat>?, count: Int) -> [CGFloat] {
    guard let values = unsafe values else { return [] }
    let pairs = unsafe Array(UnsafeBufferPointer(start: values, count: count * 2))
    let isPlain = pairs.enumerated().allSatisfy { $1 == CGFloat($0 % 2) }
    return isPlain || !pairs.allSatisfy(\.isFinite) ? [] : pairs
  }

  /// Decodes a PNG file; nil if it cannot be read. `decode` is ignored.
  @safe
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(file: source, .png)
  }

  /// Decodes a JPEG file; nil if it cannot be read. `decode` is ignored.
  @safe
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(file: source, .jpeg)
  }

  private convenience init?(file: CGDataProvider, _ kind: ImageKind) {
    guard let data = file.data, ImageKind(of: data) == kind,
      let image = try? ImageDecoder.image(from: data)
    else { return nil }
    self.init(image.buffer)
  }
}

extension PixelLayout: CustomStringConvertible {
  /// The parameters in the wording of Quartz's "unsupported parameter combination" message.
  var description: String {
    let model =
      [0: "no", 1: "monochrome", 3: "RGB", 4: "CMYK"][colorCount] ?? "\(colorCount) component"
    let alpha = "\(alphaInfo)"
    let order = CGImageByteOrderInfo(rawValue: byteOrder.rawValue).map { "\($0)" } ?? "unknown"
    return "\(bitsPerComponent) bits/component; \(isFloat ? "floating-point" : "integer"); "
      + "\(bitsPerPixel) bits/pixel; \(model) color space model; "
      + "kCGImageAlpha\(alpha.prefix(1).uppercased() + alpha.dropFirst()); \(order)"
  }
}

extension CGImage {
  /// A copy with `patch` at (`x`, `y`) in pixels, top-left origin; parts outside are cropped.
  package func replacingPixels(x: Int, y: Int, with patch: CGImage) -> CGImage {
    let columns = max(x, 0)..<max(min(x + patch.width, width), max(x, 0))
    let rows = max(y, 0)..<max(min(y + patch.height, height), max(y, 0))
    guard !columns.isEmpty, !rows.isEmpty, let target = buffer.copy() else { return self }
    for row in rows {
      let from = (columns.lowerBound - x) * 4
      let source = unsafe UnsafeRawBufferPointer(
        rebasing: patch.buffer.bytes(ofRow: row - y)[from...].prefix(columns.count * 4))
      let to = columns.lowerBound * 4
      unsafe UnsafeMutableRawBufferPointer(rebasing: target.bytes(ofRow: row)[to...])
        .copyMemory(from: source)
    }
    return CGImage(target)
  }
}
