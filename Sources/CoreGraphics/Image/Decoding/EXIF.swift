/// The one thing that is wanted of what cameras write about a picture: how it is turned.
struct EXIF {
  /// 1 (upright) … 8; 1 where nothing is said that can be understood.
  private(set) var orientation = 1

  private static let prefix = Array("Exif\0\0".utf8)
  private static let orientationTag = 0x0112
  /// An unsigned number of 16 bits.
  private static let shortType = 3

  /// - Parameter bytes: a TIFF header and its directories, behind "Exif" or not.
  init(_ bytes: some Collection<UInt8>) {
    let hasPrefix = bytes.starts(with: Self.prefix)
    let tiff = TIFF(Array(bytes.dropFirst(hasPrefix ? Self.prefix.count : 0)))
    guard let tiff, let directory = tiff.number(at: 4, bytes: 4),
      let count = tiff.number(at: directory, bytes: 2)
    else { return }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = tiff.number(at: entry, bytes: 2) else { return }
      guard tag == Self.orientationTag, tiff.number(at: entry + 2, bytes: 2) == Self.shortType
      else { continue }
      if let value = tiff.number(at: entry + 8, bytes: 2), (1...8).contains(value) {
        orientation = value
      }
      return
    }
  }

  /// What a JPEG file's APP1 segment holds to say so; `orientation` 1…8.
  static func segment(orientation: Int) -> [UInt8] {
    let header: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8]
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
    return prefix + header + [0, 1] + entry + [0, 0, 0, 0]
  }
}

/// Numbers in either order of bytes, nil beyond the end.
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

  func number(at start: Int, bytes count: Int) -> Int? {
    guard start + count <= bytes.count else { return nil }
    let part = bytes[start..<start + count]
    return isBigEndian
      ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
