public import CoreGraphics

/// The attributes of a renderer's output. Apple: UIGraphicsRendererFormat.
open class UIGraphicsRendererFormat: NSObject {
  /// The bounds of the renderer that was created with this format. Points.
  open internal(set) var bounds = CGRect.zero

  public required override init() {}

  open class func `default`() -> Self { self.init() }
}

/// The base class of the renderers that create images and documents by drawing. Apple:
/// UIGraphicsRenderer. May be used on any thread.
open class UIGraphicsRenderer: NSObject {
  /// The attributes of the output.
  open private(set) var format: UIGraphicsRendererFormat
  /// The area that is drawn, in points.
  final let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
    format.bounds = bounds
  }

  /// Runs `drawing` with `context` as the current one.
  final func draw(in context: CGContext, _ drawing: () -> Void) {
    UIGraphicsPushContext(context)
    drawing()
    UIGraphicsPopContext()
  }
}

/// The context that a renderer's actions draw in. Apple: UIGraphicsRendererContext.
open class UIGraphicsRendererContext: NSObject {
  open private(set) var cgContext: CGContext
  /// The attributes of the output.
  open private(set) var format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    (self.cgContext, self.format) = (cgContext, format)
    super.init()
  }

  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    draw(blendMode) { fill(rect) }
  }

  /// Strokes a line of one point inside `rect`.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    draw(blendMode) { stroke(rect) }
  }

  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }

  private func draw(_ blendMode: CGBlendMode, _ drawing: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    drawing()
    cgContext.restoreGState()
  }
}
