import CoreGraphics
public import Foundation

// Where an archive has no value of a key, the insets are zero.

extension NSCoder {
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(numbers: [insets.top, insets.left, insets.bottom, insets.right], forKey: key)
  }

  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing], forKey: key)
  }

  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    guard let n = decodeNumbers(forKey: key), n.count == 4 else { return .zero }
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    guard let n = decodeNumbers(forKey: key), n.count == 4 else { return .zero }
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }
}
