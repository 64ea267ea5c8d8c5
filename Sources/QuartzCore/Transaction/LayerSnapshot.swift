import CoreGraphics

/// A layer's contents, for drawing them in a graphics context.
@MainActor enum LayerSnapshot {
  case image(CGImage)
  /// The layer's drawing, recorded as vectors where the context keeps them. The size is in pixels
  /// at the layer's scale.
  case drawing(CGLayer, CGSize)

  /// Returns nil if the layer has no contents.
  ///
  /// A bitmap that a layer drew exists on the render side only, so the layer draws again: at the
  /// context's resolution in contexts that keep vectors or if `drawing` draws for it, otherwise
  /// into a new bitmap.
  init?(
    of layer: CALayer, in context: CGContext, isFlipped: Bool,
    _ drawing: (@MainActor (CALayer, CGContext) -> Void)?
  ) {
    if let image = layer.image {
      self = .image(image)
    } else if let drawing {
      self.init(of: layer, in: context, isFlipped: isFlipped, drawnBy: drawing)
    } else if layer.backing.contents == nil {
      return nil
    } else if context.isVectorOutput {
      self.init(of: layer, in: context, isFlipped: isFlipped) { $0.draw(in: $1) }
    } else if let image = layer.drawFullImage(isFlipped: isFlipped) {
      self = .image(image)
    } else {
      return nil
    }
  }

  private init?(
    of layer: CALayer, in context: CGContext, isFlipped: Bool,
    drawnBy drawing: @MainActor (CALayer, CGContext) -> Void
  ) {
    let (bounds, scale) = (layer.bounds, layer.bitmapScale)
    let visible = context.boundingBoxOfClipPath.intersection(bounds)
    guard !visible.isNull, !visible.isEmpty else { return nil }
    let pixels = CGSize(
      width: (bounds.width * scale).rounded(.up), height: (bounds.height * scale).rounded(.up))
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    guard let target = CGLayer(context, size: size, auxiliaryInfo: nil), let inner = target.context
    else { return nil }
    inner.translateBy(x: -bounds.minX, y: -bounds.minY)
    if isFlipped { inner.concatenate(layer.properties.bounds.verticalFlip) }
    // Clipping here keeps invisible text out of a page's text.
    if layer.contentsGravity == .resize, !CALayer.hasFlips {
      inner.clip(to: visible.insetBy(dx: -1, dy: -1))
    }
    drawing(layer, inner)
    guard inner.hasDrawn else { return nil }
    self = .drawing(target, pixels)
  }

  /// The size in pixels.
  var size: CGSize {
    switch self {
    case .image(let image): CGSize(width: image.width, height: image.height)
    case .drawing(_, let size): size
    }
  }

  /// Draws the contents into a rectangle, with their top at the smallest y.
  func draw(in rect: CGRect, of context: CGContext) {
    switch self {
    case .image(let image): context.drawYDown(image, in: rect)
    case .drawing(let layer, _): context.draw(layer, in: rect)
    }
  }
}
