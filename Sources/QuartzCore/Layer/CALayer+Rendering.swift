package import CoreGraphics
import LayerTree

extension CALayer {
  /// Like `render(in:)`, but `drawing`, if not nil, draws the contents of every layer without an
  /// image.
  package func render(
    in ctx: CGContext, drawing: (@MainActor (CALayer, CGContext) -> Void)?
  ) {
    // Iterative, since trees may be deeper than the stack.
    var steps = [RenderStep.enter(self, Inherited())]
    while let step = steps.popLast() {
      switch step {
      case .enter(let layer, let above):
        guard let inside = layer.beginRendering(in: ctx, above, isRoot: layer === self) else {
          continue
        }
        steps.append(.draw(layer, above, inside))
        guard !layer.isTransformLayer, let mask = layer.mask else { continue }
        ctx.beginTransparencyLayer(auxiliaryInfo: nil)
        layer.moveToSublayers(ctx)
        steps += [.clipToMask, .enter(mask, inside.opaque)]
      case .clipToMask:
        ctx.endTransparencyLayerAsMask()
      case .draw(let layer, let above, var inside):
        let groups = layer.beginGroups(in: ctx, &inside)
        if !layer.isTransformLayer { layer.renderBelowSublayers(in: ctx, above, drawing) }
        layer.moveToSublayers(ctx)
        steps.append(.leave(layer, groups: groups))
        steps.append(contentsOf: layer.sublayersFrontToBack.map { .enter($0, inside) })
      case .leave(let layer, let groups):
        ctx.restoreGState()
        if !layer.isTransformLayer { layer.renderBorder(in: ctx) }
        for _ in 0..<groups { ctx.endTransparencyLayer() }
        ctx.restoreGState()
      }
    }
  }

  private enum RenderStep {
    /// Begins with the mask, since that is a clip of what follows.
    case enter(CALayer, Inherited)
    case clipToMask
    /// Draws what is below the sublayers.
    case draw(CALayer, _ above: Inherited, _ inside: Inherited)
    case leave(CALayer, groups: Int)
  }

  /// The state that a layer inherits from its ancestors.
  private struct Inherited {
    /// The product of the opacities that do not apply to a group.
    var alpha: CGFloat = 1
    /// Whether the layer is seen from behind.
    var isBackFacing = false
    /// Whether y points up in the surrounding geometry.
    var isFlipped = false

    /// The geometry alone, which a mask inherits.
    var opaque: Inherited {
      var geometry = self
      geometry.alpha = 1
      return geometry
    }
  }

  /// Saves the graphics state and moves to the layer's coordinates; nil if nothing is visible.
  private func beginRendering(
    in ctx: CGContext, _ above: Inherited, isRoot: Bool
  ) -> Inherited? {
    let layerToSuperlayer = isRoot ? .identity : properties.toSuperlayer
    var inside = above
    if layerToSuperlayer.isMirror { inside.isBackFacing.toggle() }
    guard !isHidden, opacity > 0, isDoubleSided || !inside.isBackFacing else { return nil }
    ctx.saveGState()
    ctx.concatenate(layerToSuperlayer)
    if hasSpace, CATransform3DGetAffineTransform(sublayerTransform).isMirror {
      inside.isBackFacing.toggle()
    }
    if isGeometryFlipped { inside.isFlipped.toggle() }
    return inside
  }

  /// Begins the transparency layers in which the layer's parts are composited as a group; returns
  /// their number. Saves the graphics state again, for the clip of the sublayers.
  private func beginGroups(in ctx: CGContext, _ inside: inout Inherited) -> Int {
    let alpha = min(CGFloat(opacity), 1)
    let usesGroupOpacity = alpha < 1 && allowsGroupOpacity && hasMultipleParts
    let (filters, shadow, blendMode) = (bitmapFilters, renderedShadow, bitmapBlendMode)
    let isFiltered = !filters.isEmpty || shadow != nil || blendMode != .normal
    let isGroup = !isTransformLayer && (usesGroupOpacity || mask != nil || isFiltered)
    var groups = 0
    if isGroup {
      if blendMode != .normal { ctx.setBlendMode(blendMode) }
      ctx.setAlpha(allowsGroupOpacity ? inside.alpha * alpha : inside.alpha)
      groups += begin(shadow == nil ? filters : [], in: ctx)
      inside.alpha = allowsGroupOpacity ? 1 : alpha
      if let shadow { groups += begin(filters, over: shadow, in: ctx, alpha: inside.alpha) }
    } else {
      inside.alpha *= alpha
    }
    ctx.setAlpha(inside.alpha)
    ctx.saveGState()
    return groups
  }

