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
}
