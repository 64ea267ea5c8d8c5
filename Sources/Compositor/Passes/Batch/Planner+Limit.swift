import LayerTree

// What exceeds the limit of textures is drawn in parts. For groups, the rectangle that shows them is
// split; for an item that reads its backdrop, the item.

extension Planner {
  /// Smaller rectangles are not split: the filters of a group need more around them than a texture
  /// has.
  private static let smallestSide: Int32 = 16

  /// The halves of a rectangle, if one of the collected groups exceeds the limit of textures; nil
  /// where all can be drawn. Where even a small rectangle needs too much of a group, the group is
  /// drawn as far as a texture reaches.
  mutating func partsWithinLimit(
    of rect: PixelRect, _ list: borrowing DisplayList
  ) -> [PixelRect]? {
    let limit = pool.maximumSide
    guard groupPasses.contains(where: { $0.exceeds(limit) }) else { return nil }
    // Where an item reads what lies below it, the parts beside it have to be complete.
    if list.backdrops.isEmpty, max(rect.width, rect.height) >= 2 * Self.smallestSide {
      return rect.halves
    }
    for index in groupPasses.indices where groupPasses[index].exceeds(limit) {
      let effects = groupPasses[index].group.flatMap { list.effects(of: list.items[$0]) }
      groupPasses[index].limitClip(to: limit, around: rect, inBlocksOf: effects?.blockSide ?? 1)
    }
    return nil
  }
}

extension Planner {
  /// The parts of an item with a box, and the pixels of its source that each of them reads. One part
  /// without a rectangle is the whole item.
  func parts(
    of box: PixelRect, _ backdrop: Backdrop, _ source: PixelRect
  ) -> [(part: PixelRect?, source: PixelRect)] {
    // The filters of all parts have to reduce the same blocks of pixels.
    let block = backdrop.effects?.reduction ?? 1
    let reach = ((backdrop.effects?.reach ?? 0) + block - 1) / block * block
    let limit = pool.maximumSide - 5 * block
    guard max(source.width, source.height) > limit else { return [(nil, source)] }
    // Filters that reach further than a texture are cut off.
    let step = max((limit - 2 * reach) / block * block, block)
    let margin = min(reach, max(0, (limit - step) / 2 / block * block))
    var parts: [(part: PixelRect?, source: PixelRect)] = []
    for y in stride(from: source.minY, to: source.maxY, by: Int32.Stride(step)) {
      for x in stride(from: source.minX, to: source.maxX, by: Int32.Stride(step)) {
        let part = PixelRect(minX: x, minY: y, maxX: x + step, maxY: y + step)
        guard part.intersects(box) else { continue }
        parts.append((part, part.expanded(by: margin).intersection(source)))
      }
    }
    return parts
  }
}

extension Planner.GroupPass {
  fileprivate func exceeds(_ limit: Int32) -> Bool {
    group != nil && !isDrawn && max(clip.width, clip.height) > limit
  }

  /// What remains consists of blocks that the filters reduce, as the whole group does.
  fileprivate mutating func limitClip(
    to limit: Int32, around rect: PixelRect, inBlocksOf block: Int32
  ) {
    let limit = limit / block * block
    func start(_ low: Int32, _ high: Int32, _ middle: Int32) -> Int32 {
      max(low, low + (min(middle - limit / 2, high - limit) - low) / block * block)
    }
    let x = start(clip.minX, clip.maxX, (rect.minX + rect.maxX) / 2)
    let y = start(clip.minY, clip.maxY, (rect.minY + rect.maxY) / 2)
    clip = clip.intersection(PixelRect(minX: x, minY: y, maxX: x + limit, maxY: y + limit))
    (size, isKept) = (clip.size, false)
  }
}

extension PixelRect {
  /// The halves along the longer side.
  fileprivate var halves: [PixelRect] {
    var (first, second) = (self, self)
    if width >= height {
      first.maxX = minX + width / 2
      second.minX = first.maxX
    } else {
      first.maxY = minY + height / 2
      second.minY = first.maxY
    }
    return [first, second]
  }
}
