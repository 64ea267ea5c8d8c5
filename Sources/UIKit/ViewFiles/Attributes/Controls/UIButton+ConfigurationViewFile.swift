import Foundation
import XMLTree

extension ElementReader {
  /// The configuration that a `buttonConfiguration` describes.
  ///
  /// - Parameter id: that of the button.
  func buttonConfiguration(_ id: String?) -> UIButton.Configuration {
    var configuration = Self.styles[element["style"] ?? "plain"]?() ?? .plain()
    readTexts(into: &configuration, id ?? "")
    readLayout(into: &configuration)
    if let color = color("baseForegroundColor") { configuration.baseForegroundColor = color }
    if let color = color("baseBackgroundColor") { configuration.baseBackgroundColor = color }
    if let image = image("image") { configuration.image = image }
    if let symbol = symbolConfiguration("preferredSymbolConfigurationForImage") {
      configuration.preferredSymbolConfigurationForImage = symbol
    }
    if let showsIndicator = bool("showsActivityIndicator") {
      configuration.showsActivityIndicator = showsIndicator
    }
    if let background = child("background") {
      let reader = reading(background)
      if let color = reader.color("backgroundColor") {
        configuration.background.backgroundColor = color
      }
      if let radius = reader.number("cornerRadius", in: 0...1e6) {
        configuration.background.cornerRadius = CGFloat(radius)
      }
    }
    return configuration
  }

  private func readTexts(into configuration: inout UIButton.Configuration, _ id: String) {
    if let title = string("title") {
      configuration.title = localized(title, "\(id).configuration.title")
    }
    if let subtitle = string("subtitle") {
      configuration.subtitle = localized(subtitle, "\(id).configuration.subtitle")
    }
    if let font = font("titleFontDescription") {
      configuration.titleTextAttributesTransformer = Self.setting(font)
    }
    if let font = font("subtitleFontDescription") {
      configuration.subtitleTextAttributesTransformer = Self.setting(font)
    }
    if let mode = choice("titleLineBreakMode", NSLineBreakMode.fileNames) {
      configuration.titleLineBreakMode = mode
    }
    if let alignment = choice("titleAlignment", Self.alignments) {
      configuration.titleAlignment = alignment
    }
  }

  private func readLayout(into configuration: inout UIButton.Configuration) {
    if let style = choice("cornerStyle", Self.cornerStyles) {
      configuration.cornerStyle = style
    }
    if let size = choice("buttonSize", Self.sizes) {
      configuration.buttonSize = size
    }
    if let placement = choice("imagePlacement", Self.placements) {
      configuration.imagePlacement = placement
    }
    if let padding = number("imagePadding") { configuration.imagePadding = CGFloat(padding) }
    if let padding = number("titlePadding") { configuration.titlePadding = CGFloat(padding) }
    if let insets = directionalInsets("contentInsets") { configuration.contentInsets = insets }
  }

  private static let styles: [String: () -> UIButton.Configuration] = [
    "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
    "borderless": { .borderless() }, "bordered": { .bordered() },
    "borderedTinted": { .borderedTinted() }, "borderedProminent": { .borderedProminent() },
  ]

  private static func setting(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = font
      return attributes
    }
  }

  private static let alignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
}
