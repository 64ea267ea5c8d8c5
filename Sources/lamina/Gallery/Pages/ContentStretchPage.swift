import QuartzCore
import UIKit

extension GalleryPage {
  static let contentStretch = GalleryPage(
    name: "content-stretch", title: "Contents in nine parts",
    caption: "contentsCenter says which part stretches both ways; the corners keep their size, "
      + "and the sides stretch one way.",
    specimens: [
      Specimen("the picture", "40 × 40 points; the dashes part it in nine") { stage in
        stage.button(60, 25, 40, 40, center: nil)
        for third in [14.0, 26.0] {
          stage.ghost(stage.rect(60 + third, 18, 0.6, 54), DemoPalette.ivory)
          stage.ghost(stage.rect(53, 25 + third, 54, 0.6), DemoPalette.ivory)
        }
      },
      Specimen("contentsCenter = (0, 0, 1, 1)", "the default: all of it stretches") { stage in
        stage.button(8, 20, 144, 50, center: CGRect(x: 0, y: 0, width: 1, height: 1))
      },
      Specimen("contentsCenter = (0.35, 0.35, 0.3, 0.3)", "wide: the corners stay round") {
        stage in
        stage.button(8, 20, 144, 50, center: middle)
      },
      Specimen("contentsCenter = (0.35, 0.35, 0.3, 0.3)", "tall") { stage in
        stage.button(54, 0, 52, 90, center: middle)
      },
      Specimen("contentsCenter = (0.35, 0, 0.3, 1)", "only the width has fixed ends") { stage in
        stage.button(8, 10, 144, 70, center: CGRect(x: 0.35, y: 0, width: 0.3, height: 1))
      },
      Specimen("contentsCenter, smaller than the picture", "the corners share what there is") {
        stage in
        stage.button(68, 33, 24, 24, center: middle)
        stage.button(30, 33, 24, 24, center: CGRect(x: 0, y: 0, width: 1, height: 1))
        stage.button(106, 33, 40, 24, center: middle)
      },
    ])

  private static let middle = CGRect(x: 0.35, y: 0.35, width: 0.3, height: 0.3)
}

extension Stage {
  /// A picture of a framed plate in a view of some size.
  fileprivate func button(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, center: CGRect?
  ) {
    let host = block(x, y, width, height, .clear)
    let unit = unit
    host.layer.contents = image(size(40, 40)) { context, bounds in
      context.drawFramedPlate(in: bounds, unit: unit)
    }
    host.layer.contentsScale = scale
    if let center { host.layer.contentsCenter = center }
  }
}

extension CGContext {
  /// A plate with round corners, rivets in them, and a frame.
  fileprivate func drawFramedPlate(in bounds: CGRect, unit: CGFloat) {
    let path = UIBezierPath(
      roundedRect: bounds.insetBy(dx: unit, dy: unit), cornerRadius: 11 * unit)
    fill(
      path, [DemoPalette.teal.lighter(0.25), DemoPalette.teal, DemoPalette.teal.darker(0.4)],
      from: bounds.origin, to: CGPoint(x: 0, y: bounds.height))
    stroke(path, DemoPalette.brass, width: 2.4 * unit)
    for (x, y) in [(0.24, 0.24), (0.76, 0.24), (0.24, 0.76), (0.76, 0.76)] {
      let rivet = CGPoint(x: bounds.width * x, y: bounds.height * y)
      fill(.circle(rivet, 2.4 * unit), GalleryStyle.ink.withAlphaComponent(0.55))
      fill(.circle(rivet, 1.5 * unit), DemoPalette.brass)
    }
  }
}
