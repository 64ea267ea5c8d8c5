import CoreGraphics
import Testing

@Suite("Image differences")
struct ImageDifferenceTests {
  private let image = CGImage.plain(4, 2, pixel: SIMD4(100, 100, 100, 255))

  @Test("the mean covers the color channels, and a difference of more than 64 is large")
  func counts() {
    let other = image.changed(x: 1, y: 0, channel: 0, by: 64)
      .changed(x: 3, y: 1, channel: 2, by: -65)
    var difference = ImageDifference(image, other)
    #expect(difference.sum == 129 && difference.largeCount == 1 && difference.pixelCount == 8)
    #expect(difference.mean == 129 / 24 && difference.largeShare == 1 / 8)
    difference += ImageDifference(image, image)
    #expect(difference.mean == 129 / 48 && difference.largeShare == 1 / 16)
  }

  @Test("the difference image is black except where channels differ")
  func shown() {
    let other = image.changed(x: 1, y: 0, channel: 0, by: -10)
      .changed(x: 3, y: 1, channel: 2, by: 100)
    let shown = ImageDifference.differenceImage(image, other)
    #expect(shown.pixel(x: 0, y: 0) == SIMD4(0, 0, 0, 255))
    #expect(shown.pixel(x: 1, y: 0) == SIMD4(40, 0, 0, 255))
    #expect(shown.pixel(x: 3, y: 1) == SIMD4(0, 0, 255, 255))
  }
}
