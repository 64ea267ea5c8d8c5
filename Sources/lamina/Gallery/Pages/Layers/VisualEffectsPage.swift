import QuartzCore
import UIKit

extension GalleryPage {
  static let visualEffects = GalleryPage(
    name: "visual-effects", title: "Visual effects",
    caption: "A UIVisualEffectView with rounded corners blurs and tints the picture behind it; the "
      + "words in it have the vibrancies of a label and of a secondary label.",
    space: CGSize(width: 160, height: 110),
    specimens: [
      Specimen("extraLight") { $0.effect(.extraLight) },
      Specimen("light") { $0.effect(.light) },
      Specimen("dark") { $0.effect(.dark) },
      Specimen("regular", note: "in a light interface") { $0.effect(.regular) },
      Specimen("prominent", note: "in a dark interface") { $0.effect(.prominent, in: .dark) },
      Specimen("systemUltraThinMaterial") { $0.effect(.systemUltraThinMaterial) },
      Specimen("systemThinMaterial", note: "in a dark interface") {
        $0.effect(.systemThinMaterial, in: .dark)
      },
      Specimen("systemMaterial") { $0.effect(.systemMaterial) },
      Specimen("systemMaterialDark") { $0.effect(.systemMaterialDark) },
      Specimen("systemThickMaterial") { $0.effect(.systemThickMaterial) },
      Specimen("systemChromeMaterial", note: "in a dark interface") {
        $0.effect(.systemChromeMaterial, in: .dark)
      },
      Specimen("backgroundFilters", note: "colorInvert, in a circle") { $0.inverted() },
    ])
}

extension Stage {
  private func picture() -> UIView {
    drawing(rect(8, 6, 144, 98)) { context, bounds in context.drawPostcard(in: bounds) }
  }

  fileprivate func effect(
    _ style: UIBlurEffect.Style, in interface: UIUserInterfaceStyle = .light
  ) {
    let picture = picture()
    picture.overrideUserInterfaceStyle = interface
    let blur = UIBlurEffect(style: style)
    let view = UIVisualEffectView(effect: blur)
    view.frame = rect(24, 18, 96, 62)
    view.layer.cornerRadius = length(12)
    view.clipsToBounds = true
    picture.addSubview(view)
    let styles: [(UIVibrancyEffectStyle, String)] = [
      (.label, "Vibrancy"), (.secondaryLabel, "of the second kind"),
    ]
    for (index, (style, text)) in styles.enumerated() {
      let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
      vibrant.frame = rect(6, 10 + CGFloat(index) * 22, 84, 20)
      let label = UILabel(frame: vibrant.bounds)
      label.text = text
      label.textAlignment = .center
      label.font = .systemFont(ofSize: (index == 0 ? 16 : 9) * unit, weight: .semibold)
      vibrant.contentView.addSubview(label)
      view.contentView.addSubview(vibrant)
    }
  }

  fileprivate func inverted() {
    let picture = picture()
    let view = UIView(frame: rect(42, 19, 60, 60))
    view.layer.cornerRadius = view.bounds.width / 2
    view.layer.backgroundFilters = [CAFilter(type: kCAFilterColorInvert)]
    picture.addSubview(view)
  }
}
