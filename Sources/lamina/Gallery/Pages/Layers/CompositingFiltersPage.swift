import QuartzCore
import UIKit

extension GalleryPage {
  static let compositingFilters = GalleryPage(
    name: "compositing-filters", title: "Blend modes of layers",
    caption: "A layer with a label and an alpha of 0.9, combined with what lies below it in each "
      + "of the modes that compositingFilter takes.",
    space: CGSize(width: 120, height: 72),
    specimens: [
      "normalBlendMode", "multiplyBlendMode", "screenBlendMode", "overlayBlendMode",
      "darkenBlendMode", "lightenBlendMode", "colorDodgeBlendMode", "colorBurnBlendMode",
      "softLightBlendMode", "hardLightBlendMode", "differenceBlendMode", "exclusionBlendMode",
      "subtractBlendMode", "divideBlendMode", "linearBurnBlendMode", "linearDodgeBlendMode",
      "linearLightBlendMode", "pinLightBlendMode", "hueBlendMode", "saturationBlendMode",
      "colorBlendMode", "luminosityBlendMode", "plusL", "plusD",
    ].map { name in Specimen(name) { $0.blend(name) } })
}

extension Stage {
  fileprivate func blend(_ name: String) {
    let postcard = drawing(rect(8, 6, 104, 60)) { context, bounds in
      context.drawPostcard(in: bounds)
    }
    let disc = UIView(frame: rect(30, 6, 48, 48))
    disc.layer.cornerRadius = disc.bounds.width / 2
    disc.backgroundColor = DemoPalette.coral
    disc.alpha = 0.9
    let label = UILabel(frame: disc.bounds)
    label.text = "Aa"
    label.textAlignment = .center
    label.textColor = DemoPalette.sky
    label.font = .systemFont(ofSize: 20 * unit, weight: .bold)
    disc.addSubview(label)
    disc.layer.compositingFilter = name
    postcard.addSubview(disc)
  }
}
