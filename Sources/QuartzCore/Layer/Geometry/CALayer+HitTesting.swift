import CoreGraphics

extension CALayer {
  /// The default implementation of `hitTest(_:)`.
  func hitTestSubtree(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    if isTransformLayer { return hitSublayers(at: p) }
    let projection = LayerProjection(self)
    guard let point = projection.fromSuperlayer(p), projection.isInFront(point) else { return nil }
    guard isDoubleSided || !showsBackFace else { return nil }
    let isInside = contains(point)
    if masksToBounds && !isInside { return nil }
    return hitSublayers(at: point) ?? (isInside ? self : nil)
  }

  private func hitSublayers(at point: CGPoint) -> CALayer? {
    for layer in sublayersFrontToBack(at: point) {
      if let hit = DeepRecursion.descend({ layer.hitTest(point) }) { return hit }
    }
    return nil
  }

  /// Whether the camera sees the layer from behind, by the rotations of the layer and all its
  /// ancestors.
  private var showsBackFace: Bool {
    var (isBackFacing, next) = (false, CALayer?.some(self))
    while let layer = next {
      if LayerProjection(layer).isBackFacing { isBackFacing.toggle() }
      next = layer.planeAbove
    }
    return isBackFacing
  }

  // MARK: Order

  /// The sublayers in drawing order if none leaves the plane: by zPosition, and then by index.
  var sublayersFrontToBack: [CALayer] {
    sublayersBackToFront.reversed()
  }

  private var sublayersBackToFront: [CALayer] {
    let layers = sublayers ?? []
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
    return layers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// The sublayers in drawing order at a point, including those inside transform layers.
  private func sublayersFrontToBack(at point: CGPoint) -> [CALayer] {
    let layers = sublayersBackToFront
    let ordersByDepth = space.mayReorderSublayers
    guard
      isTransformLayer
        || layers.contains(where: { $0.leavesPlane || ordersByDepth && $0.zPosition != 0 })
    else { return layers.reversed() }
    var found: [(layer: CALayer, depth: Double)] = []
    insertLayers(at: point, into: &found)
    return found.map(\.layer)
  }

  private func insertLayers(
    at point: CGPoint, into found: inout [(layer: CALayer, depth: Double)]
  ) {
    for layer in sublayersBackToFront where !layer.isHidden {
      guard !layer.isTransformLayer else {
        layer.insertLayers(at: point, into: &found)
        continue
      }
      let plane = LayerPlane(layer)
      guard let inner = LayerProjection(plane, at: layer.position).fromSuperlayer(point),
        let depth = plane.depth(at: inner)
      else { continue }
      // At the same depth, apart from rounding errors, the last layer is in front.
      let limit = depth + 1e-9 * max(1, abs(depth))
      found.insert((layer, depth), at: found.firstIndex { $0.depth <= limit } ?? found.count)
    }
  }

  /// Whether the layer's depth in its superlayer varies, or differs from its zPosition.
  private var leavesPlane: Bool {
    properties.compactTransform.leavesPlane || hasSpace && space.leavesPlane
  }
}
