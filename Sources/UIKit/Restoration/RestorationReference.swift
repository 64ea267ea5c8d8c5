import Foundation

/// Stands for a view controller in the state of another object: its identifier path.
final class RestorationReference: NSObject, NSSecureCoding {
  let path: [String]

  init(_ path: [String]) {
    self.path = path
    super.init()
  }

  init?(coder: NSCoder) {
    guard let joined = coder.decodeObject(of: NSString.self, forKey: Self.key) as String? else {
      return nil
    }
    path = joined.components(separatedBy: Self.separator)
    super.init()
  }

  func encode(with coder: NSCoder) {
    coder.encode(path.joined(separator: Self.separator) as NSString, forKey: Self.key)
  }

  static var supportsSecureCoding: Bool { true }
  private static let key = "path"
  private static let separator = "\u{1F}"
}

/// Archives the state of one object, in which view controllers are references.
final class RestorationArchive: NSObject, NSKeyedArchiverDelegate {
  private let archiver = NSKeyedArchiver(requiringSecureCoding: false)

  static func data(_ encode: (NSCoder) -> Void) -> Data {
    let archive = RestorationArchive()
    archive.archiver.delegate = archive
    encode(archive.archiver)
    archive.archiver.finishEncoding()
    return archive.archiver.encodedData
  }

  func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
    guard let controller = object as? UIViewController else { return object }
    let path = MainActor.assumeIsolated { controller.restorationPath }
    return path.map { RestorationReference($0) }
  }

  // Foundation has defaults of these methods, which are not public.
  func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
  func archiver(
    _ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?
  ) {}
  func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
  func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}

/// Reads the state of one object. References become the controllers of the present launch.
final class RestorationReading: NSObject, NSKeyedUnarchiverDelegate {
  private let controllers: [[String]: UIViewController]
  private let coder: NSKeyedUnarchiver

  init?(_ data: Data, _ controllers: [[String]: UIViewController]) {
    guard let coder = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    (self.coder, self.controllers) = (coder, controllers)
    super.init()
    coder.requiresSecureCoding = false
    coder.delegate = self
  }

  /// Has an object read its state. This object is the delegate of the coder meanwhile.
  func read<Result>(_ body: (NSCoder) -> Result) -> Result {
    withExtendedLifetime(self) { body(coder) }
  }

  func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
    guard let reference = object as? RestorationReference else { return object }
    return controllers[reference.path]
  }

  // Foundation has defaults of these methods, which are not public.
  func unarchiver(
    _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
    originalClasses classNames: [String]
  ) -> AnyClass? { nil }
  func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}
  func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
  func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}
