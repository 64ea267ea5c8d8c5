public import CoreGraphics

/// What a renderer's drawing is for. Apple: UIGraphicsRendererFormat.
open class UIGraphicsRendererFormat {
  /// What the renderer that was made with the format draws. Points.
  public internal(set) var bounds = CGRect.zero

  public required init() {}

  public class func `default`() -> Self { self.init() }
}

/// Makes pictures and documents by drawing; its subclasses do. Apple: UIGraphicsRenderer. Usable on
/// any thread.
open class UIGraphicsRenderer {
  /// What is drawn, in points.
  let bounds: CGRect

  init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    format.bounds = bounds
  }

  /// Runs `drawing` with `context` as the current one.
  func draw(in context: CGContext, _ drawing: () -> Void) {
    UIGraphicsPushContext(context)
    drawing()
    UIGraphicsPopContext()
  }
}

/// What a renderer's actions draw in. Apple: UIGraphicsRendererContext.
open class UIGraphicsRendererContext {
  public let cgContext: CGContext

  init(cgContext: CGContext) {
    self.cgContext = cgContext
  }

  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    draw(blendMode) { fill(rect) }
  }

  /// A line of one point inside `rect`.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    draw(blendMode) { stroke(rect) }
  }

  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }

  private func draw(_ blendMode: CGBlendMode, _ drawing: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    drawing()
    cgContext.restoreGState()
  }
}
