import CoreGraphics
import Foundation

/// The file of an image set that fits a style and a scale best, and what the set says about it.
struct ImageAsset {
  let path: String
  let scale: CGFloat
  let attributes: UIImage.Attributes

  /// nil if the catalogs of the bundle do not have the image.
  init?(_ name: String, in bundle: Bundle, scale: CGFloat, style: UIUserInterfaceStyle) {
    guard let folder = AssetCatalog.of(bundle).images[name],
      let contents = AssetContents.of(folder)
    else { return nil }
    let (light, dark) = (contents.files(for: .light), contents.files(for: .dark))
    let entries = style == .dark && !dark.isEmpty || light.isEmpty ? dark : light
    guard let entry = Self.best(of: entries, for: scale), let file = entry.filename,
      !file.contains("/")
    else { return nil }
    path = folder.appendingPathComponent(file).path
    self.scale = Self.scale(of: entry)
    var attributes = Self.attributes(contents.properties, entry.resizing, self.scale)
    if !light.isEmpty, !dark.isEmpty {
      attributes.styledSet = StyledImageSet(name: name, bundle: bundle.bundlePath)
    }
    self.attributes = attributes
  }

  /// The variant of the scale, or else the next larger one, or else the next smaller one.
  private static func best(
    of entries: [AssetContents.ImageEntry], for scale: CGFloat
  ) -> AssetContents.ImageEntry? {
    let sorted = entries.sorted { Self.scale(of: $0) < Self.scale(of: $1) }
    return sorted.first { Self.scale(of: $0) >= scale } ?? sorted.last
  }

  private static func scale(of entry: AssetContents.ImageEntry) -> CGFloat {
    switch entry.scale {
    case "2x": 2
    case "3x": 3
    default: 1
    }
  }

  private static func attributes(
    _ properties: AssetContents.Properties?, _ resizing: AssetContents.Resizing?, _ scale: CGFloat
  ) -> UIImage.Attributes {
    var attributes = UIImage.Attributes()
    switch properties?.renderingIntent {
    case "template": attributes.renderingMode = .alwaysTemplate
    case "original": attributes.renderingMode = .alwaysOriginal
    default: break
    }
    if let resizing {
      func points(_ pixels: Double?) -> CGFloat { max(CGFloat(pixels ?? 0), 0) / scale }
      attributes.capInsets = UIEdgeInsets(
        top: points(resizing.insets?.top), left: points(resizing.insets?.left),
        bottom: points(resizing.insets?.bottom), right: points(resizing.insets?.right))
      attributes.resizingMode = resizing.center?.mode == "stretch" ? .stretch : .tile
    }
    return attributes
  }
}

extension AssetContents {
  /// The images for a style that have a file.
  fileprivate func files(for style: UIUserInterfaceStyle) -> [ImageEntry] {
    (images ?? []).entries(for: style).filter { $0.filename != nil }
  }
}
