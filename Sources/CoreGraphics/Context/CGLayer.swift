/// A picture to be drawn again and again, made for the resolution of a context. Apple: CGLayer.
///
/// Use it from one thread at a time.
public final class CGLayer {
  /// In the units of the space that the context it was made for began with.
  public let size: CGSize

  /// What draws into the layer. Its space is that of the context that the layer was made for.
  public let context: CGContext?

  /// A layer as `context` needs it; `auxiliaryInfo` means nothing here.
  ///
  /// Nil where a side is not positive or too long for a bitmap.
  /// Source: Apple, "init(_:size:auxiliaryInfo:)".
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let base = context.baseTransform
    let box = CGRect(origin: .zero, size: size).applying(
      CGAffineTransform(a: base.a, b: base.b, c: base.c, d: base.d, tx: 0, ty: 0))
    let (width, height) = (box.width.rounded(.up), box.height.rounded(.up))
    guard size.width > 0, size.height > 0, (1...32_767).contains(width),
      (1...32_767).contains(height)
    else { return nil }
    self.size = size
    let transform = CGAffineTransform(
      a: base.a, b: base.b, c: base.c, d: base.d, tx: -box.minX, ty: -box.minY)
    self.context = CGContext(
      width: Int(width), height: Int(height), transform: transform, isOpaque: false)
  }
}

extension CGContext {
  /// Draws what `layer` holds now, stretched to `rect`.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let box = rect.standardized
    guard accepts(rect.isFinite || rect.isNull, "draw(_:in:)", rect), !box.isEmpty else { return }
    let stretch = CGAffineTransform(
      a: box.width / layer.size.width, b: 0, c: 0, d: box.height / layer.size.height, tx: box.minX,
      ty: box.minY)
    draw(layer, stretch, "draw(_:in:)")
  }

  /// Draws what `layer` holds now, its origin at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    guard accepts(point.isFinite, "draw(_:at:)", point) else { return }
    draw(layer, CGAffineTransform(translationX: point.x, y: point.y), "draw(_:at:)")
  }

  /// - Parameter place: from the layer's space to user space.
  private func draw(_ layer: CGLayer, _ place: CGAffineTransform, _ call: StaticString) {
    guard let drawing = layer.context, drawing.hasDrawn, let image = drawing.makeImage(),
      acceptsTransform(call)
    else { return }
    let matrix = drawing.baseTransform.inverted().concatenating(place).concatenating(state.ctm)
    guard accepts(matrix.isInvertible, call, place) else { return }
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    draw(over: whole.applying(matrix), call) { [state, isAntialiased] canvas in
      canvas.setAntialias(isAntialiased)
      canvas.draw(
        image.buffer, matrix: matrix, filter: state.interpolationQuality, alpha: state.alpha)
    }
  }
}
