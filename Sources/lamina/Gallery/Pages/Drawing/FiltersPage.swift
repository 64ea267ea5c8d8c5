import QuartzCore
import UIKit

extension GalleryPage {
  static let filters = GalleryPage(
    name: "filters", title: "Filters",
    caption: "How contents are read where texels and pixels do not agree: above an image of 16 "
      + "× 16 texels enlarged, below one of 512 × 512 made small.",
    specimens: [
      Specimen("magnificationFilter = .nearest", note: "every texel a square") { $0.gem(.nearest) },
      Specimen("magnificationFilter = .linear", note: "the default") { $0.gem(.linear) },
      Specimen("magnificationFilter = .trilinear", note: "enlarged, as linear is") {
        $0.gem(.trilinear)
      },
      Specimen("minificationFilter = .nearest", note: "lines break") { $0.rose(.nearest) },
      Specimen("minificationFilter = .linear", note: "the default: from four texels") {
        $0.rose(.linear)
      },
      Specimen("minificationFilter = .trilinear", note: "from smaller copies too: even") {
        $0.rose(.trilinear)
      },
    ])
}

extension Stage {
  fileprivate func gem(_ filter: CALayerContentsFilter) {
    let host = block(35, 0, 90, 90, color: UIColor(hex: 0x10173A))
    host.layer.contents = image(CGSize(width: 16, height: 16), scale: 1) { context, _ in
      context.drawGem()
    }
    host.layer.magnificationFilter = filter
  }

  fileprivate func rose(_ filter: CALayerContentsFilter) {
    let contents = image(CGSize(width: 512, height: 512), scale: 1) { context, bounds in
      context.drawRose(in: bounds)
    }
    for (x, side) in [(8.0, 76.0), (92.0, 38.0), (137.0, 19.0)] {
      let host = block(x, 45 - side / 2, side, side, color: .clear)
      host.layer.contents = contents
      host.layer.minificationFilter = filter
    }
  }
}

extension CGContext {
  /// Draws a gem as pixel art of 16 × 16 texels.
  fileprivate func drawGem() {
    let rows = [
      "................", "................", "...##########...", "..#aabbbbccdd#..",
      ".#aaabbbbccddd#.", ".##############.", ".#eeeffffgghhh#.", "..#eeffffgghh#..",
      "...#eeffgghh#...", "....#efffgh#....", ".....#effg#.....", "......#fg#......",
      ".......##.......", "................", "................", "................",
    ]
    let colors: [Character: UInt32] = [
      "#": 0x0C1230, "a": 0xD9FFF8, "b": 0x9BE8DD, "c": 0x56CBBE, "d": 0x3AA598, "e": 0x56CBBE,
      "f": 0x3AA598, "g": 0x2A7F7A, "h": 0x1E5F62,
    ]
    fill(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 16, height: 16)), UIColor(hex: 0x33407A))
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() {
        guard let color = colors[character] else { continue }
        UIColor(hex: color).setFill()
        fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
  }

  /// Draws rays and rings that are finer than the pixels of the scaled image.
  fileprivate func drawRose(in bounds: CGRect) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    fill(.circle(middle, 250), DemoPalette.ivory)
    for ray in 0..<72 {
      let degrees = CGFloat(ray) * 5
      stroke(
        .line(middle.toward(degrees, 70), middle.toward(degrees, 246)), GalleryStyle.ink,
        width: ray % 6 == 0 ? 6 : 3, cap: .butt)
    }
    for ring in 0..<10 {
      stroke(.circle(middle, 70 + CGFloat(ring) * 19.5), DemoPalette.coral.darker(0.2), width: 3)
    }
  }
}
