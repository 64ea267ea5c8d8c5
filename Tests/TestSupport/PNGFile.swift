package import Foundation

/// A PNG file built chunk by chunk, for formats that our encoder does not write. Its pixels are
/// stored uncompressed.
package struct PNGFile {
  package enum Color: UInt8, Sendable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6
  }

  private var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package init(
    width: Int, height: Int, depth: UInt8 = 8, color: Color, isInterlaced: Bool = false
  ) {
    add(
      "IHDR",
      Self.number(width) + Self.number(height)
        + [depth, color.rawValue, 0, 0, isInterlaced ? 1 : 0])
  }

  package mutating func add(_ type: String, _ content: [UInt8]) {
    let body = Array(type.utf8) + content
    bytes += Self.number(content.count) + body + Self.number(Int(Self.crc(body)))
  }

  /// Adds rows of pixels in the file's format, without filter bytes.
  package mutating func addPixels(_ rows: [[UInt8]]) {
    let raw: [UInt8] = rows.flatMap { (row: [UInt8]) -> [UInt8] in [0] + row }
    add("IDAT", Self.zlib(raw))
  }

  /// Adds an ICC profile with the name "profile".
  package mutating func addProfile(_ profile: Data) {
    add("iCCP", Array("profile\0\0".utf8) + Self.zlib([UInt8](profile)))
  }

  private static func zlib(_ raw: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: raw.count, by: 0xFFFF) {
      let block = raw[start..<min(start + 0xFFFF, raw.count)]
      let length = UInt16(block.count)
      stream.append(start + block.count == raw.count ? 1 : 0)
      for half in [length, ~length] { stream += [UInt8(half & 0xFF), UInt8(half >> 8)] }
      stream += block
    }
    return stream + number(Int(adler(raw)))
  }

  package func data() -> Data {
    var file = self
    file.add("IEND", [])
    return Data(file.bytes)
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }
}

/// Returns EXIF data: a TIFF header and a directory that holds only the orientation.
package func exif(orientation: UInt8, isBigEndian: Bool = true) -> [UInt8] {
  isBigEndian
    ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
}

extension Data {
  /// Returns this JPEG file with a segment inserted right after its start marker.
  package func withJPEGSegment(_ marker: UInt8, _ content: [UInt8]) -> Data {
    let length = content.count + 2
    let head: [UInt8] = [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)]
    var data = Data(prefix(2))
    data.append(contentsOf: head + content)
    data.append(dropFirst(2))
    return data
  }
}
