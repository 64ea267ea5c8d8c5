import UIKit

/// Bitmaps that cast shadows, whose shapes follow from the bitmaps.
struct ShadowsVariant: GridVariant {
  static let name = "shadows"
  static let summary = "bitmaps that cast shadows, blurred by a sixteenth of the side"

  let options: BenchOptions

  init(_ options: BenchOptions) {
    self.options = options
  }

  func makeView(_ index: Int) -> UIView {
    let view = BenchView(index: index, size: options.layerSize)
    view.layer.shadowOpacity = 0.6
    view.layer.shadowRadius = view.bounds.width / 16
    view.layer.shadowOffset = CGSize(width: 0, height: view.bounds.width / 32)
    return view
  }
}
