import TestSupport
import Testing

@testable import Compositor

@Suite("The grid of covered pixels")
struct CoverageGridTests {
  @Test("rectangles side by side have no overlap, wherever the cells' edges lie")
  func sideBySide() {
    var grid = CoverageGrid(PixelRect(-7, 3, 160, 160))
    for index in 0..<Int32(16) {
      grid.add(PixelRect(-7 + index % 4 * 40, 3 + index / 4 * 40, 40, 40), part: 1)
    }
    #expect(grid.overlap == 0)
  }

  @Test("what is covered three times overlaps twice, and what is outside is empty")
  func overlap() {
    var grid = CoverageGrid(PixelRect(0, 0, 160, 160))
    for _ in 0..<3 { grid.add(PixelRect(20, 20, 100, 50), part: 1) }
    grid.add(PixelRect(0, 0, 160, 160).intersection(PixelRect(500, 0, 10, 10)), part: 1)
    #expect(grid.overlap == 2 * 100 * 50)
  }

  @Test("a quad that covers half of its box overlaps from the third time on")
  func part() {
    var grid = CoverageGrid(PixelRect(0, 0, 160, 160))
    for expected in [0, 0, 800, 1600] as [Float] {
      grid.add(PixelRect(0, 0, 40, 40), part: 0.5)
      #expect(grid.overlap == expected)
    }
  }

  @Test("a box of few pixels, whose cells reach beyond it, has no overlap where it is covered once")
  func small() {
    var grid = CoverageGrid(PixelRect(5, 5, 3, 17))
    grid.add(PixelRect(5, 5, 3, 17), part: 1)
    #expect(grid.overlap == 0)
    grid.add(PixelRect(7, 21, 1, 1), part: 1)
    #expect(grid.overlap >= 0 && grid.overlap <= 1)
  }
}
