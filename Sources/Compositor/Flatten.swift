import CoreGraphics
import LayerTree

// Pass 3: the tree becomes a list of quads in buffer pixels.

/// Turns render trees into display lists; keeps its arrays from frame to frame.
package struct Flattener: Sendable {
  private var list = DisplayList(size: PixelSize(width: 0, height: 0))
  /// By index in the tree's order: from the layer's coordinates to buffer pixels.
  private var transforms: [Affine] = []
  private var opacities: [Float] = []

  package init() {}

  /// What is to be seen of `tree` as it was last animated. The array of the list before, when the
  /// caller has done with it, is used again.
  package mutating func flatten(
    _ tree: borrowing RenderTree, reusing items: consuming [DisplayItem] = []
  ) -> DisplayList {
    var list = DisplayList(size: tree.pixelSize)
    list.structureVersion = tree.structureVersion
    items.removeAll(keepingCapacity: true)
    if transforms.count < tree.order.count {
      transforms = Array(repeating: .identity, count: tree.order.count)
      opacities = Array(repeating: 1, count: tree.order.count)
    }
    let bounds = PixelRect(list.size)
    let rootTransform = Affine.scale(tree.surface.scale)
    var index = 0
    let count = tree.order.count
    while index < count {
      let entry = tree.order[index]
      let slot = Int(entry.slot)
      let parentOpacity = entry.parent < 0 ? 1 : opacities[Int(entry.parent)]
      let opacity = parentOpacity * min(max(tree.presented[slot].opacity, 0), 1)
      guard opacity > 0, !tree.presented[slot].isHidden else {
        index = Int(entry.end)
        continue
      }
      let parent = entry.parent < 0 ? rootTransform : transforms[Int(entry.parent)]
      let transform = parent.applied(after: Affine(layer: tree.presented[slot]))
      transforms[index] = transform
      opacities[index] = opacity
      if let item = tree.item(slot, transform, opacity, within: bounds) { items.append(item) }
      index += 1
    }
    list.items = items
    return list
  }
}

extension RenderTree {
  /// The layer's own quad; nil where there is nothing of it to see.
  @inline(__always)
  fileprivate func item(
    _ slot: Int, _ transform: Affine, _ opacity: Float, within target: PixelRect
  ) -> DisplayItem? {
    let placement = placements[slot]
    let color = presented[slot].backgroundColor
    guard placement >= 0 || color.w > 0 else { return nil }
    let bounds = presented[slot].bounds
    let (width, height) = (bounds.size.width, bounds.size.height)
    let quad = Quad(
      xAxis: SIMD2(transform.a, transform.b) * width,
      yAxis: SIMD2(transform.c, transform.d) * height,
      origin: SIMD2(
        transform.a * bounds.origin.x + transform.c * bounds.origin.y + transform.tx,
        transform.b * bounds.origin.x + transform.d * bounds.origin.y + transform.ty))
    let box = quad.box.intersection(target)
    guard !box.isEmpty else { return nil }
    var item = DisplayItem(
      slot: Int32(slot), placement: placement, version: 0,
      quad: QuadInstance(
        xAxis: SIMD2<Float>(quad.xAxis), yAxis: SIMD2<Float>(quad.yAxis),
        origin: SIMD2<Float>(quad.origin), color: color.premultipliedBytes, opacity: opacity),
      box: box, program: .solid, filter: .nearest, texture: nil,
      isAxisAligned: quad.isAxisAligned, isOpaque: color.w >= 1 && opacity >= 1)
    if placement >= 0 { show(textures.placements[Int(placement)], quad, color, &item) }
    return item
  }

  @inline(__always)
  private func show(
    _ placement: TextureTable.Placement, _ quad: Quad, _ color: SIMD4<Float>,
    _ item: inout DisplayItem
  ) {
    item.version = placement.version
    item.texture = placement.texture
    item.program = color.w > 0 && !placement.isOpaque ? .bitmapOverColor : .bitmap
    item.quad.textureOrigin = placement.origin
    item.quad.textureExtent = placement.extent
    item.filter = quad.isOnPixelGrid(placement.size) ? .nearest : .linear
    item.isOpaque = item.quad.opacity >= 1 && (placement.isOpaque || color.w >= 1)
  }
}

/// A parallelogram in buffer pixels.
private struct Quad {
  var xAxis: SIMD2<Double>
  var yAxis: SIMD2<Double>
  var origin: SIMD2<Double>

  /// The whole pixels around it; none for one that `Float` is too small for.
  @inline(__always)
  var box: PixelRect {
    let zero = SIMD2<Double>.zero
    let low = origin + pointwiseMin(xAxis, zero) + pointwiseMin(yAxis, zero)
    let high = origin + pointwiseMax(xAxis, zero) + pointwiseMax(yAxis, zero)
    guard low.x < 1e9, low.y < 1e9, high.x > -1e9, high.y > -1e9,
      (high - low).max() < 1e18
    else { return .empty }
    let limit = SIMD2<Double>(repeating: 1e9)
    let first = pointwiseMax(low.rounded(.down), -limit)
    let last = pointwiseMin(high.rounded(.up), limit)
    return PixelRect(
      minX: Int32(first.x), minY: Int32(first.y), maxX: Int32(last.x), maxY: Int32(last.y))
  }

  @inline(__always)
  var isAxisAligned: Bool {
    (xAxis.y == 0 && yAxis.x == 0) || (xAxis.x == 0 && yAxis.y == 0)
  }

  /// Whether a bitmap of `size` lies on it one to one, texel on pixel.
  @inline(__always)
  func isOnPixelGrid(_ size: PixelSize) -> Bool {
    guard xAxis.y == 0, yAxis.x == 0 else { return false }
    let tolerance = 1.0 / 256
    return abs(xAxis.x - Double(size.width)) < tolerance
      && abs(yAxis.y - Double(size.height)) < tolerance
      && abs(origin.x - origin.x.rounded()) < tolerance
      && abs(origin.y - origin.y.rounded()) < tolerance
  }
}

extension SIMD4<Float> {
  /// Straight 0…1 to premultiplied 0…255.
  @inline(__always)
  fileprivate var premultipliedBytes: SIMD4<UInt8> {
    let clamped = clamped(lowerBound: .zero, upperBound: .one)
    var color = clamped * clamped.w
    color.w = clamped.w
    return SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>((color * 255).rounded(.toNearestOrEven)))
  }
}
