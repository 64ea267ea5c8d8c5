import UIKit

/// Opaque bitmaps at alpha 1.
struct OpaqueVariant: GridVariant {
  static let name = "opaque"
  static let summary = "opaque bitmaps at alpha 1"
  static let fades = false

  let options: BenchOptions

  init(_ options: BenchOptions) {
    self.options = options
  }

  func makeView(_ index: Int) -> UIView {
    BenchView(index: index, size: options.layerSize, picture: .opaque)
  }
}
