import CoreGraphics
import LayerTree

// Layers in a transition, drawn together with their outgoing snapshot.

extension Flattener {
  /// Adds a layer in a transition; returns whether sublayers may be visible.
  mutating func addTransition(
    to layer: inout Layer, at index: Index<RenderTree.OrderEntry>, inside: Inherited, around: Float,
    tree: borrowing RenderTree
  ) -> Bool {
    guard let transition = tree.transition(of: layer.slot) else { return false }
    let stage = transition.stage
    inherited[index] = inside
    // The transition changes what lies in front of the backdrop, and is blended as a whole.
    addBackdrop(of: layer, opacity: around * layer.opacity, outside: target, tree: tree)
    let blendMode = layer.style.blendMode
    (layer.style.backgroundFilters, layer.style.blendMode) = ([], .normal)
    var outer = OpenLayer(
      index: index, end: tree.order[index].end, firstItem: list.items.nextIndex)
    outer.hasOutgoingInFront = stage.isOutgoingInFront
    if !stage.isOutgoingInFront { addOutgoing(of: index, tree) }
    var (group, around) = (Group?.none, around)
    if stage.isCrossFade {
      let isAdditive = list.items.nextIndex > outer.firstItem
      if isAdditive {
        outer.group = Group(opacity: around, part: .transition)
        around = 1
      }
      group = Group(opacity: stage.incomingOpacity, isAdditive: isAdditive)
    } else if let curl = stage.incomingCurl {
      group = Group(opacity: 1, fill: .curl(curl))
    }
    if blendMode != .normal {
      outer.group = outer.group ?? Group(opacity: 1, part: .transition)
      outer.group?.blendMode = blendMode
    }
    open.append(outer)
    guard layer.opacity > 0, !tree.layers.presented[layer.slot].isHidden, stage.incomingOpacity > 0
    else {
      return false
    }
    return addLayer(
      &layer, at: index, inside: inside, around: around, as: group, tree: tree)
  }

  /// Adds the outgoing snapshot of a transition; it follows the layer's current position.
  mutating func addOutgoing(
    of index: Index<RenderTree.OrderEntry>, _ tree: borrowing RenderTree
  ) {
    let slot = tree.order[index].slot
    guard let transition = tree.transition(of: slot), let capture = transition.capture,
      transition.stage.outgoingOpacity > 0
    else { return }
    let stage = transition.stage
    let parent = tree.order[index].parent.map { inherited[$0] }
    let (rect, offset) = (capture.box.rect, Affine.moving(stage.outgoingOffset))
    var quad = Quad(
      rect, inherited[index].transform.applied(after: offset.applied(after: capture.toLayer))
    )
    quad.snapToAxes()
    var piece = Piece(
      slot: slot, part: .outgoingSnapshot, quad: quad, size: capture.box.size.vector,
      opacity: stage.outgoingOpacity, clip: parent?.clip)
    if !stage.isCrossFade, let parent { piece.opacity *= parent.opacity }
    if let curl = stage.outgoingCurl { piece.fill = .curl(curl) }
    if let perspective = perspective(ofLayerAt: index) {
      piece.project(in: perspective.applied(after: offset.applied(after: capture.toLayer)), rect)
      // A page curl exists only in the plane of the screen.
      if let curl = stage.outgoingCurl { piece.opacity *= Float(1 - curl) }
    }
    piece.placement = capture.placement
    append(piece, style: .plain, tree: tree)
  }
}

extension Affine {
  fileprivate static func moving(_ offset: SIMD2<Double>) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y)
  }
}

extension Quad {
  /// Makes sides exactly axis-aligned that deviate only by rounding errors.
  mutating func snapToAxes() {
    if abs(xAxis.y) < 1e-6 { xAxis.y = 0 }
    if abs(yAxis.x) < 1e-6 { yAxis.x = 0 }
  }
}

extension PixelRect {
  var rect: CGRect {
    CGRect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }
}
