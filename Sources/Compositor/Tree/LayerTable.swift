import LayerTree

/// A layer of the render tree, by its index in the columns of a `LayerTable`.
package typealias Slot = Index<RenderLayer>

/// Names what a `Slot` is an index of; a layer's properties are columns, not one value.
package enum RenderLayer {}

/// The properties of the layers, an array for each, so that the passes of a frame walk memory in
/// order and need no dictionary.
struct LayerTable: Sendable {
  private(set) var ids: [LayerID?] = []
  /// The values at the time of the last `animate(to:)`.
  var presented: [LayerProperties] = []
  /// The committed values of layers whose presented ones may differ. Most layers stand still, and
  /// save 176 bytes each.
  private var models: [LayerProperties] = []
  private var modelIndices = PackedColumn<LayerProperties>()
  private var freeModels: [Index<LayerProperties>] = []
  var sublayers: [[Slot]] = []
  var masks = PackedColumn<RenderLayer>()
  var placements = PackedColumn<TextureTable.Placement>()
  /// nil for a plain layer, as most layers are.
  var styles = PackedColumn<LayerStyle>()
  /// nil for a layer without 3D properties, as most layers are.
  var spaces = PackedColumn<LayerSpace>()
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
    guard layers > presented.count else { return }
    presented.reserveCapacity(presented.count + layers)
  }

  /// Reserves memory for the committed values of many layers that begin to be animated.
  mutating func reserveModels(_ layers: Int) {
    guard layers > models.count else { return }
    models.reserveCapacity(models.count + layers)
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
    keepModel(of: slot)
    return slot
  }

  /// Removes such a row. Its style and its 3D properties may be those of other layers.
  mutating func removeCopy(_ slot: Slot) {
    (styles[slot], spaces[slot]) = (nil, nil)
    reset(slot)
  }

  private mutating func appendRow() -> Slot {
    ids.append(nil)
    presented.append(LayerProperties())
    modelIndices.appendRow()
    sublayers.append([])
    masks.appendRow()
    placements.appendRow()
    styles.appendRow()
    spaces.appendRow()
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
    presented[slot] = LayerProperties()
    if let model = modelIndices[slot] { freeModels.append(model) }
    modelIndices[slot] = nil
    placements[slot] = nil
    drawKinds[slot] = .plain
    free.append(slot)
  }
}

extension LayerTable {
  /// Whether the presented values of a layer may differ from the committed ones.
  @inline(__always)
  func hasModel(_ slot: Slot) -> Bool { modelIndices[slot] != nil }

  /// The committed values of a layer.
  @inline(__always)
  func model(_ slot: Slot) -> LayerProperties {
    // An optional in between would be another copy.
    guard let model = modelIndices[slot] else { return presented[slot] }
    return models[model]
  }

  /// Sets the presented values. Returns whether they differ from those before.
  @inline(__always)
  mutating func present(_ properties: LayerProperties, of slot: Slot) -> Bool {
    var row = presented.mutableSpan
    guard row[slot.offset] != properties else { return false }
    row[slot.offset] = properties
    return true
  }

  /// Sets the committed values, which are also presented until the layer is animated again.
  mutating func set(_ properties: LayerProperties, of slot: Slot) {
    presented[slot] = properties
    if let model = modelIndices[slot] { models[model] = properties }
  }

  /// Keeps the committed values of a layer, before others are presented.
  mutating func keepModel(of slot: Slot) {
    guard !hasModel(slot) else { return }
    if let free = freeModels.popLast() {
      models[free] = presented[slot]
      modelIndices[slot] = free
    } else {
      modelIndices[slot] = models.nextIndex
      models.append(presented[slot])
    }
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
