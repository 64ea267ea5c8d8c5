import QuartzCore
import UIKit

extension GalleryPage {
  static let corners = GalleryPage(
    name: "corners", title: "Round corners",
    caption: "Corners are round in the compositor: no bitmap is drawn, and the radius can be "
      + "animated. A continuous curve begins to bend earlier.",
    space: CGSize(width: 160, height: 120),
    specimens: [
      Specimen("cornerRadius = 0, 6, 14", "the default is 0") { stage in
        for (index, radius) in ([0, 6, 14] as [CGFloat]).enumerated() {
          stage.rounded(6 + CGFloat(index) * 52, 30, 44, 60, radius, DemoPalette.accent(index))
        }
      },
      Specimen("cornerCurve = .circular", "a quarter of a circle") { stage in
        stage.rounded(15, 12, 130, 96, 30, DemoPalette.sky)
      },
      Specimen("cornerCurve = .continuous", "in front of the circular one") { stage in
        stage.rounded(15, 12, 130, 96, 30, DemoPalette.coral)
        stage.rounded(15, 12, 130, 96, 30, DemoPalette.sky).layer.cornerCurve = .continuous
      },
      Specimen("cornerRadius = half a side", "circle and capsule") { stage in
        stage.rounded(8, 32, 56, 56, 28, DemoPalette.brass)
        stage.rounded(74, 38, 78, 44, 22, DemoPalette.teal)
      },
      Specimen("maskedCorners", "the upper ones") { stage in
        stage.rounded(20, 16, 120, 88, 36, DemoPalette.violet).layer.maskedCorners = [
          .layerMinXMinYCorner, .layerMaxXMinYCorner,
        ]
      },
      Specimen("maskedCorners", "one each") { stage in
        let corners: [CACornerMask] = [
          .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        for (index, corner) in corners.enumerated() {
          let origin = CGPoint(x: CGFloat(index % 2) * 62, y: CGFloat(index / 2) * 56)
          stage.rounded(20 + origin.x, 6 + origin.y, 58, 52, 34, DemoPalette.accent(index))
            .layer.maskedCorners = corner
        }
      },
      Specimen("with clipsToBounds", "contents are rounded too") { stage in
        let unit = stage.unit
        let card = stage.drawing(stage.rect(20, 15, 120, 90)) { context, bounds in
          context.drawPostcard(in: bounds.insetBy(dx: -4 * unit, dy: -4 * unit))
        }
        card.layer.cornerRadius = stage.length(28)
        card.clipsToBounds = true
      },
      Specimen("with a transform", "smooth at any angle and scale") { stage in
        for (index, angle) in ([-18, 0, 24] as [CGFloat]).enumerated() {
          let view = stage.rounded(
            7 + CGFloat(index) * 53, 38, 40, 44, 12, DemoPalette.accent(index + 4))
          view.transform = CGAffineTransform(rotationAngle: angle * .pi / 180)
        }
      },
    ])
}

extension Stage {
  @discardableResult
  fileprivate func rounded(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat,
    _ color: UIColor
  ) -> UIView {
    let view = block(x, y, width, height, color)
    view.layer.cornerRadius = length(radius)
    return view
  }
}
