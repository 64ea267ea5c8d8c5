import UIKit

extension GalleryPage {
  static let drawnImages = GalleryPage(
    name: "drawn-images", title: "Images in a context",
    caption: "An image is stretched to the rectangle it is drawn in, sampled as the interpolation "
      + "quality says; masks let parts of it through.",
    specimens: [
      interpolation("interpolationQuality = .none", .none),
      interpolation("interpolationQuality = .low", .low),
      interpolation("interpolationQuality = .high", .high),
      Specimen("draw(_:in:byTiling:)", note: "again and again from the rectangle on") { stage in
        stage.sketchPostcard { context, postcard in
          context.clip(to: CGRect(x: 5, y: 5, width: 150, height: 80))
          context.draw(postcard, in: CGRect(x: 60, y: 30, width: 40, height: 30), byTiling: true)
        }
      },
      Specimen("clip(to:mask:)", note: "as much as the mask is bright") { stage in
        stage.sketchPostcard { context, postcard in
          if let mask = CGImage.waves {
            context.clip(to: CGRect(x: 20, y: 5, width: 120, height: 80), mask: mask)
          }
          context.drawFlipped(postcard, in: CGRect(x: 20, y: 5, width: 120, height: 80))
        }
      },
      Specimen("image.masking(mask)", note: "an image of its own") { stage in
        stage.sketchPostcard { context, postcard in
          guard let masked = CGImage.waves.flatMap(postcard.masking) else { return }
          context.drawFlipped(masked, in: CGRect(x: 20, y: 5, width: 120, height: 80))
        }
      },
      Specimen("cropping(to:)", note: "parts of one memory") { stage in
        stage.sketchPostcard { context, postcard in
          for index in 0..<4 {
            let width = CGFloat(postcard.width) / 4
            let part = CGRect(
              x: CGFloat(index) * width, y: 0, width: width, height: CGFloat(postcard.height))
            guard let cut = postcard.cropping(to: part) else { continue }
            context.drawFlipped(
              cut, in: CGRect(x: 8 + 38 * CGFloat(index), y: 10, width: 30, height: 70))
          }
        }
      },
      Specimen("copy(maskingColorComponents:)", note: "without its light colours") { stage in
        stage.sketchPostcard { context, postcard in
          let light: [CGFloat] = [190, 255, 120, 255, 0, 255]
          guard let cut = postcard.copy(maskingColorComponents: light) else { return }
          context.drawFlipped(cut, in: CGRect(x: 20, y: 5, width: 120, height: 80))
        }
      },
    ])

  private static func interpolation(
    _ title: String, _ quality: CGInterpolationQuality
  ) -> Specimen {
    Specimen(title, note: "14 pixels on the width") { stage in
      guard
        let small = stage.image(
          CGSize(width: 14, height: 10), scale: 1,
          {
            $0.drawPostcard(in: $1)
          })
      else { return }
      stage.sketch { context in
        context.interpolationQuality = quality
        context.drawFlipped(small, in: CGRect(x: 20, y: 5, width: 120, height: 80))
      }
    }
  }
}

extension Stage {
  /// Draws the closure with an image of a postcard.
  fileprivate func sketchPostcard(_ body: @escaping (CGContext, CGImage) -> Void) {
    checkerboard()
    let postcard = image(size(120, 80)) { context, bounds in
      DemoPalette.night.setFill()
      context.fill(bounds)
      context.drawPostcard(in: bounds)
    }
    guard let postcard else { return }
    sketch { body($0, postcard) }
  }
}

extension CGContext {
  /// Draws an image without mirroring it in a context whose y axis points down.
  fileprivate func drawFlipped(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: rect)
    restoreGState()
  }
}

extension CGImage {
  /// An 8-bit grayscale mask with a wave pattern.
  fileprivate static let waves: CGImage? = {
    let samples: [UInt8] = (0..<(60 * 40)).map { index in
      let (x, y) = (Double(index % 60) / 60, Double(index / 60) / 40)
      return UInt8(127.5 + 127.5 * sin(14 * x + 5 * sin(6 * y)))
    }
    guard let provider = CGDataProvider(data: Data(samples)) else { return nil }
    return CGImage(
      width: 60, height: 40, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 60,
      space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
  }()
}
