import LayerTree

// Pass 4, where few items changed.

extension DamageTracker {
  /// An item that differs from the one of the previous frame.
  struct ItemChange: Sendable {
    let index: Index<DisplayItem>
    let before: DisplayItem
    let after: DisplayItem
  }

  /// Whether the previous frame had this size, so that damage is known without a whole list.
  func knowsFrame(of size: PixelSize) -> Bool { previous.size == size }

  /// The damage of a frame whose list is the previous one with `updates`; `changed` then has those
  /// that differ.
  mutating func damage(updating updates: [Flattener.ItemUpdate], bufferAge: Int) -> FrameDamage {
    changed.removeAll(keepingCapacity: true)
    var changes = Changes(limit: Self.maximumSeparateChanges)
    if previous.blocks.isEmpty { previous.blocks.make(of: previous.items) }
    for update in updates {
      let (before, after) = (previous.items[update.index], update.item)
      if before.isDrawnLike(after), before.version == after.version { continue }
      previous.items[update.index] = after
      previous.blocks.note(after.box, of: update.index)
      if before.box.isEmpty && after.box.isEmpty { continue }
      changed.append(ItemChange(index: update.index, before: before, after: after))
      changes.add(before.box)
      changes.add(after.box)
    }
    changes.add(previous.moving)
    if previous.reach > 0 { addReach(of: previous, &changes) }
    let frame = changes.region.intersection(PixelRect(previous.size))
    let buffer = previous.includingBackdrops(bufferDamage(for: frame, bufferAge: bufferAge))
    remember(frame)
    return FrameDamage(frame: frame, buffer: buffer, changes: frame)
  }
}
