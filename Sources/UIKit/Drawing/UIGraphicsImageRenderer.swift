public import CoreGraphics

/// What kind of image a renderer makes. Apple: UIGraphicsImageRendererFormat.
public final class UIGraphicsImageRendererFormat {
  /// Pixels per point; the main screen's at first.
  public var scale: CGFloat = MainScreenScale.value
  /// Whether the image has no alpha: what is not drawn is black.
  public var opaque = false

  public init() {}

  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// Makes images by drawing. Apple: UIGraphicsImageRenderer. Usable on any thread.
public final class UIGraphicsImageRenderer {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

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
    self.bounds = bounds
    self.format = format
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

  private func render(
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIGraphicsImageRendererContext {
    let scale = format.scale > 0 && format.scale.isFinite ? format.scale : MainScreenScale.value
    let drawing = CGContext(
      pointSize: bounds.size, origin: bounds.origin, scale: scale, isOpaque: format.opaque)
    let context = UIGraphicsImageRendererContext(
      cgContext: drawing, format: format, scale: scale)
    UIGraphicsPushContext(drawing)
    actions(context)
    UIGraphicsPopContext()
    return context
  }
}

/// What a renderer's actions draw in. Apple: UIGraphicsImageRendererContext.
public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  private let scale: CGFloat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, scale: CGFloat) {
    self.cgContext = cgContext
    self.format = format
    self.scale = scale
  }

  /// What is drawn so far.
  public var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }

  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// A line of one point inside `rect`.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}
