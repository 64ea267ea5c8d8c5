import CoreGraphics
import LayerTree

// Layers that are turned in depth or seen in perspective.

extension Flattener {
  /// What a layer is to sublayers that do not just lie in its plane.
  struct RenderingContext3D: Sendable {
    /// From the plane that the sublayers are flattened into, to buffer pixels.
    var plane: Perspective
    /// From the superlayer's coordinates to those of the plane, and the depth before and behind it.
    var matrix = CATransform3DIdentity
    /// Of the layer itself, if it lies in perspective.
    var perspective: Perspective?
    /// Index in `stacks` of where sublayers are ordered by depth; -1: nowhere.
    var stack: Int32 = -1
  }

  /// Finds the layers whose sublayers are ordered by depth. The room of the first layer of a part of
  /// the tree's order, which lies in `place`; -1 for none.
  mutating func beginDepth(
    _ tree: borrowing RenderTree, _ range: Range<Int>, in place: Affine
  ) -> Int32 {
    contexts3D.removeAll(keepingCapacity: true)
    stacks.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    stacked.append(contentsOf: repeatElement(false, count: tree.order.count))
    var isRootStacked = false
    for index in range {
      let (slot, parent) = (Int(tree.order[index].slot), Int(tree.order[index].parent))
      if tree.turnsSublayers(slot) { stacked[index] = true }
      guard tree.leavesPlane(slot) else { continue }
      if parent >= range.lowerBound { stacked[parent] = true } else { isRootStacked = true }
    }
    guard isRootStacked else { return -1 }
    contexts3D.append(RenderingContext3D(plane: Perspective(place)))
    open.append(OpenLayer(index: range.lowerBound, end: range.upperBound, firstItem: 0))
    openStack(0)
    return 0
  }

  func isStacked(_ index: Int) -> Bool {
    index < stacked.count && stacked[index]
  }

  /// Finds a layer's place, and what it is to its sublayers; false where nothing of them is seen.
  mutating func enterContext3D(
    _ layer: inout Layer, _ inside: inout Inherited, _ index: Int, _ parent: Inherited,
    _ tree: borrowing RenderTree
  ) -> Bool {
    let around =
      parent.context3D >= 0
      ? contexts3D[Int(parent.context3D)] : RenderingContext3D(plane: Perspective(parent.transform))
    let space = tree.space(layer.slot)
    let matrix = CATransform3DConcat(
      tree.presented[layer.slot].matrix(
        zPosition: layer.style.zPosition, anchorPointZ: space.anchorPointZ), around.matrix)
    inside.isMirrored = parent.isMirrored != space.isGeometryFlipped
    var context3D = RenderingContext3D(plane: around.plane)
    if space.isTransformLayer {
      context3D.matrix = matrix
      context3D.stack = around.stack
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
      if around.stack >= 0 { addMember(layer, matrix, context3D.plane, inverse, to: around.stack) }
      guard layer.perspective != nil || space.movesSublayers || isStacked(index) else {
        return true
      }
    }
    if space.movesSublayers {
      context3D.matrix = CATransform3DConcat(
        space.sublayerMatrix(tree.presented[layer.slot]), context3D.matrix)
    }
    inside.context3D = Int32(contexts3D.count)
    contexts3D.append(context3D)
    return true
  }

  /// Of the layer at an index in the tree's order that is being shown.
  func perspective(ofLayerAt index: Int) -> Perspective? {
    let context3D = inherited[index].context3D
    return context3D >= 0 ? contexts3D[Int(context3D)].perspective : nil
  }
}

extension Flattener.Layer {
  /// Of a layer in flipped geometry, takes what it shows of itself as if y went down: pictures are not
  /// turned over, though what they lie in is.
  mutating func turnUpright() {
    let flip = Affine(
      a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * bounds.origin.y + bounds.size.height)
    transform = transform.applied(after: flip)
    perspective = perspective?.applied(after: flip)
    style.flipVertically()
  }

