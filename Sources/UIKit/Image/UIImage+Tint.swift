import CoreGraphics
import Synchronization

extension UIImage {
  /// The image in the `.up` orientation.
  var upOriented: UIImage {
    imageOrientation == .up ? self : redrawn { _, _ in }
  }

  /// Returns the pixels that an image view shows: in the `.up` orientation, and tinted if `tint` is
  /// not nil. The last result is cached, so that views that show the same image share one texture.
  func contentsImage(tint: UIColor?) -> CGImage? {
    guard tint != nil || imageOrientation != .up else { return cgImage }
    if let last = lastContents.withLock({ $0 }), last.tint == tint { return last.image }
    let image = tint.map { withTintColor($0) } ?? upOriented
    guard let contents = image.cgImage else { return nil }
    lastContents.withLock { $0 = (tint, contents) }
    return contents
  }

  /// Returns the image without cap insets, drawn at its pixel size, with `paint` drawn on top.
  final func redrawn(_ paint: (CGContext, CGRect) -> Void) -> UIImage {
    guard let cgImage else { return self }
    let plain = UIImage(cgImage: cgImage, scale: 1, orientation: imageOrientation)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let rect = CGRect(origin: .zero, size: plain.size)
    let drawn = UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
      plain.draw(in: rect)
      paint(context.cgContext, rect)
    }
    return drawn.cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? self
  }
}
