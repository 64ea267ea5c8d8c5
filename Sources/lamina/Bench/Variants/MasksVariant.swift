import UIKit

/// Bitmaps inside of round masks.
struct MasksVariant: GridVariant {
  static let name = "masks"
  static let summary = "bitmaps inside of round masks"

  let options: BenchOptions

  init(_ options: BenchOptions) {
    self.options = options
  }

  func makeView(_ index: Int) -> UIView {
    let view = BenchView(index: index, size: options.layerSize)
    let mask = UIView(frame: view.bounds)
    mask.backgroundColor = .black
    mask.layer.cornerRadius = view.bounds.width / 2
    view.mask = mask
    return view
  }
}
