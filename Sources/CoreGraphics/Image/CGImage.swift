import Synchronization

/// An immutable bitmap, stored as premultiplied 8-bit sRGB whatever format it was created from.
/// Apple: CGImage.
public final class CGImage: Sendable {
  private static let lastID = Atomic<UInt64>(0)

  /// An identifier that is unique among all images of the process, ever.
  package let id: UInt64

  /// Whether every pixel has an alpha of 1.
  package let isOpaque: Bool

  let buffer: PixelBuffer
  /// The bytes and the format that the image was created from; nil for drawn, cropped or decoded
  /// images.
  let source: ImageSource?

  /// Takes ownership of `buffer`, which nothing may write to afterwards.
  init(_ buffer: PixelBuffer, source: ImageSource? = nil) {
    id = Self.lastID.add(1, ordering: .relaxed).newValue
    isOpaque = buffer.isOpaque()
    self.buffer = buffer
    self.source = source
  }

  /// Some rows of an image, which share its memory.
  private init(_ rows: Range<Int>, of image: CGImage) {
    id = Self.lastID.add(1, ordering: .relaxed).newValue
    isOpaque = image.isOpaque
    buffer = image.buffer.part(x: 0, y: rows.lowerBound, width: image.width, height: rows.count)
    source = nil
  }

  /// Some rows, which share this image's memory. Unlike `cropping(to:)`, it reads no pixel: the rows
  /// count as opaque only if the whole image is.
  package func rows(_ rows: Range<Int>) -> CGImage {
    rows == 0..<height ? self : CGImage(rows, of: self)
  }

  /// The width in pixels.
  public var width: Int { buffer.width }

  /// The height in pixels.
  public var height: Int { buffer.height }

  /// The bytes per row of the data of `dataProvider`.
  public var bytesPerRow: Int { source?.bytesPerRow ?? width * 4 }

  public var bitsPerComponent: Int { layout.bitsPerComponent }

  public var bitsPerPixel: Int { layout.bitsPerPixel }

  /// The color space of the samples; nil for an image mask.
  public var colorSpace: CGColorSpace? { source.map(\.converter.space) ?? .rgb }

  public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }

  public var bitmapInfo: CGBitmapInfo { layout.info }

  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: layout.byteOrder.rawValue) ?? .orderDefault
  }

  /// Whether this is an image mask: a stencil through which the fill color is painted.
  public var isMask: Bool { source?.converter.isMask ?? false }

  /// Whether the image is interpolated when it is drawn enlarged.
  public var shouldInterpolate: Bool { source?.shouldInterpolate ?? true }

  public var renderingIntent: CGColorRenderingIntent { source?.intent ?? .defaultIntent }

  /// The minimum and maximum of each component, valid as long as the image; nil for 0 and 1.
  public var decode: UnsafePointer<CGFloat>? { unsafe source?.decode?.pointer }

  /// The bytes in the format that `bitmapInfo`, `bytesPerRow` and the like describe.
  public var dataProvider: CGDataProvider? {
    source?.provider ?? CGDataProvider(data: unsafe Data(copyContiguous().bytes))
  }

  private var layout: PixelLayout {
    source?.converter.layout ?? (isOpaque ? .nativeOpaque : .native)
  }

  private func copyContiguous() -> PixelBuffer {
    buffer.bytesPerRow == width * 4 ? buffer : buffer.copy() ?? buffer
  }

  public func copy() -> CGImage? { self }

  /// The part inside `rect` (pixels, top-left origin, made integral), which shares this image's
  /// memory; nil if `rect` does not intersect it. Source: Apple, "cropping(to:)".
  public func cropping(to rect: CGRect) -> CGImage? {
    // Foundation's `intersection` traps on NaN.
    guard rect.isFinite || rect.isInfinite else { return nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, !part.isEmpty, part.isFinite else { return nil }
    if part == whole { return self }
    let pixels = buffer.part(
      x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
    return CGImage(pixels, source: isMask ? .maskOfPart(pixels) : nil)
  }
}

extension CGImage: Hashable {
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
