import UIKit

extension GalleryPage {
  static let contentScale = GalleryPage(
    name: "content-scale", title: "Points and pixels",
    caption: "The pixels per point of what a view draws follow the screen, unless the program "
      + "gives a number of its own.",
    specimens: [0.25, 0.5, 1, 2, 4].map { scale in
      Specimen("contentScaleFactor = \(scale.formatted())") { stage in
        stage.seal().contentScaleFactor = scale
      }
    } + [
      Specimen("contentScaleFactor", note: "not set: that of the screen") { $0.seal() }
    ])
}

extension Stage {
  /// Adds a drawing with fine lines and small text.
  @discardableResult
  fileprivate func seal() -> UIView {
    let unit = unit
    return drawing(rect(34, 0, 92, 90)) { context, bounds in
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      context.fill(.circle(middle, 43 * unit), UIColor(hex: 0x26305F))
      for ray in 0..<60 {
        let degrees = CGFloat(ray) * 6
        context.stroke(
          .line(middle.toward(degrees, 29 * unit), middle.toward(degrees, 42 * unit)),
          DemoPalette.brass, width: 0.5 * unit)
      }
      context.stroke(.circle(middle, 43 * unit), DemoPalette.brass, width: 0.8 * unit)
      context.fill(.circle(middle, 28 * unit), DemoPalette.ivory)
      let font = UIFont.exhibit(30 * unit)
      context.write(
        "Rg", at: CGPoint(x: middle.x, y: middle.y + font.capHeight / 2 - 5 * unit), font: font,
        color: GalleryStyle.ink)
      context.write(
        "hair lines", at: CGPoint(x: middle.x, y: middle.y + 21 * unit),
        font: .systemFont(ofSize: 5 * unit), color: GalleryStyle.ink)
    }
  }
}
