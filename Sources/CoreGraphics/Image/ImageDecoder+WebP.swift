import CWebP

extension ImageDecoder {
  /// libwebp (`WebPGetInfo`, `WebPDecodeBGRAInto`); of an animation it reads nothing.
  static func decodeWebP(_ bytes: UnsafeRawBufferPointer) -> Result<PixelBuffer, Failure> {
    let data = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    var (width, height): (Int32, Int32) = (0, 0)
    guard unsafe WebPGetInfo(data, bytes.count, &width, &height) != 0 else {
      return .failure(.broken("its header cannot be read"))
    }
    return buffer(width: Int(width), height: Int(height)).flatMap { buffer in
      let pixels = unsafe buffer.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      guard
        unsafe WebPDecodeBGRAInto(
          data, bytes.count, pixels, buffer.byteCount, Int32(buffer.bytesPerRow)) != nil
      else { return .failure(.broken("its data is damaged or ends early")) }
      buffer.premultiply()
      return .success(buffer)
    }
  }
}
