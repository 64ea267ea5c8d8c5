public import CoreGraphics
import LayerTree

extension CALayer {
  /// Draws the layer and its sublayers as they are without animations, in the layer's coordinates:
  /// its own position and transform do not count. What the layers draw themselves is drawn anew.
  /// Of transforms, `sublayerTransform` too, the part that lies in the plane counts; depth and
  /// perspective do not. On pages of files what the layers draw stays what it is: text is text.
  ///
  /// Main thread. Source: Apple, "CALayer.render(in:)".
  public func render(in ctx: CGContext) {
    render(in: ctx, drawing: nil)
  }

  /// As `render(in:)`; `drawing`, if there is one, draws the contents of every layer that has no image.
  package func render(
    in ctx: CGContext, drawing: (@MainActor (CALayer, CGContext) -> Void)?
  ) {
    // Without recursion: trees may be deeper than the stack.
    var steps = [RenderStep.enter(self, Inherited())]
    while let step = steps.popLast() {
      switch step {
      case .enter(let layer, let above):
        guard
          let (inside, isGroup) = layer.beginRendering(in: ctx, above, isRoot: layer === self)
        else { continue }
        if !layer.isTransformLayer { layer.renderBelowSublayers(in: ctx, above, drawing) }
        if layer.hasSpace { ctx.concatenate(layer.sublayerPlace) }
        steps.append(.leave(layer, isGroup: isGroup))
        steps.append(contentsOf: layer.sublayersFrontToBack.map { .enter($0, inside) })
      case .leave(let layer, let isGroup):
        ctx.restoreGState()
        if !layer.isTransformLayer { layer.renderBorder(in: ctx) }
        if isGroup { ctx.endTransparencyLayer() }
        ctx.restoreGState()
      }
    }
  }

  private enum RenderStep {
    case enter(CALayer, Inherited)
    case leave(CALayer, isGroup: Bool)
  }

  /// What a layer has from those above it.
  private struct Inherited {
    /// Of those whose opacity is not for their group.
    var alpha: CGFloat = 1
    /// Seen from behind.
    var isTurnedOver = false
    /// In geometry in which y goes up.
    var isFlipped = false
  }

  /// Saves the state, once for the layer and once for its mask; nil when nothing is to be seen.
  private func beginRendering(
    in ctx: CGContext, _ above: Inherited, isRoot: Bool
  ) -> (inside: Inherited, isGroup: Bool)? {
    let place = isRoot ? .identity : toSuperlayer
    var inside = above
    if place.isMirror { inside.isTurnedOver.toggle() }
    guard !isHidden, opacity > 0, isDoubleSided || !inside.isTurnedOver else { return nil }
    ctx.saveGState()
    ctx.concatenate(place)
    if hasSpace, CATransform3DGetAffineTransform(sublayerTransform).isMirror {
      inside.isTurnedOver.toggle()
    }
    if isGeometryFlipped { inside.isFlipped.toggle() }
    inside.alpha *= min(CGFloat(opacity), 1)
    ctx.setAlpha(inside.alpha)
    let isGroup = opacity < 1 && allowsGroupOpacity && !isTransformLayer && hasParts
    if isGroup {
      ctx.beginTransparencyLayer(auxiliaryInfo: nil)
      inside.alpha = 1
    }
    ctx.saveGState()
    return (inside, isGroup)
  }

  /// From the coordinates of the sublayers to where the layer draws.
  private var sublayerPlace: CGAffineTransform {
    let place = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CATransform3DGetAffineTransform(sublayerTransform))
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    return isGeometryFlipped ? place.concatenating(flip) : place
  }

  /// Whether more than one thing is drawn, so that one may cover another.
  private var hasParts: Bool {
    let hasContents = image != nil || backing.contents != nil || needsDisplay()
    let hasGround = backgroundColor != nil || isOpaque
    let count = (hasGround ? 1 : 0) + (hasContents ? 1 : 0) + (borderWidth > 0 ? 1 : 0)
    return !children.isEmpty || count > 1
  }

  /// Background and contents; sublayers are masked from here on where the layer masks.
  private func renderBelowSublayers(
    in ctx: CGContext, _ above: Inherited, _ drawing: (@MainActor (CALayer, CGContext) -> Void)?
  ) {
    displayIfNeeded()
    if properties.isOnBlack { renderGround(.black, in: ctx) }
    if let backgroundColor { renderGround(backgroundColor, in: ctx) }
    if masksToBounds {
      ctx.beginPath()
      ctx.addPath(outline())
      ctx.clip()
    }
    let isFlipped = above.isFlipped != isGeometryFlipped
    guard !drawsInPlace else { return renderInPlace(in: ctx, isFlipped: isFlipped, drawing) }
    guard let picture = LayerSnapshot(of: self, in: ctx, isFlipped: isFlipped, drawing) else {
      return
    }
    var style = layerStyle
    style.contentsScale = contentsScale
    ctx.saveGState()
    if above.isFlipped {
      style.turnOver()
      ctx.concatenate(flip)
    }
    render(picture, style, in: ctx)
    ctx.restoreGState()
  }

  private func renderInPlace(
    in ctx: CGContext, isFlipped: Bool, _ drawing: (@MainActor (CALayer, CGContext) -> Void)?
  ) {
    ctx.saveGState()
    ctx.clip(to: bounds)
    if isFlipped { ctx.concatenate(flip) }
    if let drawing { drawing(self, ctx) } else { draw(in: ctx) }
    ctx.restoreGState()
  }

  private func renderGround(_ color: CGColor, in ctx: CGContext) {
    ctx.saveGState()
    ctx.setShouldAntialias(!layerStyle.antialiasedEdges.isEmpty)
    ctx.setFillColor(color)
    ctx.beginPath()
    ctx.addPath(outline())
    ctx.fillPath()
    ctx.restoreGState()
  }

  private func render(_ picture: LayerSnapshot, _ style: LayerStyle, in ctx: CGContext) {
    let (width, height) = (picture.size.width, picture.size.height)
    guard
      let placement = ContentsPlacement(
        style, bounds: bounds, width: Int32(width), height: Int32(height))
    else { return }
    ctx.setShouldAntialias(!style.antialiasedEdges.isEmpty)
    ctx.clip(to: placement.rect)
    // Smooth edges where parts meet would be seams.
    ctx.setShouldAntialias(false)
    for part in placement.parts(width: width, height: height) {
      ctx.saveGState()
      let scale = CGSize(
        width: part.target.width / part.source.width,
        height: part.target.height / part.source.height)
      let isSmaller = scale.width * bitmapScale < 1 || scale.height * bitmapScale < 1
      let filter = isSmaller ? minificationFilter : magnificationFilter
      ctx.interpolationQuality = filter == .nearest ? .none : .default
      ctx.clip(to: part.target)
      picture.draw(
        in: CGRect(
          x: part.target.minX - part.source.minX * scale.width,
          y: part.target.minY - part.source.minY * scale.height,
          width: width * scale.width, height: height * scale.height), of: ctx)
      ctx.restoreGState()
    }
  }

  private func renderBorder(in ctx: CGContext) {
    guard borderWidth > 0, let borderColor, borderColor.alpha > 0 else { return }
    ctx.saveGState()
    ctx.setFillColor(borderColor)
    ctx.beginPath()
    ctx.addPath(outline())
    if borderWidth < min(bounds.width, bounds.height) / 2 {
      ctx.addPath(outline(inset: borderWidth))
    }
    ctx.fillPath(using: .evenOdd)
    ctx.restoreGState()
  }
}

extension CGAffineTransform {
  fileprivate var isMirror: Bool { a * d < b * c }
}
