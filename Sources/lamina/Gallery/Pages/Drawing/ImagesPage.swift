import UIKit

extension GalleryPage {
  static let images = GalleryPage(
    name: "images", title: "Image views",
    caption: "A UIImageView shows an image as its contentMode says, and has the image's size "
      + "unless it is given another; it draws nothing itself.",
    specimens: [
      Specimen("UIImageView(image: image)", note: "the image's size") { stage in
        let view = stage.postcardView()
        view.center = CGPoint(x: stage.view.bounds.midX, y: stage.view.bounds.midY)
      },
      Specimen("contentMode = .scaleToFill", note: "the default") { stage in
        stage.postcardView(stage.rect(0, 0, 160, 90))
      },
      Specimen("contentMode = .scaleAspectFit") { stage in
        stage.postcardView(stage.rect(0, 0, 160, 90)).contentMode = .scaleAspectFit
      },
      Specimen(".scaleAspectFill, clipsToBounds") { stage in
        let view = stage.postcardView(stage.rect(0, 0, 160, 90))
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
      },
      Specimen("with corners, a border and alpha", note: "as any view") { stage in
        let view = stage.postcardView(stage.rect(30, 5, 100, 80))
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.layer.cornerRadius = stage.length(40)
        view.layer.borderWidth = stage.length(3)
        view.layer.borderColor = DemoPalette.brass.cgColor
        view.alpha = 0.8
      },
      Specimen("with a transform", note: "nothing is drawn again") { stage in
        for (index, degrees) in ([-14, -4, 8] as [CGFloat]).enumerated() {
          let view = stage.postcardView(stage.rect(26 + CGFloat(index) * 26, 20, 60, 48))
          view.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
        }
      },
    ])
}

extension Stage {
  @discardableResult
  fileprivate func postcardView(_ frame: CGRect? = nil) -> UIImageView {
    let postcard = image(size(70, 56)) { $0.drawPostcard(in: $1) }
      .map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    let imageView = UIImageView(image: postcard)
    imageView.backgroundColor = UIColor(hex: 0x10173A)
    if let frame { imageView.frame = frame }
    view.addSubview(imageView)
    return imageView
  }
}
