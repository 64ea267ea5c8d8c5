import Foundation
import XMLTree

/// What `init(coder:)` of an object gets that a view file describes.
///
/// Each class of UIKit reads its attributes at the end of its own `init(coder:)`, so that they are set
/// when `super.init(coder:)` returns in a subclass of the program, which then may change them.
final class ViewFileCoder: NSCoder {
  let element: XMLTreeElement
  let loader: ViewFileLoader

  init(_ element: XMLTreeElement, _ loader: ViewFileLoader) {
    (self.element, self.loader) = (element, loader)
  }

  // A program may look for keys of its own, of which a view file has none.

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeObject<Object: NSObject & NSCoding>(
    of cls: Object.Type, forKey key: String
  ) -> Object? { nil }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeCInt(forKey key: String) -> CInt { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// Sets the members that a class adds as a view file says; with other coders, does nothing.
  @MainActor func read(_ level: ViewFileClass, into object: NSObject) {
    guard let coder = self as? ViewFileCoder else { return }
    coder.loader.register(object, for: coder.element)
    level.apply(ElementReader(coder.element, coder.loader), to: object)
  }

  /// The attributes that an initializer needs before it calls the superclass; nil with other coders.
  @MainActor var viewFileElement: ElementReader? {
    (self as? ViewFileCoder).map { ElementReader($0.element, $0.loader) }
  }
}
