import CoreGraphics

/// The pages of a PDF file as UIKit draws them: y down, the bounds' origin at the top left.
final class PDFDrawing {
  let context: CGContext
  private let defaultBounds: CGRect
  /// Of the page, or of the next one where none has begun. Points.
  private(set) var bounds: CGRect

  /// Nil where the system gives no memory.
  init?(_ consumer: CGDataConsumer, bounds: CGRect, info: [AnyHashable: Any]?) {
    var media = CGRect(origin: .zero, size: bounds.standardized.size)
    guard let context = unsafe CGContext(consumer: consumer, mediaBox: &media, info) else {
      return nil
    }
    self.context = context
    defaultBounds = context.pageBounds(for: bounds)
    self.bounds = defaultBounds
  }

  /// Ends the page that is open, and begins one; with the file's bounds where `bounds` are none.
  func beginPage(_ bounds: CGRect? = nil, _ pageInfo: [AnyHashable: Any]? = nil) {
    self.bounds = context.pageBounds(for: bounds ?? defaultBounds)
    context.beginPage(fromTopOf: self.bounds, pageInfo)
  }
}
