import Synchronization

/// An immutable bitmap. Whatever bytes it was made of, it is kept as premultiplied 8-bit sRGB.
/// Apple: CGImage.
public final class CGImage: Sendable {
  private static let lastID = Atomic<UInt64>(0)

  /// Names this image in this process: no other image ever has it.
  package let id: UInt64

  /// Whether every pixel has an alpha of 1.
  package let isOpaque: Bool

  let buffer: PixelBuffer
  /// What it was made of; nil for what was drawn, cut out or decoded here.
  let source: ImageSource?

  /// Takes `buffer` over; nobody may write to it any more.
  init(_ buffer: PixelBuffer, source: ImageSource? = nil) {
    id = Self.lastID.add(1, ordering: .relaxed).newValue
    isOpaque = buffer.isOpaque()
    self.buffer = buffer
    self.source = source
  }

  /// Pixels.
  public var width: Int { buffer.width }

  /// Pixels.
  public var height: Int { buffer.height }

  /// Of the bytes of `dataProvider`.
  public var bytesPerRow: Int { source?.bytesPerRow ?? width * 4 }

  public var bitsPerComponent: Int { layout.bitsPerComponent }

  public var bitsPerPixel: Int { layout.bitsPerPixel }

  /// Nil for an image mask.
  public var colorSpace: CGColorSpace? { source.map(\.converter.space) ?? .rgb }

  public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }

  public var bitmapInfo: CGBitmapInfo { layout.info }

  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: layout.byteOrder.rawValue) ?? .orderDefault
  }

  /// Whether it says where the fill colour is painted, and has no colours of its own.
  public var isMask: Bool { source?.converter.isMask ?? false }

  /// Whether it is smoothed when drawn larger than it is.
  public var shouldInterpolate: Bool { source?.shouldInterpolate ?? true }

  public var renderingIntent: CGColorRenderingIntent { source?.intent ?? .defaultIntent }

  /// Least and greatest value of each component, kept as long as the image; nil for 0 and 1.
  public var decode: UnsafePointer<CGFloat>? { unsafe source?.decode?.pointer }

  /// The bytes that `bitmapInfo` and its companions speak of.
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

  /// The part inside `rect` (pixels, origin top-left, made integral), in the same memory; nil where
  /// they do not meet. Source: Apple, "cropping(to:)".
  public func cropping(to rect: CGRect) -> CGImage? {
    // Foundation traps where numbers that are none meet.
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
