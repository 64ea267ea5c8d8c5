/// Why an image could not be read or written; each names the file, or says "data" where there is none.
package enum ImageError: Error, Hashable, CustomStringConvertible {
  /// The file cannot be read; `reason` is the system's.
  case unreadable(name: String, reason: String)
  /// The bytes are of no kind that is known here.
  case notAnImage(name: String)
  /// The bytes are of `kind` and broken, as its library says in `reason`.
  case broken(name: String, kind: ImageKind, reason: String)
  /// The header claims more pixels than `ImageDecoder.pixelLimit`, all frames together, or a side of
  /// more than 32,767.
  case tooLarge(name: String, width: Int, height: Int, frames: Int = 1, limit: Int)
  /// The file cannot be written; `reason` is the system's, or that of the format's library.
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

/// The kinds of image file that are known, told by their first bytes.
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
