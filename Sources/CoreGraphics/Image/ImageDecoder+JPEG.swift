import CJPEG

extension ImageDecoder {
  /// libjpeg, through the C function beside its header: once for the size, once for the picture.
  static func decodeJPEG(_ bytes: UnsafeRawBufferPointer) -> Result<PixelBuffer, Failure> {
    let data = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    var message = [CChar](repeating: 0, count: Int(JMSG_LENGTH_MAX))
    var (width, height): (UInt32, UInt32) = (0, 0)
    func reason() -> String {
      String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    guard unsafe lamina_jpeg_read(data, bytes.count, &width, &height, nil, &message) == 0 else {
      return .failure(.broken(reason()))
    }
    return buffer(width: Int(width), height: Int(height)).flatMap { buffer in
      let pixels = unsafe buffer.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      guard unsafe lamina_jpeg_read(data, bytes.count, &width, &height, pixels, &message) == 0
      else { return .failure(.broken(reason())) }
      return .success(buffer)
    }
  }
}
