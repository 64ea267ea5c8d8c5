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
