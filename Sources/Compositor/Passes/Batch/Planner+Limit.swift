import LayerTree

// What exceeds the limit of textures is drawn in parts: groups, and items that read their backdrop.

extension Planner {
  /// Smaller parts are not divided: the filters of a group need more around them than a texture
  /// has.
  private static let smallestSide: Int32 = 16

  /// Inside of more groups that are drawn in parts, groups are drawn as far as a texture reaches: with
  /// each level, the number of passes is multiplied by the number of parts.
  private static let largestDepth = 2

  /// Whether a group is drawn in parts. Inside of a group that is, only those are that filters
  /// reduce: the others fit into a texture once the parts of the outer group are small enough.
  func needsParts(
    _ group: Index<DisplayItem>, drawnIn clip: PixelRect, _ list: borrowing DisplayList
  ) -> Bool {
    guard max(clip.width, clip.height) > pool.maximumSide else { return false }
    if readersOfParts.isEmpty { return true }
    guard readersOfParts.count < Self.largestDepth,
      let effects = list.effects(of: list.items[group])
    else { return false }
    return slices(of: FilterPicture(clip.size), effects) != nil
  }

  /// Whether an item is a group that exceeds the limit.
  func isInParts(_ item: Index<DisplayItem>, _ list: borrowing DisplayList) -> Bool {
    guard hasGroupsInParts, list.items[item].isGroup,
      let pass = passOfItem[item.offset].wrappedValue
    else { return false }
    return groupPasses[pass].isInParts
  }

  /// A part of a group, and the pass whose target has it.
  private typealias GroupPart = (part: PixelRect, pass: Index<GroupPass>)

  /// Draws a group that exceeds the limit: its parts into targets of their own, and then each of
  /// these into the pass that shows the group.
  mutating func addParts(
    _ list: borrowing DisplayList, ofGroupAt position: Int, of pass: Index<GroupPass>,
    to plan: inout FramePlan, _ pixels: inout Int
  ) {
    let group = visible[position]
    let whole = passOfItem[group.offset].wrappedValue
    let (passCount, visibleCount) = (groupPasses.count, visible.count)
    // No part may be shown before all are drawn, for these show what lies below the group.
    readersOfParts.append(list.ownBackdrop(of: group))
    let box = list.items[group].box.intersection(groupPasses[pass].clip)
    let parts =
      drawSlices(of: group, in: box, list, to: &plan, &pixels)
      ?? drawParts(of: group, in: box, list, to: &plan, &pixels)
    for (part, partPass) in parts {
      passOfItem[group.offset].wrappedValue = partPass
      copyBackdrop(ofBlended: group, part, list, from: pass, to: &plan, &pixels)
      add(list, position..<position + 1, of: pass, within: part, to: &plan, &pixels)
      releaseCopies(of: group)
    }
    for target in Set(parts.compactMap { groupPasses[$0.pass].target }) { pool.release(target) }
    if let reader = readersOfParts.removeLast() { releaseCopies(of: reader) }
    passOfItem[group.offset].wrappedValue = whole
    groupPasses.removeSubrange(passCount...)
    visible.removeSubrange(visibleCount...)
    groupPasses[pass].next = position + 1
  }

