/// How the bytes of a bitmap make its pixels: what bits, alpha info and byte order say together.
struct PixelLayout: Hashable, Sendable {
  let bitsPerComponent: Int
  let bitsPerPixel: Int
  /// 0 for a bitmap of alpha or of a mask alone, 1 for gray, 3 for red, green and blue, 4 for
  /// inks.
  let colorCount: Int
  let info: CGBitmapInfo

  /// What everything here is drawn in: premultiplied, blue in the lowest byte.
  static let native = PixelLayout(
    bitsPerComponent: 8, bitsPerPixel: 32, colorCount: 3,
    info: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)
      .union(.byteOrder32Little))

  /// The same without alpha.
  static let nativeOpaque = PixelLayout(
    bitsPerComponent: 8, bitsPerPixel: 32, colorCount: 3,
    info: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue)
      .union(.byteOrder32Little))

  var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  var byteOrder: CGBitmapInfo { info.intersection(.byteOrderMask) }
  var isFloat: Bool { info.contains(.floatComponents) }
  var isNative: Bool { self == .native || self == .nativeOpaque }

  var hasAlpha: Bool { alphaIndex != nil }

  /// Whether colours are multiplied by alpha.
  var isPremultiplied: Bool {
    alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
  }

  /// Which component is alpha.
  var alphaIndex: Int? {
    switch alphaInfo {
    case .premultipliedFirst, .first, .alphaOnly: 0
    case .premultipliedLast, .last: colorCount
    case .none, .noneSkipFirst, .noneSkipLast: nil
    }
  }

  /// Which component is the first of the colour.
  var colorIndex: Int {
    switch alphaInfo {
    case .premultipliedFirst, .first, .noneSkipFirst: 1
    default: 0
    }
  }

  /// Components of a pixel, one that is skipped included.
  var componentCount: Int {
    switch alphaInfo {
    case .none: colorCount
    case .alphaOnly: 1
    default: colorCount + 1
    }
  }

  /// The least length of a row, in bytes.
  func bytesPerRow(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// Whether bytes can be read and written in this layout at all.
  var isReadable: Bool {
    let isPacked = bitsPerComponent == 5 && bitsPerPixel == 16 && alphaInfo == .noneSkipFirst
    if isPacked { return colorCount == 3 && !isFloat }
    let isOfKnownSize =
      isFloat ? [16, 32].contains(bitsPerComponent) : [1, 2, 4, 8, 16].contains(bitsPerComponent)
    let used = bitsPerComponent * componentCount
    // Padding after the components, as between 24 bits and 32, is skipped.
    return isOfKnownSize && bitsPerPixel >= used && bitsPerPixel <= 128
      && (bitsPerComponent < 8 ? bitsPerPixel == used : bitsPerPixel % 8 == 0)
  }
}
