import Compositor
import TestSupport
import Testing

@Suite("Regions")
struct RegionTests {
  @Test("the rectangles cover everything added, never overlap, and are at most four")
  func invariants() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<300 {
      func random(_ range: ClosedRange<Int32>) -> Int32 {
        Int32.random(in: range, using: &generator)
      }
      var region = Region()
      var added: [PixelRect] = []
      for _ in 0..<random(1...12) {
        let rect = PixelRect(random(0...40), random(0...40), random(0...9), random(0...9))
        region.add(rect)
        if !rect.isEmpty { added.append(rect) }
        #expect(region.rects.count <= 4)
        for (index, first) in region.rects.enumerated() {
          #expect(!first.isEmpty)
          for second in region.rects[(index + 1)...] { #expect(!first.intersects(second)) }
        }
        for rect in added { #expect(region.rects.contains { $0.contains(rect) }) }
        #expect(region.box == added.reduce(.empty) { $0.union($1) })
      }
    }
  }

  @Test("a region without rectangles, or with an empty one, is empty")
  func empty() {
    var region = Region(.empty)
    #expect(region.isEmpty && region.box.isEmpty)
    region.add(PixelRect(5, 5, 0, 10))
    #expect(region.isEmpty)
  }

  @Test("overlapping rectangles are merged; separate and adjacent ones are not")
  func merging() {
    var region = Region(PixelRect(0, 0, 10, 10))
    region.add(PixelRect(10, 0, 5, 5))
    #expect(region.rects.count == 2)
    region.add(PixelRect(9, 4, 2, 2))
    #expect(Array(region.rects) == [PixelRect(0, 0, 15, 10)])
    region.add(PixelRect(3, 3, 2, 2))
    #expect(Array(region.rects) == [PixelRect(0, 0, 15, 10)])
  }

  @Test("of five rectangles the two nearest are merged")
  func cheapestPair() {
    var region = Region()
    for corner in [(0, 0), (90, 0), (0, 90), (90, 90), (93, 90)] as [(Int32, Int32)] {
      region.add(PixelRect(corner.0, corner.1, 2, 2))
    }
    #expect(region.rects.count == 4)
    #expect(region.rects.contains(PixelRect(90, 90, 5, 2)))
  }

  @Test("adding a region adds its rectangles")
  func addingRegions() {
    var region = Region(PixelRect(0, 0, 5, 5))
    var other = Region(PixelRect(3, 3, 5, 5))
    other.add(PixelRect(50, 50, 5, 5))
    region.add(other)
    #expect(Set(region.rects) == [PixelRect(0, 0, 8, 8), PixelRect(50, 50, 5, 5)])
  }
}

@Suite("Pixel rectangles")
struct PixelRectTests {
  @Test("an intersection is the common area, and empty if there is none")
  func intersection() {
    let rect = PixelRect(0, 0, 10, 10)
    #expect(rect.intersection(PixelRect(5, 5, 10, 10)) == PixelRect(5, 5, 5, 5))
    #expect(rect.intersection(PixelRect(10, 0, 10, 10)) == .empty)
    #expect(!rect.intersects(PixelRect(10, 0, 10, 10)))
    #expect(rect.intersects(PixelRect(9, 9, 1, 1)))
  }

  @Test("a union with an empty rectangle is the rectangle itself")
  func union() {
    let rect = PixelRect(5, 5, 10, 10)
    #expect(rect.union(PixelRect(100, 100, 0, 3)) == rect)
    #expect(PixelRect.empty.union(rect) == rect)
    #expect(rect.union(PixelRect(20, 0, 1, 1)) == PixelRect(minX: 5, minY: 0, maxX: 21, maxY: 15))
  }

  @Test("a rectangle with negative sides is empty and has no area")
  func insideOut() {
    let rect = PixelRect(minX: 5, minY: 5, maxX: 3, maxY: 9)
    #expect(rect.isEmpty && rect.area == 0 && rect.width == 0)
  }

  @Test("a rectangle has a readable description")
  func description() {
    #expect("\(PixelRect(1, -2, 30, 40))" == "(1, -2) 30×40")
  }
}
