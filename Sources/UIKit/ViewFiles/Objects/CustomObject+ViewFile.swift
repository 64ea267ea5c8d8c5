import Foundation

extension ViewFileClass {
  /// An object of a class of the program, which `init()` creates.
  static let customObject = ViewFileClass("customObject", NSObject.self)
}
