import LayerTree

// Transform layers have no plane of their own: their sublayers lie in the 3D rendering context
// around them, and are sorted with the other layers there.

extension Flattener {
  /// Computes what the sublayers of a transform layer inherit. Its opacity applies to each of them
  /// separately.
  mutating func enterTransformLayer(
    _ layer: Layer, at index: Index<RenderTree.OrderEntry>, in parent: Inherited,
    inside: Inherited, tree: borrowing RenderTree
  ) {
    let (around, space) = (context3D(around: parent), tree.space(layer.slot))
    var context3D = RenderingContext3D(plane: around.plane)
    context3D.matrix = around.matrix(of: layer, space, tree)
    context3D.sortGroup = around.sortGroup
    var inside = inside
    inside.context3D = append(context3D, insideOf: layer, space: space, tree: tree)
    inside.opacity = parent.opacity * layer.opacity
    inside.isMirrored = parent.isMirrored != space.isGeometryFlipped
    inherited[index] = inside
  }
}

extension RenderTree {
  func isTransformLayer(_ slot: Slot) -> Bool {
    layers.spaces[slot].map { spaces.presented[$0].isTransformLayer } ?? false
  }
}
