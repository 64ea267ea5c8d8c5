import LayerTree

// Pass 4: the part of the target that has to be redrawn is found.

/// The damage of one frame.
package struct FrameDamage: Equatable, Sendable {
  /// The difference from the previous frame, which is reported to the display.
  package var frame: Region
  /// The difference from the contents of the target's buffer, which is drawn.
  package var buffer: Region
  /// What the app changed; `frame` includes what is repainted besides.
  package var changes: Region
}

/// Compares each frame's display list with the previous one.
package struct DamageTracker: Sendable {
  /// The list of the previous frame.
  var previous = DisplayList(size: PixelSize(width: 0, height: 0))
  /// The items that the last call of `damage(updating:bufferAge:)` found to differ.
  var changed: [ItemChange] = []
  private var index = ItemIndex()
  /// By item of `previous`: whether it is still present; for lists of different structure.
  private var seen: [Bool] = []
  /// The damage of the previous frames, the latest first.
  private var history: [Region] = []

  /// When more items than this changed, one rectangle around them is as good, and much cheaper.
  static let maximumSeparateChanges = 64
  /// The maximum length of a swap chain.
  private static let maximumHistory = 4

  package init() {}

  /// Forgets all frames, so that the next one is drawn completely.
  package mutating func reset() {
    previous.size = PixelSize(width: 0, height: 0)
    history = []
  }

  /// The damage to draw so that a buffer that contains the frame `bufferAge` frames ago shows
  /// `list`; age 0 is a buffer of unknown contents. Keeps `list` for the next call, and returns the
  /// list that is no longer needed in `recycled`. `repainted` is damaged even if it did not change.
  package mutating func damage(
    for list: DisplayList, bufferAge: Int, placements: borrowing TextureTable,
    repainted: Region = Region(), recycled: inout DisplayList
  ) -> FrameDamage {
    let whole = Region(PixelRect(list.size))
    let isKnown = previous.size == list.size
    let changes = isKnown ? changes(to: list, placements) : whole
    var frame = changes
    if isKnown { frame.add(repainted) }
    let drawn = isKnown || frame.isEmpty ? bufferDamage(for: frame, bufferAge: bufferAge) : whole
    let buffer = list.includingBackdrops(drawn)
    remember(frame)
    index.remove(previous.items)
    recycled = previous
    previous = list
    index.add(list.items)
    return FrameDamage(frame: frame, buffer: buffer, changes: changes)
  }

  /// What to draw of a frame with the given damage into a buffer of this age.
  func bufferDamage(for frame: Region, bufferAge: Int) -> Region {
    // An unchanged frame needs no buffer at all.
    if frame.isEmpty { return frame }
    guard bufferAge >= 1, bufferAge - 1 <= history.count else {
      return Region(PixelRect(previous.size))
    }
    var buffer = frame
    for region in history.prefix(bufferAge - 1) { buffer.add(region) }
    return buffer
  }

  mutating func remember(_ frame: Region) {
    guard !frame.isEmpty else { return }
    history.insert(frame, at: 0)
    if history.count > Self.maximumHistory { history.removeLast() }
  }

  private mutating func changes(
    to list: DisplayList, _ table: borrowing TextureTable
  ) -> Region {
    var changes = Changes(limit: Self.maximumSeparateChanges)
    seen.removeAll(keepingCapacity: true)
    let sameStructure = list.structureVersion == previous.structureVersion
    if !sameStructure {
      seen.append(contentsOf: repeatElement(false, count: previous.items.count))
    }
    var matched = 0
    var frontmost = Index<DisplayItem>(0)
    for current in list.items.indices {
      guard let match = index[list.items[current]] else {
        changes.add(list.items[current].box)
        continue
      }
      matched += 1
      if !sameStructure { seen[match.offset] = true }
      // Reordered among the remaining items: the pixels over what has changed are damaged.
      let isReordered = match < frontmost
      frontmost = max(frontmost, match)
      compare(
        match, with: current, of: list, isReordered: isReordered, table: table, changes: &changes)
    }
    if matched < previous.items.count {
      addRemoved(from: list, sameStructure: sameStructure, to: &changes)
    }
    changes.add(list.moving)
    if list.reach > 0 { addReach(of: list, &changes) }
    return changes.region.intersection(PixelRect(list.size))
  }

  /// Adds the pixels of groups and backdrops that show changed pixels from a distance.
  func addReach(of list: borrowing DisplayList, _ changes: inout Changes) {
    for item in list.items where !changes.box.isEmpty {
      let reach = list.reach(of: item)
      guard reach > 0 else { continue }
      guard item.isGroup else {
        for rect in changes.region.rects {
          changes.add(rect.expanded(by: reach).intersection(item.box))
        }
        continue
      }
      let changed =
        reach == .max
        ? (changes.box.intersects(item.box) ? item.box : .empty)
        : changes.box.expanded(by: reach).intersection(item.box)
      if !changed.isEmpty { changes.add(changed) }
    }
  }

  @inline(__always)
  func compare(
    _ match: Index<DisplayItem>, with current: Int, of list: borrowing DisplayList,
    isReordered: Bool, table: borrowing TextureTable, changes: inout Changes
  ) {
    let (before, item) = (previous.items[match], list.items[current])
    if before.isDrawnLike(item) && !isReordered
      && list.hasShape(item, of: before, in: previous)
      && (!item.isGroup || hasFirstChild(before, of: item, in: list))
    {
      if before.version == item.version { return }
      if before.version &+ 1 == item.version, let box = item.box(ofPatchIn: table) {
        changes.add(box)
        return
      }
    }
    changes.add(before.box)
    changes.add(item.box)
  }

  /// Whether two groups begin with the same item. Since reordered items are damaged anyway, both
  /// groups then contain the same items, except for those that were added or removed.
  private func hasFirstChild(
    _ before: DisplayItem, of item: DisplayItem, in list: borrowing DisplayList
  ) -> Bool {
    guard let previousIndex = before.firstChild, let index = item.firstChild else { return false }
    let (previousFirst, first) = (previous.items[previousIndex], list.items[index])
    return previousFirst.slot == first.slot && previousFirst.part == first.part
  }

  private mutating func addRemoved(
    from list: DisplayList, sameStructure: Bool, to changes: inout Changes
  ) {
    if sameStructure {
      seen.append(contentsOf: repeatElement(false, count: previous.items.count))
      for item in list.items {
        if let match = index[item] { seen[match.offset] = true }
      }
    }
    for index in previous.items.indices where !seen[index] {
      changes.add(previous.items[index].box)
    }
  }
}

