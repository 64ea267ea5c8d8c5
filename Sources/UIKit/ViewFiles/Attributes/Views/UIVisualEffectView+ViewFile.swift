import Foundation
import XMLTree

extension ViewFileClass {
  static let visualEffectView = ViewFileClass(
    "visualEffectView", UIVisualEffectView.self,
    [
      .custom("effect", of: UIVisualEffectView.self) { view, reader in
        if let effect = reader.effect { view.effect = effect }
      },
      .custom("contentView", of: UIVisualEffectView.self) { view, reader in
        if let content = reader.child("contentView") {
          reader.loader.configure(view.contentView, with: content)
        }
      },
    ])
}

extension ElementReader {
  /// The effect that a child element describes.
  fileprivate var effect: UIVisualEffect? {
    if let vibrancy = element.child("vibrancyEffect") {
      let blur =
        vibrancy.child("blurEffect").map { reading($0).blur } ?? UIBlurEffect(style: .light)
      return UIVibrancyEffect(
        blurEffect: blur,
        style: reading(vibrancy).choice("style", Self.vibrancyStyles) ?? .label)
    }
    return element.child("blurEffect").map { reading($0).blur }
  }

  private var blur: UIBlurEffect {
    UIBlurEffect(style: choice("style", Self.blurStyles) ?? .light)
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]

  private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
    "tertiaryFill": .tertiaryFill, "separator": .separator,
  ]
}
