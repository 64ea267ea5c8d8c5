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
    var clip: Index<ClipStack.Clip>?
    /// Replaces `transform`; nil if the sublayers lie in the layer's plane and without a
    /// perspective.
    var context3D: Index<RenderingContext3D>?
    /// Whether an odd number of ancestors have `isGeometryFlipped`; what appears mirrored is then
    /// seen from its front.
    var isMirrored = false
    /// Whether an animation moves the layer or one of its ancestors.
    var isMoving = false
  }

  /// A layer that needs more items after those of its sublayers.
  struct OpenLayer: Sendable {
    var index: Index<RenderTree.OrderEntry>
    /// The index in the tree's order after its last descendant.
    var end: Index<RenderTree.OrderEntry>
    var firstItem: Index<DisplayItem>
    /// nil where the layer is not composited as a group.
    var group: Group?
    var hasBorder = false
    /// Whether the outgoing snapshot of a transition lies in front of the layer.
    var hasOutgoingInFront = false
    /// nil where the sublayers are not sorted by depth.
    var sortGroup: Index<SortGroup>?
    /// The clip around the layer.
    var clip: Index<ClipStack.Clip>?
    /// The group inside `group` that filters apply to, where a mask applies to the result.
    var filtered: Group?
    /// The first item of `filtered`.
    var firstFiltered = Index<DisplayItem>(0)
    /// The target outside of the layer, which filters widen.
    var outerTarget: PixelRect?
    /// The pixels that the mask shows; nil for a layer without a mask.
    var maskBox: PixelRect?
    /// Whether it is a rasterized layer that is drawn directly.
    var isUnrasterized = false

    /// Whether something has to be done after its sublayers, unless these are sorted by depth.
    var needsClosing: Bool { group != nil || filtered != nil || hasBorder || isUnrasterized }
  }

  /// The list that is being built.
  var list = DisplayList(size: PixelSize(width: 0, height: 0))
  var clips = ClipStack()
  var inherited = InheritedValues()
  /// By index in the tree's order: what the list of the last frame has of a layer.
  var listed: [ListedLayer] = []
  /// The tree's structure that `listed` belongs to; nil where the last list was not that of a frame.
  var listedVersion: UInt32?
  /// The first layer in the tree's order on which no layer before it depends: the shadow of a layer
  /// depends on where its sublayers are.
  var firstIndependent = Index<RenderTree.OrderEntry>(0)
  /// The items that `update(_:)` made.
  var updates: [ItemUpdate] = []
  /// The open layers, the innermost last.
  var open: [OpenLayer] = []
  /// The 3D contexts of layers that are not flat, or whose sublayers are not.
  var contexts3D: [RenderingContext3D] = []
  /// The groups of the open layers whose sublayers are sorted by depth, the innermost last.
  var sortGroups: [SortGroup] = []
  var members: [ContextMember] = []
  /// By index in the tree's order, if the tree has depth: whether the sublayers are sorted by
  /// depth.
  var sortsByDepth: [Bool] = []
  var sorter = DepthSorter()
  /// The items of a sort group in their new order.
  var reordered: [DisplayItem] = []
  /// Converts the coordinates of sublayers to those of a layer with a shadow, while it is tested
  /// whether they show anything outside.
  var toCaster: [Affine] = []
  /// The boxes of a group's items, while it is closed.
  var boxes: [PixelRect] = []
  /// The particles of an emitter layer in the order in which they are drawn; empty where that is
  /// the order of the cells.
  var particleOrder: [ParticleIndex] = []
  /// Whether bitmaps are snapped to pixels. Whole points may lie between pixels, for example at
  /// 1.25 pixels per point, and text of layers at rest would blur.
  var snapsBitmaps = false
  /// The largest side of a group with filters, in pixels; its texture has a few blocks more.
  var largestFilteredSide: Int32 = 0
  /// The cells of paths.
  var paths = PathCache()
  /// Whether the list is a frame, and not a snapshot of a layer.
  var drawsFrame = true
  /// The pixels to draw; in a frame, those of the target.
  var target = PixelRect.empty

  /// The layer whose bitmap the list describes; nil for other lists.
  var rasterRoot: Index<RenderTree.OrderEntry>?
  /// The rasterized layers in the list.
  var shownRasters: [Slot] = []
  /// The visible rasterized layers without a raster.
  var unrasterized: [Slot] = []

  package init() {}

  /// Reuses the memory of a list that the caller no longer needs.
  package mutating func recycle(_ list: inout DisplayList) {
    // Swapped instead of copied, so that the reference stays unique.
    swap(&self.list, &list)
  }

  /// The display list of `tree` as it was last animated.
  package mutating func flatten(_ tree: borrowing RenderTree) -> DisplayList {
    listed.removeAll(keepingCapacity: true)
    listed.append(contentsOf: repeatElement(.other, count: tree.order.count))
    drawsFrame = true
    let list = flatten(
      tree, tree.wholeOrder, in: .scale(tree.surface.scale), within: PixelRect(tree.pixelSize))
    // Where bitmaps are snapped to pixels, an item depends on what else moves.
    listedVersion = snapsBitmaps ? nil : tree.structureVersion
    return list
  }

  /// The display list of a layer and its descendants, a range of the tree's order.
  /// `parentTransform` converts the coordinates of its superlayer to buffer pixels.
  mutating func flatten(
    _ tree: borrowing RenderTree, _ range: Range<Index<RenderTree.OrderEntry>>,
    in parentTransform: Affine, within area: PixelRect
  ) -> DisplayList {
    let root = begin(tree, range, in: parentTransform, within: area)
    return addLayers(of: tree, range, in: root)
  }

  /// Adds the layers of a range of the tree's order; returns the list.
  mutating func addLayers(
    of tree: borrowing RenderTree, _ range: Range<Index<RenderTree.OrderEntry>>, in root: Inherited
  ) -> DisplayList {
    var index = range.lowerBound
    var nextEnd = open.last?.end ?? range.upperBound
    let (hasDepth, hasVertexAnimations) = (!sortsByDepth.isEmpty, !tree.vertexAnimations.isEmpty)
    while index < range.upperBound {
      if index >= nextEnd { nextEnd = close(to: index, tree) ?? range.upperBound }
      let entry = tree.order[index]
      let slot = entry.slot
      if entry.isMask, !beginMask(of: entry, tree) {
        index = entry.end
        continue
      }
      if hasVertexAnimations, let animation = tree.vertexAnimations[slot] {
        add(animation, at: index, of: tree)
        index = index.next
        continue
      }
      let opacity = min(max(tree.layers.presented[slot].opacity, 0), 1)
      let drawKind = tree.layers.drawKinds[slot]
      guard opacity > 0 && !tree.layers.presented[slot].isHidden || drawKind == .transition else {
        index = entry.end
        continue
      }
      let parent = entry.isMask ? maskParent() : entry.parent.map { inherited[$0] } ?? root
      let transform = parent.transform.applied(after: Affine(layer: tree.layers.presented[slot]))
      let isMoving = snapsBitmaps && (parent.isMoving || tree.isMoving(slot))
      let isPlain =
        drawKind.isOneQuad && parent.clip == nil && parent.context3D == nil
        && parent.opacity >= 1 && !parent.isMirrored
        && !(hasDepth && sortsByDepth[index.offset])
      if isPlain && !entry.isMask && (opacity >= 1 || entry.end == index.next) {
        // The common case: at most one quad, and no items after the sublayers.
        if entry.end != index.next {
          inherited[index] = Inherited(
            transform: transform, opacity: opacity, clip: nil, context3D: nil, isMoving: isMoving)
        }
        let snaps = snapsBitmaps && !isMoving
        if let item = tree.item(
          slot, drawKind: drawKind, transform: transform, opacity: opacity, snaps: snaps,
          within: target)
        {
          let isIndependent = isIndependent(index)
          if isIndependent { listed[index.offset] = .item(list.items.nextIndex) }
          // An item without pixels is only there to be updated.
          if isIndependent || !item.box.isEmpty { list.items.append(item) }
        } else if isIndependent(index) {
          listed[index.offset] = .nothing
        }
        index = index.next
      } else {
        inherited[index] = Inherited(
          transform: transform, opacity: opacity, clip: nil, context3D: nil, isMoving: isMoving)
        let hasVisibleInside = visit(
          index, of: tree, transform: transform, opacity: opacity, in: parent,
          as: entry.isMask ? Group(opacity: 1, part: .mask) : nil)
        index = hasVisibleInside ? index.next : entry.end
        nextEnd = open.last?.end ?? range.upperBound
      }
    }
    _ = close(to: range.upperBound, tree)
    var result = DisplayList(size: list.size)
    swap(&result, &list)
    return result
  }

  /// Prepares for a list; returns what the first layer inherits.
  mutating func begin(
    _ tree: borrowing RenderTree, _ range: Range<Index<RenderTree.OrderEntry>>,
    in parentTransform: Affine, within area: PixelRect
  ) -> Inherited {
    list.removeAll()
    // Most layers have one item. Without this, the memory would be twice as large as it has to be.
    list.items.reserveCapacity(range.count)
    listedVersion = nil
    firstIndependent = Index(0)
    if listed.count < tree.order.count {
      listed.append(contentsOf: repeatElement(.other, count: tree.order.count - listed.count))
    }
    paths.beginFrame()
    list.size = tree.pixelSize
    list.structureVersion = tree.structureVersion
    (target, list.area) = (area, area)
    largestFilteredSide = min(tree.textures.maximumSide, 8192) - 4 * EffectChain.largestReduction
    snapsBitmaps = tree.surface.scale != tree.surface.scale.rounded()
    shownRasters.removeAll(keepingCapacity: true)
    clips.removeAll()
    open.removeAll(keepingCapacity: true)
    var root = Inherited(transform: parentTransform, opacity: 1, clip: nil, context3D: nil)
    inherited.begin(tree)
    sortsByDepth.removeAll(keepingCapacity: true)
    if tree.hasDepth {
      root.context3D = beginDepth(tree, range, in: parentTransform)
    }
    if !range.isEmpty, let parent = tree.order[range.lowerBound].parent {
      inherited[parent] = root
    }
    return root
  }

  /// Whether no other layer's items depend on a layer.
  private func isIndependent(_ index: Index<RenderTree.OrderEntry>) -> Bool {
    open.isEmpty && index >= firstIndependent
  }

  /// Closes the layers that end before `index`; returns where the next one ends.
  private mutating func close(
    to index: Index<RenderTree.OrderEntry>, _ tree: borrowing RenderTree
  ) -> Index<RenderTree.OrderEntry>? {
    while let layer = open.last, layer.end <= index {
      open.removeLast()
      closeContents(of: layer, tree)
      if layer.hasOutgoingInFront { addOutgoing(of: layer.index, tree) }
      let slot = tree.order[layer.index].slot
      if let group = layer.group, group.part == .mask {
        closeMask(group, from: layer.firstItem, of: slot, within: layer.maskBox)
      } else if let group = layer.group {
        close(group, from: layer.firstItem, of: slot, within: layer.maskBox)
      }
      if layer.isUnrasterized { recordUnrasterized(layer, tree) }
    }
    return open.last?.end
  }

  /// Adds what comes after the sublayers of a layer and before its mask.
  mutating func closeContents(of layer: OpenLayer, _ tree: borrowing RenderTree) {
    if layer.sortGroup != nil { closeSortGroup() }
    if layer.hasBorder { addBorder(of: layer, tree) }
    if let outerTarget = layer.outerTarget { target = outerTarget }
    if let group = layer.filtered {
      close(group, from: layer.firstFiltered, of: tree.order[layer.index].slot)
    }
  }
}