  /// Draws slices of a group whose filters reduce it to the limit; nil for another group.
  private mutating func drawSlices(
    of group: Index<DisplayItem>, in box: PixelRect, _ list: borrowing DisplayList,
    to plan: inout FramePlan, _ pixels: inout Int
  ) -> [GroupPart]? {
    guard let effects = list.effects(of: list.items[group]) else { return nil }
    let clip = list.source(of: list.items[group], in: box)
    let picture = FilterPicture(clip.size)
    guard let slices = slices(of: picture, effects) else { return nil }
    let (reduced, reducedPicture) = acquireReduced(picture, effects, in: &plan)
    for slice in slices {
      let first = groupPasses.nextIndex
      collect(list, group, needed: slice.source.moved(from: clip), keepsResults: false)
      limitPasses(from: first, around: slice.source.moved(from: clip), list)
      groupPasses[first].isSlice = true
      drawPasses(from: first, list, to: &plan, &pixels)
      guard let drawn = groupPasses[first].target else { continue }
      let picture = FilterPicture(
        size: clip.size, pixels: groupPasses[first].clip.moved(to: clip))
      reduce(slice, effects, from: drawn, picture, into: reduced, in: &plan, &pixels)
    }
    var whole = GroupPass(
      group: group, clip: clip, items: visible.count..<visible.count, size: clip.size)
    let (target, size) = apply(
      effects, from: effects.reducingPassCount, to: reduced, reducedPicture,
      showing: effects.part(showing: box, of: clip), in: &plan, &pixels)
    (whole.target, whole.size) = (target, size)
    groupPasses.append(whole)
    let last = Index<GroupPass>(groupPasses.count - 1)
    return box.tiles(pool.maximumSide).map { ($0, last) }
  }

  /// Draws the parts of a group that are shown in a box. The box is divided until the group and those
  /// inside of it are within the limit. Where even a small part needs too much of a group, the group
  /// is drawn as far as a texture reaches.
  private mutating func drawParts(
    of group: Index<DisplayItem>, in box: PixelRect, _ list: borrowing DisplayList,
    to plan: inout FramePlan, _ pixels: inout Int
  ) -> [GroupPart] {
    var (rects, parts) = ([(rect: box, side: Int32.max)], [GroupPart]())
    while let (rect, wholeSide) = rects.popLast() {
      let (first, visibleCount) = (groupPasses.nextIndex, visible.count)
      let needed = list.source(of: list.items[group], in: rect)
      collect(list, group, needed: needed, keepsResults: false)
      let side = largestSide(from: first)
      // Some groups are needed as a whole for each of their pixels.
      let isWorthIt = side < wholeSide && max(rect.width, rect.height) >= 2 * Self.smallestSide
      if side > pool.maximumSide, isWorthIt {
        groupPasses.removeSubrange(first.offset...)
        visible.removeSubrange(visibleCount...)
        rects += rect.halves.map { ($0, side) }
        continue
      }
      limitPasses(from: first, around: rect, list)
      parts.append((rect, first))
      drawPasses(from: first, list, to: &plan, &pixels)
    }
    return parts
  }

  /// The largest side of the passes from one on, without groups that are drawn in parts.
  private func largestSide(from first: Index<GroupPass>) -> Int32 {
    groupPasses[first.offset...].reduce(0) { side, pass in
      pass.isInParts ? side : max(side, pass.clip.width, pass.clip.height)
    }
  }

  /// Draws the groups from a pass on only as far as a texture reaches.
  private mutating func limitPasses(
    from first: Index<GroupPass>, around rect: PixelRect, _ list: borrowing DisplayList
  ) {
    for index in groupPasses.indices[first.offset...]
    where !groupPasses[index].isInParts && groupPasses[index].exceeds(pool.maximumSide) {
      let effects = groupPasses[index].group.flatMap { list.effects(of: list.items[$0]) }
      groupPasses[index].limitClip(
        to: pool.maximumSide, around: rect, inBlocksOf: effects?.blockSide ?? 1)
    }
  }

  /// Draws the pass of a part of a group, after those of the groups inside.
  private mutating func drawPasses(
    from first: Index<GroupPass>, _ list: borrowing DisplayList, to plan: inout FramePlan,
    _ pixels: inout Int
  ) {
    for offset in groupPasses.indices[first.offset...].reversed()
    where !groupPasses[offset].isInParts {
      let index = Index<GroupPass>(offset)
      if index == first || list.ownBackdrop(of: groupPasses[index].group) == nil {
        pixels += draw(list, index, into: .frame, to: &plan)
      }
    }
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
    let whole = backdrop.effects?.padded(source) ?? source
    guard max(whole.width, whole.height) > pool.maximumSide else { return [(nil, source)] }
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
  fileprivate func exceeds(_ limit: Int32) -> Bool { max(clip.width, clip.height) > limit }

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
    size = clip.size
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
