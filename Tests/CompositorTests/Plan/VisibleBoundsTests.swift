import Compositor
import CoreGraphics
import LayerTree
import TestSupport
import Testing

@Suite("The visible bounds of a bitmap")
struct VisibleBoundsTests {
  private func image(_ width: Int, _ height: Int, _ alpha: (Int, Int) -> UInt8) -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes += Array(repeating: alpha(x, y), count: 4) }
    }
    return CGImage(width: width, height: height, premultipliedBGRA: bytes)
  }

  @Test("the bounds of random bitmaps are those that a search of all pixels finds")
  func random() {
    var generator = SeededGenerator(seed: 14)
    for _ in 0..<400 {
      let (width, height) = (
        Int.random(in: 1...40, using: &generator), Int.random(in: 1...40, using: &generator)
      )
      let count = Int.random(in: 0...4, using: &generator)
      var expected = PixelRect.empty
      var set: Set<Int> = []
      for _ in 0..<count {
        let x = Int.random(in: 0..<width, using: &generator)
        let y = Int.random(in: 0..<height, using: &generator)
        set.insert(y * width + x)
        let pixel = PixelRect(
          minX: Int32(x), minY: Int32(y), maxX: Int32(x) + 1, maxY: Int32(y) + 1)
        expected = expected.isEmpty ? pixel : expected.union(pixel)
      }
      let found = image(width, height) { x, y in set.contains(y * width + x) ? 1 : 0 }.visibleBounds
      #expect(found == expected)
    }
  }

  @Test("a color without alpha, which adds light, is visible")
  func light() {
    let image = CGImage(
      width: 2, height: 1, premultipliedBGRA: [0, 0, 0, 0, 0, 0, 9, 0])
    #expect(image.visibleBounds == PixelRect(minX: 1, minY: 0, maxX: 2, maxY: 1))
  }
}
