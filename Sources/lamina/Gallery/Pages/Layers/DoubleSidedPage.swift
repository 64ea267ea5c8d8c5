import QuartzCore
import UIKit

extension GalleryPage {
  static let doubleSided = GalleryPage(
    name: "double-sided", title: "Front and back",
    caption: "Cards turned about their vertical axis. Beyond a quarter turn their backs face us, "
      + "which a layer that is not double-sided does not show.",
    space: CGSize(width: 160, height: 120),
    specimens: [true, false].flatMap { isDoubleSided in
      [0, 50, 130, 180].map { degrees in
        Specimen(
          "\(degrees)°, isDoubleSided = \(isDoubleSided)",
          note: degrees < 90
            ? "the front" : isDoubleSided ? "the front from behind" : "nothing to be seen"
        ) { stage in
          stage.dashedOutline(stage.rect(30, 12, 100, 96), GalleryStyle.faint)
          let card = stage.card(
            30, 12, 100, 96, letter: "R", color: DemoPalette.accent(isDoubleSided ? 2 : 6))
          card.layer.isDoubleSided = isDoubleSided
          card.layer.transform = CATransform3DMakeRotation(
            CGFloat(degrees) * .pi / 180, 0, 1, 0)
        }
      }
    })
}
