import LayerTree

/// A layer of the render tree, by its index in the columns of a `LayerTable`.
package typealias Slot = Index<RenderLayer>

/// Names what a `Slot` is an index of; a layer's properties are columns, not one value.
package enum RenderLayer {}

/// The properties of the layers, an array for each, so that the passes of a frame walk memory in
/// order and need no dictionary.
struct LayerTable: Sendable {
  private(set) var ids: [LayerID?] = []
  var models: [LayerProperties] = []
  /// The values at the time of the last `animate(to:)`.
  var presented: [LayerProperties] = []
  var sublayers: [[Slot]] = []
  var masks: [Slot?] = []
  var placements: [Index<TextureTable.Placement>?] = []
  /// nil for a plain layer, as most layers are.
  var styles: [Index<LayerStyle>?] = []
  /// nil for a layer without 3D properties, as most layers are.
  var spaces: [Index<LayerSpace>?] = []
  /// How the layer is drawn according to its style. Cached, since each frame reads it for each
  /// layer.
  var drawKinds: [DrawKind] = []
  var times = LayerTimes()

  private var slots: [LayerID: Slot] = [:]
  private var free: [Slot] = []

  var count: Int { slots.count }

  /// The slot of a layer, if the layer is here.
  subscript(_ layer: LayerID) -> Slot? { slots[layer] }

  func contains(_ slot: Slot) -> Bool { ids.indices.contains(slot.offset) && ids[slot] != nil }

  /// Reserves memory for a large commit at once; for small ones the columns grow as needed.
  mutating func reserve(_ layers: Int) {
    guard layers > models.count else { return }
    models.reserveCapacity(models.count + layers)
    presented.reserveCapacity(presented.count + layers)
  }

  mutating func insert(_ layer: LayerID) -> Slot {
    let slot = free.popLast() ?? appendRow()
    ids[slot] = layer
    slots[layer] = slot
    return slot
  }

  /// Adds a row that is no layer of its own, but drawn like one.
  mutating func insertCopy(of source: Slot) -> Slot {
    let slot = free.popLast() ?? appendRow()
    ids[slot] = ids[source]
    return slot
  }

  /// Removes such a row. Its style and its 3D properties may be those of other layers.
  mutating func removeCopy(_ slot: Slot) {
    (styles[slot], spaces[slot]) = (nil, nil)
    reset(slot)
  }

  private mutating func appendRow() -> Slot {
    ids.append(nil)
    models.append(LayerProperties())
    presented.append(LayerProperties())
    sublayers.append([])
    masks.append(nil)
    placements.append(nil)
    styles.append(nil)
    spaces.append(nil)
    drawKinds.append(.plain)
    times.appendRow()
    return Slot(ids.count - 1)
  }

  /// Removes a layer and resets its row; traps if the layer still has a style, 3D properties or a
  /// timing.
  mutating func remove(_ slot: Slot) {
    precondition(styles[slot] == nil && spaces[slot] == nil && times[slot] == nil)
    if let layer = ids[slot] { slots[layer] = nil }
    reset(slot)
  }

  private mutating func reset(_ slot: Slot) {
    ids[slot] = nil
    sublayers[slot] = []
    masks[slot] = nil
    models[slot] = LayerProperties()
    presented[slot] = LayerProperties()
    placements[slot] = nil
    drawKinds[slot] = .plain
    free.append(slot)
  }
}

extension LayerTable {
  /// How a layer is drawn. With most styles (another scale, edges without antialiasing) a layer is
  /// still one quad.
  struct DrawKind: Equatable, Sendable {
    /// The antialiased edges, as in `LayerEdges`; `styled` or `transition` where the layer needs
    /// more than a quad. A plain number, since it is compared for each layer in each frame.
    var edges: UInt8

    static let plain = DrawKind(edges: 15)
    static let styled = DrawKind(edges: .max)
    /// A layer in a transition, which may be drawn even if it is hidden.
    static let transition = DrawKind(edges: .max - 1)

    @inline(__always)
    var isOneQuad: Bool { edges < Self.transition.edges }
  }
}

extension Array {
  /// The value of a layer in a column of a `LayerTable`.
  @inline(__always)
  subscript(slot: Slot) -> Element {
    _read { yield self[slot.offset] }
    _modify { yield &self[slot.offset] }
  }
}
