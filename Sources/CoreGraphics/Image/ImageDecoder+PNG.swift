import CPNG

extension ImageDecoder {
  /// libpng's simplified API (`png_image_begin_read_from_memory`): its error jumps stay inside it.
  static func decodePNG(_ bytes: UnsafeRawBufferPointer) -> Result<PixelBuffer, Failure> {
    var image = unsafe png_image()
    unsafe image.version = UInt32(PNG_IMAGE_VERSION)
    defer { unsafe png_image_free(&image) }
    guard unsafe png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0
    else { return unsafe .failure(.broken(image.reason)) }
    return unsafe buffer(width: Int(image.width), height: Int(image.height)).flatMap { buffer in
      let hasAlpha = unsafe image.format & PNG_FORMAT_FLAG_ALPHA != 0
      unsafe image.format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR
      guard
        unsafe png_image_finish_read(
          &image, nil, buffer.bytes.baseAddress, Int32(buffer.bytesPerRow), nil) != 0
      else { return unsafe .failure(.broken(image.reason)) }
      if hasAlpha { buffer.premultiply() }
      return .success(buffer)
    }
  }
}

extension png_image {
  /// libpng's message of the last error.
  var reason: String {
    unsafe withUnsafeBytes(of: message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
