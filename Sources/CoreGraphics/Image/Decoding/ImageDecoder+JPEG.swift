import CJPEG

extension ImageDecoder {
  /// Decodes with libjpeg through the C wrappers in CJPEG: reads the header first, then the pixels.
  static func decodeJPEG(
    _ bytes: UnsafeRawBufferPointer, _ limit: Int
  ) -> Result<DecodedImage, Failure> {
    let data = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    var message = JPEGMessage()
    var exif = [UInt8](repeating: 0, count: 1 << 16)
    var header = unsafe lamina_jpeg_header()
    let isRead = unsafe exif.withUnsafeMutableBufferPointer { exif in
      unsafe header.exif = exif.baseAddress
      return unsafe lamina_jpeg_read(data, bytes.count, &header, nil, &message.characters) == 0
    }
    defer { unsafe free(header.profile) }
    guard isRead else { return .failure(.broken(message.text)) }
    let orientation = unsafe EXIF(exif.prefix(header.exif_length)).orientation
    return unsafe buffer(width: Int(header.width), height: Int(header.height), limit: limit).flatMap
    { buffer in
      let pixels = unsafe buffer.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      guard unsafe lamina_jpeg_read(data, bytes.count, nil, pixels, &message.characters) == 0
      else { return .failure(.broken(message.text)) }
      if let colors = unsafe header.colors { buffer.convert(from: colors) }
      return .success(DecodedImage(buffer, orientation: orientation))
    }
  }
}

extension lamina_jpeg_header {
  /// The colors of the file's ICC profile; nil if it has none that can be read.
  fileprivate var colors: CalibratedColors? {
    unsafe profile.flatMap { profile in
      ICCProfile(unsafe Data(bytes: profile, count: Int(profile_length)))?.colors
    }
  }
}

/// A buffer for libjpeg's error message.
struct JPEGMessage {
  var characters = [CChar](repeating: 0, count: Int(JMSG_LENGTH_MAX))

  var text: String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
