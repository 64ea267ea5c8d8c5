import QuartzCore
import UIKit

extension GalleryPage {
  static let corners = GalleryPage(
    name: "corners", title: "Round corners",
    caption: "Corners are round in the compositor: no bitmap is drawn, and the radius can be "
      + "animated. A continuous curve begins to bend earlier.",
    space: CGSize(width: 160, height: 120),
    specimens: [
      Specimen("cornerRadius = 0, 6, 14", note: "the default is 0") { stage in
        for (index, radius) in ([0, 6, 14] as [CGFloat]).enumerated() {
          stage.rounded(
            6 + CGFloat(index) * 52, 30, 44, 60, radius: radius, color: DemoPalette.accent(index))
        }
      },
      Specimen("cornerCurve = .circular", note: "a quarter of a circle") { stage in
        stage.rounded(15, 12, 130, 96, radius: 30, color: DemoPalette.sky)
      },
      Specimen("cornerCurve = .continuous", note: "in front of the circular one") { stage in
        stage.rounded(15, 12, 130, 96, radius: 30, color: DemoPalette.coral)
        stage.rounded(15, 12, 130, 96, radius: 30, color: DemoPalette.sky).layer.cornerCurve =
          .continuous
      },
      Specimen("cornerRadius = half a side", note: "circle and capsule") { stage in
        stage.rounded(8, 32, 56, 56, radius: 28, color: DemoPalette.brass)
        stage.rounded(74, 38, 78, 44, radius: 22, color: DemoPalette.teal)
      },
      Specimen("maskedCorners", note: "the upper ones") { stage in
        stage.rounded(20, 16, 120, 88, radius: 36, color: DemoPalette.violet).layer.maskedCorners =
          [
            .layerMinXMinYCorner, .layerMaxXMinYCorner,
          ]
      },
      Specimen("maskedCorners", note: "one each") { stage in
        let corners: [CACornerMask] = [
          .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        for (index, corner) in corners.enumerated() {
          let origin = CGPoint(x: CGFloat(index % 2) * 62, y: CGFloat(index / 2) * 56)
          stage.rounded(
            20 + origin.x, 6 + origin.y, 58, 52, radius: 34, color: DemoPalette.accent(index)
          )
          .layer.maskedCorners = corner
        }
      },
      Specimen("with clipsToBounds", note: "contents are rounded too") { stage in
        let unit = stage.unit
        let card = stage.drawing(stage.rect(20, 15, 120, 90)) { context, bounds in
          context.drawPostcard(in: bounds.insetBy(dx: -4 * unit, dy: -4 * unit))
        }
        card.layer.cornerRadius = stage.length(28)
        card.clipsToBounds = true
      },
      Specimen("with a transform", note: "smooth at any angle and scale") { stage in
        for (index, angle) in ([-18, 0, 24] as [CGFloat]).enumerated() {
          let view = stage.rounded(
            7 + CGFloat(index) * 53, 38, 40, 44, radius: 12, color: DemoPalette.accent(index + 4))
          view.transform = CGAffineTransform(rotationAngle: angle * .pi / 180)
        }
      },
    ])
}

extension Stage {
  @discardableResult
  fileprivate func rounded(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat, color: UIColor
  ) -> UIView {
    let view = block(x, y, width, height, color: color)
    view.layer.cornerRadius = length(radius)
    return view
  }
}
