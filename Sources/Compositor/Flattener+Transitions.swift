import CoreGraphics
import LayerTree

// Layers that are seen together with a picture of how they were.

extension Flattener {
  /// Shows the two; says whether sublayers can be seen.
  mutating func visitTransition(
    _ tree: borrowing RenderTree, _ index: Int, _ transform: Affine, _ opacity: Float,
    in parent: Inherited
  ) -> Bool {
    let slot = tree.order[index].slot
    guard let transition = tree.transition(of: slot) else { return false }
    let stage = tree.stage(of: transition)
    inherited[index] = Inherited(transform: transform, opacity: 1, clip: -1)
    var outer = OpenLayer(
      index: index, end: Int(tree.order[index].end), firstItem: list.items.count)
    outer.hasPastInFront = stage.isPastInFront
    var around = parent
    var group: Group?
    if stage.isMix {
      addPast(of: index, tree)
      let isAdded = list.items.count > outer.firstItem
      if isAdded {
        outer.group = Group(opacity: parent.opacity, part: .transition)
        around.opacity = 1
      }
      group = Group(opacity: stage.next.opacity, isAdded: isAdded)
    } else if !stage.isPastInFront {
      addPast(of: index, tree)
    }
    open.append(outer)
    guard opacity > 0, !tree.presented[Int(slot)].isHidden, stage.next.opacity > 0 else {
      return false
    }
    return visit(
      tree, index, transform.moved(by: stage.next.offset), opacity, in: around, as: group)
  }

  /// Adds the picture of a layer before its transition, which lies where the layer has gone since.
  mutating func addPast(of index: Int, _ tree: borrowing RenderTree) {
    let slot = tree.order[index].slot
    guard let transition = tree.transition(of: slot), let capture = transition.capture else {
      return
    }
    let stage = tree.stage(of: transition)
    guard stage.past.opacity > 0 else { return }
    let parent = tree.order[index].parent
    let around =
      parent < 0
      ? Inherited(transform: .identity, opacity: 1, clip: -1) : inherited[Int(parent)]
    let place = inherited[index].transform.moved(by: stage.past.offset)
    var quad = Quad(capture.box.rect, place.applied(after: capture.toLayer))
    quad.straighten()
    var piece = Piece(
      slot: Int(slot), part: .past, quad: quad, size: capture.box.size.vector,
      opacity: stage.past.opacity * (stage.isMix ? 1 : around.opacity), clip: around.clip)
    piece.placement = capture.placement
    add(piece, .plain, tree)
  }
}

extension RenderTree {
  fileprivate func stage(of transition: Transition) -> TransitionStage {
    TransitionStage(
      transition.track, progress: transition.progress ?? 1,
      size: presented[Int(transition.running.slot)].bounds.upright.size)
  }
}

extension Affine {
  /// With the coordinates that it takes moved before.
  fileprivate func moved(by offset: SIMD2<Double>) -> Affine {
    guard offset != .zero else { return self }
    return applied(after: Affine(a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y))
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
