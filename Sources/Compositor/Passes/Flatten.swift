import CoreGraphics
import LayerTree

// Pass 3: the tree becomes a list of quads and shapes in buffer pixels.

/// Turns render trees into display lists; keeps its arrays from frame to frame.
package struct Flattener: Sendable {
  /// What sublayers take from a layer.
  struct Inherited: Sendable {
    /// From the layer's coordinates to buffer pixels.
    var transform: Affine
    var opacity: Float
    /// Index in `clips`; -1: none.
    var clip: Int32
    /// Index in `contexts3D`, which then says more than `transform` can; -1: the sublayers lie in the
    /// layer's plane, and that is not in perspective.
    var context3D: Int32
    /// An odd number of `isGeometryFlipped` lies above: what looks turned over is seen from its front.
    var isMirrored = false
    /// The layer, or one above it, is being moved by an animation.
    var isMoving = false
  }

  /// A layer with something to add when all its sublayers are there.
  struct OpenLayer: Sendable {
    /// Indices in the tree's order: of the layer, and behind its descendants.
    var index: Int
    var end: Int
    /// Index of the first item of the layer.
    var firstItem: Int
    /// nil where the layer is not seen as one picture.
    var group: Group?
    var hasBorder = false
    /// The picture of the layer before a transition lies over it.
    var hasOutgoingInFront = false
    /// Index in `stacks`; -1: the sublayers lie as they are ordered.
    var stack: Int32 = -1
  }

  /// How items are seen as one picture.
  struct Group: Sendable {
    var opacity: Float
    var part = DisplayItem.Part.group
    /// It is added to what lies below.
    var isAdded = false
    /// How far it is turned as a page; nil: it is none.
    var curl: Double?
  }

  /// What is being made.
  var list = DisplayList(size: PixelSize(width: 0, height: 0))
  var clips = ClipStack()
  /// By index in the tree's order.
  var inherited: [Inherited] = []
  /// The innermost last.
  var open: [OpenLayer] = []
  /// Of layers that are not flat, or whose sublayers are not.
  var contexts3D: [RenderingContext3D] = []
  /// Of open layers whose sublayers are ordered by depth, the innermost last: index in `members` of
  /// the first.
  var stacks: [Int] = []
  var members: [Member] = []
  /// By index in the tree's order, where the tree has depth: whether sublayers are ordered by depth.
  var stacked: [Bool] = []
  var sorter = DepthSorter()
  /// A stack's items in their new order.
  var arranged: [DisplayItem] = []
  /// Of a group's items, while it is looked at.
  var boxes: [PixelRect] = []
  /// Whole points may lie between pixels, as at 1.25 pixels a point: pictures of layers at rest are put
  /// onto pixels, or their letters would blur.
  var snapsBitmaps = false
  /// The pixels that are looked at: of a frame, the target's.
  var target = PixelRect.empty

  package init() {}

  /// Takes the memory of a list that the caller has done with, for the next one.
  package mutating func recycle(_ list: inout DisplayList) {
    // Not copied, so that it is the only reference and can be written to.
    swap(&self.list, &list)
  }

  /// What is to be seen of `tree` as it was last animated.
  package mutating func flatten(_ tree: borrowing RenderTree) -> DisplayList {
    flatten(
      tree, tree.order.indices, in: .scale(tree.surface.scale), within: PixelRect(tree.pixelSize))
  }

  /// The same of a part of the tree's order, a layer and all in it. `place` is from the coordinates
  /// of its superlayer to buffer pixels.
  mutating func flatten(
    _ tree: borrowing RenderTree, _ range: Range<Int>, in place: Affine, within area: PixelRect
  ) -> DisplayList {
    let root = begin(tree, range, in: place, within: area)
    var index = range.lowerBound
    var nextEnd = open.last?.end ?? .max
    let hasDepth = !stacked.isEmpty
    while index < range.upperBound {
      if index >= nextEnd { nextEnd = close(to: index, tree) }
      let entry = tree.order[index]
      let slot = Int(entry.slot)
      let opacity = min(max(tree.presented[slot].opacity, 0), 1)
      let drawKind = tree.drawKinds[slot]
      guard opacity > 0 && !tree.presented[slot].isHidden || drawKind == .transition else {
        index = Int(entry.end)
        continue
      }
      let parent = entry.parent < 0 ? root : inherited[Int(entry.parent)]
      let transform = parent.transform.applied(after: Affine(layer: tree.presented[slot]))
      let isMoving = snapsBitmaps && (parent.isMoving || tree.isMoving(slot))
      let isPlain =
        drawKind.isOneQuad && parent.clip & parent.context3D < 0 && parent.opacity >= 1
        && !parent.isMirrored && !(hasDepth && stacked[index])
      if isPlain && (opacity >= 1 || Int(entry.end) == index + 1) {
        // What most layers are: one quad at most, and nothing to come after the sublayers.
        inherited[index] = Inherited(
          transform: transform, opacity: opacity, clip: -1, context3D: -1, isMoving: isMoving)
        let snaps = snapsBitmaps && !isMoving
        if let item = tree.item(slot, drawKind, transform, opacity, snaps, within: target) {
          list.items.append(item)
        }
        index += 1
      } else {
        inherited[index].isMoving = isMoving
        let hasVisibleInside = visit(tree, index, transform, opacity, in: parent)
        index = hasVisibleInside ? index + 1 : Int(entry.end)
        nextEnd = open.last?.end ?? .max
      }
    }
    _ = close(to: range.upperBound, tree)
    var result = DisplayList(size: list.size)
    swap(&result, &list)
    return result
  }

  /// What the first layer takes from the target.
  private mutating func begin(
    _ tree: borrowing RenderTree, _ range: Range<Int>, in place: Affine, within area: PixelRect
  ) -> Inherited {
    list.removeAll()
    list.size = tree.pixelSize
    list.structureVersion = tree.structureVersion
    target = area
    snapsBitmaps = tree.surface.scale != tree.surface.scale.rounded()
    clips.removeAll()
    open.removeAll(keepingCapacity: true)
    var root = Inherited(transform: place, opacity: 1, clip: -1, context3D: -1)
    if inherited.count < tree.order.count {
      inherited = Array(repeating: root, count: tree.order.count)
    }
    stacked.removeAll(keepingCapacity: true)
    if tree.hasDepth || tree.hasFlips { root.context3D = beginDepth(tree, range, in: place) }
    if let first = range.first, tree.order[first].parent >= 0 {
      inherited[Int(tree.order[first].parent)] = root
    }
    return root
  }

  /// Ends the layers that end before `index`; where the next one ends.
  private mutating func close(to index: Int, _ tree: borrowing RenderTree) -> Int {
    while let layer = open.last, layer.end <= index {
      open.removeLast()
      if layer.stack >= 0 { closeStack(layer) }
      if layer.hasBorder { addBorder(of: layer.index, tree) }
      if layer.hasOutgoingInFront { addOutgoing(of: layer.index, tree) }
      if let group = layer.group {
        close(group, from: layer.firstItem, tree.order[layer.index].slot)
      }
    }
    return open.last?.end ?? .max
  }
}

