/// Releases a bitmap context's memory. The arguments are the release info and the memory.
/// Apple: CGBitmapContextReleaseDataCallback.
public typealias CGBitmapContextReleaseDataCallback =
  (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext {
  /// Creates a bitmap context with its origin at the bottom left, y up and one pixel per unit.
  ///
  /// It draws into `data`, top row first, or into memory that it allocates where `data` is nil. A
  /// `bytesPerRow` of 0 means the smallest possible row. The supported formats are RGB with 8 bits
  /// per component (alpha premultiplied or skipped, in any byte order), 16 bits, floats and 5 bits;
  /// gray with 8 and 16 bits and floats; alpha only with 8 bits. Formats other than 8-bit BGRA are
  /// converted; drawing itself uses 8 bits per component.
  ///
  /// Returns nil for unsupported formats and for sides outside 1…32,767 pixels, and logs one
  /// warning with the reason.
  /// Source: Apple, "init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)".
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    unsafe self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, releaseCallback: nil,
      releaseInfo: nil)
  }

  /// Creates a bitmap context that calls `releaseCallback` when it no longer needs `data`.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32,
    releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
  ) {
    let sides = 1...32_767
    let format: BitmapFormat
    do throws(BitmapFormat.Problem) {
      guard sides.contains(width), sides.contains(height) else {
        throw BitmapFormat.Problem(text: "invalid size: \(width) x \(height)")
      }
      format = try BitmapFormat(
        width: width, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
        info: CGBitmapInfo(rawValue: bitmapInfo))
    } catch {
      DrawingWarnings.say("CGBitmapContextCreate: \(error.text)", of: error.text)
      return nil
    }
    let memory = unsafe data.map { data in
      unsafe BitmapMemory(format, lent: data) { unsafe releaseCallback?(releaseInfo, data) }
    }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    self.init(
      width: width, height: height, transform: flip, isOpaque: !format.layout.hasAlpha,
      format: format, memory: memory)
  }

  /// 0 if this is not a bitmap context.
  public var bitsPerComponent: Int { format?.layout.bitsPerComponent ?? 0 }

  /// 0 if this is not a bitmap context.
  public var bitsPerPixel: Int { format?.layout.bitsPerPixel ?? 0 }

  /// The bytes per row of `data`; 0 if this is not a bitmap context.
  public var bytesPerRow: Int { format?.bytesPerRow ?? 0 }

  /// The color space; nil for an alpha-only bitmap, and if this is not a bitmap context.
  public var colorSpace: CGColorSpace? { format?.space }

  public var alphaInfo: CGImageAlphaInfo { format?.layout.alphaInfo ?? .none }

  public var bitmapInfo: CGBitmapInfo { format?.layout.info ?? [] }
}
