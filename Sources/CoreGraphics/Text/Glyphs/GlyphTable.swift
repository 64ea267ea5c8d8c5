/// A hash table of masks by glyph and subpixel position. It replaces a dictionary, whose
/// collision-resistant hashing took a tenth of the time of laying out a word.
struct GlyphTable {
  private struct Slot {
    var key: UInt32
    var mask: GlyphMask
  }

  /// The slots, with linear probing; their number is a power of two and at least half are free.
  private var slots: [Slot?] = Array(repeating: nil, count: 64)
  private var count = 0

  /// The approximate memory use in bytes.
  var size: Int { slots.count * MemoryLayout<Slot?>.stride }

  subscript(key: UInt32) -> GlyphMask? {
    var index = start(of: key)
    while let slot = slots[index] {
      if slot.key == key { return slot.mask }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Inserts a mask; `key` must not be present.
  mutating func insert(_ mask: GlyphMask, for key: UInt32) {
    if 2 * (count + 1) > slots.count { grow() }
    var index = start(of: key)
    while slots[index] != nil { index = (index + 1) & (slots.count - 1) }
    slots[index] = Slot(key: key, mask: mask)
    count += 1
  }

  private mutating func grow() {
    let before = slots
    slots = Array(repeating: nil, count: 2 * before.count)
    count = 0
    for slot in before {
      if let slot { insert(slot.mask, for: slot.key) }
    }
  }

  /// The first slot to probe, by Knuth's multiplicative hash.
  private func start(of key: UInt32) -> Int {
    Int((key &* 2_654_435_769) >> 8) & (slots.count - 1)
  }
}
