import CoreGraphics

extension CALayer {
  /// `hitTest(_:)` as every layer does it.
  func hitTestSubtree(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    if isTransformLayer { return hitSublayers(at: p) }
    let step = LayerStep(self)
    guard let point = step.fromSuperlayer(p), step.isInFront(point) else { return nil }
    guard isDoubleSided || !showsBack else { return nil }
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

  /// Whether the eye sees the layer from behind, by all the turns from the top of the tree.
  private var showsBack: Bool {
    var (isTurnedOver, next) = (false, CALayer?.some(self))
    while let layer = next {
      if LayerStep(layer).isTurnedOver { isTurnedOver.toggle() }
      next = layer.planeAbove
    }
    return isTurnedOver
  }

  // MARK: Order

  /// As they are drawn where none leaves the plane: by zPosition, and those of the same one in their
  /// order.
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

  /// As they are drawn at a point, those of transform layers among them.
  private func sublayersFrontToBack(at point: CGPoint) -> [CALayer] {
    let layers = sublayersBackToFront
    guard isTransformLayer || layers.contains(where: { $0.leavesPlane }) else {
      return layers.reversed()
    }
    var found: [(layer: CALayer, depth: Double)] = []
    addLayers(at: point, to: &found)
    return found.map(\.layer)
  }

  private func addLayers(at point: CGPoint, to found: inout [(layer: CALayer, depth: Double)]) {
    for layer in sublayersBackToFront where !layer.isHidden {
      guard !layer.isTransformLayer else {
        layer.addLayers(at: point, to: &found)
        continue
      }
      let plane = LayerPlane(layer)
      guard let inner = LayerStep(plane, at: layer.position).fromSuperlayer(point),
        let depth = plane.depth(at: inner)
      else { continue }
      // Of layers that lie in one plane, but for rounding, the last is in front.
      let limit = depth + 1e-9 * max(1, abs(depth))
      found.insert((layer, depth), at: found.firstIndex { $0.depth <= limit } ?? found.count)
    }
  }

  /// Whether its depth is not the same everywhere, or not its zPosition.
  private var leavesPlane: Bool {
    let t = properties.transform
    if t.m13 != 0 || t.m23 != 0 || t.m43 != 0 || t.hasPerspective { return true }
    return hasSpace && (isTransformLayer || anchorPointZ != 0)
      || zPosition != 0 && spaceAbove != nil
  }
}
