import CoreGraphics

/// Returns the image that `body` draws in UIKit's coordinates; nil when it draws nothing.
func drawn(
  width: Int, height: Int, scale: CGFloat = 1, isOpaque: Bool = false,
  _ body: (CGContext) -> Void
) -> CGImage? {
  let context = CGContext(width: width, height: height, scale: scale, isOpaque: isOpaque)
  body(context)
  return context.takeImage()
}

extension CGImage {
  /// Returns the box around all pixels whose alpha is above `threshold`, in pixels; null when there
  /// are none.
  func inkBox(above threshold: UInt8 = 0) -> CGRect {
    var box = CGRect.null
    for y in 0..<height {
      for x in 0..<width where pixel(x: x, y: y).w > threshold {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
