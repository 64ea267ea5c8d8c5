import CoreGraphics

/// The pages of a PDF file in UIKit's coordinates: y points down, and the origin is the top left
/// corner.
final class PDFDrawing {
  let context: CGContext
  private let defaultBounds: CGRect
  /// The bounds of the current page, or of the next one before the first page. Points.
  private(set) var bounds: CGRect

  /// Returns nil if memory allocation fails.
  init?(_ consumer: CGDataConsumer, bounds: CGRect, info: [AnyHashable: Any]?) {
    var media = CGRect(origin: .zero, size: bounds.standardized.size)
    guard let context = unsafe CGContext(consumer: consumer, mediaBox: &media, info) else {
      return nil
    }
    self.context = context
    defaultBounds = context.pageBounds(for: bounds)
    self.bounds = defaultBounds
  }

  /// Ends the current page, and begins another; `bounds` nil means the file's bounds.
  func beginPage(_ bounds: CGRect? = nil, _ pageInfo: [AnyHashable: Any]? = nil) {
    self.bounds = context.pageBounds(for: bounds ?? defaultBounds)
    context.beginPage(fromTopOf: self.bounds, pageInfo)
  }
}
