import UIKit

/// Bitmaps with transparent corners, whose opacities change.
struct TranslucentVariant: GridVariant {
  static let name = "translucent"
  static let summary = "bitmaps with transparent corners, whose opacities change"

  let options: BenchOptions

  init(_ options: BenchOptions) {
    self.options = options
  }

  func makeView(_ index: Int) -> UIView {
    BenchView(index: index, size: options.layerSize)
  }
}
