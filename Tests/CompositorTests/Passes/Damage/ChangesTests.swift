import Testing

@testable import Compositor

@Suite("Changed rectangles")
struct ChangesTests {
  @Test("none beyond the limit of separate ones is lost")
  func many() {
    var changes = Changes(limit: 2)
    let rects = [PixelRect(0, 0, 1, 1), PixelRect(9, 9, 1, 1), PixelRect(4, 4, 2, 2)]
    for rect in rects { changes.add(rect) }
    for rect in rects {
      #expect(changes.region.rects.contains { $0.contains(rect) })
    }
  }
}
