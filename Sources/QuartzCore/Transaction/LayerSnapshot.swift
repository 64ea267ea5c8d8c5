import CoreGraphics

/// What a layer shows inside of its outline, for drawing it in a context.
@MainActor enum LayerSnapshot {
  case image(CGImage)
  /// What the layer draws, as what it is; the size is in pixels of the layer's scale.
  case drawing(CGLayer, CGSize)

  /// Nil where the layer has no contents.
  ///
  /// What a layer draws is on the render side only, so it draws once more: on the pages of files, and
  /// where `drawing` draws for it, at the context's resolution, else into a bitmap of its own.
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
    } else if context.keepsShapes {
      self.init(of: layer, in: context, isFlipped: isFlipped) { $0.draw(in: $1) }
    } else if let image = layer.drawWhole(isFlipped: isFlipped) {
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
    if isFlipped { inner.concatenate(layer.flip) }
    // What a page cuts off is not to be found in its text.
    if layer.contentsGravity == .resize, !CALayer.hasFlips {
      inner.clip(to: visible.insetBy(dx: -1, dy: -1))
    }
    drawing(layer, inner)
    guard inner.hasDrawn else { return nil }
    self = .drawing(target, pixels)
  }

  /// Pixels.
  var size: CGSize {
    switch self {
    case .image(let image): CGSize(width: image.width, height: image.height)
    case .drawing(_, let size): size
    }
  }

  /// Draws all of it, its top at the least y.
  func draw(in rect: CGRect, of context: CGContext) {
    switch self {
    case .image(let image): context.drawUpright(image, in: rect)
    case .drawing(let layer, _): context.draw(layer, in: rect)
    }
  }
}
