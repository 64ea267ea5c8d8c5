import LayerTree

/// The results of groups, which are shown again while the groups do not change.
///
/// A group that is drawn a second time with the same items is drawn as a whole and kept. So groups
/// that change in each frame keep no textures, and still ones are drawn twice at most.
struct GroupCache: Sendable {
  /// A group as it was drawn.
  struct Result: Sendable {
    var target: Index<TargetPool.Target>
    /// The part of the group that was drawn.
    var clip: PixelRect
    /// The size of its pixels in the target, which filters may reduce.
    var size: PixelSize
  }

  /// How a group is drawn in a frame.
  enum Use {
    /// It was drawn before.
    case show(Result)
    /// This part of it is drawn and kept.
    case keep(PixelRect)
    case draw
  }

  private struct Key: Hashable {
    let slot: Slot
    let part: DisplayItem.Part
  }

  private struct Entry {
    var contents = GroupContents()
    var result: Result?
    /// The number of pixels of the result, also while it is being drawn.
    var area = 0
    /// The last frame that used the group.
    var lastFrame: UInt32
  }

  /// The largest number of pixels of all results.
  private let largestArea: Int
  private let largestSide: Int32
  /// Groups with more items are not kept, since comparing these takes time in each frame.
  private static let maximumItems = 1024
  /// The number of frames after which an unused result is freed: one second at 60 Hz.
  private static let maximumIdleFrames: UInt32 = 60

  private var entries: [Key: Entry] = [:]
  private var frame: UInt32 = 0
  /// The number of pixels of all results.
  private(set) var area = 0

  /// - Parameter largestSide: the largest side of a texture.
  init(largestArea: Int, largestSide: Int32) {
    (self.largestArea, self.largestSide) = (largestArea, largestSide)
  }

  /// Frees the results that have not been used for a while.
  mutating func beginFrame(_ pool: inout TargetPool) {
    frame &+= 1
    guard entries.values.contains(where: { isIdle($0) }) else { return }
    for (key, entry) in entries where isIdle(entry) {
      release(key, &pool)
      entries[key] = nil
    }
  }

  /// Frees the results that the last frame did not use.
  mutating func rest(_ pool: inout TargetPool) {
    for (key, entry) in entries where entry.lastFrame != frame {
      release(key, &pool)
      entries[key] = nil
    }
  }

  private func isIdle(_ entry: Entry) -> Bool { frame &- entry.lastFrame > Self.maximumIdleFrames }

  /// How a group is drawn of which the part `needed` is visible.
  mutating func use(
    _ group: Index<DisplayItem>, of list: borrowing DisplayList, needed: PixelRect,
    _ pool: inout TargetPool
  ) -> Use {
    let item = list.items[group]
    guard item.fragmentIndex == 0, list.children(of: group).count <= Self.maximumItems,
      !list.readsBackdrops(inside: group)
    else { return .draw }
    let key = Key(slot: item.slot, part: item.part)
    guard var entry = entries.removeValue(forKey: key) else {
      entries[key] = Entry(contents: GroupContents(group, of: list), lastFrame: frame)
      return .draw
    }
    defer { entries[key] = entry }
    let isNew = entry.lastFrame == frame && entry.result == nil
    entry.lastFrame = frame
    guard entry.contents.areEqual(to: group, of: list) else {
      entry.contents.set(group, of: list)
      release(&entry, &pool)
      return .draw
    }
    if let result = entry.result, result.clip.contains(needed) { return .show(result) }
    release(&entry, &pool)
    let whole = list.source(of: item, in: item.box)
    guard !isNew, makeSpace(for: whole, &pool) else { return .draw }
    setArea(whole.area, of: &entry)
    return .keep(whole)
  }

  /// Keeps what was drawn of a group after `use` returned `keep`.
  ///
  /// - Parameter area: the number of pixels in bytes that take as much memory.
  mutating func keep(_ result: Result, of item: borrowing DisplayItem, area: Int) {
    let key = Key(slot: item.slot, part: item.part)
    guard var entry = entries.removeValue(forKey: key) else { return }
    entry.result = result
    setArea(area, of: &entry)
    entries[key] = entry
  }

  private mutating func setArea(_ pixels: Int, of entry: inout Entry) {
    area += pixels - entry.area
    entry.area = pixels
  }

  /// Forgets the groups of some layers.
  mutating func remove(_ slots: [Slot], _ pool: inout TargetPool) {
    guard !slots.isEmpty, !entries.isEmpty else { return }
    let gone = Set(slots)
    for key in entries.keys where gone.contains(key.slot) {
      release(key, &pool)
      entries[key] = nil
    }
  }

  /// Forgets all groups, so that each is drawn when it is shown again.
  mutating func removeAll(_ pool: inout TargetPool) {
    for key in entries.keys { release(key, &pool) }
    entries.removeAll()
  }

  /// Frees the results that were used least recently until there is space; false where those that
  /// are in use take it.
  private mutating func makeSpace(for rect: PixelRect, _ pool: inout TargetPool) -> Bool {
    guard max(rect.width, rect.height) <= largestSide else { return false }
    while area + rect.area > largestArea {
      let unused = entries.filter { $0.value.result != nil && $0.value.lastFrame != frame }
      guard
        let oldest = unused.max(by: { frame &- $0.value.lastFrame < frame &- $1.value.lastFrame })
      else { return false }
      release(oldest.key, &pool)
    }
    return true
  }

  private mutating func release(_ key: Key, _ pool: inout TargetPool) {
    guard var entry = entries.removeValue(forKey: key) else { return }
    release(&entry, &pool)
    entries[key] = entry
  }

  private mutating func release(_ entry: inout Entry, _ pool: inout TargetPool) {
    if let result = entry.result { pool.release(result.target) }
    entry.result = nil
    setArea(0, of: &entry)
  }
}

/// A copy of everything that determines the pixels of a group.
private struct GroupContents: Sendable {
  /// The items with their shapes and effects; indices of items count from the first one.
  private var list = DisplayList(size: PixelSize(width: 0, height: 0))
  private var effects: EffectChain?

  init() {}

  init(_ group: Index<DisplayItem>, of source: borrowing DisplayList) {
    set(group, of: source)
  }

  mutating func set(_ group: Index<DisplayItem>, of source: borrowing DisplayList) {
    list.removeAll()
    effects = source.effects(of: source.items[group])
    let range = source.children(of: group)
    for index in range {
      var item = source.items[index]
      if let firstChild = item.firstChild {
        item.firstChild = firstChild.advanced(by: -range.lowerBound)
      }
      if let shape = item.shape {
        var shape = source.shapes[shape]
        if let effects = shape.effects {
          shape.effects = list.effects.nextIndex
          list.effects.append(source.effects[effects])
        }
        item.shape = list.shapes.nextIndex
        list.shapes.append(shape)
      }
      list.items.append(item)
    }
  }

  func areEqual(to group: Index<DisplayItem>, of source: borrowing DisplayList) -> Bool {
    let range = source.children(of: group)
    guard range.count == list.items.count,
      effects == source.effects(of: source.items[group])
    else { return false }
    return list.items.indices.allSatisfy { offset in
      let (before, item) = (list.items[offset], source.items[range.lowerBound + offset])
      return before.slot == item.slot && before.part == item.part
        && before.fragmentIndex == item.fragmentIndex && before.version == item.version
        && before.firstChild == item.firstChild?.advanced(by: -range.lowerBound)
        && before.isDrawnLike(item) && source.hasShape(item, of: before, in: list)
    }
  }
}
