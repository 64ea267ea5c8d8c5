// Apple's spelling.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
public import Foundation

/// For how long fonts are there. Apple: CTFontManagerScope.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Until the program ends.
  case process = 1
}

/// Why a font file was not added. Apple: CTFontManagerError.
public struct CTFontManagerError: Error, CustomStringConvertible, Sendable {
  public let description: String
}

/// Adds the fonts of a file to those of the program; text that was set before keeps its fonts. Main
/// thread only, while no other thread draws text.
///
/// - Parameter error: gets a `CTFontManagerError` that names the file, where it is none or is broken.
/// - Returns: whether the fonts were added.
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
  /// Adds the fonts that `UIAppFonts` of the bundle's Info.plist names; what is no font is noted on
  /// the standard error.
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
