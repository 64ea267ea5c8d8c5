import CoreGraphics
import LayerTree

// Layers that are seen together with a picture of how they were.

extension Flattener {
  /// Shows the two; says whether sublayers can be seen.
  mutating func showTransition(
    _ layer: inout Layer, _ index: Int, _ inside: Inherited, around: Float,
    _ tree: borrowing RenderTree
  ) -> Bool {
    guard let transition = tree.transition(of: Int32(layer.slot)) else { return false }
    let stage = transition.stage
    inherited[index] = inside
    var outer = OpenLayer(
      index: index, end: Int(tree.order[index].end), firstItem: list.items.count)
    outer.hasOutgoingInFront = stage.isOutgoingInFront
    if !stage.isOutgoingInFront { addOutgoing(of: index, tree) }
    var (group, around) = (Group?.none, around)
    if stage.isMix {
      let isAdded = list.items.count > outer.firstItem
      if isAdded {
        outer.group = Group(opacity: around, part: .transition)
        around = 1
      }
      group = Group(opacity: stage.incomingOpacity, isAdded: isAdded)
    } else if let curl = stage.incomingCurl {
      group = Group(opacity: 1, curl: curl)
    }
    open.append(outer)
    guard layer.opacity > 0, !tree.presented[layer.slot].isHidden, stage.incomingOpacity > 0 else {
      return false
    }
    return show(&layer, index, inside, around: around, as: group, tree)
  }

  /// Adds the picture of a layer before its transition, which lies where the layer has gone since.
  mutating func addOutgoing(of index: Int, _ tree: borrowing RenderTree) {
    let slot = tree.order[index].slot
    guard let transition = tree.transition(of: slot), let capture = transition.capture,
      transition.stage.outgoingOpacity > 0
    else { return }
    let (stage, parent) = (transition.stage, Int(tree.order[index].parent))
    let (rect, place) = (capture.box.rect, Affine.moving(stage.outgoingOffset))
    var quad = Quad(
      rect, inherited[index].transform.applied(after: place.applied(after: capture.toLayer)))
    quad.straighten()
    var piece = Piece(
      slot: Int(slot), part: .previous, quad: quad, size: capture.box.size.vector,
      opacity: stage.outgoingOpacity, clip: parent < 0 ? -1 : inherited[parent].clip)
    if !stage.isMix && parent >= 0 { piece.opacity *= inherited[parent].opacity }
    if let curl = stage.outgoingCurl { piece.details = .curl(curl) }
    if let perspective = perspective(ofLayerAt: index) {
      piece.lie(in: perspective.applied(after: place.applied(after: capture.toLayer)), rect)
      // Pages are turned in the plane of the screen only.
      if let curl = stage.outgoingCurl { piece.opacity *= Float(1 - curl) }
    }
    piece.placement = capture.placement
    add(piece, .plain, tree)
  }
}

extension Affine {
  fileprivate static func moving(_ offset: SIMD2<Double>) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y)
  }
}

extension Quad {
  /// Takes sides for upright that are but for rounding.
  fileprivate mutating func straighten() {
    if abs(xAxis.y) < 1e-6 { xAxis.y = 0 }
    if abs(yAxis.x) < 1e-6 { yAxis.x = 0 }
  }
}

extension PixelRect {
  var rect: CGRect {
    CGRect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }
}
