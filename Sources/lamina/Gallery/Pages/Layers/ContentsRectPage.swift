import QuartzCore
import UIKit

extension GalleryPage {
  static let contentsRect = GalleryPage(
    name: "contents-rect", title: "A part of the contents",
    caption: "contentsRect shows a part of an image, in parts of its size: many sprites come "
      + "from one sheet, which is uploaded once.",
    specimens: [
      Specimen("contentsRect = (0, 0, 1, 1)", note: "the whole sheet: the moon in eight phases") {
        $0.moons(
          [CGRect(x: 0, y: 0, width: 1, height: 1)],
          in: [CGRect(x: 0, y: 5, width: 160, height: 80)])
      },
      Specimen("contentsRect = (0.25, 0, 0.25, 0.5)", note: "one sprite, larger") {
        $0.moons(
          [CGRect(x: 0.25, y: 0, width: 0.25, height: 0.5)],
          in: [CGRect(x: 35, y: 0, width: 90, height: 90)])
      },
      Specimen("a view a sprite", note: "in any order") { stage in
        let order = [4, 0, 6, 2, 7, 1, 5, 3]
        stage.moons(
          order.map(Self.sprite),
          in: order.indices.map {
            CGRect(
              x: 4 + CGFloat($0) * 19, y: 34 + 18 * sin(CGFloat($0) * .pi / 3.5), width: 19,
              height: 19)
          })
      },
      Specimen("contentsRect = (0, 0, 1, 0.5)", note: "a row") {
        $0.moons(
          [CGRect(x: 0, y: 0, width: 1, height: 0.5)],
          in: [CGRect(x: 0, y: 25, width: 160, height: 40)])
      },
      Specimen("contentsRect = (0.125, 0.25, 0.5, 0.5)", note: "any part, not only sprites") {
        $0.moons(
          [CGRect(x: 0.125, y: 0.25, width: 0.5, height: 0.5)],
          in: [CGRect(x: 0, y: 5, width: 160, height: 80)])
      },
      Specimen("with contentsGravity = .resizeAspect", note: "the part keeps its shape") { stage in
        let views = stage.moons(
          [CGRect(x: 0, y: 0.5, width: 0.5, height: 0.5)],
          in: [CGRect(x: 0, y: 0, width: 160, height: 90)])
        for view in views {
          view.backgroundColor = UIColor(hex: 0x10173A)
          view.layer.contentsGravity = .resizeAspect
        }
      },
    ])

  private static func sprite(_ number: Int) -> CGRect {
    CGRect(x: CGFloat(number % 4) / 4, y: CGFloat(number / 4) / 2, width: 0.25, height: 0.5)
  }
}

extension Stage {
  /// Adds a view for each part of the sprite sheet.
  @discardableResult
  fileprivate func moons(_ parts: [CGRect], in frames: [CGRect]) -> [UIView] {
    let sheet = image(size(160, 80)) { context, bounds in context.drawMoons(in: bounds) }
    return zip(parts, frames).map { part, frame in
      let moon = block(frame.minX, frame.minY, frame.width, frame.height, color: .clear)
      moon.layer.contents = sheet
      moon.layer.contentsScale = scale
      moon.layer.contentsRect = part
      return moon
    }
  }
}

extension CGContext {
  /// Draws the sprite sheet: four columns and two rows of moon phases.
  fileprivate func drawMoons(in bounds: CGRect) {
    let side = bounds.width / 4
    for phase in 0..<8 {
      let middle = CGPoint(
        x: (CGFloat(phase % 4) + 0.5) * side, y: (CGFloat(phase / 4) + 0.5) * side)
      let radius = side * 0.4
      fill(.circle(middle, radius), UIColor(hex: 0x38447C))
      saveGState()
      UIBezierPath.circle(middle, radius).addClip()
      drawLitPart(of: phase, middle, radius)
      restoreGState()
      stroke(.circle(middle, radius), DemoPalette.brass.withAlphaComponent(0.6), width: side / 60)
    }
  }

  /// Draws a half disc, and adds or subtracts the half ellipse of the terminator.
  private func drawLitPart(of phase: Int, _ middle: CGPoint, _ radius: CGFloat) {
    guard phase > 0 else { return }
    let waxes = phase <= 4
    let half = CGRect(
      x: waxes ? middle.x : middle.x - radius, y: middle.y - radius, width: radius,
      height: 2 * radius)
    if phase == 4 { return fill(.circle(middle, radius), DemoPalette.ivory) }
    fill(UIBezierPath(rect: half), DemoPalette.ivory)
    let bulge = cos(CGFloat(phase) * .pi / 4)
    let edge = CGRect(
      x: middle.x - abs(bulge) * radius, y: middle.y - radius, width: 2 * abs(bulge) * radius,
      height: 2 * radius)
    fill(UIBezierPath(ovalIn: edge), bulge > 0 ? UIColor(hex: 0x38447C) : DemoPalette.ivory)
  }
}
