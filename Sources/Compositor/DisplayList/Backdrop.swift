import LayerTree

/// What an item reads of the pixels below it in its target. Such an item is drawn after these pixels
/// have been copied.
package struct Backdrop: Equatable, Sendable {
  /// How a group is combined with the pixels.
  var blendMode = BlendMode.normal
  /// The filters through which the pixels are shown; nil for a group that is blended with them.
  var effects: EffectChain?
  /// The pixels that are read, inside the target.
  var source: PixelRect

  /// Whether a pixel depends on others than the one below it.
  var hasReach: Bool { effects.map { $0.reach > 0 } ?? false }
}

extension DisplayList {
  /// The backdrop that the item itself reads.
  @inline(__always)
  func backdrop(of item: borrowing DisplayItem) -> Backdrop? {
    guard !backdrops.isEmpty, let shape = item.shape else { return nil }
    return shapes[shape].backdrop.map { backdrops[$0] }
  }

  /// Whether items inside a group read their backdrops.
  func readsBackdrops(inside group: Index<DisplayItem>) -> Bool {
    !backdrops.isEmpty && items[children(of: group)].contains { backdrop(of: $0) != nil }
  }

  /// The item inside a group that shows the backdrop of the group's own layer: it reads what lies
  /// below the group, since mask and opacity of the layer apply to its backdrop too.
  func ownBackdrop(of group: Index<DisplayItem>?) -> Index<DisplayItem>? {
    guard !backdrops.isEmpty, let group, let first = items[group].firstChild,
      items[first].part == .backdrop, items[first].slot == items[group].slot
    else { return nil }
    return first
  }

  /// The item whose backdrop has to be copied before an item of a group is drawn: itself, or one
  /// inside of it; nil where there is none.
  func reader(
    of index: Index<DisplayItem>, in group: Index<DisplayItem>?
  ) -> Index<DisplayItem>? {
    guard !backdrops.isEmpty else { return nil }
    if let own = ownBackdrop(of: index) { return own == ownBackdrop(of: group) ? nil : own }
    let isOwn = index == ownBackdrop(of: group)
    return isOwn || backdrop(of: items[index]) == nil ? nil : index
  }

  /// The pixels beyond its own that have to be complete below an item before it is drawn; nil where
  /// there are none.
  func sourceOfReader(
    _ index: Index<DisplayItem>, in group: Index<DisplayItem>?
  ) -> PixelRect? {
    guard let reader = reader(of: index, in: group), let backdrop = backdrop(of: items[reader])
    else { return nil }
    // The filters of a group around the reader need more pixels than the group shows.
    return backdrop.hasReach || reader != index ? backdrop.source : nil
  }

  /// More rounds than this are not needed by readers that lie side by side.
  private static let maximumRounds = 8

  /// A region with all the pixels that are read in order to draw it, so that no pixel is read that is
  /// not drawn first.
  func includingBackdrops(_ region: Region) -> Region {
    guard !backdrops.isEmpty, !region.isEmpty else { return region }
    var (region, rounds, isComplete) = (region, 0, false)
    while !isComplete {
      isComplete = true
      rounds += 1
      let isForced = rounds > Self.maximumRounds
      var index = items.count - 1
      while index >= 0 {
        if let source = sourceOfReader(Index(index), in: nil),
          region.add(source, whereNeededBy: items[index].box, isForced: isForced)
        {
          isComplete = false
        }
        index = items.index(below: index)
      }
    }
    return region
  }
}

extension DisplayList {
  /// The part of a group that is rendered so that `clip` can be drawn. Outside of `clip`, what
  /// readers show need not be right: from the front to the back, each one needs what lies below it
  /// only where it is needed itself.
  func includingBackdrops(_ clip: PixelRect, of group: Index<DisplayItem>) -> PixelRect {
    guard !backdrops.isEmpty else { return clip }
    let range = children(of: group)
    var (needed, index) = (clip, range.upperBound - 1)
    while index >= range.lowerBound {
      if items[index].box.intersects(needed),
        let source = source(ofReader: Index(index), in: group, for: needed)
      {
        needed = needed.union(source)
      }
      index = items.index(below: index)
    }
    return effects(of: items[group])?.wholeBlocks(needed) ?? needed
  }

  /// The pixels of a group that have to be complete below an item before it is drawn in `clip`.
  private func source(
    ofReader index: Index<DisplayItem>, in group: Index<DisplayItem>, for clip: PixelRect
  ) -> PixelRect? {
    guard let reader = reader(of: index, in: group), let backdrop = backdrop(of: items[reader])
    else { return nil }
    // The filters of a group around the reader need more pixels than the group shows.
    let part = reader == index ? clip : source(of: items[index], in: clip)
    return backdrop.source(of: part.intersection(items[reader].box))
  }
}

extension Backdrop {
  /// The pixels that are read for a part of the item.
  fileprivate func source(of part: PixelRect) -> PixelRect {
    guard let effects, !part.isEmpty else { return source.intersection(part) }
    let reach = effects.reach + effects.reduction
    return part.expanded(by: reach).moved(to: source).expanded(toMultiplesOf: effects.reduction)
      .moved(from: source).intersection(source)
  }

  /// The pixels of the source that a target with `clip` has: one pixel at least. Where `clip` cuts
  /// the source, whole blocks remain, so that filters reduce the same blocks as without it.
  func readablePixels(of clip: PixelRect) -> PixelRect {
    var readable = source.intersection(clip)
    let block = effects?.reduction ?? 1
    let (cutX, cutY) = (
      (readable.minX - source.minX) % block, (readable.minY - source.minY) % block
    )
    if cutX > 0 { readable.minX += block - cutX }
    if cutY > 0 { readable.minY += block - cutY }
    guard readable.isEmpty else { return readable }
    return PixelRect(minX: clip.minX, minY: clip.minY, maxX: clip.minX + 1, maxY: clip.minY + 1)
  }
}

extension Region {
  /// Adds the source of an item to a rectangle in which the item is drawn, or to all; returns
  /// whether something was added.
  fileprivate mutating func add(
    _ source: PixelRect, whereNeededBy box: PixelRect, isForced: Bool
  ) -> Bool {
    let hit = rects.first {
      isForced ? !$0.contains(source) : $0.intersects(box) && !$0.contains(source)
    }
    guard let hit else { return false }
    add(isForced ? self.box.union(source) : hit.union(source))
    return true
  }
}
