package import LayerTree

/// A drawn part of a layer, in buffer pixels. It has 96 bytes; culling and batching read the first
/// half.
package struct DisplayItem: Equatable, Sendable {
  /// The part of a layer that an item draws; with the slot and the fragment index it identifies the
  /// item in a list.
  package enum Part: UInt8, Sendable, CaseIterable {
    /// The background, including contents and border where one draw can show all of them; or the
    /// bitmap of a rasterized layer.
    case body
    case contents, border
    /// The layer and its sublayers, composited as a group with an opacity. It follows its items in
    /// the list.
    case group
    /// In a cross-fade of contents: the outgoing contents, and the group of both.
    case outgoingContents, contentsCrossFade
    /// In a transition: the outgoing snapshot, and, in a cross-fade, the group of both.
    case outgoingSnapshot, transition
    /// The layer and its sublayers with their filters, inside the group that a mask applies to.
    case filtered
    /// The mask of another layer.
    case mask
    /// The filled path of a shape layer: completely covered pixels, and cells at the edges.
    case fillInterior, fill
    /// Its stroke, likewise.
    case strokeInterior, stroke
    /// What lies below the layer, through its background filters.
    case backdrop
    /// Particles of an emitter layer.
    case particles
    /// The shadow of a shape, and the part of it near round corners.
    case shadow, shadowCorners
    /// The shadow of a path: completely covered pixels, and cells at the edges, inside of the group of
    /// both.
    case shadowInterior, shadowEdges
  }

  /// How an item is combined with the pixels below.
  package enum Compositing: UInt8, Sendable {
    case over
    /// The item hides everything below the pixels that it covers completely.
    case opaque
    /// The item is added to the pixels below: `Blending.plus`.
    case added
    /// The pixels below are multiplied with the item's alpha: `Blending.mask`.
    case mask
    /// The blend modes that OpenGL has: `Blending.multiply`, `.screen` and `.plus`.
    case multiplied, screened, summed
    /// The item has a backdrop, and replaces the pixels below with the result of its blend mode.
    case blended

    /// Whether it is a blend mode.
    @inline(__always)
    var isBlended: Bool { rawValue >= Self.multiplied.rawValue }
  }

  /// The layer.
  package var slot: Slot
  /// The location of its bitmap; nil for a group, or an item without a bitmap.
  @PackedIndex package var placement: Index<TextureTable.Placement>?
  /// The version of the bitmap; in a group, its `offscreenReasons`.
  package var version: UInt32 = 0
  /// nil where `quad`, `edges` and `program` are sufficient.
  @PackedIndex package var shape: Index<DisplayShape>?
  /// The pixels that it may change, within the target.
  package var box: PixelRect
  package var texture: TextureID?
  package var part = Part.body
  package var program = ProgramID.solid
  package var filter = TextureFilter.nearest
  /// The antialiased edges of shapes. Initialized by the raw value, since a literal of an option
  /// set costs as much as the rest of the item.
  package var edges = LayerEdges(rawValue: 0)
  /// The index among the fragments of a plane that others intersect: 0 for the first, and for an
  /// uncut one.
  package var fragmentIndex: UInt8 = 0
  package var compositing = Compositing.over
  /// In a group: its first item. The group composites the items from there up to itself.
  @PackedIndex package var firstChild: Index<DisplayItem>?
  package var quad: QuadInstance

  @inline(__always)
  package init(slot: Slot, quad: QuadInstance, box: PixelRect) {
    (self.slot, self.quad, self.box) = (slot, quad, box)
  }

  /// Whether its compositing is `.opaque`.
  @inline(__always)
  package var isOpaque: Bool {
    get { compositing == .opaque }
    set { compositing = newValue ? .opaque : .over }
  }

  @inline(__always)
  package var isGroup: Bool { firstChild != nil }

  package var blending: Blending {
    switch compositing {
    case .over: .over
    case .opaque: program.isShape ? .over : .none
    case .added: .plus
    case .mask: .mask
    case .multiplied: .multiply
    case .screened: .screen
    case .summed: .plus
    case .blended: .none
    }
  }
}

