import UIKit

extension GalleryPage {
  static let resizable = GalleryPage(
    name: "resizable", title: "Resizable images",
    caption:
      "Cap insets keep the sides of an image in their size; what lies between them is repeated, "
      + "or stretched.",
    specimens: [
      Specimen("the image", note: "32 × 32 points, with caps of 10") { stage in
        stage.resized(stage.rect(64, 29, 32, 32)) { $0 }
      },
      Specimen("no insets", note: "all of it stretches") { stage in
        stage.resized(stage.rect(10, 10, 140, 70)) { $0 }
      },
      Specimen("resizableImage(withCapInsets:)", note: "tiles") { stage in
        stage.resized(stage.rect(10, 10, 140, 70)) {
          $0.resizableImage(withCapInsets: stage.caps)
        }
      },
      Specimen("resizingMode: .stretch") { stage in
        stage.resized(stage.rect(10, 10, 140, 70)) {
          $0.resizableImage(withCapInsets: stage.caps, resizingMode: .stretch)
        }
      },
      Specimen(
        "withTintColor(_:renderingMode:)", note: "the shape in one colour, with its caps"
      ) { stage in
        stage.resized(stage.rect(10, 10, 140, 70)) {
          $0.resizableImage(withCapInsets: stage.caps)
            .withTintColor(.systemTeal, renderingMode: .alwaysOriginal)
        }
      },
      Specimen(
        "draw(in:blendMode:alpha:)", note: ".plusLighter, 0.5, one upon the other"
      ) { stage in
        let image = stage.button.resizableImage(withCapInsets: stage.caps, resizingMode: .stretch)
        let frames = [stage.rect(10, 10, 90, 45), stage.rect(55, 35, 95, 45)]
        stage.drawing { _, _ in
          for frame in frames { image.draw(in: frame, blendMode: .plusLighter, alpha: 0.5) }
        }
      },
    ])
}

extension Stage {
  fileprivate var caps: UIEdgeInsets {
    UIEdgeInsets(top: length(10), left: length(10), bottom: length(10), right: length(10))
  }

  /// A button image with a dot in the middle, which shows how the middle is tiled.
  fileprivate var button: UIImage {
    let side = length(32)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
      let bounds = CGRect(x: 0, y: 0, width: side, height: side)
      let shape = UIBezierPath(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: side / 3.2)
      $0.cgContext.fill(shape, DemoPalette.coral)
      $0.cgContext.stroke(shape, DemoPalette.ivory, width: 2)
      $0.cgContext.fill(.circle(CGPoint(x: side / 2, y: side / 2), side / 8), DemoPalette.brass)
    }
  }

  fileprivate func resized(_ frame: CGRect, _ change: (UIImage) -> UIImage) {
    let imageView = UIImageView(image: change(button))
    imageView.frame = frame
    view.addSubview(imageView)
  }
}
