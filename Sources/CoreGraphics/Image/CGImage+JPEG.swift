import CJPEG

extension CGImage {
  /// Encodes the image, composited over white, as a JPEG file; equal pixels give equal bytes.
  ///
  /// - Parameters:
  ///   - quality: 0 (smallest) … 1 (best), clamped to this range; NaN counts as 0.
  ///   - orientation: the EXIF orientation for readers to apply, 1…8; 1 is not written.
  package func jpegData(quality: CGFloat, orientation: Int = 1) throws(ImageError) -> Data {
    guard let flattened = buffer.copy() else {
      throw .unwritable(name: "JPEG data", reason: "there is no memory for a copy")
    }
    flattened.compositeOverWhite()
    let exif = orientation == 1 ? [] : EXIF.segment(orientation: orientation)
    var message = JPEGMessage()
    var file: UnsafeMutablePointer<UInt8>?
    var length: UInt = 0
    defer { unsafe free(file) }
    let isWritten = unsafe lamina_jpeg_write(
      flattened.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt32(width),
      UInt32(height), Int32((quality > 0 ? min(quality, 1) * 100 : 0).rounded()), exif,
      UInt32(exif.count),
      &file, &length, &message.characters)
    guard isWritten == 0, let file = unsafe file else {
      throw .unwritable(name: "JPEG data", reason: message.text)
    }
    return unsafe Data(bytes: file, count: Int(length))
  }
}

extension PixelBuffer {
  /// Composites the pixels over white: adds 255 − alpha to each premultiplied component.
  fileprivate func compositeOverWhite() {
    unsafe withWords { words in
      for index in words.indices {
        let word = unsafe words[index]
        unsafe words[index] = (word | 0xFF00_0000) &+ (255 - word >> 24) * 0x0001_0101
      }
    }
  }
}
