import UIKit

/// The colors of the museum, light and dark.
enum MuseumPalette {
  static let paper = color(0xFAF6EE, dark: 0x14131A)
  static let card = color(0xFFFFFF, dark: 0x211F29)
  static let ink = color(0x2A2320, dark: 0xF3ECDF)
  static let faded = color(0x796E66, dark: 0xA79F95)
  static let line = color(0xE4DACA, dark: 0x393541)
  static let accent = color(0x9A4327, dark: 0xE6BE72)
  /// The wood of picture frames.
  static let frame = color(0x5A4230, dark: 0x8A6A45)
  /// The color of the mat between a picture and its frame.
  static let mat = color(0xFFFDF8, dark: 0xEDE6D8)

  private static func color(_ light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in UIColor(hex: traits.userInterfaceStyle == .dark ? dark : light) }
  }
}
