import CPNG

extension CGImage {
  /// Encodes the image as an 8-bit sRGB PNG file, with alpha unless it is opaque; equal pixels give
  /// equal bytes.
  package func pngData() throws(ImageError) -> Data {
    var image = unsafe png_image()
    unsafe image.version = UInt32(PNG_IMAGE_VERSION)
    unsafe image.width = UInt32(width)
    unsafe image.height = UInt32(height)
    unsafe image.format = PNG_FORMAT_FLAG_COLOR | (isOpaque ? 0 : PNG_FORMAT_FLAG_ALPHA)
    defer { unsafe png_image_free(&image) }
    let pixels = buffer.straightBytes(isOpaque: isOpaque)
    var data = Data(count: Self.largestPNGSize(byteCount: pixels.count, rows: height))
    var length = data.count
    let isWritten = unsafe data.withUnsafeMutableBytes { target in
      unsafe png_image_write_to_memory(
        &image, target.baseAddress, &length, 0, pixels, 0, nil) != 0
    }
    guard isWritten else { throw unsafe .unwritable(name: "PNG data", reason: image.reason) }
    return data.prefix(length)
  }

  /// Writes the image as a PNG file: atomically to a regular file, directly to anything else.
  package func writePNG(toPath path: String) throws(ImageError) {
    let data = try pngData()
    // An atomic write replaces the destination, which must not happen to a device, pipe or link.
    let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    let isFile = kind == nil || kind == .typeRegular
    do {
      try data.write(to: URL(fileURLWithPath: path), options: isFile ? .atomic : [])
    } catch {
      throw .unwritable(name: path, reason: systemReason(for: path, writing: true, or: error))
    }
  }

  /// An upper bound for the file size: incompressible deflate data, a filter byte per row, and a
  /// chunk header per 8 KB.
  private static func largestPNGSize(byteCount: Int, rows: Int) -> Int {
    let raw = byteCount + rows
    return raw + raw / 256 + 4096
  }
}
