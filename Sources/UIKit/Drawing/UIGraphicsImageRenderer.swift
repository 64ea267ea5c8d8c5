public import CoreGraphics

/// What kind of image a renderer makes. Apple: UIGraphicsImageRendererFormat.
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; the main screen's at first.
  public var scale: CGFloat = MainScreenScale.value
  /// Whether the image has no alpha: what is not drawn is black.
  public var opaque = false
  /// Which colours are wanted; images here hold those of sRGB, whatever it is. Default: `.automatic`.
  public var preferredRange = Range.automatic

  /// Which colours an image can hold. Apple: UIGraphicsImageRendererFormat.Range.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// The format for the main screen.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// Makes images by drawing. Apple: UIGraphicsImageRenderer. Usable on any thread.
public final class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public let format: UIGraphicsImageRendererFormat

  /// `size` in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// The image shows `bounds` of the space that is drawn in.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(bounds: bounds, format: format)
  }

  /// Draws by `actions` in a context that is the current one meanwhile; an image without pixels
  /// where the size is none.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    render(actions).currentImage
  }

  /// The image as a PNG file; empty where the size is none.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    render(actions).currentImage.pngData() ?? Data()
  }

  /// The image as a JPEG file; empty where the size is none.
  ///
  /// - Parameter compressionQuality: 0, the smallest, to 1, the best.
  ///
  /// Source: Apple, "jpegData(withCompressionQuality:actions:)".
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    render(actions).currentImage.jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// Draws by `drawingActions`, and hands what came of it to `completionActions`, which find the
  /// image as `currentImage`. Throws what cannot be: here there is always a context.
  ///
  /// Source: Apple, "runDrawingActions(_:completionActions:)".
  public func runDrawingActions(
    _ drawingActions: (UIGraphicsImageRendererContext) -> Void,
    completionActions: ((UIGraphicsImageRendererContext) -> Void)? = nil
  ) throws {
    completionActions?(render(drawingActions))
  }

  private func render(
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIGraphicsImageRendererContext {
    let scale = format.scale > 0 && format.scale.isFinite ? format.scale : MainScreenScale.value
    let drawing = CGContext(
      pointSize: bounds.size, origin: bounds.origin, scale: scale, isOpaque: format.opaque)
    let context = UIGraphicsImageRendererContext(
      cgContext: drawing, format: format, scale: scale)
    draw(in: drawing) { actions(context) }
    return context
  }
}

/// What an image renderer's actions draw in. Apple: UIGraphicsImageRendererContext.
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  public let format: UIGraphicsImageRendererFormat
  private let scale: CGFloat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, scale: CGFloat) {
    self.format = format
    self.scale = scale
    super.init(cgContext: cgContext)
  }

  /// What is drawn so far.
  public var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}
