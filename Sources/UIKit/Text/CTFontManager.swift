// Apple's function names begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
public import Foundation

/// The lifetime of registered fonts. Apple: CTFontManagerScope.
public enum CTFontManagerScope: UInt32, Sendable {
  /// The fonts stay registered until the program ends.
  case process = 1
}

/// The reason why a font file was not registered. Apple: CTFontManagerError.
public struct CTFontManagerError: Error, CustomStringConvertible, Sendable {
  public let description: String
}

/// Registers the fonts of a file for the program; existing text layouts keep their fonts. Main
/// thread only, and only while no other thread draws text.
///
/// - Parameter error: receives a `CTFontManagerError` that names the file if it is not a font file
///   or is corrupt.
/// - Returns: whether the fonts were registered.
///
/// Source: Apple, "CTFontManagerRegisterFontsForURL(_:_:_:)".
@MainActor @discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<(any Error)?>?
) -> Bool {
  do throws(FontError) {
    try FontLibrary.register(fileAt: fontURL.path)
    return true
  } catch let fault {
    unsafe error?.pointee = CTFontManagerError(description: fault.description)
    return false
  }
}

extension Bundle {
  /// Registers the fonts that `UIAppFonts` in the bundle's Info.plist lists; a file that is not a
  /// font is reported on standard error.
  func registerFonts() {
    for name in object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? [] {
      let url = (resourceURL ?? bundleURL).appendingPathComponent(name)
      do throws(FontError) {
        try FontLibrary.register(fileAt: url.path)
      } catch {
        FileHandle.standardError.write(Data("warning: \(error)\n".utf8))
      }
    }
  }
}
