import QuartzCore
import UIKit

extension GalleryPage {
  static let borders = GalleryPage(
    name: "borders", title: "Borders",
    caption: "A border lies inside the bounds, in front of the background, the contents and the "
      + "subviews.",
    space: CGSize(width: 160, height: 120),
    specimens: [
      Specimen("borderWidth = 1, 4, 12", note: "the default is 0") { stage in
        for (index, width) in ([1, 4, 12] as [CGFloat]).enumerated() {
          stage.framed(6 + CGFloat(index) * 52, 30, 44, 60, border: width)
        }
      },
      Specimen(
        "borderWidth = 6, cornerRadius = 22", note: "the inner corner is less round"
      ) { stage in
        stage.framed(20, 17, 120, 86, border: 6).layer.cornerRadius = stage.length(22)
      },
      Specimen(
        "borderWidth = 18, cornerRadius = 12", note: "wider than the radius: square inside"
      ) {
        stage in
        stage.framed(20, 17, 120, 86, border: 18).layer.cornerRadius = stage.length(12)
      },
      Specimen("borderColor with alpha 0.5", note: "the background shines through") { stage in
        let view = stage.framed(20, 17, 120, 86, border: 14)
        view.backgroundColor = DemoPalette.teal
        view.layer.borderColor = DemoPalette.ivory.withAlphaComponent(0.5).cgColor
      },
      Specimen("in front of subviews", note: "the disc is a subview") { stage in
        stage.disc(in: stage.framed(28, 17, 90, 74, border: 8))
      },
      Specimen("with clipsToBounds", note: "the disc ends, the border does not") { stage in
        let view = stage.framed(28, 17, 90, 74, border: 8)
        view.layer.cornerRadius = stage.length(18)
        view.clipsToBounds = true
        stage.disc(in: view)
      },
      Specimen("maskedCorners", note: "the border follows") { stage in
        let view = stage.framed(20, 17, 120, 86, border: 6)
        view.layer.cornerRadius = stage.length(30)
        view.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner]
      },
      Specimen("with a transform", note: "its width turns and grows with the view") { stage in
        let view = stage.framed(43, 36, 74, 48, border: 4)
        view.layer.cornerRadius = stage.length(10)
        view.transform = CGAffineTransform(rotationAngle: -0.35).scaledBy(x: 1.3, y: 1.3)
      },
    ])
}

extension Stage {
  @discardableResult
  fileprivate func framed(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, border: CGFloat
  ) -> UIView {
    let view = block(x, y, width, height, color: UIColor(hex: 0x33407A))
    view.layer.borderWidth = max(length(border), 1)
    view.layer.borderColor = DemoPalette.brass.cgColor
    return view
  }

  fileprivate func disc(in parent: UIView) {
    let disc = on(parent).block(46, 26, 62, 62, color: DemoPalette.coral)
    disc.layer.cornerRadius = disc.bounds.width / 2
  }
}
