/// A drawing that is put into contexts of one kind, often: on pages its shapes stay shapes.
///
/// Any one thread at a time.
///
/// Source: Apple, "CGLayer".
public final class CGLayer {
  /// In the units of the user space of the context that it was made for.
  public let size: CGSize
  /// What the layer is drawn in; its space goes from (0, 0) to `size`.
  public let context: CGContext?
  /// Device units of the layer's own context per unit of its space.
  private let scale: CGFloat

  /// Nil where there is nothing to draw on, and where a side is not positive or too long for a
  /// bitmap. `auxiliaryInfo` means nothing here.
  ///
  /// Source: Apple, "init(_:size:auxiliaryInfo:)".
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard let canvas = context.canvasForWriting(.null), size.isFinite, size.width > 0,
      size.height > 0
    else {
      return nil
    }
    // A page's units are points already.
    let base = context.baseTransform
    scale = canvas.pixels == nil ? 1 : hypot(base.a, base.b)
    let device = CGSize(width: size.width * scale, height: size.height * scale)
    guard max(device.width, device.height) <= 32_767 else { return nil }
    self.size = size
    let own = CGContext(on: canvas, size: device)
    own.restart(with: CGAffineTransform(scaleX: scale, y: scale), extent: own.extent)
    self.context = own
  }

  /// From the canvas of the layer to its space.
  fileprivate var toSpace: CGAffineTransform {
    CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
  }
}

extension CGContext {
  /// Draws what `layer` holds now, its (0, 0) at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    guard accepts(point.isFinite, "draw(_:at:)", point) else { return }
    draw(layer, CGAffineTransform(translationX: point.x, y: point.y), "draw(_:at:)")
  }

  /// Draws what `layer` holds now, stretched to `rect`; its y goes as the context's does.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let box = rect.standardized
    guard accepts(rect.isFinite || rect.isNull, "draw(_:in:)", rect), !box.isEmpty else { return }
    let stretch = CGAffineTransform(
      a: box.width / layer.size.width, b: 0, c: 0, d: box.height / layer.size.height, tx: box.minX,
      ty: box.minY)
    draw(layer, stretch, "draw(_:in:)")
  }

  /// - Parameter place: from the layer's space to user space.
  private func draw(_ layer: CGLayer, _ place: CGAffineTransform, _ call: StaticString) {
    guard let drawing = layer.context, drawing.hasDrawn, let picture = drawing.baseCanvas,
      acceptsTransform(call)
    else { return }
    let toDevice = place.concatenating(state.ctm)
    guard accepts(toDevice.isInvertible, call, place) else { return }
    var outline = PathStorage()
    outline.addRect(CGRect(origin: .zero, size: layer.size))
    let path = outline.applying(toDevice)
    draw(over: path.controlBox, call) { [state, isAntialiased] canvas in
      canvas.setAntialias(isAntialiased)
      canvas.draw(
        picture, matrix: layer.toSpace.concatenating(toDevice), inside: path,
        filter: state.interpolationQuality, alpha: state.alpha)
    }
  }
}
