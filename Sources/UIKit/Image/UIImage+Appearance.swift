import CoreGraphics

extension UIImage {
  /// The way in which an image view renders the image. Apple: UIImage.RenderingMode.
  public enum RenderingMode: Int, Sendable, Codable {
    /// Uses the context's default, which is the original image.
    case automatic
    case alwaysOriginal
    /// Uses only the alpha channel, filled with the view's tint color.
    case alwaysTemplate
  }

  /// The way in which the parts between cap insets fill a larger area. Apple: UIImage.ResizingMode.
  public enum ResizingMode: Int, Sendable, Codable {
    /// Repeats the part.
    case tile
    case stretch
  }

  // MARK: Cap insets

  // MARK: Alignment
}

extension CGFloat {
  /// The value clamped to 0…1,000,000; 0 for NaN and infinity, so that the conversion to `Int`
  /// cannot trap.
  var clampedToInt: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), 1e6) : 0 }
}
