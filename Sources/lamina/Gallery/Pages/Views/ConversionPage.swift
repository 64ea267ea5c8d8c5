import UIKit

extension GalleryPage {
  static let conversion = GalleryPage(
    name: "conversion", title: "Converting rectangles",
    caption: "A rectangle of a turned view, converted to its superview, becomes the smallest one "
      + "around it there, which is larger.",
    specimens: [15.0, 30, 45].map { degrees in
      Specimen(
        "convert(rect, to: outerView)", note: "of a view turned by \(degrees.formatted())°"
      ) {
        stage in
        stage.conversion(CGAffineTransform(rotationAngle: degrees * .pi / 180))
      }
    } + [
      Specimen(
        "back again: convert(box, from: outerView)", note: "the box around the box"
      ) { stage in
        stage.conversion(CGAffineTransform(rotationAngle: .pi / 6), returns: true)
      },
      Specimen("of a view made larger", note: "sizes are multiplied by 1.4") { stage in
        stage.conversion(CGAffineTransform(scaleX: 1.4, y: 1.4))
      },
      Specimen("convert(point, to: outerView)", note: "the corners of the turned view") { stage in
        stage.corners()
      },
    ])
}

extension Stage {
  /// Adds a view with a rectangle, and the bounding box of that rectangle in the superview.
  fileprivate func conversion(_ transform: CGAffineTransform, returns: Bool = false) {
    grid()
    let inner = card(40, 20, 80, 50, letter: "", color: DemoPalette.sky)
    let part = rect(16, 12, 48, 26)
    on(inner).drawing(part) { context, bounds in
      context.fill(UIBezierPath(rect: bounds), DemoPalette.ivory)
    }
    inner.transform = transform
    let box = inner.convert(part, to: view)
    outline(box, DemoPalette.brass, in: view)
    if returns { outline(inner.convert(box, from: view), DemoPalette.coral, in: inner) }
  }

  private func outline(_ box: CGRect, _ color: UIColor, in parent: UIView) {
    let line = 2 * hairline
    let frame = box.insetBy(dx: -line / 2, dy: -line / 2)
    parent.addSubview(
      DrawnView(frame: frame) { context, bounds in
        color.setStroke()
        context.stroke(bounds.insetBy(dx: line / 2, dy: line / 2), width: line)
      })
  }

  fileprivate func corners() {
    grid()
    let inner = card(40, 22, 80, 46, letter: "F", color: DemoPalette.teal)
    inner.transform = CGAffineTransform(rotationAngle: .pi / 7)
    let bounds = inner.bounds
    for corner in [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ] {
      let point = inner.convert(corner, to: view)
      dot(point)
      let text = "\(Int((point.x / unit).rounded())), \(Int((point.y / unit).rounded()))"
      let isLeft = corner.x == bounds.minX
      note(
        text, point.x / unit + (isLeft ? -5 : 5), point.y / unit + 2.5,
        anchor: isLeft ? .right : .left, color: DemoPalette.ivory)
    }
  }
}
