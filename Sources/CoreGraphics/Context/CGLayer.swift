/// A drawing that can be drawn repeatedly into contexts of one kind; on pages it stays vector
/// graphics.
///
/// Use it from one thread at a time.
///
/// Source: Apple, "CGLayer".
public final class CGLayer {
  /// The size in units of the user space of the context that the layer was created for.
  public let size: CGSize
  /// The context that draws into the layer; its user space spans (0, 0) to `size`.
  public let context: CGContext?
  /// Device units of the layer's context per unit of its user space.
  private let scale: CGFloat

  /// Returns nil if the context has no canvas, or if a side is not positive or too long for a
  /// bitmap. `auxiliaryInfo` is ignored.
  ///
  /// Source: Apple, "init(_:size:auxiliaryInfo:)".
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard let canvas = context.canvasForWriting(.null), size.isFinite, size.width > 0,
      size.height > 0
    else {
      return nil
    }
    // On a page, device units are already points.
    let base = context.baseTransform
    scale = canvas.pixels == nil ? 1 : hypot(base.a, base.b)
    let device = CGSize(width: size.width * scale, height: size.height * scale)
    guard max(device.width, device.height) <= 32_767 else { return nil }
    self.size = size
    let layerContext = CGContext(on: canvas, size: device)
    layerContext.restart(
      with: CGAffineTransform(scaleX: scale, y: scale), extent: layerContext.extent)
    self.context = layerContext
  }

  /// Maps the layer's canvas to its user space.
  fileprivate var toSpace: CGAffineTransform {
    CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
  }
}

extension CGContext {
  /// Draws the current contents of `layer`, with its (0, 0) at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    guard accepts(point.isFinite, call: "draw(_:at:)", value: point) else { return }
    draw(
      layer, transform: CGAffineTransform(translationX: point.x, y: point.y), call: "draw(_:at:)")
  }

  /// Draws the current contents of `layer`, stretched to `rect`; its y axis points as the context's
  /// does.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let box = rect.standardized
    guard accepts(rect.isFinite || rect.isNull, call: "draw(_:in:)", value: rect), !box.isEmpty
    else { return }
    let stretch = CGAffineTransform(
      a: box.width / layer.size.width, b: 0, c: 0, d: box.height / layer.size.height, tx: box.minX,
      ty: box.minY)
    draw(layer, transform: stretch, call: "draw(_:in:)")
  }

  /// - Parameter transform: maps the layer's space to user space.
  private func draw(_ layer: CGLayer, transform: CGAffineTransform, call: StaticString) {
    guard let drawing = layer.context, drawing.hasDrawn, let contents = drawing.baseCanvas,
      acceptsTransform(call)
    else { return }
    let toDevice = transform.concatenating(state.ctm)
    guard accepts(toDevice.isInvertible, call: call, value: transform) else { return }
    var outline = PathStorage()
    outline.addRect(CGRect(origin: .zero, size: layer.size))
    let path = outline.applying(toDevice)
    draw(over: path.controlBox, call: call) { [state, isAntialiased] canvas in
      canvas.setAntialias(isAntialiased)
      canvas.draw(
        contents, matrix: layer.toSpace.concatenating(toDevice), inside: path,
        filter: state.interpolationQuality, alpha: state.alpha)
    }
  }
}
