import CoreGraphics
import LayerTree

// Pass 3: the render tree becomes a list of quads and shapes in buffer pixels.

/// Converts render trees to display lists; its arrays are reused from frame to frame.
package struct Flattener: Sendable {
  /// The properties that sublayers inherit from a layer.
  struct Inherited: Sendable {
    /// Converts the layer's coordinates to buffer pixels.
    var transform: Affine
    var opacity: Float
    /// Index in `clips`; -1 for none.
    var clip: Int32
    /// Index in `contexts3D`, which then replaces `transform`; -1 if the sublayers lie in the
    /// layer's plane and without a perspective.
    var context3D: Int32
    /// Whether an odd number of ancestors have `isGeometryFlipped`; what appears mirrored is then
    /// seen from its front.
    var isMirrored = false
    /// Whether an animation moves the layer or one of its ancestors.
    var isMoving = false
  }

  /// A layer that needs more items after those of its sublayers.
  struct OpenLayer: Sendable {
    /// Indices in the tree's order: of the layer, and after its last descendant.
    var index: Int
    var end: Int
    /// The index of the layer's first item.
    var firstItem: Int
    /// nil where the layer is not composited as a group.
    var group: Group?
    var hasBorder = false
    /// Whether the outgoing snapshot of a transition lies in front of the layer.
    var hasOutgoingInFront = false
    /// Index in `sortGroups`; -1 where the sublayers are not sorted by depth.
    var sortGroup: Int32 = -1
  }

  /// How items are composited as a group.
  struct Group: Sendable {
    var opacity: Float
    var part = DisplayItem.Part.group
    /// Whether it is added to the pixels below.
    var isAdditive = false
    var fill = Fill.plain
  }

  /// The list that is being built.
  var list = DisplayList(size: PixelSize(width: 0, height: 0))
  var clips = ClipStack()
  /// By index in the tree's order.
  var inherited: [Inherited] = []
  /// The open layers, the innermost last.
  var open: [OpenLayer] = []
  /// The 3D contexts of layers that are not flat, or whose sublayers are not.
  var contexts3D: [RenderingContext3D] = []
  /// For each open layer whose sublayers are sorted by depth, the innermost last: the index in
  /// `members` of its first member.
  var sortGroups: [Int] = []
  var members: [ContextMember] = []
  /// By index in the tree's order, if the tree has depth: whether the sublayers are sorted by
  /// depth.
  var sortsByDepth: [Bool] = []
  var sorter = DepthSorter()
  /// The items of a sort group in their new order.
  var reordered: [DisplayItem] = []
  /// The boxes of a group's items, while it is closed.
  var boxes: [PixelRect] = []
  /// Whether bitmaps are snapped to pixels. Whole points may lie between pixels, for example at
  /// 1.25 pixels per point, and text of layers at rest would blur.
  var snapsBitmaps = false
  /// The pixels to draw; in a frame, those of the target.
  var target = PixelRect.empty

  package init() {}

  /// Reuses the memory of a list that the caller no longer needs.
  package mutating func recycle(_ list: inout DisplayList) {
    // Swapped instead of copied, so that the reference stays unique.
    swap(&self.list, &list)
  }

  /// The display list of `tree` as it was last animated.
  package mutating func flatten(_ tree: borrowing RenderTree) -> DisplayList {
    flatten(
      tree, tree.order.indices, in: .scale(tree.surface.scale), within: PixelRect(tree.pixelSize))
  }

  /// The display list of a layer and its descendants, a range of the tree's order.
  /// `parentTransform` converts the coordinates of its superlayer to buffer pixels.
  mutating func flatten(
    _ tree: borrowing RenderTree, _ range: Range<Int>, in parentTransform: Affine,
    within area: PixelRect
  ) -> DisplayList {
    let root = begin(tree, range, in: parentTransform, within: area)
    var index = range.lowerBound
    var nextEnd = open.last?.end ?? .max
    let hasDepth = !sortsByDepth.isEmpty
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
        && !parent.isMirrored && !(hasDepth && sortsByDepth[index])
      if isPlain && (opacity >= 1 || Int(entry.end) == index + 1) {
        // The common case: at most one quad, and no items after the sublayers.
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

  /// Prepares for a list; returns what the first layer inherits.
  private mutating func begin(
    _ tree: borrowing RenderTree, _ range: Range<Int>, in parentTransform: Affine,
    within area: PixelRect
  ) -> Inherited {
    list.removeAll()
    list.size = tree.pixelSize
    list.structureVersion = tree.structureVersion
    target = area
    snapsBitmaps = tree.surface.scale != tree.surface.scale.rounded()
    clips.removeAll()
    open.removeAll(keepingCapacity: true)
    var root = Inherited(transform: parentTransform, opacity: 1, clip: -1, context3D: -1)
    if inherited.count < tree.order.count {
      inherited = Array(repeating: root, count: tree.order.count)
    }
    sortsByDepth.removeAll(keepingCapacity: true)
    if tree.hasDepth || tree.hasFlips {
      root.context3D = beginDepth(tree, range, in: parentTransform)
    }
    if let first = range.first, tree.order[first].parent >= 0 {
      inherited[Int(tree.order[first].parent)] = root
    }
    return root
  }

  /// Closes the layers that end before `index`; returns where the next one ends.
  private mutating func close(to index: Int, _ tree: borrowing RenderTree) -> Int {
    while let layer = open.last, layer.end <= index {
      open.removeLast()
      if layer.sortGroup >= 0 { closeSortGroup(layer) }
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
  /// The item of a plain layer; nil where nothing of it is visible.
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
    if placement >= 0 { setTexture(placement, quad, color, &item) }
    if isAntialiased {
      item.edges = LayerEdges(rawValue: drawKind.edges)
      item.program = item.program.asShape
    }
    return item
  }

  /// Whether an animation changes the position or size of the layer from the model's.
  @inline(__always)
  fileprivate func isMoving(_ slot: Int) -> Bool {
    let (model, presentation) = (models[slot], presented[slot])
    return model.position != presentation.position || model.bounds != presentation.bounds
      || model.anchorPoint != presentation.anchorPoint || model.transform != presentation.transform
  }

  /// The color below the contents of a layer: its background color, over black where it has a black
  /// backdrop.
  @inline(__always)
  func background(_ slot: Int) -> SIMD4<Float> {
    let color = presented[slot].backgroundColor
    guard presented[slot].hasBlackBackdrop else { return color }
    var ground = color * min(max(color.w, 0), 1)
    ground.w = 1
    return ground
  }

  @inline(__always)
  private func setTexture(
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
  /// Converts straight alpha 0…1 to premultiplied 0…255.
  @inline(__always)
  var premultipliedBytes: SIMD4<UInt8> {
    let clamped = clamped(lowerBound: .zero, upperBound: .one)
    var color = clamped * clamped.w
    color.w = clamped.w
    return SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>((color * 255).rounded(.toNearestOrEven)))
  }
}
