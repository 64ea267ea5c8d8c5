package import Foundation

extension NSCoder {
  /// Encodes numbers as little-endian bytes. An `NSArray` would suit only few numbers: all arrays
  /// of one length have the same hash, and an archiver looks up each number among those it already
  /// has.
  package func encode(numbers: [Double], forKey key: String) {
    let words = numbers.map(\.bitPattern.littleEndian)
    encode(unsafe words.withUnsafeBytes { unsafe Data($0) } as NSData, forKey: key)
  }

  /// Decodes what `encode(numbers:forKey:)` wrote; nil if there is no such value.
  package func decodeNumbers(forKey key: String) -> [Double]? {
    // Decoding a missing key fails the whole archive.
    guard containsValue(forKey: key),
      let data = decodeObject(of: NSData.self, forKey: key) as Data?,
      data.count % 8 == 0
    else { return nil }
    return stride(from: data.startIndex, to: data.endIndex, by: 8).map { start in
      Double(
        bitPattern: (0..<8).reduce(0) { $0 | UInt64(data[start + $1]) << (8 * UInt64($1)) })
    }
  }
}
