import CJPEG
import Foundation

/// Encodes JPEG files of kinds that the encoder under test does not write.
struct JPEGEncoder {
  /// The color space of the samples and of the file.
  enum Kind {
    case rgb
    case gray
    /// CMYK as Photoshop writes it: inverted, with an Adobe marker.
    case cmyk
    case ycck
    /// CMYK that is not inverted, without an Adobe marker.
    case plainCMYK
  }

  var kind = Kind.rgb
  var isProgressive = false

  /// A file of one color; `samples` are the components of a pixel.
  func plain(_ samples: [UInt8], width: Int = 16, height: Int = 8) -> Data {
    var info = unsafe jpeg_compress_struct()
    var errors = unsafe jpeg_error_mgr()
    return unsafe withUnsafeMutablePointer(to: &errors) { errors in
      unsafe info.err = jpeg_std_error(errors)
      unsafe jpeg_CreateCompress(
        &info, JPEG_LIB_VERSION, MemoryLayout<jpeg_compress_struct>.size)
      defer { unsafe jpeg_destroy_compress(&info) }
      unsafe info.image_width = UInt32(width)
      unsafe info.image_height = UInt32(height)
      unsafe info.input_components = Int32(samples.count)
      unsafe choose(&info)
      let row = (0..<width).flatMap { _ in samples }
      return unsafe write([[UInt8]](repeating: row, count: height), &info)
    }
  }

  private func choose(_ info: inout jpeg_compress_struct) {
    switch kind {
    case .rgb: unsafe info.in_color_space = JCS_RGB
    case .gray: unsafe info.in_color_space = JCS_GRAYSCALE
    case .cmyk, .ycck, .plainCMYK: unsafe info.in_color_space = JCS_CMYK
    }
    unsafe jpeg_set_defaults(&info)
    if kind == .ycck { unsafe jpeg_set_colorspace(&info, JCS_YCCK) }
    if kind == .plainCMYK { unsafe info.write_Adobe_marker = 0 }
    unsafe jpeg_set_quality(&info, 100, 1)
    if isProgressive { unsafe jpeg_simple_progression(&info) }
  }

  private func write(_ rows: [[UInt8]], _ info: inout jpeg_compress_struct) -> Data {
    var bytes: UnsafeMutablePointer<UInt8>?
    var length: UInt = 0
    defer { unsafe free(bytes) }
    unsafe jpeg_mem_dest(&info, &bytes, &length)
    unsafe jpeg_start_compress(&info, 1)
    for var row in rows {
      unsafe row.withUnsafeMutableBufferPointer { row in
        var start = row.baseAddress
        _ = unsafe jpeg_write_scanlines(&info, &start, 1)
      }
    }
    unsafe jpeg_finish_compress(&info)
    return unsafe bytes.map { unsafe Data(bytes: $0, count: Int(length)) } ?? Data()
  }
}
