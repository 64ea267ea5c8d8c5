import Foundation

/// Says that there is no font.
enum FontWarning {
  private static let warning: Void = {
    guard FontLibrary.faces.isEmpty else { return }
    FileHandle.standardError.write(
      Data("warning: no font is installed; letters are drawn as boxes\n".utf8))
  }()

  /// Once in the program's life, where it is true.
  static func warnOnceOfNone() { warning }
}
