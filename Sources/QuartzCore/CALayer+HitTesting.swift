import CoreGraphics

extension CALayer {
  /// `hitTest(_:)` as every layer does it.
  func hitTestSubtree(_ p: CGPoint) -> CALayer? {
    guard !isHidden, let point = LayerStep(self).fromSuperlayer(p) else { return nil }
    let isInside = contains(point)
    if masksToBounds && !isInside { return nil }
    for layer in sublayersFrontToBack {
      if let hit = layer.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }

  /// As they are drawn: by zPosition, and those of the same one in their order.
  var sublayersFrontToBack: [CALayer] {
    let layers = sublayers ?? []
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers.reversed() }
    return layers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
