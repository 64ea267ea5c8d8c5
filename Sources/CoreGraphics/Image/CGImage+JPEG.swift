import CJPEG

extension CGImage {
  /// The image as a JPEG file, on white; equal pixels give equal bytes.
  ///
  /// - Parameters:
  ///   - quality: 0 (small) … 1 (best); beyond it the nearest of these; NaN is 0.
  ///   - orientation: how a reader turns it: EXIF's number, 1…8; 1 is not written.
  package func jpegData(quality: CGFloat, orientation: Int = 1) throws(ImageError) -> Data {
    guard let onWhite = buffer.copy() else {
      throw .unwritable(name: "JPEG data", reason: "there is no memory for a copy")
    }
    onWhite.putOnWhite()
    let exif = orientation == 1 ? [] : EXIF.segment(orientation: orientation)
    var message = JPEGMessage()
    var file: UnsafeMutablePointer<UInt8>?
    var length: UInt = 0
    defer { unsafe free(file) }
    let isWritten = unsafe lamina_jpeg_write(
      onWhite.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt32(width),
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
  /// Puts white below the picture: with premultiplied pixels that adds what alpha leaves.
  fileprivate func putOnWhite() {
    unsafe withWords { words in
      for index in words.indices {
        let word = unsafe words[index]
        unsafe words[index] = (word | 0xFF00_0000) &+ (255 - word >> 24) * 0x0001_0101
      }
    }
  }
}
