import QuartzCore
import UIKit

extension GalleryPage {
  static let edges = GalleryPage(
    name: "edges", title: "Smooth edges",
    caption: "Edges that do not lie on the pixel grid are smoothed in the compositor, all of them "
      + "or those that a mask names. Look closely.",
    space: CGSize(width: 160, height: 120),
    specimens: [
      Specimen("allowsEdgeAntialiasing = true", note: "the default here") { $0.tilted() },
      Specimen("allowsEdgeAntialiasing = false", note: "every edge in steps") { stage in
        stage.tilted { $0.allowsEdgeAntialiasing = false }
      },
      Specimen("edgeAntialiasingMask = []", note: "the same, by the mask") { stage in
        stage.tilted { $0.edgeAntialiasingMask = [] }
      },
      Specimen(".layerLeftEdge, .layerRightEdge", note: "smooth at the sides") { stage in
        stage.tilted { $0.edgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge] }
      },
      Specimen(".layerBottomEdge", note: "the side of the smaller y: above") { stage in
        stage.tilted { $0.edgeAntialiasingMask = .layerBottomEdge }
      },
      Specimen(".layerTopEdge", note: "the side of the larger y: below") { stage in
        stage.tilted { $0.edgeAntialiasingMask = .layerTopEdge }
      },
      Specimen("tiles, all edges smooth", note: "the ground shows in the seams") { $0.tiles(.all) },
      Specimen("tiles, outer edges smooth", note: "no seams: what the mask is for") {
        $0.tiles(.outer)
      },
    ])
}

extension Stage {
  fileprivate enum Seams {
    case all, outer
  }

  fileprivate func tilted(_ change: (CALayer) -> Void = { _ in }) {
    let view = block(28, 32, 104, 56, color: DemoPalette.ivory)
    view.transform = CGAffineTransform(rotationAngle: 0.14)
    change(view.layer)
  }

  /// Adds two rows of four tiles that make up one rotated rectangle.
  fileprivate func tiles(_ seams: Seams) {
    let parent = UIView(frame: rect(28, 32, 104, 56))
    view.addSubview(parent)
    let (width, height) = (parent.bounds.width / 4, parent.bounds.height / 2)
    for index in 0..<8 {
      let (column, row) = (index % 4, index / 4)
      let tile = UIView(
        frame: CGRect(
          x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height))
      tile.backgroundColor = DemoPalette.ivory
      if seams == .outer {
        var mask: CAEdgeAntialiasingMask = row == 0 ? .layerBottomEdge : .layerTopEdge
        if column == 0 { mask.insert(.layerLeftEdge) }
        if column == 3 { mask.insert(.layerRightEdge) }
        tile.layer.edgeAntialiasingMask = mask
      }
      parent.addSubview(tile)
    }
    parent.transform = CGAffineTransform(rotationAngle: 0.14)
  }
}
