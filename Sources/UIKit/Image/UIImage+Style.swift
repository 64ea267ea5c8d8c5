import Foundation

/// The image set of an asset catalog that has images for both styles.
struct StyledImageSet: Hashable, Codable {
  let name: String
  /// The path of the bundle with the catalog.
  let bundle: String
}

extension UIImage {
  /// Whether the image is another one in the dark style.
  final var isStyled: Bool { attributes.styledSet != nil }

  /// The image that views of a style show.
  final func variant(for style: UIUserInterfaceStyle) -> UIImage {
    guard style == .dark, let set = attributes.styledSet, let bundle = Bundle(path: set.bundle),
      let dark = NamedImages.image(set.name, in: bundle, scale: scale, style: .dark)
    else { return self }
    return UIImage(dark.file, scale: dark.scale, attributes: attributes)
  }
}
