import CoreGraphics
import UIKit

/// A view that fills itself with a color, and records its draw calls and layouts.
@MainActor class ProbeView: UIView {
  /// The color that `draw(_:)` fills with.
  var fillColor = UIColor.red
  private(set) var drawn: [CGRect] = []
  private(set) var layouts = 0
  var onLayout: () -> Void = {}

  override func draw(_ rect: CGRect) {
    drawn.append(rect)
    fillColor.setFill()
    UIRectFill(rect)
  }

  override func layoutSubviews() {
    layouts += 1
    onLayout()
  }
}

extension UIView {
  /// Returns a red view without a bitmap.
  static func plain(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = .red
    return view
  }
}