/// The indices of a list's items, by slot and part.
private struct ItemIndex: Sendable {
  // Most layers have a body and nothing else, so each part has a column of its own.
  private var bodies = Column()
  private var contents = Column()
  private var borders = Column()
  private var groups = Column()
  /// The indices of other parts, which few layers have, and of fragments of intersecting planes.
  private var others: [Key: Index<DisplayItem>] = [:]

  private struct Key: Hashable {
    let slot: Slot
    let part: DisplayItem.Part
    let fragmentIndex: UInt8

    init(_ item: DisplayItem) {
      (slot, part, fragmentIndex) = (item.slot, item.part, item.fragmentIndex)
    }
  }

  /// The indices by slot; it grows when one is set.
  private struct Column: Sendable {
    private var indices: [PackedIndex<DisplayItem>] = []

    @inline(__always)
    subscript(_ slot: Slot) -> Index<DisplayItem>? {
      get { slot.offset < indices.count ? indices[slot].wrappedValue : nil }
      set {
        if slot.offset >= indices.count {
          let count = max(slot.offset + 1, 2 * indices.count)
          indices.append(contentsOf: repeatElement(PackedIndex(), count: count - indices.count))
        }
        indices[slot].wrappedValue = newValue
      }
    }
  }

  @inline(__always)
  subscript(_ item: DisplayItem) -> Index<DisplayItem>? {
    guard item.isCommon else { return others[Key(item)] }
    switch item.part {
    case .body: return bodies[item.slot]
    case .contents: return contents[item.slot]
    case .border: return borders[item.slot]
    default: return groups[item.slot]
    }
  }

  mutating func add(_ items: [DisplayItem]) {
    for index in items.indices {
      if items[index].isCommon {
        set(Index(index), of: items[index].slot, part: items[index].part)
      } else if items[index].fragmentIndex < .max {
        // Items without an index of their own are never found again.
        others[Key(items[index])] = Index(index)
      }
    }
  }

  mutating func remove(_ items: [DisplayItem]) {
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    for index in items.indices where items[index].isCommon {
      set(nil, of: items[index].slot, part: items[index].part)
    }
  }

  @inline(__always)
  private mutating func set(
    _ index: Index<DisplayItem>?, of slot: Slot, part: DisplayItem.Part
  ) {
    switch part {
    case .body: bodies[slot] = index
    case .contents: contents[slot] = index
    case .border: borders[slot] = index
    default: groups[slot] = index
    }
  }
}

