import Compositor
import TestSupport
import Testing

@Suite("Shelf packer")
struct ShelfPackerTests {
  @Test("rectangles never overlap, lie on the page, and their space is reused")
  func randomised() {
    for seed in 1...10 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var packer = ShelfPacker(size: PixelSize(width: 256, height: 256))
      let page = PixelRect(packer.size)
      var used: [PixelRect] = []
      for _ in 0..<600 {
        if Int.random(in: 0...2, using: &generator) > 0 || used.isEmpty {
          let size = PixelSize(
            width: .random(in: 1...60, using: &generator),
            height: .random(in: 1...40, using: &generator))
          guard let rect = packer.allocate(size) else { continue }
          #expect(rect.size == size && page.contains(rect))
          #expect(!used.contains { $0.intersects(rect) })
          used.append(rect)
        } else {
          let index = Int.random(in: used.indices, using: &generator)
          packer.free(used.remove(at: index))
        }
        #expect(packer.usedArea == used.reduce(0) { $0 + $1.area })
      }
      for rect in used.shuffled(using: &generator) { packer.free(rect) }
      #expect(packer.isEmpty)
      // The empty page can be filled completely again.
      #expect(packer.allocate(packer.size) == page)
    }
  }

  @Test("a page can be filled exactly, and then has no more space")
  func full() {
    var packer = ShelfPacker(size: PixelSize(width: 100, height: 100))
    var rects: [PixelRect] = []
    for _ in 0..<100 {
      if let rect = packer.allocate(PixelSize(width: 10, height: 10)) { rects.append(rect) }
    }
    #expect(Set(rects).count == 100)
    #expect(packer.allocate(PixelSize(width: 1, height: 1)) == nil)
    packer.free(rects[55])
    #expect(packer.allocate(PixelSize(width: 10, height: 10)) == rects[55])
  }

  @Test("adjacent gaps are merged")
  func joinedGaps() {
    for order in [[0, 1, 2], [2, 1, 0], [0, 2, 1], [1, 0, 2]] {
      var packer = ShelfPacker(size: PixelSize(width: 40, height: 10))
      let rects = (0..<4).compactMap { _ in packer.allocate(PixelSize(width: 10, height: 10)) }
      for index in order { packer.free(rects[index]) }
      #expect(packer.allocate(PixelSize(width: 30, height: 10)) == PixelRect(0, 0, 30, 10))
    }
  }

  @Test("a rectangle that is empty or larger than the page is not allocated")
  func impossible() {
    var packer = ShelfPacker(size: PixelSize(width: 40, height: 10))
    #expect(packer.allocate(PixelSize(width: 41, height: 1)) == nil)
    #expect(packer.allocate(PixelSize(width: 1, height: 11)) == nil)
    #expect(packer.allocate(PixelSize(width: 0, height: 5)) == nil)
    #expect(packer.isEmpty)
  }

  @Test("a rectangle that is not from the page traps")
  func foreignRect() async {
    await #expect(processExitsWith: .failure) {
      var packer = ShelfPacker(size: PixelSize(width: 40, height: 10))
      packer.free(PixelRect(minX: 0, minY: 5, maxX: 1, maxY: 6))
    }
  }
}
