import LayerTree

// Groups: which are visible in a rectangle, and where each of them is drawn.

extension Planner {
  /// A render pass for a group, or for the whole list.
  struct GroupPass {
    /// The group; nil for the whole list.
    var group: Index<DisplayItem>?
    var clip: PixelRect
    /// Indices in `visible`.
    var items: Range<Int>
    /// Where it is drawn, once it is; nil for the plan's target.
    var target: Index<TargetPool.Target>?
    /// The target of its passes in the plan.
    var planTarget = PassTarget.frame
    var clear: SIMD4<Float>?
    /// The position of the next item to draw in `items`.
    var next = 0
    /// Whether some of its items have been drawn.
    var isBegun = false
    /// The size of its pixels in the target, which filters may reduce.
    var size: PixelSize
    var showsGroups = false
    /// Whether its pass has been added, or its result was kept.
    var isDrawn = false
    /// Whether its target is kept for the next frames.
    var isKept = false
    /// Whether it exceeds the limit of textures. What is shown of it is drawn by other passes.
    var isInParts = false
    /// Whether it draws a slice of the group, to which no filters are applied yet.
    var isSlice = false
    /// The level of its page, if it shares one.
    var level: Int?
  }

  /// Culls the items of the frame and of each visible group. Iterative, since groups may be nested
  /// deeper than a thread's stack.
  mutating func collectGroups(
    _ list: borrowing DisplayList, _ rect: PixelRect, keepsResults: Bool
  ) {
    visible.removeAll(keepingCapacity: true)
    groupPasses.removeAll(keepingCapacity: true)
    hasGroupsInParts = false
    collect(list, nil, needed: rect, keepsResults: keepsResults)
  }

  /// Adds the passes of a group, or of the whole list, and of the groups inside. Those that exceed the
  /// limit of textures are drawn later, in parts.
  mutating func collect(
    _ list: borrowing DisplayList, _ root: Index<DisplayItem>?, needed: PixelRect,
    keepsResults: Bool
  ) {
    pending.append((root, needed))
    while let (group, needed) = pending.popLast() {
      let first = visible.count
      var (clip, isKept) = (needed, false)
      if keepsResults, let group {
        switch cache.use(group, of: list, needed: clip, &pool) {
        case .draw: break
        case .keep(let whole): (clip, isKept) = (whole, true)
        case .show(let result):
          recordPass(group, list.items.count)
          groupPasses.append(GroupPass(group, result))
          continue
        }
      }
      if let group {
        clip = list.includingBackdrops(clip, of: group)
        if group != root, needsParts(group, drawnIn: clip, list) {
          recordPass(group, list.items.count)
          groupPasses.append(GroupPass(group, inPartsOf: clip, first))
          hasGroupsInParts = true
          continue
        }
      }
      list.cull(group, to: clip, keepsHidden: keepsHidden, appendingTo: &visible)
      var groupPass = GroupPass(
        group: group, clip: clip, items: first..<visible.count, size: clip.size)
      groupPass.isKept = isKept
      for item in visible[first...] where list.items[item].isGroup {
        groupPass.showsGroups = true
        pending.append((item, list.source(of: list.items[item], in: clip)))
      }
      if let group { recordPass(group, list.items.count) }
      groupPasses.append(groupPass)
    }
  }

  /// Records that the next pass is the one of this group.
  private mutating func recordPass(_ group: Index<DisplayItem>, _ itemCount: Int) {
    if passOfItem.count < itemCount {
      passOfItem.append(
        contentsOf: repeatElement(PackedIndex(), count: itemCount - passOfItem.count))
    }
    passOfItem[group.offset].wrappedValue = groupPasses.nextIndex
  }

  mutating func releaseTargets(
    _ list: borrowing DisplayList, _ items: ArraySlice<Index<DisplayItem>>
  ) {
    for item in items where list.items[item].isGroup && !isInParts(item, list) {
      let pass = pass(of: item)
      if !pass.isKept { pool.release(pass.target) }
    }
  }

  /// The pass of a visible group, and the target that it was drawn into.
  func pass(
    of group: Index<DisplayItem>
  ) -> (clip: PixelRect, size: PixelSize, target: Index<TargetPool.Target>, isKept: Bool) {
    guard let index = passOfItem[group.offset].wrappedValue, let target = groupPasses[index].target
    else { preconditionFailure("group \(group) is shown before it is drawn") }
    let pass = groupPasses[index]
    return (pass.clip, pass.size, target, pass.isKept)
  }

  func target(of group: Index<DisplayItem>) -> TargetPool.Target {
    pool[pass(of: group).target]
  }
}

extension Planner.GroupPass {
  /// The pass of a group whose result was kept.
  fileprivate init(_ group: Index<DisplayItem>, _ result: GroupCache.Result) {
    self.init(
      group: group, clip: result.clip, items: 0..<0, target: result.target, size: result.size,
      isDrawn: true, isKept: true)
  }

  /// The pass of a group that is drawn in parts.
  fileprivate init(_ group: Index<DisplayItem>, inPartsOf clip: PixelRect, _ position: Int) {
    self.init(
      group: group, clip: clip, items: position..<position, size: clip.size, isDrawn: true,
      isInParts: true)
  }
}
