import CoreGraphics
import LaminaTesting
import Testing

@Suite("Comparing pictures")
struct ImageComparisonTests {
  private let picture = CGImage.plain(10, 10, SIMD4(100, 50, 20, 255))

  private func passes(_ image: CGImage, channel: Int, pixels: Double) -> Bool {
    let tolerance = Tolerance(channel: channel, pixels: pixels)
    return ImageComparison(image, picture, tolerance: tolerance).passes(tolerance)
  }

  @Test("equal pictures are equal")
  func equal() {
    let comparison = ImageComparison(picture, .plain(10, 10, SIMD4(100, 50, 20, 255)))
    #expect(comparison.sizesMatch && comparison.differingPixels == 0)
    #expect(comparison.pixelCount == 100 && comparison.largestDifference == 0)
    #expect(comparison.meanDifference == 0 && comparison.passes(.exact))
  }

  @Test("one channel of one pixel that is off by one fails exactly", arguments: 0..<4)
  func offByOne(channel: Int) {
    let other = picture.changed(x: 9, y: 9, channel: channel, by: channel == 3 ? -1 : 1)
    let comparison = ImageComparison(other, picture)
    #expect(comparison.differingPixels == 1 && comparison.largestDifference == 1)
    #expect(comparison.meanDifference == 1.0 / 400)
    #expect(!comparison.passes(.exact))
  }

  @Test("a channel may be off by as much as the tolerance says, and no more")
  func channel() {
    let other = picture.changed(x: 0, y: 0, channel: 1, by: 3)
    #expect(passes(other, channel: 3, pixels: 0))
    #expect(!passes(other, channel: 2, pixels: 0))
  }

  @Test("as many pixels as the tolerance says may be off, and no more")
  func pixels() {
    let other = picture.changed(x: 0, y: 0, channel: 0, by: 90)
      .changed(x: 5, y: 0, channel: 2, by: -20).changed(x: 5, y: 0, channel: 1, by: 9)
    #expect(passes(other, channel: 0, pixels: 0.02))
    #expect(!passes(other, channel: 0, pixels: 0.019))
  }

  @Test("pictures of other sizes fail with every tolerance")
  func sizes() {
    for (width, height) in [(9, 10), (10, 11), (20, 5)] {
      let other = CGImage.plain(width, height, SIMD4(100, 50, 20, 255))
      #expect(!ImageComparison(other, picture).sizesMatch)
      #expect(!passes(other, channel: 255, pixels: 1))
    }
  }
}
