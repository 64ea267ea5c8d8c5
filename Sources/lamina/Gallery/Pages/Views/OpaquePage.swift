import UIKit

extension GalleryPage {
  static let opaque = GalleryPage(
    name: "opaque", title: "Opaque views, and drawing again",
    caption: "isOpaque promises that every pixel is drawn; what is not is black. "
      + "setNeedsDisplay(_:) draws a part again and leaves the rest as it is.",
    specimens: [
      Specimen("isOpaque = false", note: "where nothing is drawn, the ground shows") { stage in
        stage.disc(isOpaque: false, background: nil)
      },
      Specimen("isOpaque = true", note: "the default; here the promise is broken") { stage in
        stage.disc(isOpaque: true, background: nil)
      },
      Specimen("backgroundColor, isOpaque = false", note: "the color lies below what is drawn") {
        $0.disc(isOpaque: false, background: DemoPalette.violet)
      },
      Specimen("draw(_:), once", note: "nine discs in the first color") { $0.redrawn { _ in } },
      Specimen("setNeedsDisplay(_:), the middle", note: "a part in the second color") { stage in
        stage.redrawn { view in
          view.setNeedsDisplay(view.bounds.insetBy(dx: view.bounds.width / 4, dy: 0))
        }
      },
      Specimen("setNeedsDisplay()", note: "all of it in the second color") { stage in
        stage.redrawn { $0.setNeedsDisplay() }
      },
    ])
}

extension Stage {
  fileprivate func disc(isOpaque: Bool, background: UIColor?) {
    checkerboard()
    let disc = drawing(rect(35, 9, 90, 72)) { context, bounds in
      let unit = bounds.height / 72
      context.fill(
        UIBezierPath(ovalIn: bounds.insetBy(dx: 6 * unit, dy: 6 * unit)), DemoPalette.brass)
    }
    disc.isOpaque = isOpaque
    disc.backgroundColor = background
  }

  /// Adds a view that draws in one color the first time, and in another color later.
  fileprivate func redrawn(_ change: @escaping (UIView) -> Void) {
    var times = 0
    let view = drawing(rect(20, 6, 120, 78)) { context, bounds in
      let color = times == 0 ? DemoPalette.teal : DemoPalette.coral
      context.fill(UIBezierPath(rect: bounds), color.darker(0.75))
      for cell in 0..<9 {
        let middle = CGPoint(
          x: bounds.width * (CGFloat(cell % 3) * 2 + 1) / 6,
          y: bounds.height * (CGFloat(cell / 3) * 2 + 1) / 6)
        context.fill(.circle(middle, bounds.height / 7.5), color)
      }
      times += 1
    }
    view.afterDrawing = change
  }
}
