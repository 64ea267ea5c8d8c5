import CoreGraphics
import UIKit

/// A view, not opaque, that draws what it is told to.
@MainActor final class SketchView: UIView {
  var sketch: (CGContext, CGRect) -> Void

  init(_ frame: CGRect, _ sketch: @escaping (CGContext, CGRect) -> Void) {
    self.sketch = sketch
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { sketch(context, rect) }
  }
}
