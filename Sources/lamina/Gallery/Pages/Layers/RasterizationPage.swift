import QuartzCore
import UIKit

extension GalleryPage {
  static let rasterization = GalleryPage(
    name: "rasterization", title: "Rasterization",
    caption:
      "A rasterized layer is drawn into a bitmap with its sublayers. The bitmap is shown again "
      + "while nothing inside changes, and resampled where the screen has another scale.",
    space: CGSize(width: 160, height: 120),
    specimens: [
      Specimen("shouldRasterize = false", note: "each layer is drawn in each frame") { stage in
        _ = stage.card()
      },
      Specimen("shouldRasterize = true", note: "at the screen's scale: the same picture") { stage in
        stage.card().rasterize(at: stage.scale)
      },
      Specimen("rasterizationScale = 1", note: "a pixel per point") { stage in
        stage.card().rasterize(at: 1)
      },
      Specimen("rasterizationScale = 0.25", note: "a pixel for four points") { stage in
        stage.card().rasterize(at: 0.25)
      },
      Specimen("magnificationFilter = .nearest", note: "the same bitmap, not smoothed") { stage in
        let card = stage.card()
        card.layer.magnificationFilter = .nearest
        card.rasterize(at: 0.25)
      },
      Specimen("with a transform", note: "the bitmap turns, and is not drawn again") { stage in
        let card = stage.card()
        card.transform = CGAffineTransform(rotationAngle: -.pi / 9)
        card.rasterize(at: stage.scale)
      },
      Specimen("with alpha", note: "the opacity applies to the bitmap") { stage in
        let card = stage.card()
        card.alpha = 0.5
        card.rasterize(at: stage.scale)
      },
      Specimen("with a blur", note: "filters belong to the bitmap") { stage in
        let card = stage.card()
        let blur = CAFilter(type: kCAFilterGaussianBlur)
        blur.setValue(3 * stage.unit, forKey: "inputRadius")
        card.layer.filters = [blur]
        card.rasterize(at: stage.scale)
      },
    ])
}

extension Stage {
  /// A card with a disc that lies partly outside of it, and a line of text.
  fileprivate func card() -> UIView {
    checkerboard()
    let card = UIView(frame: rect(25, 25, 100, 70))
    card.backgroundColor = .white
    card.layer.cornerRadius = length(12)
    card.layer.borderWidth = length(2)
    card.layer.borderColor = DemoPalette.teal.cgColor
    view.addSubview(card)
    let disc = UIView(frame: rect(70, -14, 44, 44))
    disc.backgroundColor = .systemOrange
    disc.layer.cornerRadius = disc.bounds.width / 2
    card.addSubview(disc)
    let label = UILabel(frame: rect(8, 30, 84, 30))
    label.text = "Raster"
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 22 * unit, weight: .bold)
    card.addSubview(label)
    return card
  }
}

extension UIView {
  fileprivate func rasterize(at scale: CGFloat) {
    layer.shouldRasterize = true
    layer.rasterizationScale = scale
  }
}
