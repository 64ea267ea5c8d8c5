/// An error in reading or writing an image. Each case has the file's name, or "data" for memory.
package enum ImageError: Error, Hashable, CustomStringConvertible {
  /// The file cannot be read; `reason` is the system's message.
  case unreadable(name: String, reason: String)
  /// The bytes are not in a supported image format.
  case notAnImage(name: String)
  /// The data of format `kind` is invalid; `reason` is its library's message.
  case broken(name: String, kind: ImageKind, reason: String)
  /// The header states more than `limit` pixels, all frames together, or a side of more than 32,767.
  case tooLarge(name: String, width: Int, height: Int, frames: Int = 1, limit: Int)
  /// The file cannot be written; `reason` is the message of the system or the format's library.
  case unwritable(name: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let name, let reason): "\(name): cannot read: \(reason)"
    case .notAnImage(let name): "\(name): not a PNG, JPEG or WebP image"
    case .broken(let name, let kind, let reason):
      "\(name): broken \(kind.rawValue) image: \(reason)"
    case .tooLarge(let name, let width, let height, let frames, let limit):
      "\(name): \(frames > 1 ? "\(frames) frames of " : "")\(width) × \(height) pixels: "
        + "the limit is \(limit) in all and 32767 on a side"
    case .unwritable(let name, let reason): "\(name): cannot write: \(reason)"
    }
  }
}

/// The supported image file formats, recognized by their first bytes.
package enum ImageKind: String, Hashable, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webP = "WebP"

  init?(of data: Data) {
    let start = [UInt8](data.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).elementsEqual("WEBP".utf8)
    {
      self = .webP
    } else {
      return nil
    }
  }
}
