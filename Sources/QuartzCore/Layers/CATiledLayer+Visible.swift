import CoreGraphics
import LayerTree

extension CATiledLayer {
  /// What is seen of the layer, and how large.
  struct VisiblePart {
    /// Points.
    var rect: CGRect
    /// Pixels of the screen for a point.
    var scale: CGFloat
    /// It changes without the program.
    var isMoving: Bool
  }

  /// Nil where nothing of the layer is seen.
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

  /// The part of the bounds that neither the root nor a layer that masks cuts off.
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

  /// Points of `root` for a point of the layer.
  private func scale(at point: CGPoint, in root: CALayer) -> CGFloat {
    func distance(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      let start = convert(point, to: root)
      let end = convert(CGPoint(x: point.x + x, y: point.y + y), to: root)
      return hypot(end.x - start.x, end.y - start.y)
    }
    return max(distance(1, 0), distance(0, 1))
  }
}
