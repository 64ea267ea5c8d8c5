import CPNG

extension ImageDecoder {
  /// Decodes with libpng's simplified API (`png_image_begin_read_from_memory`), whose `longjmp`
  /// error handling does not cross Swift frames.
  static func decodePNG(
    _ bytes: UnsafeRawBufferPointer, _ limit: Int
  ) -> Result<DecodedImage, Failure> {
    var image = unsafe png_image()
    unsafe image.version = UInt32(PNG_IMAGE_VERSION)
    defer { unsafe png_image_free(&image) }
    guard unsafe png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0
    else { return unsafe .failure(.broken(image.reason)) }
    // Without this flag libpng treats 16-bit images that do not state their gamma as linear.
    unsafe image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    return unsafe buffer(width: Int(image.width), height: Int(image.height), limit: limit).flatMap {
      buffer in
      let hasAlpha = unsafe image.format & PNG_FORMAT_FLAG_ALPHA != 0
      unsafe image.format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR
      guard
        unsafe png_image_finish_read(
          &image, nil, buffer.bytes.baseAddress, Int32(buffer.bytesPerRow), nil) != 0
      else { return unsafe .failure(.broken(image.reason)) }
      if let colors = unsafe profile(inPNG: bytes) { buffer.convert(from: colors) }
      if hasAlpha { buffer.premultiply() }
      return unsafe .success(DecodedImage(buffer, orientation: exif(inPNG: bytes).orientation))
    }
  }

  /// The colors of the file's ICC profile; nil if it has none that can be read.
  private static func profile(inPNG bytes: UnsafeRawBufferPointer) -> CalibratedColors? {
    let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    var length: UInt32 = 0
    guard let profile = unsafe lamina_png_profile(start, bytes.count, &length) else { return nil }
    defer { unsafe free(profile) }
    return ICCProfile(unsafe Data(bytes: profile, count: Int(length)))?.colors
  }

  /// Finds the `eXIf` chunk, which libpng's simplified API does not expose.
  private static func exif(inPNG bytes: UnsafeRawBufferPointer) -> EXIF {
    var start = 8
    while start + 8 <= bytes.count {
      let length = unsafe Int(
        UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self)))
      let content = start + 8
      guard content + length <= bytes.count else { break }
      if unsafe bytes[(start + 4)..<content].elementsEqual("eXIf".utf8) {
        return unsafe EXIF(bytes[content..<content + length])
      }
      start = content + length + 4
    }
    return EXIF([])
  }
}

extension png_image {
  /// libpng's message for the last error.
  var reason: String {
    unsafe withUnsafeBytes(of: message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
