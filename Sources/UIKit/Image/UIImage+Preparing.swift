public import CoreGraphics
import Dispatch

extension UIImage {
  /// Returns the image itself, since files are decoded when an image is created. Nil without
  /// pixels.
  ///
  /// Any thread. Source: Apple, "preparingForDisplay()".
  public func preparingForDisplay() -> UIImage? {
    cgImage == nil ? nil : self
  }

  /// Calls `completionHandler` on a background thread with the prepared image.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  public func byPreparingForDisplay() async -> UIImage? {
    preparingForDisplay()
  }

  /// Returns the image drawn at another size, in the `.up` orientation; nil without pixels or size.
  ///
  /// - Parameter size: points, at the image's own scale. The aspect ratio is not preserved.
  ///
  /// Any thread. Source: Apple, "preparingThumbnail(of:)".
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let cgImage, size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage.isOpaque
    let thumbnail = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
    return thumbnail.cgImage == nil ? nil : thumbnail
  }

  /// Calls `completionHandler` on a background thread with the image at another size.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }
}
