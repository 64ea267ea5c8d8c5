import Foundation

extension NSCoder {
  /// Returns a text; nil if there is none of the key, which in archives of Foundation on Linux would fail
  /// all that follows.
  func text(forKey key: String) -> String? {
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key) as String? : nil
  }
}
