import UIKit

/// Moving bitmaps below a still view of 300 × 300 points that blurs them.
struct BackdropVariant: GridVariant {
  static let name = "backdrop"
  static let summary = "bitmaps below a still view of 300 points that blurs them"
  static let defaults = BenchOptions(layerSize: 64)

  let options: BenchOptions

  init(_ options: BenchOptions) {
    self.options = options
  }

  func makeView(_ index: Int) -> UIView {
    BenchView(index: index, size: options.layerSize)
  }

  func show(in window: UIWindow, _ motion: BenchMotion) {
    showGrid(in: window, motion)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    view.bounds.size = CGSize(width: 300, height: 300)
    view.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    window.addSubview(view)
  }
}
