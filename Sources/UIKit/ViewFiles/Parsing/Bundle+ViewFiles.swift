import Foundation

extension Bundle {
  /// The path of a view file, which may be in the folder of a language or in that of the base
  /// localization.
  func viewFilePath(_ name: String, _ type: String) -> String? {
    path(forResource: name, ofType: type)
      ?? path(forResource: name, ofType: type, inDirectory: "Base.lproj")
  }

  /// How UIKit's messages name the bundle.
  var loadedDescription: String { "NSBundle <\(bundlePath)> (loaded)" }
}