extension DisplayList {
  /// Whether the shape of an item equals that of an item of another list, or neither has one.
  @inline(__always)
  func hasShape(
    _ item: borrowing DisplayItem, of before: borrowing DisplayItem,
    in previous: borrowing DisplayList
  ) -> Bool {
    guard let index = item.shape else { return before.shape == nil }
    return before.shape.map { isEqual(index, to: $0, in: previous) } ?? false
  }

  /// Whether two shapes are equal, including all clips and details, at any index in the parameters.
  private func isEqual(
    _ index: Index<DisplayShape>, to previousIndex: Index<DisplayShape>,
    in previous: borrowing DisplayList
  ) -> Bool {
    let previousShape = previous.shapes[previousIndex]
    var shape = shapes[index]
    guard previousShape.hash == shape.hash,
      previousShape.effects.map({ previous.effects[$0] }) == shape.effects.map({ effects[$0] }),
      previousShape.backdrop.map({ previous.backdrops[$0] })
        == shape.backdrop.map({ backdrops[$0] })
    else { return false }
    shape.instance.clip = previousShape.instance.clip
    shape.instance.details = previousShape.instance.details
    return previousShape.instance == shape.instance
  }
}

extension DisplayItem {
  /// Whether it is a part that many layers have.
  @inline(__always)
  fileprivate var isCommon: Bool { fragmentIndex == 0 && part.rawValue <= Part.group.rawValue }
}

/// Collects changed rectangles; beyond a limit only their bounding box.
struct Changes {
  private(set) var region = Region()
  private var count = 0
  private(set) var box = PixelRect.empty
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  func intersects(_ rect: PixelRect) -> Bool { box.intersects(rect) }

  mutating func add(_ changes: Changes) {
    for rect in changes.region.rects { add(rect) }
  }

  @inline(__always)
  mutating func add(_ rect: PixelRect) {
    // Items outside of the target have no pixels.
    if rect.isEmpty { return }
    count += 1
    if count <= limit {
      region.add(rect)
      box = region.box
    } else if region.rects.count > 1 || !box.contains(rect) {
      box = box.union(rect)
      region = Region(box)
    }
  }
}

extension DisplayItem {
  /// Compares everything except versions, shapes and children.
  @inline(__always)
  func isDrawnLike(_ other: DisplayItem) -> Bool {
    quad == other.quad && placement == other.placement && texture == other.texture
      && program == other.program && filter == other.filter
      && edges.rawValue == other.edges.rawValue
      && box == other.box && compositing == other.compositing
  }

  /// The pixels that the last update of its bitmap changes; nil where this is not simple, and the
  /// whole box is used.
  fileprivate func box(ofPatchIn table: borrowing TextureTable) -> PixelRect? {
    guard let index = placement, quad.xAxis.y == 0, quad.yAxis.x == 0, filter != .trilinear,
      !program.modifiers.contains(.animated), program.mapsTextureEvenly,
      quad.textureExtent.min() > 0
    else { return nil }
    let placement = table.placements[index]
    let size = SIMD2(Float(placement.size.width), Float(placement.size.height))
    // The visible texels.
    let texels = quad.textureExtent / placement.extent * size
    let origin = (quad.textureOrigin - placement.origin) / placement.extent * size
    let scale = SIMD2(quad.xAxis.x, quad.yAxis.y) / texels
    let patch = placement.patch
    let first = (SIMD2(Float(patch.minX), Float(patch.minY)) - origin) * scale + quad.origin
    let last = (SIMD2(Float(patch.maxX), Float(patch.maxY)) - origin) * scale + quad.origin
    let (low, high) = (pointwiseMin(first, last), pointwiseMax(first, last))
    guard low.absolute.max() < 1e6, high.absolute.max() < 1e6 else { return nil }
    let isOneToOne =
      filter == .nearest && (scale - SIMD2<Float>.one).absolute.max() < 1e-3
      && (quad.origin - quad.origin.rounded(.toNearestOrEven)).absolute.max() < 0.01
    // Linear sampling reads half a texel beyond; one pixel more covers rounding.
    let reach = isOneToOne ? .zero : pointwiseMax(SIMD2<Float>.one, scale.absolute) + 1
    let outer = (
      isOneToOne ? low.rounded(.toNearestOrEven) : (low - reach).rounded(.down),
      isOneToOne ? high.rounded(.toNearestOrEven) : (high + reach).rounded(.up)
    )
    return PixelRect(
      minX: Int32(outer.0.x), minY: Int32(outer.0.y), maxX: Int32(outer.1.x),
      maxY: Int32(outer.1.y)
    ).intersection(box)
  }
}

extension SIMD2<Float> {
  fileprivate var absolute: SIMD2<Float> { SIMD2(abs(x), abs(y)) }
}
