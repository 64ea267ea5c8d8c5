import Foundation
import UIKit

extension GalleryPage {
  static let imageFiles = GalleryPage(
    name: "image-files", title: "Image files",
    caption:
      "PNG, JPEG and WebP files become images, turned as their EXIF data say; an animated WebP "
      + "moves in an image view.",
    specimens: [
      Specimen("UIImage(data: png)", note: "with its alpha") { stage in
        stage.checkerboard()
        stage.addImageView(stage.lamp?.pngData(), stage.rect(50, 15, 60, 60))
      },
      Specimen("jpegData(compressionQuality:)", note: "1, 0.3 and 0") { stage in
        for (index, quality) in ([1, 0.3, 0] as [CGFloat]).enumerated() {
          let frame = stage.rect(4 + CGFloat(index) * 52, 22, 48, 46)
          stage.addImageView(stage.postcard?.jpegData(compressionQuality: quality), frame)
        }
      },
      Specimen("UIImage(data: webP)", note: "lossy, with alpha; enlarged") { stage in
        stage.checkerboard()
        stage.addImageView(Data(base64Encoded: WebPSamples.alpha), stage.rect(32, 21, 96, 48))
      },
      Specimen("UIImage(data: animatedWebP)", note: "moves in the gallery's window") { stage in
        stage.addImageView(Data(base64Encoded: WebPSamples.animation), stage.rect(32, 21, 96, 48))
      },
      Specimen("imageOrientation", note: "up, down, left, right, and mirrored") { stage in
        for (index, orientation) in UIImage.Orientation.all.enumerated() {
          let origin = CGPoint(x: 8 + CGFloat(index % 4) * 38, y: 6 + CGFloat(index / 4) * 40)
          stage.addLamp(orientation, stage.rect(origin.x, origin.y, 32, 36))
        }
      },
      Specimen("drawAsPattern(in:)", note: "from the origin on") { stage in
        let unit = stage.length(20) / 20
        stage.drawing { _, bounds in
          guard
            let lamp = stage.lamp?.preparingThumbnail(
              of: CGSize(width: 20 * unit, height: 20 * unit))
          else { return }
          lamp.drawAsPattern(in: bounds.insetBy(dx: 10 * unit, dy: 10 * unit))
        }
      },
    ])
}

extension Stage {
  fileprivate var lamp: UIImage? {
    sample { $0.drawCard("R", DemoPalette.brass, in: $1, unit: unit) }
  }
  fileprivate var postcard: UIImage? { sample { $0.drawPostcard(in: $1) } }

  private func sample(_ drawing: (CGContext, CGRect) -> Void) -> UIImage? {
    image(size(60, 60)) { context, bounds in
      context.addPath(UIBezierPath(roundedRect: bounds, cornerRadius: length(14)).cgPath)
      context.clip()
      drawing(context, bounds)
    }.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// Adds an image view that shows an image file.
  fileprivate func addImageView(_ data: Data?, _ frame: CGRect) {
    let imageView = UIImageView(image: data.flatMap { UIImage(data: $0) })
    imageView.frame = frame
    imageView.layer.magnificationFilter = .nearest
    view.addSubview(imageView)
  }

  fileprivate func addLamp(_ orientation: UIImage.Orientation, _ frame: CGRect) {
    guard let pixels = lamp?.cgImage else { return }
    let imageView = UIImageView(
      image: UIImage(cgImage: pixels, scale: scale, orientation: orientation))
    imageView.contentMode = .scaleAspectFit
    imageView.frame = frame
    view.addSubview(imageView)
  }
}

extension UIImage.Orientation {
  fileprivate static let all: [Self] = [
    .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
  ]
}

/// WebP files: an image of 8 × 4 pixels, and an animation with three frames of 4 × 2 pixels.
private enum WebPSamples {
  static let alpha = """
    UklGRnwAAABXRUJQVlA4WAoAAAAQAAAABwAAAwAAQUxQSAwAAAABD/DA/4iIUPiI/gdWUDggSgAAAJACAJ0BKggABAAA\
    wBIlqAJ0ugFAA/ACu/9wABcAAP76KHgj+E8Gj/zREMF/v/+/dfz1MUv7//fuv/ZVYsn3/4rffZYb0//8auAA
    """
  static let animation = """
    UklGRrQAAABXRUJQVlA4WAoAAAASAAAAAwAAAQAAQU5JTQYAAAAAAAAAAABBTk1GKAAAAAAAAAAAAAMAAAEAAGQAAAJW\
    UDhMDwAAAC8DQAAABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAMAAAEAAMgAAABWUDhMDwAAAC8DQAAAB9D/iP4HIqL/\
    AQBBTk1GKAAAAAAAAAAAAAMAAAEAAGQAAAJWUDhMDwAAAC8DQAAQBxDR/wIGIqL/AQA=
    """
}
