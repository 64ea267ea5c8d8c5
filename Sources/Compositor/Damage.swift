import LayerTree

// Pass 4: what of the target has to be drawn again.

/// The part of a frame to draw: a few rectangles, none empty, none covering another.
package struct Region: Equatable, Sendable {
  package private(set) var rects: [PixelRect] = []

  /// More rectangles cost more passes than they save pixels.
  private static let mostRects = 4

  package init() {}

  package init(_ rect: PixelRect) {
    if !rect.isEmpty { rects = [rect] }
  }

  package var isEmpty: Bool { rects.isEmpty }

  /// The rectangle around everything.
  package var box: PixelRect { rects.reduce(.empty) { $0.union($1) } }

  /// Adds a rectangle; rectangles that meet become one, so that no pixel is drawn twice.
  package mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
    var merged = rect
    while let index = rects.firstIndex(where: { $0.intersects(merged) }) {
      merged = merged.union(rects.remove(at: index))
    }
    rects.append(merged)
    if rects.count > Self.mostRects { mergeCheapestPair() }
  }

  package mutating func add(_ region: Region) {
    for rect in region.rects { add(rect) }
  }

  private mutating func mergeCheapestPair() {
    var best = (cost: Int.max, first: 0, second: 1)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let union = rects[first].union(rects[second])
        let cost = union.area - rects[first].area - rects[second].area
        if cost < best.cost { best = (cost, first, second) }
      }
    }
    let second = rects.remove(at: best.second)
    let first = rects.remove(at: best.first)
    add(first.union(second))
  }
}

/// The damage of one frame.
package struct FrameDamage: Equatable, Sendable {
  /// What differs from the frame before: told to the display.
  package var frame: Region
  /// What differs from what the target's buffer holds: drawn.
  package var buffer: Region
}

/// Compares each frame's display list with the one before.
package struct DamageTracker: Sendable {
  private var previous = DisplayList(size: PixelSize(width: 0, height: 0))
  /// By slot: the item's index in `previous`, or -1.
  private var previousIndex: [Int32] = []
  /// Damage of the frames before, the latest first.
  private var history: [Region] = []

  /// When more items than this changed, one rectangle around them is as good, and much cheaper.
  private static let mostSeparateChanges = 64
  /// No swap chain is longer.
  private static let longestHistory = 4

  package init() {}

  /// Forgets all frames: the next one is drawn whole.
  package mutating func reset() {
    previous.size = PixelSize(width: 0, height: 0)
    history = []
  }

  /// What to draw so that a buffer which last held the frame `bufferAge` frames ago shows `list`;
  /// age 0 is a buffer of unknown contents. Remembers `list` for the next call, and gives back
  /// the items it no longer needs in `recycled`.
  package mutating func damage(
    for list: DisplayList, bufferAge: Int, placements: borrowing TextureTable,
    recycled: inout [DisplayItem]
  ) -> FrameDamage {
    let whole = Region(PixelRect(list.size))
    let isKnown = previous.size == list.size
    let frame = isKnown ? changes(to: list, placements) : whole
    var buffer = frame
    if !isKnown || bufferAge < 1 || bufferAge - 1 > history.count {
      // An unchanged frame needs no buffer at all.
      buffer = frame.isEmpty ? frame : whole
    } else {
      for past in history.prefix(bufferAge - 1) { buffer.add(past) }
      if frame.isEmpty { buffer = frame }
    }
    remember(list, frame, recycled: &recycled)
    return FrameDamage(frame: frame, buffer: buffer)
  }

  private mutating func remember(
    _ list: DisplayList, _ frame: Region, recycled: inout [DisplayItem]
  ) {
    if !frame.isEmpty {
      history.insert(frame, at: 0)
      if history.count > Self.longestHistory { history.removeLast() }
    }
    for item in previous.items { previousIndex[Int(item.slot)] = -1 }
    recycled = previous.items
    previous = list
    let slots = Int(list.items.map(\.slot).max() ?? -1) + 1
    if previousIndex.count < slots {
      previousIndex += Array(repeating: -1, count: slots - previousIndex.count)
    }
    for index in list.items.indices { previousIndex[Int(list.items[index].slot)] = Int32(index) }
  }

  private func changes(to list: DisplayList, _ table: borrowing TextureTable) -> Region {
    var changes = Changes(limit: Self.mostSeparateChanges)
    let sameStructure = list.structureVersion == previous.structureVersion
    var seen = sameStructure ? [] : Array(repeating: false, count: previous.items.count)
    var matched = 0
    var frontmost: Int32 = -1
    for index in list.items.indices {
      let slot = Int(list.items[index].slot)
      let past = slot < previousIndex.count ? previousIndex[slot] : -1
      guard past >= 0 else {
        changes.add(list.items[index].box)
        continue
      }
      matched += 1
      if !sameStructure { seen[Int(past)] = true }
      // In another order among those that stayed: what lies above what may have changed.
      let isReordered = past < frontmost
      frontmost = max(frontmost, past)
      compare(previous.items[Int(past)], list.items[index], isReordered, table, &changes)
    }
    if matched < previous.items.count { addVanished(list, seen, sameStructure, &changes) }
    return changes.region
  }

  @inline(__always)
  private func compare(
    _ past: DisplayItem, _ item: DisplayItem, _ isReordered: Bool,
    _ table: borrowing TextureTable, _ changes: inout Changes
  ) {
    if past.quad == item.quad && past.placement == item.placement && past.texture == item.texture
      && !isReordered && past.program == item.program
    {
      if past.version == item.version { return }
      if past.version &+ 1 == item.version, let box = item.box(ofPatchIn: table) {
        changes.add(box)
        return
      }
    }
    changes.add(past.box)
    changes.add(item.box)
  }

  private func addVanished(
    _ list: DisplayList, _ seen: [Bool], _ sameStructure: Bool, _ changes: inout Changes
  ) {
    var seen = seen
    if sameStructure {
      seen = Array(repeating: false, count: previous.items.count)
      for item in list.items {
        let slot = Int(item.slot)
        if slot < previousIndex.count, previousIndex[slot] >= 0 {
          seen[Int(previousIndex[slot])] = true
        }
      }
    }
    for index in previous.items.indices where !seen[index] {
      changes.add(previous.items[index].box)
    }
  }
}

