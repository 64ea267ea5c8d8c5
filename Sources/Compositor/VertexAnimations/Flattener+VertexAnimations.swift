import CoreGraphics
import LayerTree

// The items of layers that the vertex shader animates.

extension Flattener {
  /// Adds the item of a layer, whose box is everything that it reaches.
  mutating func add(
    _ animation: VertexAnimation, at index: Index<RenderTree.OrderEntry>,
    of tree: borrowing RenderTree
  ) {
    guard let parent = tree.order[index].parent else { return }
    let (slot, transform) = (animation.slot, inherited[parent.offset].transform)
    var rect = Quad(tree.layers.model(slot).bounds, .identity)
    let anchor = tree.layers.model(slot).anchor
    rect.origin -= SIMD2(anchor.x, anchor.y)
    let extent = animation.extent
    let box = animation.box(of: rect, in: transform, extent).intersection(target)
    guard !box.isEmpty, var item = makeItem(of: animation, showing: rect, extent, tree) else {
      return
    }
    rect = Quad(item.quad)
    item.box = box
    item.program.modifiers.insert(.animated)
    item.quad.setAnimation(
      list.parameters.count, estimate: Quad(rect, transform.applied(after: animation.start)))
    animation.write(rect: rect, in: transform, to: &list.parameters)
    list.moving.add(box)
    list.items.append(item)
  }

  /// The item in the layer's coordinates, with the origin at the anchor point; nil where it shows
  /// nothing.
  private func makeItem(
    of animation: VertexAnimation, showing rect: Quad,
    _ extent: (low: VertexAnimation.Numbers, high: VertexAnimation.Numbers),
    _ tree: borrowing RenderTree
  ) -> DisplayItem? {
    typealias Lanes = VertexAnimation.Lanes
    let (slot, alpha) = (animation.slot, Lanes.color.upperBound - 1)
    let hasColor = extent.high[alpha] > 0
    var item = DisplayItem(slot: slot, quad: QuadInstance(rect), box: .everything)
    var isOpaque = extent.low[alpha] >= 1
    let edges = LayerEdges(rawValue: tree.layers.drawKinds[slot].edges)
    if let index = tree.layers.placements[slot] {
      let placement = tree.textures.placements[index]
      item.setBitmap(index, in: tree.textures, over: SIMD4(repeating: hasColor ? 1 : 0))
      item.filter = .linear
      isOpaque = isOpaque || placement.isOpaque
      let isTrimmed = edges.isEmpty && placement.hasWideMargins
      if isTrimmed, !item.trim(rect, to: placement) { return nil }
    } else if !hasColor {
      return nil
    }
    item.isOpaque = isOpaque && extent.low[Lanes.opacity] >= 1
    guard !edges.isEmpty else { return item }
    (item.edges, item.program) = (edges, item.program.asShape)
    return item
  }
}

extension QuadInstance {
  /// Has the quad follow the record at an index of the parameters. The sides are an estimate, for the
  /// number of pixels.
  fileprivate mutating func setAnimation(_ record: Int, estimate: Quad) {
    (xAxis, yAxis) = (SIMD2(estimate.xAxis), SIMD2(estimate.yAxis))
    origin = SIMD2(Float(record), 0)
  }
}

extension Quad {
  /// The quad in other coordinates.
  fileprivate init(_ quad: Quad, _ transform: Affine) {
    func vector(_ vector: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(
        transform.a * vector.x + transform.c * vector.y,
        transform.b * vector.x + transform.d * vector.y)
    }
    self.init(
      xAxis: vector(quad.xAxis), yAxis: vector(quad.yAxis),
      origin: vector(quad.origin) + SIMD2(transform.tx, transform.ty))
  }
}

extension PixelRect {
  fileprivate static let everything = PixelRect(
    minX: -1 << 30, minY: -1 << 30, maxX: 1 << 30, maxY: 1 << 30)
}