  /// Begins a transparency layer; returns 1.
  func begin(_ filters: [BitmapFilter], in ctx: CGContext) -> Int {
    if filters.isEmpty {
      ctx.beginTransparencyLayer(auxiliaryInfo: nil)
    } else {
      ctx.beginTransparencyLayer(filters: filters, around: drawnBox)
    }
    return 1
  }

  /// Moves from the layer's coordinates to those in which its sublayers and its mask lie.
  private func moveToSublayers(_ ctx: CGContext) {
    if hasSpace { ctx.concatenate(space.toLayerInPlane(properties)) }
  }

  /// Whether the layer draws several parts that may overlap, so that its opacity needs a group.
  private var hasMultipleParts: Bool {
    let hasContents = image != nil || backing.contents != nil || needsDisplay()
    let hasBackground = backgroundColor != nil || isOpaque
    let hasTwoShapes = layerStyle.shape.hasFill && layerStyle.shape.hasStroke
    let parts = [
      hasBackground, hasFill, hasContents, hasShape, hasShape && hasTwoShapes, borderWidth > 0,
    ]
    let count = parts.count { $0 }
    return !links.children.isEmpty || count > 1
  }

  /// Draws background and contents, and clips the sublayers if the layer masks them.
  private func renderBelowSublayers(
    in ctx: CGContext, _ above: Inherited, _ drawing: (@MainActor (CALayer, CGContext) -> Void)?
  ) {
    displayIfNeeded()
    if properties.hasBlackBackdrop { fillOutline(.black, in: ctx) }
    if let backgroundColor { fillOutline(backgroundColor, in: ctx) }
    if hasFill { renderFill(in: ctx) }
    if masksToBounds {
      ctx.beginPath()
      ctx.addPath(outline())
      ctx.clip()
    }
    renderContents(in: ctx, above, drawing)
    if hasShape { renderShape(in: ctx) }
  }

  private func renderShape(in ctx: CGContext) {
    ctx.saveGState()
    drawShape(in: ctx)
    ctx.restoreGState()
  }

  private func renderContents(
    in ctx: CGContext, _ above: Inherited, _ drawing: (@MainActor (CALayer, CGContext) -> Void)?
  ) {
    let isFlipped = above.isFlipped != isGeometryFlipped
    guard !drawsDirectly else { return renderDirectly(in: ctx, isFlipped: isFlipped, drawing) }
    guard let snapshot = LayerSnapshot(of: self, in: ctx, isFlipped: isFlipped, drawing) else {
      return
    }
    var style = layerStyle
    style.contentsScale = contentsScale
    ctx.saveGState()
    if above.isFlipped {
      style.flipVertically()
      ctx.concatenate(properties.bounds.verticalFlip)
    }
    render(snapshot, style, in: ctx)
    ctx.restoreGState()
  }

  private func renderFill(in ctx: CGContext) {
    ctx.saveGState()
    ctx.beginPath()
    ctx.addPath(outline())
    ctx.clip()
    drawFill(in: ctx)
    ctx.restoreGState()
  }

  private func renderDirectly(
    in ctx: CGContext, isFlipped: Bool, _ drawing: (@MainActor (CALayer, CGContext) -> Void)?
  ) {
    ctx.saveGState()
    ctx.clip(to: bounds)
    if isFlipped { ctx.concatenate(properties.bounds.verticalFlip) }
    if let drawing { drawing(self, ctx) } else { draw(in: ctx) }
    ctx.restoreGState()
  }

  private func fillOutline(_ color: CGColor, in ctx: CGContext) {
    ctx.saveGState()
    ctx.setShouldAntialias(!properties.antialiasedEdges.isEmpty)
    ctx.setFillColor(color)
    ctx.beginPath()
    ctx.addPath(outline())
    ctx.fillPath()
    ctx.restoreGState()
  }

  private func render(_ snapshot: LayerSnapshot, _ style: LayerStyle, in ctx: CGContext) {
    let (width, height) = (snapshot.size.width, snapshot.size.height)
    guard
      let placement = ContentsPlacement(
        style, bounds: bounds, width: Int32(width), height: Int32(height))
    else { return }
    ctx.setShouldAntialias(!properties.antialiasedEdges.isEmpty)
    ctx.clip(to: placement.rect)
    // Antialiased edges would leave seams between parts.
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
      snapshot.draw(
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