  /// Whether it is seen from behind, or in a mirror.
  var isTurnedOver: Bool { (perspective?.determinant ?? transform.determinant) < 0 }
}

extension RenderTree {
  func space(_ slot: Int) -> LayerSpace {
    let index = spaceIndices[slot]
    return index < 0 ? .flat : spaces.presented[Int(index)]
  }

  func hasRoom(_ slot: Int) -> Bool { spaceIndices[slot] >= 0 }

  func isTransformLayer(_ slot: Int) -> Bool {
    hasRoom(slot) && spaces.presented[Int(spaceIndices[slot])].isTransformLayer
  }

  /// Whether a layer lies elsewhere than in a plane beside its superlayer's.
  fileprivate func leavesPlane(_ slot: Int) -> Bool {
    if presented[slot].transform.leavesPlane { return true }
    let index = spaceIndices[slot]
    guard index >= 0 else { return false }
    return spaces.presented[Int(index)].isTransformLayer
      || spaces.presented[Int(index)].anchorPointZ != 0
  }

  /// Whether sublayers of different z positions, though all in planes beside each other, may be seen
  /// in another order or size.
  fileprivate func turnsSublayers(_ slot: Int) -> Bool {
    let index = spaceIndices[slot]
    return index >= 0 && !spaces.presented[Int(index)].sublayerTransform.staysInPlane
  }
}

extension LayerSpace {
  fileprivate var movesSublayers: Bool {
    isGeometryFlipped || !CATransform3DIsIdentity(sublayerTransform)
  }

  /// From the superlayer's coordinates as its sublayers see them to its own.
  fileprivate func sublayerMatrix(_ layer: borrowing LayerProperties) -> CATransform3D {
    let anchor = layer.anchor(z: anchorPointZ)
    var matrix = sublayerTransform.moved(from: anchor, to: anchor)
    guard isGeometryFlipped else { return matrix }
    let edges = layer.bounds.origin.y * 2 + layer.bounds.size.height
    matrix.m12 = edges * matrix.m14 - matrix.m12
    matrix.m22 = edges * matrix.m24 - matrix.m22
    matrix.m32 = edges * matrix.m34 - matrix.m32
    matrix.m42 = edges * matrix.m44 - matrix.m42
    return matrix
  }
}

extension LayerProperties {
  /// In the layer's coordinates.
  fileprivate func anchor(z: Double) -> SIMD3<Double> {
    SIMD3(
      bounds.origin.x + anchorPoint.x * bounds.size.width,
      bounds.origin.y + anchorPoint.y * bounds.size.height, z)
  }

  /// From the layer's coordinates to its superlayer's.
  fileprivate func matrix(zPosition: Double, anchorPointZ: Double) -> CATransform3D {
    transform.moved(
      from: anchor(z: anchorPointZ), to: SIMD3(position.x, position.y, zPosition))
  }
}

extension CATransform3D {
  /// What works about zero, about a point that comes to lie at another.
  fileprivate func moved(from: SIMD3<Double>, to: SIMD3<Double>) -> CATransform3D {
    CATransform3DConcat(
      CATransform3DTranslate(self, -from.x, -from.y, -from.z),
      CATransform3DMakeTranslation(to.x, to.y, to.z))
  }

  /// Whether the plane z = 0 comes to lie elsewhere, or in perspective.
  @inline(__always)
  var leavesPlane: Bool {
    m13 != 0 || m14 != 0 || m23 != 0 || m24 != 0 || m43 != 0 || m44 != 1
  }

  /// Whether planes beside z = 0 stay planes beside it, in their order and in the same size.
  fileprivate var staysInPlane: Bool {
    !leavesPlane && m31 == 0 && m32 == 0 && m33 > 0 && m34 == 0
  }
}

extension AnimatedProperty {
  /// Whether it may take a layer out of its superlayer's plane.
  var mayLeavePlane: Bool {
    isTransform || transformPart.map(\.mayLeavePlane) ?? false
  }
}
