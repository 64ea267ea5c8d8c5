package import Foundation

/// A WebP file built chunk by chunk.
package struct WebPFile {
  private var chunks: [UInt8] = []

  package init() {}

  package mutating func add(_ type: String, _ content: [UInt8]) {
    let padding: [UInt8] = content.count % 2 == 0 ? [] : [0]
    chunks += Array(type.utf8) + Self.number(content.count, bytes: 4) + content + padding
  }

  /// Adds the header of the extended file format. `flags`: 0x08 EXIF, 0x10 alpha, 0x02 animation.
  package mutating func addHeader(flags: UInt8, width: Int, height: Int) {
    add(
      "VP8X",
      [flags, 0, 0, 0] + Self.number(width - 1, bytes: 3) + Self.number(height - 1, bytes: 3))
  }

  /// Adds an animation frame that replaces the previous one; `bitstream` is a lossless stream.
  package mutating func addFrame(_ bitstream: [UInt8], width: Int, height: Int, milliseconds: Int) {
    var frame = WebPFile()
    frame.add("VP8L", bitstream)
    let origin = [UInt8](repeating: 0, count: 6)
    let size = Self.number(width - 1, bytes: 3) + Self.number(height - 1, bytes: 3)
    add("ANMF", origin + size + Self.number(milliseconds, bytes: 3) + [2] + frame.chunks)
  }

  package func data() -> Data {
    Data(
      Array("RIFF".utf8) + Self.number(chunks.count + 4, bytes: 4) + Array("WEBP".utf8) + chunks)
  }

  private static func number(_ value: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  /// Lossless streams of 4 × 2 pixels in one color.
  package static let red = stream("LwNAAAAHEP2P/gciov8B")
  package static let green = stream("LwNAAAAH0P+I/gciov8B")
  package static let halfBlue = stream("LwNAABAHENH/AgYiov8B")

  private static func stream(_ base64: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: base64) ?? Data())
  }
}
