import LayerTree

// Small groups get places on shared targets. All groups on one target are drawn by one pass, and shown
// by few draw calls.

extension Planner {
  /// The largest side of a small group, in pixels.
  private static let largestSharedSide: Int32 = 256
  /// Fewer small groups of a level have targets of their own.
  private static let minimumSharedCount = 4
  /// The number of levels of small groups inside small groups that share targets.
  private static let levelCount = 4

  /// Adds the passes of the small groups, and marks these as drawn. Returns the number of pixels.
  mutating func addSharedPasses(_ list: borrowing DisplayList, to plan: inout FramePlan) -> Int {
    guard groupPasses.count > Self.minimumSharedCount else { return 0 }
    var counts = [0, 0, 0, 0]
    // The inner groups come first.
    for index in groupPasses.indices.reversed() {
      groupPasses[index].level = level(of: groupPasses[index], list)
      if let level = groupPasses[index].level { counts[level] += 1 }
    }
    var pixels = 0
    for level in counts.indices where counts[level] > 0 {
      // Groups of higher levels may show those that have targets of their own, which are drawn later.
      if counts[level] < Self.minimumSharedCount { break }
      pixels += addSharedPasses(at: level, list, to: &plan)
    }
    return pixels
  }

  /// The level of pages on which a group may be drawn: above those of the groups that it shows; nil
  /// where it needs a target of its own. A pass of several groups cannot clip each of them, so
  /// their items must not exceed them.
  private func level(of pass: GroupPass, _ list: borrowing DisplayList) -> Int? {
    guard let group = pass.group, !pass.isDrawn,
      max(pass.clip.width, pass.clip.height) <= Self.largestSharedSide,
      list.items[group].filter == .nearest, list.reach(of: list.items[group]) == 0,
      list.effects(of: list.items[group]) == nil
    else { return nil }
    var level = 0
    for index in visible[pass.items] {
      let item = list.items[index]
      guard item.isTranslatable, list.severalInstances(of: item) == nil else { return nil }
      if item.isGroup {
        guard let shown = passOfItem[index.offset].wrappedValue,
          let below = page(of: groupPasses[shown]),
          pass.clip.contains(groupPasses[shown].clip.intersection(item.box))
        else { return nil }
        level = max(level, below + 1)
      } else if !pass.clip.contains(item.drawnBox) {
        return nil
      }
    }
    return level < Self.levelCount ? level : nil
  }

  /// The level of the page that a group is on, -1 for a kept group with a texture of its own; nil
  /// where its target is not known yet.
  private func page(of pass: GroupPass) -> Int? {
    pass.isDrawn ? pass.target.map { pool[$0].level ?? -1 } : pass.level
  }

  private mutating func addSharedPasses(
    at level: Int, _ list: borrowing DisplayList, to plan: inout FramePlan
  ) -> Int {
    var members = groupPasses.indices.reversed().filter { groupPasses[$0].level == level }
    let expected = members.reduce(0) { $0 + groupPasses[$1].clip.area }
    for member in members {
      groupPasses[member].target = pool.acquirePlace(
        groupPasses[member].clip.size, level: level, expected: expected, &plan.textureCommands)
    }
    members.removeAll { groupPasses[$0].target == nil }
    var pixels = 0
    while let target = members.first.flatMap({ groupPasses[$0].target }) {
      let texture = pool[target].texture
      let onPage = members.filter { groupPasses[$0].target.map { pool[$0].texture } == texture }
      pixels += addSharedPass(onPage, on: pool[target], list, to: &plan)
      members.removeAll { groupPasses[$0].isDrawn }
    }
    return pixels
  }

  /// Adds a pass that draws several groups into their places on one page.
  private mutating func addSharedPass(
    _ members: [Int], on page: TargetPool.Target, _ list: borrowing DisplayList,
    to plan: inout FramePlan
  ) -> Int {
    // Other groups on the page keep their pixels, so that it cannot be cleared as a whole.
    var clears: [QuadInstance] = []
    var (box, reasons) = (PixelRect.empty, OffscreenReasons())
    var parts: [(items: ArraySlice<Index<DisplayItem>>, offset: PixelOffset)] = []
    for member in members {
      guard let target = groupPasses[member].target, let group = groupPasses[member].group
      else { continue }
      let (place, clip) = (pool[target].place, groupPasses[member].clip)
      var items = visible[groupPasses[member].items]
      if let clear = clearColor(.zero, below: &items, in: clip, list) {
        let bytes = SIMD4<UInt8>((clear * 255).rounded(.toNearestOrEven))
        clears.append(QuadInstance(Quad(place), color: bytes))
      }
      parts.append((items, PixelOffset(from: clip, to: place)))
      box = box.union(place)
      reasons.formUnion(list.items[group].offscreenReasons)
      groupPasses[member].isDrawn = true
    }
    let firstBatch = plan.batches.count
    let pixels = addBatches(list, parts, above: clears, in: box, to: &plan)
    plan.passes.append(
      Pass(
        target: .texture(page.texture, page.size, originX: 0, originY: 0), clip: box,
        batches: firstBatch..<plan.batches.count, reasons: reasons))
    for member in members { finish(member, list) }
    return pixels
  }

  private mutating func openClears(_ count: Int, in box: PixelRect) {
    open.append(OpenBatch(key: .clear, count: count, box: box))
  }

  /// Writes the instances of the first batch.
  private mutating func write(_ clears: [QuadInstance], to plan: inout FramePlan) {
    for clear in clears {
      plan.instances[open[0].count] = clear
      open[0].count += 1
    }
  }

  /// Adds the batches of several groups, each of which is moved to its place.
  private mutating func addBatches(
    _ list: borrowing DisplayList,
    _ parts: [(items: ArraySlice<Index<DisplayItem>>, offset: PixelOffset)],
    above clears: [QuadInstance], in box: PixelRect, to plan: inout FramePlan
  ) -> Int {
    beginBatches()
    if !clears.isEmpty { openClears(clears.count, in: box) }
    var pixels = box.area
    for (items, offset) in parts { pixels += assign(list, items, movedBy: offset) }
    reserveInstances(in: &plan)
    if !clears.isEmpty { write(clears, to: &plan) }
    var position = 0
    for (items, offset) in parts {
      scatter(list, items, from: position, movedBy: offset, to: &plan)
      position += items.count
    }
    return pixels
  }
}

/// A translation by whole pixels.
struct PixelOffset: Equatable, Sendable {
  var x: Int32 = 0
  var y: Int32 = 0

  static let zero = PixelOffset()

  var vector: SIMD2<Float> { SIMD2(Float(x), Float(y)) }
}

extension PixelRect {
  func moved(by offset: PixelOffset) -> PixelRect {
    PixelRect(
      minX: minX + offset.x, minY: minY + offset.y, maxX: maxX + offset.x, maxY: maxY + offset.y)
  }
}

extension PixelOffset {
  fileprivate init(from rect: PixelRect, to place: PixelRect) {
    self.init(x: place.minX - rect.minX, y: place.minY - rect.minY)
  }
}

extension DisplayItem {
  /// Whether it can be drawn at another place by moving its quad or shape.
  fileprivate var isTranslatable: Bool {
    program.primitive.description.isTranslatable
      && program.modifiers.isSubset(of: [.shape, .rounded, .bordered])
      && (compositing != .mask || !program.isShape)
  }

  /// The pixels that it may change, without the limit of the target.
  fileprivate var drawnBox: PixelRect {
    let quad = Quad(quad)
    return program.isShape ? quad.antialiasedBox : quad.box
  }
}
