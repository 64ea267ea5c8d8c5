import UIKit

extension GalleryPage {
  static let frames = GalleryPage(
    name: "frames", title: "Frame, bounds and center",
    caption: "The frame is a view's rectangle in its superview; the bounds are its own "
      + "coordinates, whose origin scrolls what is inside.",
    specimens: [
      Specimen(
        "view.frame = (40, 20, 80, 50)", note: "x and y of the superview, in points"
      ) { stage in
        stage.grid()
        stage.card(40, 20, 80, 50, letter: "A", color: DemoPalette.teal)
        stage.note("(40, 20)", 38, 17, anchor: .left, color: DemoPalette.ivory)
        stage.note("(120, 70)", 122, 79, anchor: .right, color: DemoPalette.ivory)
      },
      Specimen("view.center = (110, 55)", note: "moves the frame, leaves the size") { stage in
        stage.grid()
        stage.dashedOutline(stage.rect(20, 20, 60, 40))
        let card = stage.card(20, 20, 60, 40, letter: "", color: DemoPalette.coral)
        card.center = stage.point(110, 55)
        stage.dot(stage.point(50, 40), GalleryStyle.muted)
        stage.dot(card.center)
      },
      Specimen("view.bounds.size = (110, 66)", note: "grows about the center") { stage in
        stage.grid()
        let card = stage.card(45, 25, 70, 40, letter: "", color: DemoPalette.sky)
        card.bounds.size = stage.size(110, 66)
        stage.dashedOutline(stage.rect(45, 25, 70, 40), GalleryStyle.ink)
        stage.dot(card.center)
      },
      Specimen("view.bounds.origin = (0, 0)", note: "a map seen through a clipping view") { stage in
        stage.map(origin: .zero, clips: true)
      },
      Specimen("view.bounds.origin = (36, 20)", note: "the same map, scrolled") { stage in
        stage.map(origin: CGPoint(x: 36, y: 20), clips: true)
      },
      Specimen(
        "view.clipsToBounds = false", note: "what lies outside of the bounds shows"
      ) { stage in
        stage.map(origin: CGPoint(x: 36, y: 20), clips: false)
      },
    ])
}

extension Stage {
  /// Adds a view in the middle of the stage with a larger map as its subview.
  fileprivate func map(origin: CGPoint, clips: Bool) {
    grid()
    let port = UIView(frame: rect(40, 18, 80, 54))
    port.clipsToBounds = clips
    view.addSubview(port)
    let unit = unit
    on(port).drawing(rect(0, 0, 130, 80)) { context, bounds in
      context.drawMap(in: bounds, unit: unit)
    }
    port.bounds.origin = point(origin.x, origin.y)
    drawing(port.frame.insetBy(dx: -hairline, dy: -hairline)) { [hairline] context, bounds in
      DemoPalette.ivory.setStroke()
      context.stroke(bounds.insetBy(dx: hairline / 2, dy: hairline / 2), width: hairline)
    }
  }
}

extension CGContext {
  /// Draws an island with depth contours and a grid.
  fileprivate func drawMap(in bounds: CGRect, unit: CGFloat) {
    fill(UIBezierPath(rect: bounds), UIColor(hex: 0x27508A))
    let middle = CGPoint(x: bounds.width * 0.52, y: bounds.height * 0.5)
    let tints: [UInt32] = [0x2F63A0, 0x3B7BB4, 0x55A0B8, 0xE8D9A8, 0x97C873, 0x6FAE5C]
    for (ring, tint) in tints.enumerated() {
      let path = UIBezierPath()
      for step in 0..<72 {
        let angle = CGFloat(step) * 5
        let radians = angle * .pi / 180
        let wave = 1 + 0.12 * sin(3 * radians + 1) + 0.07 * sin(5 * radians)
        let radius = (40 - 6.2 * CGFloat(ring)) * wave * unit
        let point = CGPoint(
          x: middle.x + radius * 1.35 * cos(radians), y: middle.y + radius * sin(radians))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
      fill(path, UIColor(hex: tint))
    }
    UIColor(hex: 0xFFFFFF, alpha: 0.22).setFill()
    for x in stride(from: 0, to: bounds.width, by: 10 * unit) {
      fill(CGRect(x: x.rounded(), y: 0, width: 1, height: bounds.height))
    }
    for y in stride(from: 0, to: bounds.height, by: 10 * unit) {
      fill(CGRect(x: 0, y: y.rounded(), width: bounds.width, height: 1))
    }
  }
}
