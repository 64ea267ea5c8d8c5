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
    /// Index in `sortGroups` of the group in which the sublayers are sorted by depth; -1 for none.
    var sortGroup: Int32 = -1
  }

  /// Finds the layers whose sublayers are sorted by depth. Returns the 3D context of the first
  /// layer of a range of the tree's order; -1 for none.
  mutating func beginDepth(
    _ tree: borrowing RenderTree, _ range: Range<Int>, in parentTransform: Affine
  ) -> Int32 {
    contexts3D.removeAll(keepingCapacity: true)
    sortGroups.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    sortsByDepth.append(contentsOf: repeatElement(false, count: tree.order.count))
    var sortsRootByDepth = false
    for index in range {
      let (slot, parent) = (Int(tree.order[index].slot), Int(tree.order[index].parent))
      if tree.mayReorderSublayersInDepth(slot) { sortsByDepth[index] = true }
      guard tree.leavesPlane(slot) else { continue }
      if parent >= range.lowerBound { sortsByDepth[parent] = true } else { sortsRootByDepth = true }
    }
    guard sortsRootByDepth else { return -1 }
    contexts3D.append(RenderingContext3D(plane: Perspective(parentTransform)))
    open.append(OpenLayer(index: range.lowerBound, end: range.upperBound, firstItem: 0))
    openSortGroup(0)
    return 0
  }

  func sortsSublayersByDepth(_ index: Int) -> Bool {
    index < sortsByDepth.count && sortsByDepth[index]
  }

  /// Computes a layer's geometry and what its sublayers inherit; false where nothing of them is
  /// visible.
  mutating func enterContext3D(
    _ layer: inout Layer, _ inside: inout Inherited, _ index: Int, _ parent: Inherited,
    _ tree: borrowing RenderTree
  ) -> Bool {
    let around =
      parent.context3D >= 0
      ? contexts3D[Int(parent.context3D)] : RenderingContext3D(plane: Perspective(parent.transform))
    let space = tree.space(layer.slot)
    let matrix = CATransform3DConcat(
      tree.presented[layer.slot].toSuperlayer(
        zPosition: layer.style.zPosition, anchorPointZ: space.anchorPointZ), around.matrix)
    inside.isMirrored = parent.isMirrored != space.isGeometryFlipped
    var context3D = RenderingContext3D(plane: around.plane)
    if space.isTransformLayer {
      context3D.matrix = matrix
      context3D.sortGroup = around.sortGroup
    } else {
      context3D.plane = around.plane.applied(after: Perspective(matrix))
      guard let inverse = context3D.plane.inverse else { return false }
      if let affine = context3D.plane.affine {
        layer.transform = affine
        inside.transform = affine
      } else {
        layer.perspective = context3D.plane
        context3D.perspective = context3D.plane
      }
      if around.sortGroup >= 0 {
        addMember(layer, matrix, context3D.plane, inverse, to: around.sortGroup)
      }
      guard layer.perspective != nil || space.movesSublayers || sortsSublayersByDepth(index) else {
        return true
      }
    }
    if space.movesSublayers {
      context3D.matrix = CATransform3DConcat(
        space.toLayer(tree.presented[layer.slot]), context3D.matrix)
    }
    inside.context3D = Int32(contexts3D.count)
    contexts3D.append(context3D)
    return true
  }

  /// The perspective of an open layer at an index in the tree's order.
  func perspective(ofLayerAt index: Int) -> Perspective? {
    let context3D = inherited[index].context3D
    return context3D >= 0 ? contexts3D[Int(context3D)].perspective : nil
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
  }

  /// Whether the layer is back-facing or mirrored.
  var isBackFacing: Bool { (perspective?.determinant ?? transform.determinant) < 0 }
}

extension RenderTree {
  func space(_ slot: Int) -> LayerSpace {
    let index = spaceIndices[slot]
    return index < 0 ? .flat : spaces.presented[Int(index)]
  }

  func has3DProperties(_ slot: Int) -> Bool { spaceIndices[slot] >= 0 }

  func isTransformLayer(_ slot: Int) -> Bool {
    has3DProperties(slot) && spaces.presented[Int(spaceIndices[slot])].isTransformLayer
  }

  /// Whether a layer does not lie in a plane parallel to its superlayer's at depth 0.
  fileprivate func leavesPlane(_ slot: Int) -> Bool {
    if presented[slot].transform.leavesPlane { return true }
    let index = spaceIndices[slot]
    return index >= 0 && spaces.presented[Int(index)].leavesPlane
  }

  /// Whether the sublayer transform may change the order or the size of sublayers with different z
  /// positions, even if they lie in parallel planes.
  fileprivate func mayReorderSublayersInDepth(_ slot: Int) -> Bool {
    let index = spaceIndices[slot]
    return index >= 0 && spaces.presented[Int(index)].mayReorderSublayers
  }
}

extension AnimatedProperty {
  /// Whether the property may move a layer out of its superlayer's plane.
  var mayLeavePlane: Bool {
    isTransform || transformPart.map(\.mayLeavePlane) ?? false
  }
}
