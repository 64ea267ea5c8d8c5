import QuartzCore
import UIKit

extension GalleryPage {
  static let masks = GalleryPage(
    name: "masks", title: "Masks",
    caption:
      "The alpha of a mask multiplies what a view and its subviews show. A mask is a view or "
      + "a layer with everything below it.",
    space: CGSize(width: 160, height: 120),
    specimens: [
      Specimen("view.mask", note: "a round view") { stage in
        let postcard = stage.postcard()
        let mask = UIView(frame: stage.rect(22, 7, 76, 76))
        mask.backgroundColor = .black
        mask.layer.cornerRadius = mask.bounds.width / 2
        postcard.mask = mask
      },
      Specimen("layer.mask = CAGradientLayer()", note: "the picture fades out") { stage in
        let postcard = stage.postcard()
        let mask = CAGradientLayer()
        mask.frame = postcard.bounds
        mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        mask.locations = [0.35, 1]
        postcard.layer.mask = mask
      },
      Specimen("mask.contents", note: "the alpha of an image") { stage in
        let postcard = stage.postcard()
        let mask = CALayer()
        mask.frame = postcard.bounds
        let unit = stage.unit
        mask.contents = stage.image(postcard.bounds.size) { context, bounds in
          context.fill(.star(in: bounds.insetBy(dx: 15 * unit, dy: 0)), .black)
        }
        postcard.layer.mask = mask
      },
      Specimen("view.mask = UILabel()", note: "text, cut out") { stage in
        let postcard = stage.postcard()
        let label = UILabel(frame: postcard.bounds)
        label.text = "MASK"
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 40 * stage.unit, weight: .black)
        postcard.mask = label
      },
      Specimen("a mask with sublayers", note: "0.4 outside, 1 where they are") { stage in
        let postcard = stage.postcard()
        let mask = CALayer()
        mask.frame = postcard.bounds
        mask.backgroundColor = UIColor(white: 0, alpha: 0.4).cgColor
        for index in 0..<3 {
          let disc = CALayer()
          disc.frame = stage.rect(8 + CGFloat(index) * 36, 29, 32, 32)
          disc.backgroundColor = UIColor.black.cgColor
          disc.cornerRadius = disc.bounds.width / 2
          mask.addSublayer(disc)
        }
        postcard.layer.mask = mask
      },
      Specimen("mask.mask", note: "a bar of a disc") { stage in
        let postcard = stage.postcard()
        let (mask, bar) = (CALayer(), CALayer())
        mask.frame = stage.rect(17, 2, 86, 86)
        mask.cornerRadius = mask.bounds.width / 2
        bar.frame = stage.rect(0, 23, 86, 40)
        for layer in [mask, bar] { layer.backgroundColor = UIColor.black.cgColor }
        mask.mask = bar
        postcard.layer.mask = mask
      },
      Specimen("with a transform", note: "the mask turns, the picture does not") { stage in
        let postcard = stage.postcard()
        let mask = UIView(frame: stage.rect(30, 15, 60, 60))
        mask.backgroundColor = .black
        mask.transform = CGAffineTransform(rotationAngle: .pi / 4)
        postcard.mask = mask
      },
      Specimen("with alpha and a subview", note: "the group of both is masked") { stage in
        let postcard = stage.postcard()
        stage.on(postcard).block(70, -15, 60, 60, color: DemoPalette.teal)
        let mask = UIView(frame: postcard.bounds.insetBy(dx: -stage.unit * 8, dy: 0))
        mask.backgroundColor = .black
        mask.layer.cornerRadius = stage.length(30)
        (postcard.mask, postcard.alpha) = (mask, 0.6)
      },
    ])
}

extension Stage {
  fileprivate func postcard() -> UIView {
    checkerboard()
    return drawing(rect(20, 15, 120, 90)) { context, bounds in context.drawPostcard(in: bounds) }
  }
}
