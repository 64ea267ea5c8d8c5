import Testing

@testable import Compositor

@Suite("Sizes in pixels")
struct PixelSizeTests {
  @Test(
    "a size that is fitted into another one touches two of its edges, in the middle",
    arguments: [
      (1280, 720, 1280, 720, 0, 0, 1280, 720), (1280, 720, 800, 800, 0, 175, 800, 625),
      (720, 1280, 1280, 720, 437, 0, 842, 720), (320, 64, 640, 400, 0, 136, 640, 264),
      (16, 9, 1, 1, 0, 0, 1, 1), (4000, 1, 100, 100, 0, 49, 100, 50),
    ])
  func fitting(
    width: Int32, height: Int32, otherWidth: Int32, otherHeight: Int32, minX: Int32, minY: Int32,
    maxX: Int32, maxY: Int32
  ) {
    let size = PixelSize(width: width, height: height)
    let rect = PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    #expect(size.fitted(into: PixelSize(width: otherWidth, height: otherHeight)) == rect)
  }
}
