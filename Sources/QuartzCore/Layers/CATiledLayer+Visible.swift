import CoreGraphics
import LayerTree

extension CATiledLayer {
  /// The visible part of the layer, and its scale on screen.
  struct VisiblePart {
    /// The rectangle in the layer's coordinates, in points.
    var rect: CGRect
    /// Screen pixels per point of the layer.
    var scale: CGFloat
    /// Whether animations may change the part without further commits.
    var isMoving: Bool
  }

  /// The visible part; nil if no part of the layer is visible.
  func visiblePart(in context: LayerContext) -> VisiblePart? {
    let chain = sequence(first: self as CALayer, next: { $0.superlayer })
    let isMoving = chain.contains { !$0.animations.isEmpty }
    let rect = visibleRect(below: context.root)
    let shown = isMoving ? presentation()?.visibleRect(below: context.root) ?? .null : .null
    let all = rect.union(shown)
    guard !all.isNull, !all.isEmpty, all.isFinite else { return nil }
    let scale = scale(at: CGPoint(x: all.midX, y: all.midY), in: context.root) * context.scale
    guard scale > 0, scale.isFinite else { return nil }
    return VisiblePart(rect: all, scale: scale, isMoving: isMoving)
  }

  /// The part of the bounds that neither the root nor a masking layer clips.
  private func visibleRect(below root: CALayer) -> CGRect {
    var rect = bounds
    for layer in sequence(first: self as CALayer, next: { $0.superlayer }) {
      guard !layer.isHidden, layer.opacity > 0 else { return .null }
      if layer.masksToBounds || layer.model() === root {
        rect = rect.finiteIntersection(convert(layer.bounds, from: layer))
      }
    }
    return rect
  }

  /// The number of points of `root` per point of the layer.
  private func scale(at point: CGPoint, in root: CALayer) -> CGFloat {
    func distance(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      let start = convert(point, to: root)
      let end = convert(CGPoint(x: point.x + x, y: point.y + y), to: root)
      return hypot(end.x - start.x, end.y - start.y)
    }
    return max(distance(1, 0), distance(0, 1))
  }
}
