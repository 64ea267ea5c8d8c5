package import Foundation

extension NSCoder {
  /// Writes numbers as bytes, least significant first. An `NSArray` would do for few: all arrays of one
  /// length have one hash, and an archiver looks each up among those that it has.
  package func encode(numbers: [Double], forKey key: String) {
    let words = numbers.map(\.bitPattern.littleEndian)
    encode(unsafe words.withUnsafeBytes { unsafe Data($0) } as NSData, forKey: key)
  }

  /// What `encode(numbers:forKey:)` wrote; nil where there is nothing of the kind.
  package func decodeNumbers(forKey key: String) -> [Double]? {
    // Reading a key that is not there fails the whole archive.
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
