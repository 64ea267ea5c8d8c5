import LayerTree

// Compaction: the bitmaps of a page that was made for many, of which few are left, move to a smaller one.

extension TextureTable {
  /// Moves bitmaps where that saves memory. Returns whether some have moved, so that lists that show them
  /// have to be made anew.
  mutating func compact() -> Bool {
    // Uploads know where their bitmaps will be.
    guard uploads.isEmpty, uploads.unready.isEmpty else { return false }
    let removed = atlas.beginCompaction()
    guard !removed.isEmpty else { return false }
    let moved = placements.indices.filter { index in
      placements[index].page != nil && removed.contains(placements[index].texture) && isInUse(index)
    }
    // Shelves are filled best from the highest bitmap to the lowest.
    for index in moved.sorted(by: { placements[$0].size.height > placements[$1].size.height }) {
      move(Index(index))
    }
    atlas.endCompaction()
    for texture in removed.sorted(by: { $0.rawValue < $1.rawValue }) { delete(texture) }
    return true
  }

  private mutating func move(_ index: Index<Placement>) {
    let previous = placements[index]
    let place = allocateOnPage(previous.size, isAhead: false)
    commands.append(
      .copy(
        from: previous.texture, previous.rect.expanded(by: 1), to: place.texture,
        x: place.x - 1, y: place.y - 1))
    placements[index].texture = place.texture
    placements[index].origin = place.origin
    placements[index].extent = place.extent
    (placements[index].x, placements[index].y) = (place.x, place.y)
    placements[index].page = place.page
  }
}
