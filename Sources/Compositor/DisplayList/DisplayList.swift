package import LayerTree

/// What is to be seen of one layer, or of one part of it, in buffer pixels: 96 bytes, those that
/// culling and batching look at in the first half.
package struct DisplayItem: Equatable, Sendable {
  /// What of a layer it is; with the slot and `copy` it tells an item from all others of a list.
  package enum Part: UInt8, Sendable, CaseIterable {
    /// The background, with contents and border where one draw can show them all.
    case body
    case contents, border
    /// The layer and its sublayers as one picture that fades. It stands behind them in the list.
    case group
    /// Of contents that change: those before, and the group of both.
    case outgoingContents, mixedContents
    /// Of a transition: the picture of the layer before, and, where both fade, the group of both.
    case previous, transition
  }

  /// What becomes of what lies below.
  package enum Cover: UInt8, Sendable {
    case over
    /// Every pixel that the item covers wholly ends up without anything of it.
    case opaque
    /// The item is added to it: `Blending.plus`.
    case added
  }

  /// The layer, by its slot in the render tree.
  package var slot: Int32
  /// Index into the texture table's placements, or -1.
  package var placement: Int32 = -1
  /// The version of the picture that is shown.
  package var version: UInt32 = 0
  /// Index into the list's shapes; -1 where `quad`, `edges` and `program` say all.
  package var shape: Int32 = -1
  /// The pixels that it may touch, within the target.
  package var box: PixelRect
  package var texture: TextureID?
  package var part = Part.body
  package var program = ProgramID.solid
  package var filter = TextureFilter.nearest
  /// Of shapes: the edges that are smooth. By its number, since a literal of a set costs as much as
  /// all the rest of an item.
  package var edges = LayerEdges(rawValue: 0)
  /// Of a picture that others go through, which piece it is: 0 for the first, and for what is whole.
  package var copy: UInt8 = 0
  package var cover = Cover.over
  /// Of a group: the index of the first item that belongs to it. Those between are its picture.
  package var firstChild: Int32 = -1
  package var quad: QuadInstance

  @inline(__always)
  package init(slot: Int32, quad: QuadInstance, box: PixelRect) {
    (self.slot, self.quad, self.box) = (slot, quad, box)
  }

  /// Whether its cover is `.opaque`.
  @inline(__always)
  package var isOpaque: Bool {
    get { cover == .opaque }
    set { cover = newValue ? .opaque : .over }
  }

  /// How far from a pixel, in pixels, the part of the group may lie that the pixel shows; 0 for
  /// items that are no groups.
  @inline(__always)
  package var reach: Int32 { firstChild >= 0 ? program.primitive.description.reach : 0 }

  /// The part of the group that is needed to draw it in `clip`.
  package func source(of clip: PixelRect) -> PixelRect {
    reach == .max ? box : box.intersection(clip.expanded(by: reach))
  }

  package var blending: Blending {
    if cover == .added { return .plus }
    if program.isShape { return .over }
    return isOpaque ? .none : .over
  }

  /// Sides parallel to the target's.
  package var isAxisAligned: Bool {
    (quad.xAxis.y == 0 && quad.yAxis.x == 0) || (quad.xAxis.x == 0 && quad.yAxis.y == 0)
  }
}

/// A shape that a quad alone cannot describe.
package struct DisplayShape: Equatable, Sendable {
  /// `clip` and `details` are indices into the list's parameters.
  package var instance: ShapeInstance
  /// Stands for what `clip` and `details` refer to: equal for equal chains of clips and details,
  /// wherever these lie in the parameters.
  package var hash: UInt64
  /// Pixels in which nothing is left of what lies below.
  package var opaqueBox: PixelRect
}

/// All that is to be seen, back to front.
package struct DisplayList: Sendable {
  package var size: PixelSize
  package var items: [DisplayItem] = []
  package var shapes: [DisplayShape] = []
  /// `ClipParameters`, `PerspectiveParameters` and the parameters of primitives.
  package var parameters: [SIMD4<Float>] = []
  /// The farthest reach of the groups.
  package var reach: Int32 = 0
  /// Changes when layers were added, removed or put in another order.
  package var structureVersion: UInt32 = 0

  package init(size: PixelSize) {
    self.size = size
  }

  /// Pixels in which the item leaves nothing of what lies below.
  @inline(__always)
  package func opaqueBox(_ item: borrowing DisplayItem) -> PixelRect {
    guard item.isOpaque else { return .empty }
    if item.shape >= 0 { return shapes[Int(item.shape)].opaqueBox }
    return item.isAxisAligned ? item.innerBox : .empty
  }

  /// Keeps the memory.
  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    shapes.removeAll(keepingCapacity: true)
    parameters.removeAll(keepingCapacity: true)
    reach = 0
  }
}
