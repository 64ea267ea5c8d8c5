import CoreGraphics
import LayerTree

// Shadows of paths that are no rounded rectangles: the filled path is a group with a blur.

extension Flattener {
  /// Adds the shadow of a path, below the parts of the layer.
  mutating func addShadow(ofPath path: CGPath, to layer: borrowing Layer) {
    let shadow = layer.style.shadow
    let offset = Affine(
      a: 1, b: 0, c: 0, d: 1, tx: shadow.offset.width, ty: shadow.offset.height)
    let flip = layer.isFlipped ? Affine(layer.bounds.verticalFlip) : .identity
    let toLayer = flip.applied(after: offset)
    let transform =
      layer.perspective?.applied(after: toLayer)
      ?? Perspective(layer.transform.applied(after: toLayer))
    guard let scale = transform.largestScale(in: path) else { return }
    var color = shadow.translucentColor
    let opacity = color.w * layer.opacity
    color.w = 1
    let effects = EffectChain(
      filters: [.gaussianBlur(radius: max(shadow.radius, 0))], scale: layer.scale)
    let (outerTarget, first) = (target, list.items.nextIndex)
    target = area(of: effects)
    list.area = list.area.union(target)
    append(
      PathShape(
        slot: layer.slot, parts: (.shadowInterior, .shadowEdges), path: path,
        figure: .fill(.nonZero), tolerance: Self.tolerance / scale, color: color, opacity: 1,
        clip: nil, transform: transform))
    target = outerTarget
    guard list.items.nextIndex > first else { return }
    close(
      Group(opacity: opacity, part: .shadow, effects: effects, clip: layer.clip), from: first,
      of: layer.slot)
  }
}
