/// Reads and writes the orientation in EXIF metadata.
struct EXIF {
  /// The EXIF orientation, 1 (`.up`) … 8; 1 if it is missing or invalid.
  private(set) var orientation = 1

  private static let prefix = Array("Exif\0\0".utf8)
  private static let orientationTag = 0x0112
  /// The TIFF field type SHORT: an unsigned 16-bit integer.
  private static let shortType = 3

  /// - Parameter bytes: a TIFF header and its directories, with or without the "Exif\0\0" prefix.
  init(_ bytes: some Collection<UInt8>) {
    let hasPrefix = bytes.starts(with: Self.prefix)
    let tiff = TIFF(Array(bytes.dropFirst(hasPrefix ? Self.prefix.count : 0)))
    guard let tiff, let directory = tiff.integer(at: 4, bytes: 4),
      let count = tiff.integer(at: directory, bytes: 2)
    else { return }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = tiff.integer(at: entry, bytes: 2) else { return }
      guard tag == Self.orientationTag, tiff.integer(at: entry + 2, bytes: 2) == Self.shortType
      else { continue }
      if let value = tiff.integer(at: entry + 8, bytes: 2), (1...8).contains(value) {
        orientation = value
      }
      return
    }
  }

  /// The contents of a JPEG APP1 segment that states the orientation, 1…8.
  static func segment(orientation: Int) -> [UInt8] {
    let header: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8]
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
    return prefix + header + [0, 1] + entry + [0, 0, 0, 0]
  }
}

/// Reads integers of a TIFF structure in its byte order; nil beyond the end.
private struct TIFF {
  private let bytes: [UInt8]
  private let isBigEndian: Bool

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    switch bytes.prefix(4) {
    case [0x49, 0x49, 42, 0]: isBigEndian = false
    case [0x4D, 0x4D, 0, 42]: isBigEndian = true
    default: return nil
    }
  }

  func integer(at start: Int, bytes count: Int) -> Int? {
    guard start + count <= bytes.count else { return nil }
    let part = bytes[start..<start + count]
    return isBigEndian
      ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
