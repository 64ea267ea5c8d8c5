/// The pixel format of a bitmap: component size, pixel size, component count, alpha and byte order.
struct PixelLayout: Hashable, Sendable {
  let bitsPerComponent: Int
  let bitsPerPixel: Int
  /// The number of color components: 0 for alpha only, 1 for gray and masks, 3 for RGB, 4 for CMYK.
  let colorCount: Int
  let info: CGBitmapInfo

  /// The layout that the module draws in: premultiplied BGRA, blue in the lowest byte.
  static let native = PixelLayout(
    bitsPerComponent: 8, bitsPerPixel: 32, colorCount: 3,
    info: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)
      .union(.byteOrder32Little))

  /// BGRX: `native` with the alpha byte ignored.
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

  /// Whether colors are premultiplied by alpha.
  var isPremultiplied: Bool {
    alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
  }

  /// The index of the alpha component; nil without alpha.
  var alphaIndex: Int? {
    switch alphaInfo {
    case .premultipliedFirst, .first, .alphaOnly: 0
    case .premultipliedLast, .last: colorCount
    case .none, .noneSkipFirst, .noneSkipLast: nil
    }
  }

  /// The index of the first color component.
  var colorIndex: Int {
    switch alphaInfo {
    case .premultipliedFirst, .first, .noneSkipFirst: 1
    default: 0
    }
  }

  /// The number of components of a pixel, including a skipped one.
  var componentCount: Int {
    switch alphaInfo {
    case .none: colorCount
    case .alphaOnly: 1
    default: colorCount + 1
    }
  }

  /// The minimum length of a row, in bytes.
  func bytesPerRow(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// Whether this layout is supported.
  var isReadable: Bool {
    let isPacked = bitsPerComponent == 5 && bitsPerPixel == 16 && alphaInfo == .noneSkipFirst
    if isPacked { return colorCount == 3 && !isFloat }
    let isOfKnownSize =
      isFloat ? [16, 32].contains(bitsPerComponent) : [1, 2, 4, 8, 16].contains(bitsPerComponent)
    let used = bitsPerComponent * componentCount
    // Padding after the components, such as the last 8 bits of RGB in 32 bits, is skipped.
    return isOfKnownSize && bitsPerPixel >= used && bitsPerPixel <= 128
      && (bitsPerComponent < 8 ? bitsPerPixel == used : bitsPerPixel % 8 == 0)
  }
}
