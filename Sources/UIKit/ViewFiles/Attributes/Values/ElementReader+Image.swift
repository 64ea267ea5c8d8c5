import CoreGraphics
import Foundation
import XMLTree

extension ElementReader {
  /// The image of an attribute, or of an `imageReference` with that key.
  func image(_ name: String) -> UIImage? {
    if let value = element[name] { return image(named: value, element["catalog"]) }
    return child(name).flatMap { child in
      child["image"].flatMap { reading(child).image(named: $0, child["catalog"]) }
    }
  }

  private func image(named name: String, _ catalog: String?) -> UIImage? {
    let isSymbol =
      (catalog ?? loader.file.resource("image", named: name)?["catalog"]) == "system"
    let image =
      isSymbol
      ? UIImage(systemName: name) : UIImage(named: name, in: loader.bundle, with: nil)
    if image == nil { loader.warn(element, "there is no image \"\(name)\"") }
    return image
  }

  /// How a symbol looks: its `preferredSymbolConfiguration`.
  func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
    guard let child = child(key) else { return nil }
    let reader = reading(child)
    let scale = reader.choice(
      "scale", ["small": UIImage.SymbolScale.small, "medium": .medium, "large": .large])
    let weight = reader.choice(
      "weight",
      [
        "ultraLight": UIImage.SymbolWeight.ultraLight, "thin": .thin, "light": .light,
        "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
        "heavy": .heavy, "black": .black,
      ])
    let size = reader.number("pointSize", in: 1...1000).map { CGFloat($0) }
    let configuration = UIImage.SymbolConfiguration(scale: scale ?? .default)
    let sized = size.map { configuration.applying(UIImage.SymbolConfiguration(pointSize: $0)) }
    return weight.map { (sized ?? configuration).applying(UIImage.SymbolConfiguration(weight: $0)) }
      ?? sized ?? configuration
  }
}
