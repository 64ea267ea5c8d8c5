import CWebP

extension ImageDecoder {
  /// Decodes with libwebp: `WebPGetInfo` reads the size, `WebPDemux` the chunks.
  static func decodeWebP(
    _ bytes: UnsafeRawBufferPointer, _ limit: Int
  ) -> Result<DecodedImage, Failure> {
    let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    var (width, height): (Int32, Int32) = (0, 0)
    guard unsafe WebPGetInfo(start, bytes.count, &width, &height) != 0 else {
      return .failure(.broken("its header cannot be read"))
    }
    if let failure = refusal(width: Int(width), height: Int(height), limit: limit) {
      return .failure(failure)
    }
    var data = unsafe WebPData(bytes: start, size: bytes.count)
    guard let file = unsafe WebPDemux(&data) else { return .failure(damaged) }
    defer { unsafe WebPDemuxDelete(file) }
    let orientation = unsafe EXIF(chunk("EXIF", in: file)).orientation
    let colors = unsafe ICCProfile(chunk("ICCP", in: file))?.colors
    if unsafe WebPDemuxGetI(file, WEBP_FF_FORMAT_FLAGS) & ANIMATION_FLAG.rawValue != 0 {
      return unsafe decodeFrames(of: &data, colors, limit).map {
        DecodedImage(frames: $0, orientation: orientation)
      }
    }
    return unsafe decodeStillImage(
      bytes, width: Int(width), height: Int(height), colors: colors, limit: limit
    )
    .map { DecodedImage($0, orientation: orientation) }
  }

  private static let damaged = Failure.broken("its data is damaged or ends early")

  private static func decodeStillImage(
    _ bytes: UnsafeRawBufferPointer, width: Int, height: Int, colors: CalibratedColors?,
    limit: Int
  ) -> Result<PixelBuffer, Failure> {
    buffer(width: width, height: height, limit: limit).flatMap { buffer in
      let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      let pixels = unsafe buffer.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      guard
        unsafe WebPDecodeBGRAInto(
          start, bytes.count, pixels, buffer.byteCount, Int32(buffer.bytesPerRow)) != nil
      else { return .failure(damaged) }
      if let colors { buffer.convert(from: colors) }
      buffer.premultiply()
      return .success(buffer)
    }
  }

  /// Decodes an animation into full frames, each composited over the previous ones as the file
  /// specifies (`WebPAnimDecoder`).
  private static func decodeFrames(
    of data: UnsafePointer<WebPData>, _ colors: CalibratedColors?, _ limit: Int
  ) -> Result<[DecodedImage.Frame], Failure> {
    var options = WebPAnimDecoderOptions()
    guard unsafe WebPAnimDecoderOptionsInit(&options) != 0 else { return .failure(damaged) }
    // Color conversion needs straight (not premultiplied) colors.
    options.color_mode = colors == nil ? MODE_bgrA : MODE_BGRA
    guard let decoder = unsafe WebPAnimDecoderNew(data, &options) else { return .failure(damaged) }
    defer { unsafe WebPAnimDecoderDelete(decoder) }
    var info = WebPAnimInfo()
    guard unsafe WebPAnimDecoderGetInfo(decoder, &info) != 0 else { return .failure(damaged) }
    let (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
    if let failure = refusal(
      width: width, height: height, frames: Int(info.frame_count), limit: limit)
    {
      return .failure(failure)
    }
    var frames: [DecodedImage.Frame] = []
    var frameStart: Int32 = 0
    while unsafe WebPAnimDecoderHasMoreFrames(decoder) != 0 {
      var pixels: UnsafeMutablePointer<UInt8>?
      var end: Int32 = 0
      guard unsafe WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels = unsafe pixels,
        let buffer = unsafe frame(pixels, width: width, height: height, colors)
      else { return .failure(damaged) }
      frames.append(.init(image: CGImage(buffer), duration: Double(end - frameStart) / 1000))
      frameStart = end
    }
    return frames.isEmpty ? .failure(damaged) : .success(frames)
  }

  /// Copies a frame's pixels: straight ones if there are `colors` to convert them from, otherwise
  /// premultiplied ones. The result is premultiplied sRGB.
  private static func frame(
    _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, _ colors: CalibratedColors?
  ) -> PixelBuffer? {
    guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
    unsafe buffer.bytes.copyMemory(
      from: UnsafeRawBufferPointer(start: pixels, count: buffer.byteCount))
    if let colors {
      buffer.convert(from: colors)
      buffer.premultiply()
    }
    return buffer
  }

  /// The contents of a chunk of the file; empty if there is no such chunk.
  private static func chunk(_ name: String, in file: OpaquePointer) -> Data {
    var chunk = unsafe WebPChunkIterator()
    guard unsafe WebPDemuxGetChunk(file, name, 1, &chunk) != 0 else { return Data() }
    defer { unsafe WebPDemuxReleaseChunkIterator(&chunk) }
    return unsafe Data(UnsafeBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size))
  }
}
