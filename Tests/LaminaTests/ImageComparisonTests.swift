import CoreGraphics
import LaminaTesting
import Testing

@Suite("Image comparison")
struct ImageComparisonTests {
  private let reference = CGImage.plain(10, 10, pixel: SIMD4(100, 50, 20, 255))

  private func passes(_ image: CGImage, channel: Int, pixels: Double) -> Bool {
    let tolerance = Tolerance(channel: channel, pixels: pixels)
    return ImageComparison(image, reference, tolerance: tolerance).passes(tolerance)
  }

  @Test("equal images pass an exact comparison")
  func equal() {
    let comparison = ImageComparison(reference, .plain(10, 10, pixel: SIMD4(100, 50, 20, 255)))
    #expect(comparison.sizesMatch && comparison.differingPixels == 0)
    #expect(comparison.pixelCount == 100 && comparison.largestDifference == 0)
    #expect(comparison.meanDifference == 0 && comparison.passes(.exact))
  }

  @Test("a difference of 1 in one channel of one pixel fails an exact comparison", arguments: 0..<4)
  func offByOne(channel: Int) {
    let other = reference.changed(x: 9, y: 9, channel: channel, by: channel == 3 ? -1 : 1)
    let comparison = ImageComparison(other, reference)
    #expect(comparison.differingPixels == 1 && comparison.largestDifference == 1)
    #expect(comparison.meanDifference == 1.0 / 400)
    #expect(!comparison.passes(.exact))
  }

  @Test("channels may differ by up to the tolerance")
  func channel() {
    let other = reference.changed(x: 0, y: 0, channel: 1, by: 3)
    #expect(passes(other, channel: 3, pixels: 0))
    #expect(!passes(other, channel: 2, pixels: 0))
  }

  @Test("the fraction of differing pixels may be up to the tolerance")
  func pixels() {
    let other = reference.changed(x: 0, y: 0, channel: 0, by: 90)
      .changed(x: 5, y: 0, channel: 2, by: -20).changed(x: 5, y: 0, channel: 1, by: 9)
    #expect(passes(other, channel: 0, pixels: 0.02))
    #expect(!passes(other, channel: 0, pixels: 0.019))
  }

  @Test("images of other sizes fail with every tolerance")
  func sizes() {
    for (width, height) in [(9, 10), (10, 11), (20, 5)] {
      let other = CGImage.plain(width, height, pixel: SIMD4(100, 50, 20, 255))
      #expect(!ImageComparison(other, reference).sizesMatch)
      #expect(!passes(other, channel: 255, pixels: 1))
    }
  }
}
