import UIKit

extension GalleryPage {
  static let shadows = GalleryPage(
    name: "shadows", title: "Shadows",
    caption: "A shadow belongs to what is drawn after it is set. Its offset and blur are in the "
      + "units of the space that the context began with, whatever the transform.",
    specimens: [
      Specimen("setShadow(offset:blur:)", note: "a third of black") { stage in
        stage.shadowed(3, 3, blur: 6, color: nil) {
          $0.fill(CGRect(x: 45, y: 20, width: 70, height: 50))
        }
      },
      Specimen("blur: 0", note: "a hard edge") { stage in
        stage.shadowed(5, 5, blur: 0, color: DemoPalette.brass) { context in
          context.addPath(UIBezierPath.star(in: CGRect(x: 40, y: 5, width: 80, height: 80)).cgPath)
          context.fillPath()
        }
      },
      Specimen("blur: 20", note: "in a colour") { stage in
        stage.shadowed(0, 0, blur: 20, color: DemoPalette.coral) {
          $0.fillEllipse(in: CGRect(x: 52, y: 17, width: 56, height: 56))
        }
      },
      Specimen("a stroke", note: "its inside is free") { stage in
        stage.shadowed(4, 4, blur: 3, color: .black) {
          $0.stroke(CGRect(x: 45, y: 20, width: 70, height: 50), width: 6)
        }
      },
      Specimen("two shapes", note: "each has its own shadow") { stage in
        stage.shadowed(5, 5, blur: 4, color: .black) { $0.drawOverlap() }
      },
      Specimen("beginTransparencyLayer", note: "one shadow of both") { stage in
        stage.shadowed(5, 5, blur: 4, color: .black) { context in
          context.beginTransparencyLayer(auxiliaryInfo: nil)
          context.drawOverlap()
          context.endTransparencyLayer()
        }
      },
    ])
}

extension Stage {
  /// Draws blue shapes with a shadow in units; nil stands for the default shadow color.
  fileprivate func shadowed(
    _ dx: CGFloat, _ dy: CGFloat, blur: CGFloat, color: UIColor?,
    _ body: @escaping (CGContext) -> Void
  ) {
    block(0, 0, space.width, space.height, color: DemoPalette.haze)
    let offset = CGSize(width: dx * unit, height: dy * unit)
    let (unit, sky) = (unit, DemoPalette.sky.darker(0.2))
    sketch { context in
      if let color {
        context.setShadow(offset: offset, blur: blur * unit, color: color.cgColor)
      } else {
        context.setShadow(offset: offset, blur: blur * unit)
      }
      sky.set()
      body(context)
    }
  }
}

extension CGContext {
  fileprivate func drawOverlap() {
    setFillColor(DemoPalette.teal.cgColor)
    fillEllipse(in: CGRect(x: 40, y: 18, width: 50, height: 50))
    setFillColor(DemoPalette.violet.cgColor)
    fillEllipse(in: CGRect(x: 72, y: 22, width: 50, height: 50))
  }
}
