import UIKit

/// Labels that move; the text of `--changes` of them is another one in each frame.
struct TextVariant: GridVariant {
  static let changes = true
  static let name = "text"
  static let summary = "moving labels; --changes of them have a new text in each frame"

  let options: BenchOptions

  init(_ options: BenchOptions) {
    self.options = options
  }

  func makeView(_ index: Int) -> UIView {
    let label = UILabel(
      frame: CGRect(x: 0, y: 0, width: options.layerSize, height: options.layerSize / 2))
    label.font = .systemFont(ofSize: options.layerSize / 6)
    label.textColor = UIColor(
      hue: CGFloat(index % 24) / 24, saturation: 0.3, brightness: 1, alpha: 1)
    label.textAlignment = .center
    label.numberOfLines = 2
    label.text = Self.text(index, 0)
    return label
  }

  func show(in window: UIWindow, _ motion: BenchMotion) {
    showGrid(in: window, motion)
    guard case .moving = motion, options.changes > 0 else { return }
    let labels = window.subviews.compactMap { $0 as? UILabel }.prefix(options.changes)
    FrameTicker.start(in: window) { frame in
      for (index, label) in labels.enumerated() { label.text = Self.text(index, frame) }
    }
  }

  private static func text(_ index: Int, _ frame: Int) -> String {
    "Label \(index)\n\(frame) words"
  }
}
