import QuartzCore
import UIKit

extension GalleryPage {
  static let transforms = GalleryPage(
    name: "transforms", title: "Transforms",
    caption: "Each works about the view's anchor point, its center by default; the "
      + "dashed outline is the view without it.",
    space: CGSize(width: 160, height: 120),
    specimens: [
      Specimen("rotationAngle: .pi / 4", note: "45 degrees clockwise, about the center") { stage in
        stage.transformed(CGAffineTransform(rotationAngle: .pi / 4))
      },
      Specimen("scaleX: 1.5, y: 1.5", note: "the center stays where it is") { stage in
        stage.transformed(CGAffineTransform(scaleX: 1.5, y: 1.5))
      },
      Specimen("scaleX: -1, y: 1", note: "turned over: the corner is at the right") { stage in
        stage.transformed(CGAffineTransform(scaleX: -1, y: 1))
      },
      Specimen("a: 1, b: 0.2, c: -0.5, d: 1", note: "slanted") { stage in
        stage.transformed(CGAffineTransform(a: 1, b: 0.2, c: -0.5, d: 1, tx: 0, ty: 0))
      },
      Specimen(
        ".translatedBy(…).rotated(…)", note: "goes by (60, 0), and turns there by 30 degrees"
      ) {
        stage in
        stage.transformed(
          CGAffineTransform(translationX: stage.length(60), y: 0).rotated(by: .pi / 6), x: 18, y: 32
        )
      },
      Specimen(
        ".rotated(…).translatedBy(…)", note: "turns by 30 degrees, and goes by (60, 0) that way"
      ) {
        stage in
        stage.transformed(
          CGAffineTransform(rotationAngle: .pi / 6).translatedBy(x: stage.length(60), y: 0), x: 18,
          y: 32)
      },
      Specimen("layer.anchorPoint = (0, 0)", note: "turns about its top left corner") { stage in
        stage.transformed(
          CGAffineTransform(rotationAngle: .pi / 6), anchor: CGPoint(x: 0, y: 0))
      },
      Specimen("layer.anchorPoint = (1, 1)", note: "turns about its bottom right corner") { stage in
        stage.transformed(
          CGAffineTransform(rotationAngle: .pi / 6), anchor: CGPoint(x: 1, y: 1))
      },
    ])
}

extension Stage {
  /// Adds a card with a transform, the outline of its untransformed frame, and its anchor point.
  fileprivate func transformed(
    _ transform: CGAffineTransform, x: CGFloat = 50, y: CGFloat = 40,
    anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) {
    grid()
    let frame = rect(x, y, 60, 40)
    let card = card(
      x, y, 60, 40, letter: "F",
      color: x < 50 ? DemoPalette.teal : anchor.x == 0.5 ? DemoPalette.coral : DemoPalette.sky)
    card.layer.anchorPoint = anchor
    card.frame = frame
    card.transform = transform
    dashedOutline(frame, DemoPalette.ivory)
    dot(card.center)
  }
}
