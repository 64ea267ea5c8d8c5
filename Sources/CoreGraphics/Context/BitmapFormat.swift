/// The pixel layout in which the user of a bitmap context reads its pixels.
struct BitmapFormat: Sendable {
  let layout: PixelLayout
  /// The color space; nil for an alpha-only format.
  let space: CGColorSpace?
  let bytesPerRow: Int

  /// Whether this is the format that drawing uses internally, so that no conversion is needed.
  var isNative: Bool { layout.isNative && space?.isNative != false }

  /// Creates the format that drawing uses internally.
  init(width: Int, isOpaque: Bool) {
    layout = isOpaque ? .nativeOpaque : .native
    space = .rgb
    bytesPerRow = width * 4
  }

  /// Creates the format that the parameters of a bitmap context describe. A `bytesPerRow` of 0
  /// means the smallest possible row.
  ///
  /// - Throws: `Problem`, with the message that Quartz logs.
  init(
    width: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?, info: CGBitmapInfo
  ) throws(Problem) {
    let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    let isAlphaOnly = alpha == .alphaOnly
    let colors = isAlphaOnly ? 0 : space?.numberOfComponents ?? 0
    let components = isAlphaOnly ? 1 : colors + (alpha == CGImageAlphaInfo.none ? 0 : 1)
    let isPacked = bitsPerComponent == 5
    layout = PixelLayout(
      bitsPerComponent: bitsPerComponent,
      bitsPerPixel: isPacked ? 16 : bitsPerComponent * components, colorCount: colors, info: info)
    guard alpha != nil, Self.isSupported(layout, space) else {
      throw Problem(text: "unsupported parameter combination: \(layout); \(bytesPerRow) bytes/row")
    }
    let least = layout.bytesPerRow(width: width)
    guard bytesPerRow == 0 || bytesPerRow >= least else {
      throw Problem(
        text: "invalid data bytes/row: should be at least \(least) for \(layout)")
    }
    self.space = isAlphaOnly ? nil : space
    self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
  }

  struct Problem: Error {
    let text: String
  }

  /// Whether Apple's table of supported pixel formats lists this combination for gray or RGB.
  private static func isSupported(_ layout: PixelLayout, _ space: CGColorSpace?) -> Bool {
    guard layout.isReadable else { return false }
    let bits = layout.bitsPerComponent
    switch (layout.alphaInfo, space?.model) {
    case (.alphaOnly, _): return bits == 8
    case (.none, .monochrome): return bits == 8 || bits == 16 || bits == 32
    case (.premultipliedLast, .monochrome): return bits == 8 || bits == 16 || bits == 32
    case (.noneSkipFirst, .rgb) where bits == 5: return true
    case (.premultipliedLast, .rgb), (.noneSkipLast, .rgb), (.premultipliedFirst, .rgb),
      (.noneSkipFirst, .rgb):
      return bits == 8 || bits == 16 || bits == 32
    default: return false
    }
  }
}
