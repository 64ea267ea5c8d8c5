public import CoreGraphics

/// The attributes of a renderer's images. Apple: UIGraphicsImageRendererFormat.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point. Default: the main screen's.
  open var scale: CGFloat = MainScreenScale.value
  /// Whether the image has no alpha channel: areas that are not drawn are black.
  open var opaque = false
  /// The preferred color range. It has no effect: images are always sRGB. Default: `.automatic`.
  open var preferredRange = Range.automatic

  /// The range of colors in an image. Apple: UIGraphicsImageRendererFormat.Range.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Returns the format for the main screen.
  open class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// Creates images by drawing. Apple: UIGraphicsImageRenderer. May be used on any thread.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of `size` points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Creates a renderer whose images show `bounds` of the drawing's coordinate space.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, format: format)
  }

  /// Runs `actions` with the renderer's context as the current one, and returns the image; it has
  /// no pixels if the size is invalid.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    render(actions).currentImage
  }

  /// Returns the drawn image as a PNG file; empty if the size is invalid.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    render(actions).currentImage.pngData() ?? Data()
  }

  /// Returns the drawn image as a JPEG file; empty if the size is invalid.
  ///
  /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best quality.
  ///
  /// Source: Apple, "jpegData(withCompressionQuality:actions:)".
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    render(actions).currentImage.jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// Runs `drawingActions`, and then `completionActions`, which read the image from `currentImage`.
  /// It never throws here, since there is always a context.
  ///
  /// Source: Apple, "runDrawingActions(_:completionActions:)".
  open func runDrawingActions(
    _ drawingActions: (UIGraphicsImageRendererContext) -> Void,
    completionActions: ((UIGraphicsImageRendererContext) -> Void)? = nil
  ) throws {
    completionActions?(render(drawingActions))
  }

  private func render(
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIGraphicsImageRendererContext {
    let wanted = imageFormat.scale
    let scale = wanted > 0 && wanted.isFinite ? wanted : MainScreenScale.value
    let drawing = CGContext(
      pointSize: bounds.size, origin: bounds.origin, scale: scale, isOpaque: imageFormat.opaque)
    let context = UIGraphicsImageRendererContext(
      cgContext: drawing, format: imageFormat, scale: scale)
    draw(in: drawing) { actions(context) }
    return context
  }
}

/// The context that an image renderer's actions draw in. Apple: UIGraphicsImageRendererContext.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let scale: CGFloat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat, scale: CGFloat) {
    self.scale = scale
    super.init(cgContext: cgContext, format: format)
  }

  /// The image of what has been drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}