extension RenderTree {
  /// The quad of a plain layer; nil where there is nothing of it to see.
  @inline(__always)
  fileprivate func item(
    _ slot: Int, _ drawKind: DrawKind, _ transform: Affine, _ opacity: Float, _ snaps: Bool,
    within target: PixelRect
  ) -> DisplayItem? {
    let placement = placements[slot]
    let color = background(slot)
    guard placement >= 0 || color.w > 0 else { return nil }
    var quad = Quad(presented[slot].bounds, transform)
    if snaps, placement >= 0 {
      quad.snap(below: textures.placements[Int(placement)].size.vector)
    }
    let isAntialiased = drawKind.edges != 0 && !quad.isPixelAligned
    let box = (isAntialiased ? quad.antialiasedBox : quad.box).intersection(target)
    guard !box.isEmpty else { return nil }
    var item = DisplayItem(
      slot: Int32(slot),
      quad: QuadInstance(
        xAxis: SIMD2<Float>(quad.xAxis), yAxis: SIMD2<Float>(quad.yAxis),
        origin: SIMD2<Float>(quad.origin), color: color.premultipliedBytes, opacity: opacity),
      box: box)
    item.isOpaque = color.w >= 1 && opacity >= 1
    if placement >= 0 { show(placement, quad, color, &item) }
    if isAntialiased {
      item.edges = LayerEdges(rawValue: drawKind.edges)
      item.program = item.program.asShape
    }
    return item
  }

  /// Whether an animation has the layer elsewhere, or in another size, than it was told to be.
  @inline(__always)
  fileprivate func isMoving(_ slot: Int) -> Bool {
    let (model, shown) = (models[slot], presented[slot])
    return model.position != shown.position || model.bounds != shown.bounds
      || model.anchorPoint != shown.anchorPoint || model.transform != shown.transform
  }

  /// What lies below the contents of a layer: its background color, on black where it says so.
  @inline(__always)
  func background(_ slot: Int) -> SIMD4<Float> {
    let color = presented[slot].backgroundColor
    guard presented[slot].hasBlackBackdrop else { return color }
    var ground = color * min(max(color.w, 0), 1)
    ground.w = 1
    return ground
  }

  @inline(__always)
  private func show(
    _ index: Int32, _ quad: Quad, _ color: SIMD4<Float>, _ item: inout DisplayItem
  ) {
    let placement = textures.placements[Int(index)]
    item.placement = index
    item.version = placement.version
    item.texture = placement.texture
    item.program = color.w > 0 && !placement.isOpaque ? .bitmapOverColor : .bitmap
    item.quad.textureOrigin = placement.origin
    item.quad.textureExtent = placement.extent
    item.filter = quad.isOnPixelGrid(placement.size.vector) ? .nearest : .linear
    item.isOpaque = item.quad.opacity >= 1 && (placement.isOpaque || color.w >= 1)
  }
}

extension PixelSize {
  @inline(__always)
  var vector: SIMD2<Double> { SIMD2(Double(width), Double(height)) }
}

extension SIMD4<Float> {
  /// Straight 0…1 to premultiplied 0…255.
  @inline(__always)
  var premultipliedBytes: SIMD4<UInt8> {
    let clamped = clamped(lowerBound: .zero, upperBound: .one)
    var color = clamped * clamped.w
    color.w = clamped.w
    return SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>((color * 255).rounded(.toNearestOrEven)))
  }
}
