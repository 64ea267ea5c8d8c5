import QuartzCore
import UIKit

extension GalleryPage {
  static let layerFilters = GalleryPage(
    name: "layer-filters", title: "Filters of layers",
    caption: "The compositor filters a layer with its sublayers as one picture, without drawing "
      + "again; their inputs can be animated.",
    space: CGSize(width: 160, height: 120),
    specimens: [
      Specimen("layer.filters = nil", note: "the picture and a label") { $0.filtered([]) },
      Specimen("gaussianBlur", note: "inputRadius = 3") { stage in
        stage.filtered([.make(kCAFilterGaussianBlur, stage.unit * 3)])
      },
      Specimen("colorSaturate", note: "inputAmount = 0") {
        $0.filtered([.make(kCAFilterColorSaturate, 0)])
      },
      Specimen("colorContrast, colorBrightness", note: "0.5 and 0.2") {
        $0.filtered([.make(kCAFilterColorContrast, 0.5), .make(kCAFilterColorBrightness, 0.2)])
      },
      Specimen("colorHueRotate", note: "inputAngle = π / 2") {
        $0.filtered([.make(kCAFilterColorHueRotate, .pi / 2)])
      },
      Specimen("colorInvert", note: "has no input") {
        $0.filtered([CAFilter(type: kCAFilterColorInvert)])
      },
      Specimen("colorMatrix", note: "the tones of old photographs") {
        $0.filtered([.sepia()])
      },
      Specimen("with a mask and alpha", note: "gaussianBlur first, then both") { stage in
        let view = stage.filtered([.make(kCAFilterGaussianBlur, stage.unit * 2)])
        let mask = UIView(frame: stage.rect(22, 7, 76, 76))
        mask.backgroundColor = .black
        mask.layer.cornerRadius = mask.bounds.width / 2
        (view.mask, view.alpha) = (mask, 0.8)
      },
    ])
}

extension Stage {
  /// Adds a picture with a label, as one layer with filters.
  @discardableResult
  fileprivate func filtered(_ filters: [CAFilter]) -> UIView {
    let postcard = drawing(rect(20, 15, 120, 90)) { context, bounds in
      context.drawPostcard(in: bounds)
    }
    let label = UILabel(frame: rect(10, 8, 60, 16))
    label.text = "label"
    label.textColor = DemoPalette.ivory
    label.font = .systemFont(ofSize: 12 * unit, weight: .semibold)
    postcard.addSubview(label)
    postcard.layer.filters = filters
    return postcard
  }
}

extension CAFilter {
  /// A filter with its only input.
  fileprivate static func make(_ type: String, _ value: CGFloat) -> CAFilter {
    let filter = CAFilter(type: type)
    for key in filter.inputKeys { filter.setValue(value, forKey: key) }
    return filter
  }

  fileprivate static func sepia() -> CAFilter {
    let filter = CAFilter(type: kCAFilterColorMatrix)
    let matrix = CAColorMatrix(
      m11: 0.393, m12: 0.769, m13: 0.189, m14: 0, m15: 0, m21: 0.349, m22: 0.686, m23: 0.168,
      m24: 0, m25: 0, m31: 0.272, m32: 0.534, m33: 0.131, m34: 0, m35: 0, m41: 0, m42: 0, m43: 0,
      m44: 1, m45: 0)
    filter.setValue(NSValue(caColorMatrix: matrix), forKey: "inputColorMatrix")
    return filter
  }
}