/// A shape that a quad alone cannot describe.
package struct DisplayShape: Equatable, Sendable {
  /// `clip` and `details` are indices into the list's parameters.
  package var instance: ShapeInstance
  /// A hash of what `clip`, `details` and `instances` refer to: equal for equal chains of clips,
  /// details and instances, at any index.
  package var hash: UInt64
  /// The list's instances that the item draws, in order; empty where `instance` is all of it. Their
  /// own clips are ignored and their opacities are factors: those of `instance` apply to all.
  package var instances: Range<Int32> = 0..<0
  /// The pixels in which everything below is hidden.
  package var opaqueBox: PixelRect
  /// The filters of a group.
  @PackedIndex package var effects: Index<EffectChain>?
  /// What the item reads of the pixels below.
  @PackedIndex package var backdrop: Index<Backdrop>?

  init(instance: ShapeInstance, hash: UInt64, opaqueBox: PixelRect = .empty) {
    (self.instance, self.hash, self.opaqueBox) = (instance, hash, opaqueBox)
  }
}

/// The items of a frame, back to front.
package struct DisplayList: Sendable {
  package var size: PixelSize
  package var items: [DisplayItem] = []
  package var shapes: [DisplayShape] = []
  /// The instances of the items that draw several.
  package var instances: [ShapeInstance] = []
  /// `ClipParameters`, `PerspectiveParameters` and the parameters of primitives.
  package var parameters: [SIMD4<Float>] = []
  package var effects: [EffectChain] = []
  package var backdrops: [Backdrop] = []
  /// The pixels in which items may lie: the target, and the surroundings that filters read.
  package var area = PixelRect.empty
  /// The largest `reach` of the items.
  package var reach: Int32 = 0
  /// Where the vertex shader moves items: each frame differs there.
  var moving = Changes(limit: DamageTracker.maximumSeparateChanges)
  /// Changes when layers are added, removed or reordered.
  package var structureVersion: UInt32 = 0
  /// Empty unless the list has been updated.
  var blocks = ItemBlocks()

  package init(size: PixelSize) {
    self.size = size
  }

  /// The pixels in which the item hides everything below.
  @inline(__always)
  package func opaqueBox(_ item: borrowing DisplayItem) -> PixelRect {
    guard item.isOpaque else { return .empty }
    if let shape = item.shape { return shapes[shape].opaqueBox }
    if item.program.modifiers.contains(.animated) { return .empty }
    let quad = Quad(item.quad)
    return quad.isAxisAligned ? quad.innerBox : .empty
  }

  /// The filters of a group.
  func effects(of item: borrowing DisplayItem) -> EffectChain? {
    guard item.isGroup, let shape = item.shape else { return nil }
    return shapes[shape].effects.map { effects[$0] }
  }

  /// The largest distance in pixels between a pixel and the part of a group, or of a backdrop, that
  /// it shows; 0 for other items.
  func reach(of item: borrowing DisplayItem) -> Int32 {
    guard item.isGroup else { return backdrop(of: item)?.effects?.reach ?? 0 }
    let reach = item.program.primitive.description.reach
    return reach == .max ? reach : effects(of: item)?.reach ?? reach
  }

  /// The part of a group that is needed to draw it in `clip`.
  func source(of item: borrowing DisplayItem, in clip: PixelRect) -> PixelRect {
    let visible = item.box.intersection(clip)
    if let effects = effects(of: item) { return effects.source(of: visible) }
    let reach = reach(of: item)
    return reach == .max ? item.box : visible.expanded(by: reach).intersection(item.box)
  }

  /// The items of a group; traps for another item.
  func children(of group: Index<DisplayItem>) -> Range<Int> {
    guard let first = items[group].firstChild else { preconditionFailure("not a group") }
    return first.offset..<group.offset
  }

  /// Empties the list; the memory is reused.
  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    shapes.removeAll(keepingCapacity: true)
    instances.removeAll(keepingCapacity: true)
    parameters.removeAll(keepingCapacity: true)
    effects.removeAll(keepingCapacity: true)
    backdrops.removeAll(keepingCapacity: true)
    blocks.removeAll()
    moving = Changes(limit: DamageTracker.maximumSeparateChanges)
    reach = 0
  }
}
