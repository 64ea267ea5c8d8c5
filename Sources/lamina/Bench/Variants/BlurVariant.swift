import UIKit

/// Bitmaps with a Gaussian blur, whose radius is a sixteenth of the side.
struct BlurVariant: GridVariant {
  static let name = "blur"
  static let summary = "bitmaps with a Gaussian blur, whose radius is a sixteenth of the side"

  let options: BenchOptions

  init(_ options: BenchOptions) {
    self.options = options
  }

  func makeView(_ index: Int) -> UIView {
    let view = BenchView(index: index, size: options.layerSize)
    let blur = CAFilter(type: kCAFilterGaussianBlur)
    blur.setValue(view.bounds.width / 16, forKey: "inputRadius")
    view.layer.filters = [blur]
    return view
  }
}
