import CoreGraphics
import LayerTree

// Layers that are transformed in 3D or have a perspective.

extension Flattener {
  /// The 3D properties of a layer that its sublayers inherit, if they do not simply lie in its
  /// plane.
  struct RenderingContext3D: Sendable {
    /// Projects the plane that the sublayers are flattened into to buffer pixels.
    var plane: Perspective
    /// Converts the superlayer's coordinates to those of the plane, with the depth in front of and
    /// behind it.
    var matrix = CATransform3DIdentity
    /// The perspective of the layer itself, if it has one.
    var perspective: Perspective?
    /// The group in which the sublayers are sorted by depth.
    var sortGroup: Index<SortGroup>?
  }

  /// Finds the layers whose sublayers are sorted by depth. Returns the 3D context of the first
  /// layer of a range of the tree's order, if it has one.
  mutating func beginDepth(
    _ tree: borrowing RenderTree, _ range: Range<Index<RenderTree.OrderEntry>>,
    in parentTransform: Affine
  ) -> Index<RenderingContext3D>? {
    contexts3D.removeAll(keepingCapacity: true)
    sortGroups.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    sortsByDepth.append(contentsOf: repeatElement(false, count: tree.order.count))
    var sortsRootByDepth = false
    for index in range {
      let (slot, parent) = (tree.order[index].slot, tree.order[index].parent)
      if tree.mayReorderSublayersInDepth(slot) { sortsByDepth[index.offset] = true }
      guard !tree.order[index].isMask, tree.leavesPlane(slot) else { continue }
      if let parent, range.contains(parent) {
        sortsByDepth[parent.offset] = true
      } else {
        sortsRootByDepth = true
      }
    }
    guard sortsRootByDepth else { return nil }
    let context3D = contexts3D.nextIndex
    contexts3D.append(RenderingContext3D(plane: Perspective(parentTransform)))
    open.append(OpenLayer(index: range.lowerBound, end: range.upperBound, firstItem: Index(0)))
    openSortGroup(context3D)
    return context3D
  }

  func sortsSublayersByDepth(_ index: Index<RenderTree.OrderEntry>) -> Bool {
    index.offset < sortsByDepth.count && sortsByDepth[index.offset]
  }

  /// Computes a layer's geometry and what its sublayers inherit; false where nothing of them is
  /// visible.
  mutating func enterContext3D(
    _ layer: inout Layer, at index: Index<RenderTree.OrderEntry>, in parent: Inherited,
    inside: inout Inherited, tree: borrowing RenderTree
  ) -> Bool {
    let (around, space) = (context3D(around: parent), tree.space(layer.slot))
    let matrix = around.matrix(of: layer, space, tree)
    inside.isMirrored = parent.isMirrored != space.isGeometryFlipped
    var context3D = RenderingContext3D(plane: around.plane.applied(after: Perspective(matrix)))
    guard let inverse = context3D.plane.inverse else { return false }
    layer.depthAxis = around.plane.project(SIMD3(matrix.m31, matrix.m32, matrix.m34))
    if let affine = context3D.plane.affine {
      layer.depthAxis /= context3D.plane.one.z
      layer.transform = affine
      inside.transform = affine
    } else {
      layer.perspective = context3D.plane
      context3D.perspective = context3D.plane
    }
    if around.sortGroup != nil {
      addMember(layer, matrix: matrix, perspective: context3D.plane, inverse: inverse)
    }
    if layer.perspective != nil || space.movesSublayers || sortsSublayersByDepth(index) {
      inside.context3D = append(context3D, insideOf: layer, space: space, tree: tree)
    }
    return true
  }

  /// The 3D context in which a layer lies.
  func context3D(around parent: Inherited) -> RenderingContext3D {
    parent.context3D.map { contexts3D[$0] }
      ?? RenderingContext3D(plane: Perspective(parent.transform))
  }

  /// Adds the 3D context of a layer's sublayers, with the layer's sublayer transform.
  mutating func append(
    _ context3D: RenderingContext3D, insideOf layer: Layer, space: LayerSpace,
    tree: borrowing RenderTree
  ) -> Index<RenderingContext3D> {
    var context3D = context3D
    if space.movesSublayers {
      context3D.matrix = CATransform3DConcat(
        space.toLayer(tree.layers.presented[layer.slot]), context3D.matrix)
    }
    let index = contexts3D.nextIndex
    contexts3D.append(context3D)
    return index
  }

  /// The perspective of an open layer at an index in the tree's order.
  func perspective(ofLayerAt index: Index<RenderTree.OrderEntry>) -> Perspective? {
    inherited[index].context3D.flatMap { contexts3D[$0].perspective }
  }
}

extension Flattener.RenderingContext3D {
  /// Converts a layer's coordinates to those of the plane.
  func matrix(
    of layer: Flattener.Layer, _ space: LayerSpace, _ tree: borrowing RenderTree
  ) -> CATransform3D {
    CATransform3DConcat(
      tree.layers.presented[layer.slot].toSuperlayer(
        zPosition: layer.style.zPosition, anchorPointZ: space.anchorPointZ), matrix)
  }
}

extension Flattener.Layer {
  /// Flips the layer's own contents back in flipped geometry: contents are not mirrored, though the
  /// layer's geometry is.
  mutating func flipVertically() {
    let flip = Affine(bounds.verticalFlip)
    transform = transform.applied(after: flip)
    perspective = perspective?.applied(after: flip)
    style.flipVertically()
    edges = edges.flippedVertically
    isFlipped.toggle()
  }

  /// Whether the layer is back-facing or mirrored.
  var isBackFacing: Bool { (perspective?.determinant ?? transform.determinant) < 0 }
}

extension RenderTree {
  func space(_ slot: Slot) -> LayerSpace {
    layers.spaces[slot].map { spaces.presented[$0] } ?? .flat
  }

  func has3DProperties(_ slot: Slot) -> Bool { layers.spaces[slot] != nil }

  /// Whether a layer does not lie in a plane parallel to its superlayer's at depth 0.
  func leavesPlane(_ slot: Slot) -> Bool {
    if layers.presented[slot].compactTransform.leavesPlane { return true }
    return layers.spaces[slot].map { spaces.presented[$0].leavesPlane } ?? false
  }

  /// Whether the sublayer transform may change the order or the size of sublayers with different z
  /// positions, even if they lie in parallel planes.
  func mayReorderSublayersInDepth(_ slot: Slot) -> Bool {
    layers.spaces[slot].map { spaces.presented[$0].mayReorderSublayers } ?? false
  }
}

extension AnimatedProperty {
  /// Whether the property may move a layer out of its superlayer's plane.
  var mayLeavePlane: Bool {
    isTransform || transformPart.map(\.mayLeavePlane) ?? false
  }
}