/// Collects changed rectangles; past a limit only the box around them.
private struct Changes {
  private(set) var region = Region()
  private var count = 0
  private var box = PixelRect.empty
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  @inline(__always)
  mutating func add(_ rect: PixelRect) {
    count += 1
    if count > limit {
      if box.contains(rect) { return }
      box = box.union(rect)
      region = Region(box)
    } else {
      region.add(rect)
      box = region.box
    }
  }
}

extension DisplayItem {
  /// The pixels that the last update of its picture touches; nil for quads that are not upright,
  /// whose whole box is taken.
  fileprivate func box(ofPatchIn table: borrowing TextureTable) -> PixelRect? {
    guard placement >= 0, quad.xAxis.y == 0, quad.yAxis.x == 0 else { return nil }
    let placement = table.placements[Int(placement)]
    let size = SIMD2(Float(placement.size.width), Float(placement.size.height))
    let scale = SIMD2(quad.xAxis.x, quad.yAxis.y) / size
    let patch = placement.patch
    let first = SIMD2(Float(patch.minX), Float(patch.minY)) * scale + quad.origin
    let last = SIMD2(Float(patch.maxX), Float(patch.maxY)) * scale + quad.origin
    // Linear sampling reaches half a texel beyond; a pixel more covers rounding.
    let reach = pointwiseMax(SIMD2<Float>.one, scale.absolute) + 1
    let low = (pointwiseMin(first, last) - reach).rounded(.down)
    let high = (pointwiseMax(first, last) + reach).rounded(.up)
    guard (low - high).absolute.max() < 1e6 else { return box }
    let exact = filter == .nearest
    let patchBox = PixelRect(
      minX: Int32(exact ? pointwiseMin(first, last).x.rounded() : low.x),
      minY: Int32(exact ? pointwiseMin(first, last).y.rounded() : low.y),
      maxX: Int32(exact ? pointwiseMax(first, last).x.rounded() : high.x),
      maxY: Int32(exact ? pointwiseMax(first, last).y.rounded() : high.y))
    return patchBox.intersection(box)
  }
}

extension SIMD2<Float> {
  fileprivate var absolute: SIMD2<Float> { SIMD2(abs(x), abs(y)) }
}
