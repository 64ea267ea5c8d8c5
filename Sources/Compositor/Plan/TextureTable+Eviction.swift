import LayerTree

// Eviction: where bitmaps exceed the budget, those that were not shown for longest are deleted, if
// the app can send them again. When one of them is to be shown, nothing is drawn of it, and the app is
// asked for it.

extension TextureTable {
  /// A bitmap that was shown in one of the last frames is not evicted: an animation may hide a layer
  /// for a few.
  private static let recentFrames: UInt32 = 8

  /// Records which bitmaps a list shows. Appends those that were evicted to `wanted`, once each.
  mutating func noteShown(_ items: [DisplayItem], wanted: inout [ContentsID]) {
    for item in items where !item.box.isEmpty {
      guard let index = item.placement else { continue }
      placements[index].lastShown = frame
      guard placements[index].isEvicted, !placements[index].isRequested,
        let contents = placements[index].contents
      else { continue }
      placements[index].isRequested = true
      wanted.append(contents)
    }
  }

  /// Evicts bitmaps that are not shown, the least recently shown ones first, until the rest has at
  /// most `bytes`.
  mutating func evict(downTo bytes: Int, keepsRecent: Bool = true) {
    guard bitmapBytes > bytes else { return }
    let minimumAge = keepsRecent ? Self.recentFrames : 1
    let candidates = placements.indices.filter { index in
      let placement = placements[index]
      return placement.contents != nil && placement.isRecreatable && placement.texture != .none
        && isInUse(index) && frame &- placement.lastShown >= minimumAge
    }.sorted { frame &- placements[$0].lastShown > frame &- placements[$1].lastShown }
    for index in candidates where bitmapBytes > bytes { evict(Index(index)) }
  }

  /// Deletes the pixels of a bitmap; its place in the table remains.
  mutating func evict(_ index: Index<Placement>) {
    free(placements[index])
    placements[index].texture = .none
    placements[index].isOpaque = false
    placements[index].version &+= 1
    placements[index].visible = PixelRect(placements[index].size)
    evictions += 1
    evictedCount += 1
  }

  /// The bytes of a bitmap's pixels, with its mipmap levels and the gutters of tiles.
  func bytes(of placement: Placement) -> Int {
    let tiling = tiling(of: placement)
    let area = tiling.map { $0.textureSize.area * Int($0.count) } ?? placement.size.area
    return area * 4 * (placement.isMipmapped || tiling != nil ? 4 : 3) / 3
  }

  /// The tiles of a bitmap that exceeds the limit of textures; nil for another one.
  func tiling(of placement: Placement) -> Tiling? {
    placement.isTiled ? Tiling(placement.size, maximumSide: maximumSide) : nil
  }

  /// Whether a placement is not free.
  func isInUse(_ index: Int) -> Bool {
    placements[index].contents.flatMap { placementIndex(of: $0) } == Index(index)
  }
}

extension TextureTable.Placement {
  var isEvicted: Bool { texture == .none && !isAwaited }
}
