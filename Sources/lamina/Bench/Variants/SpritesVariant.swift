import UIKit

/// Round pictures with wide transparent margins, as in the demo.
struct SpritesVariant: GridVariant {
  static let name = "sprites"
  static let summary = "round pictures with wide transparent margins, at alpha 1"
  static let fades = false

  let options: BenchOptions

  init(_ options: BenchOptions) {
    self.options = options
  }

  func makeView(_ index: Int) -> UIView {
    BenchView(index: index, size: options.layerSize, picture: .sprite)
  }
}
