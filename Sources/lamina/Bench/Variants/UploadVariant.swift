import UIKit

/// Bitmaps that move; `--changes` of them are new ones in each frame.
struct UploadVariant: GridVariant {
  static let changes = true
  static let name = "upload"
  static let summary = "moving bitmaps; --changes of them, 10 by default, are new in each frame"
  static let defaults = BenchOptions(changes: 10)
  /// The number of different bitmaps, which follow each other.
  private static let patterns = 8

  let options: BenchOptions
  private let pixels: [[UInt8]]

  init(_ options: BenchOptions) {
    self.options = options
    pixels = (0..<Self.patterns).map { Self.pixels($0, side: Int(options.layerSize)) }
  }

  func makeView(_ index: Int) -> UIView {
    let view = UIView(
      frame: CGRect(x: 0, y: 0, width: options.layerSize, height: options.layerSize))
    view.layer.contents = image(index)
    return view
  }

  func show(in window: UIWindow, _ motion: BenchMotion) {
    showGrid(in: window, motion)
    guard case .moving = motion, options.changes > 0 else { return }
    let views = window.subviews.prefix(options.changes)
    FrameTicker.start(in: window) { frame in
      for (index, view) in views.enumerated() { view.layer.contents = image(index + frame) }
    }
  }

  /// A new image, which is uploaded even if another one had the same pixels.
  private func image(_ index: Int) -> CGImage {
    let side = Int(options.layerSize)
    return CGImage(
      width: side, height: side, premultipliedRGBA: pixels[index % Self.patterns])
  }

  /// Diagonal stripes, half of them transparent.
  private static func pixels(_ pattern: Int, side: Int) -> [UInt8] {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * side * side)
    for y in 0..<side {
      for x in 0..<side {
        let isStripe = (x + y + 4 * pattern) / 16 % 2 == 0
        let alpha: UInt8 = isStripe ? 255 : 96
        pixels += [alpha / 2, UInt8(x * Int(alpha) / side), UInt8(y * Int(alpha) / side), alpha]
      }
    }
    return pixels
  }
}
