public import Foundation

// Foundation declares these methods for `NSObject`. On iOS the values of protocol types that refine
// `NSObjectProtocol`, such as delegates, have them as well.
extension NSObjectProtocol {
  /// Whether the object is an instance of a class or of one of its subclasses.
  ///
  /// Source: Apple, "isKind(of:)".
  public func isKind(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isKind(of: aClass) ?? false
  }

  /// Whether the object is an instance of exactly this class.
  ///
  /// Source: Apple, "isMember(of:)".
  public func isMember(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isMember(of: aClass) ?? false
  }
}
