import Synchronization

/// An immutable bitmap: premultiplied 8-bit sRGB, top row first. Apple: CGImage.
public final class CGImage: Sendable {
  private static let lastID = Atomic<UInt64>(0)

  /// Names this image in this process: no other image ever has it.
  package let id: UInt64

  /// Whether every pixel has an alpha of 1.
  package let isOpaque: Bool

  let buffer: PixelBuffer

  /// Takes `buffer` over; nobody may write to it any more.
  init(_ buffer: PixelBuffer) {
    id = Self.lastID.add(1, ordering: .relaxed).newValue
    isOpaque = buffer.isOpaque()
    self.buffer = buffer
  }

  /// Pixels.
  public var width: Int { buffer.width }

  /// Pixels.
  public var height: Int { buffer.height }

  /// Rows have no padding: four times the width.
  public var bytesPerRow: Int { buffer.bytesPerRow }

  public var bitsPerComponent: Int { 8 }

  public var bitsPerPixel: Int { 32 }

  public var colorSpace: CGColorSpace? { .rgb }

  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }

  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: alphaInfo.rawValue).union(.byteOrder32Little)
  }

  public func copy() -> CGImage? { self }

  /// The part inside `rect` (pixels, origin top-left, made integral); nil where they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.isFinite,
      let target = PixelBuffer(width: Int(part.width), height: Int(part.height))
    else { return nil }
    if part == whole { return self }
    let start = Int(part.minY) * bytesPerRow + Int(part.minX) * 4
    for row in 0..<target.height {
      let source = unsafe UnsafeRawBufferPointer(
        rebasing: buffer.bytes[(start + row * bytesPerRow)...].prefix(target.bytesPerRow))
      let destination = unsafe UnsafeMutableRawBufferPointer(
        rebasing: target.bytes[(row * target.bytesPerRow)...])
      unsafe destination.copyMemory(from: source)
    }
    return CGImage(target)
  }
}

extension CGImage: Hashable {
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
