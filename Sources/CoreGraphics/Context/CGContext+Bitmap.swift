/// Gives a bitmap context's memory back: the release info, and the memory. Apple:
/// CGBitmapContextReleaseDataCallback.
public typealias CGBitmapContextReleaseDataCallback =
  (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext {
  /// A bitmap context: origin bottom-left, y up, one pixel per unit.
  ///
  /// It draws on `data`, top row first, or on memory of its own where that is nil; `bytesPerRow` 0
  /// is the least. Supported are RGB with 8 bits a component (alpha premultiplied or skipped, in any
  /// byte order), 16 bits, floats and 5 bits; gray with 8 and 16 bits and floats; alpha alone with 8
  /// bits. Other layouts than 8-bit BGRA are converted: 8 bits a component are drawn.
  ///
  /// Nil for what is not supported, and sides beyond 1…32,767 pixels; one warning says why.
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

  /// The same; `releaseCallback` is called when the context no longer needs `data`.
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

  /// 0 for what is no bitmap.
  public var bitsPerComponent: Int { format?.layout.bitsPerComponent ?? 0 }

  /// 0 for what is no bitmap.
  public var bitsPerPixel: Int { format?.layout.bitsPerPixel ?? 0 }

  /// Of `data`; 0 for what is no bitmap.
  public var bytesPerRow: Int { format?.bytesPerRow ?? 0 }

  /// Nil for a bitmap of alpha alone, and for what is no bitmap.
  public var colorSpace: CGColorSpace? { format?.space }

  public var alphaInfo: CGImageAlphaInfo { format?.layout.alphaInfo ?? .none }

  public var bitmapInfo: CGBitmapInfo { format?.layout.info ?? [] }
}
