import CoreGraphics
import Foundation
import XMLTree

extension ElementReader {
  /// The font of a child with a key.
  func font(_ key: String) -> UIFont? {
    child(key).flatMap { child in
      child.name == "fontDescription" || child.name == "font" ? reading(child).font : nil
    }
  }

  /// The font of a `fontDescription`: of a text style, of the system, or with a name.
  private var font: UIFont? {
    let size = CGFloat(number("pointSize", in: 1...1000) ?? number("size", in: 1...1000) ?? 17)
    if let style = element["style"] {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    if let name = element["name"] {
      if let font = UIFont(name: name, size: size) { return font }
      loader.warn(element, "there is no font \"\(name)\"")
      return .systemFont(ofSize: size)
    }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "smallSystem": return .systemFont(ofSize: UIFont.smallSystemFontSize)
    default: return .systemFont(ofSize: size, weight: choice("weight", Self.weights) ?? .regular)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
