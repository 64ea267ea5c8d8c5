import QuartzCore
import UIKit

extension GalleryPage {
  static let contentStretch = GalleryPage(
    name: "content-stretch", title: "Contents in nine parts",
    caption: "contentsCenter says which part stretches both ways; the corners keep their size, "
      + "and the sides stretch one way.",
    specimens: [
      Specimen("the image", note: "40 × 40 points; the lines part it in nine") { stage in
        stage.button(60, 25, 40, 40, center: nil)
        stage.thirds(stage.rect(50, 15, 60, 60), from: 24, to: 36)
      },
      Specimen("contentsCenter = (0, 0, 1, 1)", note: "the default: all of it stretches") { stage in
        stage.button(8, 20, 144, 50, center: CGRect(x: 0, y: 0, width: 1, height: 1))
      },
      Specimen(
        "contentsCenter = (0.35, 0.35, 0.3, 0.3)", note: "wide: the corners stay round"
      ) { stage in
        stage.button(8, 20, 144, 50, center: middle)
      },
      Specimen("contentsCenter = (0.35, 0.35, 0.3, 0.3)", note: "tall") { stage in
        stage.button(54, 0, 52, 90, center: middle)
      },
      Specimen(
        "contentsCenter = (0.35, 0, 0.3, 1)", note: "only the width has fixed ends"
      ) { stage in
        stage.button(8, 10, 144, 70, center: CGRect(x: 0.35, y: 0, width: 0.3, height: 1))
      },
      Specimen(
        "contentsCenter, smaller than the image", note: "the corners share what there is"
      ) {
        stage in
        stage.button(62, 33, 24, 24, center: middle)
        stage.button(22, 33, 24, 24, center: CGRect(x: 0, y: 0, width: 1, height: 1))
        stage.button(102, 33, 40, 24, center: middle)
      },
      Specimen("view.contentStretch", note: "the same for what a view draws: .scaleToFill") {
        $0.drawnButton(.scaleToFill)
      },
      Specimen("contentStretch, .center", note: "only modes that scale stretch") {
        $0.drawnButton(.center)
      },
    ])

  private static let middle = CGRect(x: 0.35, y: 0.35, width: 0.3, height: 0.3)
}

extension Stage {
  /// Adds a view whose contents are the image of a framed plate.
  fileprivate func button(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, center: CGRect?
  ) {
    let host = block(x, y, width, height, color: .clear)
    let unit = unit
    host.layer.contents = image(size(40, 40)) { context, bounds in
      context.drawFramedPlate(in: bounds, unit: unit)
    }
    host.layer.contentsScale = scale
    if let center { host.layer.contentsCenter = center }
  }
}

extension Stage {
  /// Draws the lines that divide a rectangle into nine parts.
  fileprivate func thirds(_ frame: CGRect, from start: CGFloat, to end: CGFloat) {
    let (unit, line) = (unit, hairline)
    drawing(frame) { context, bounds in
      for position in [start * unit, end * unit] {
        context.stroke(
          .line(CGPoint(x: position, y: 0), CGPoint(x: position, y: bounds.height)),
          DemoPalette.ivory, width: line, cap: .butt)
        context.stroke(
          .line(CGPoint(x: 0, y: position), CGPoint(x: bounds.width, y: position)),
          DemoPalette.ivory, width: line, cap: .butt)
      }
    }
  }

  /// Adds a view that drew the plate at 40 × 40 units and was then enlarged.
  fileprivate func drawnButton(_ mode: UIView.ContentMode) {
    let unit = unit
    let view = drawing(rect(8, 25, 40, 40)) { context, bounds in
      context.drawFramedPlate(in: bounds, unit: unit)
    }
    view.backgroundColor = UIColor(hex: 0x10173A)
    view.contentMode = mode
    view.contentStretch = CGRect(x: 0.35, y: 0.35, width: 0.3, height: 0.3)
    view.afterDrawing = { [self] in $0.frame = rect(8, 20, 144, 50) }
  }
}

extension CGContext {
  /// Draws a plate with round corners, rivets and a frame.
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