extension RenderTree {
  /// The item of a plain layer; nil for one without background and contents. Its box is empty where
  /// the layer lies outside of the target, or all of its bitmap that is inside is transparent.
  @inline(__always)
  func item(
    _ slot: Slot, drawKind: LayerTable.DrawKind, transform: Affine, opacity: Float, snaps: Bool,
    within target: PixelRect
  ) -> DisplayItem? {
    let placement = layers.placements[slot]
    let color = background(slot)
    guard placement != nil || color.w > 0 else { return nil }
    var quad = Quad(layers.presented[slot].bounds, transform)
    if snaps, let placement { quad.snap(below: textures.placements[placement].size.vector) }
    let isAntialiased = drawKind.edges != 0 && !quad.isPixelAligned
    let box = (isAntialiased ? quad.antialiasedBox : quad.box).intersection(target)
    var item = DisplayItem(
      slot: slot, quad: QuadInstance(quad, color: color.premultipliedBytes, opacity: opacity),
      box: box)
    item.isOpaque = color.w >= 1 && opacity >= 1
    if let placement {
      item.setBitmap(placement, in: textures, over: color)
      let size = textures.placements[placement].size.vector
      item.filter = quad.isOnPixelGrid(size) ? .nearest : .linear
    }
    if isAntialiased {
      item.edges = LayerEdges(rawValue: drawKind.edges)
      item.program = item.program.asShape
    } else if let placement, textures.placements[placement].hasWideMargins,
      !item.trim(quad, to: textures.placements[placement])
    {
      item.box = .empty
    }
    return item
  }

  /// Whether an animation changes the position or size of the layer from the model's.
  @inline(__always)
  fileprivate func isMoving(_ slot: Slot) -> Bool {
    guard layers.hasModel(slot) else { return false }
    let (model, presentation) = (layers.model(slot), layers.presented[slot])
    return model.position != presentation.position || model.bounds != presentation.bounds
      || model.anchorPoint != presentation.anchorPoint || model.transform != presentation.transform
  }

  /// The color below the contents of a layer: its background color, over black where it has a black
  /// backdrop.
  @inline(__always)
  func background(_ slot: Slot) -> SIMD4<Float> { layers.presented[slot].background }
}

extension LayerProperties {
  /// The color below the contents.
  @inline(__always)
  var background: SIMD4<Float> {
    guard hasBlackBackdrop else { return backgroundColor }
    var ground = backgroundColor * min(max(backgroundColor.w, 0), 1)
    ground.w = 1
    return ground
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
