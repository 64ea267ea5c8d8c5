import CoreGraphics
import LaminaTesting
import Testing

let red = SIMD4<UInt8>(255, 0, 0, 255)
let green = SIMD4<UInt8>(0, 255, 0, 255)
let blue = SIMD4<UInt8>(0, 0, 255, 255)
let black = SIMD4<UInt8>(0, 0, 0, 255)

extension OffscreenScreen {
  /// Makes a screen that shows `views`.
  static func showing(
    _ views: UIView..., size: CGSize = CGSize(width: 120, height: 40), scale: CGFloat = 1
  ) throws -> OffscreenScreen {
    let screen = try OffscreenScreen(size: size, scale: scale)
    for view in views {
      view.contentScaleFactor = scale
      screen.window.addSubview(view)
    }
    try screen.render()
    return screen
  }

  /// Renders a frame at a time.
  @discardableResult func frame(at time: CFTimeInterval) throws -> CGImage {
    self.time = time
    return try frame()
  }
}

extension CGImage {
  /// Returns the bounding box of the pixels that have the value; null if none has.
  func box(of value: SIMD4<UInt8>) -> CGRect {
    var box = CGRect.null
    for y in 0..<height {
      for x in 0..<width where pixel(x: x, y: y) == value {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }
}

/// Returns whether two numbers differ by rounding only.
func near(_ a: CGFloat, _ b: CGFloat, by tolerance: CGFloat = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}

/// Returns whether two rectangles differ by rounding only.
func near(_ a: CGRect, _ b: CGRect, by tolerance: CGFloat = 1e-6) -> Bool {
  near(a.minX, b.minX, by: tolerance) && near(a.minY, b.minY, by: tolerance)
    && near(a.maxX, b.maxX, by: tolerance) && near(a.maxY, b.maxY, by: tolerance)
}
