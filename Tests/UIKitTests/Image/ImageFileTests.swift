import CoreGraphics
import Foundation
import LaminaTesting
import TestSupport
import Testing
import UIKit

// Requirement V16: `UIImage` (PNG, JPEG, WebP).
@Suite("Image files", .serialized)
@MainActor struct ImageFileTests {
  /// Returns an image of 3 × 2 pixels whose red values are 0 to 5.
  private func png(exif orientation: UInt8? = nil) -> Data {
    var file = PNGFile(width: 3, height: 2, color: .rgb)
    if let orientation { file.add("eXIf", exif(orientation: orientation)) }
    file.addPixels([[0, 0, 0, 1, 0, 0, 2, 0, 0], [3, 0, 0, 4, 0, 0, 5, 0, 0]])
    return file.data()
  }

  private func plain(_ gray: UInt8, side: Int) -> Data {
    var file = PNGFile(width: side, height: side, color: .gray)
    file.addPixels([[UInt8]](repeating: [UInt8](repeating: gray, count: side), count: side))
    return file.data()
  }

  /// Runs `body` with a folder that contains the files.
  private func withFiles(_ files: [String: Data], _ body: (URL) throws -> Void) throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("lamina-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: folder) }
    for (name, data) in files {
      let file = folder.appendingPathComponent(name)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    try body(folder)
  }

  private func numbers(_ image: CGImage) -> [[UInt8]] {
    (0..<image.height).map { y in (0..<image.width).map { image.pixel(x: $0, y: y).x } }
  }

  // MARK: Orientation

  /// The red values as drawn with EXIF orientations 1 to 8.
  private static let orientedValues: [[[UInt8]]] = [
    [[0, 1, 2], [3, 4, 5]], [[2, 1, 0], [5, 4, 3]], [[5, 4, 3], [2, 1, 0]],
    [[3, 4, 5], [0, 1, 2]], [[0, 3], [1, 4], [2, 5]], [[3, 0], [4, 1], [5, 2]],
    [[5, 2], [4, 1], [3, 0]], [[2, 5], [1, 4], [0, 3]],
  ]

  @Test("EXIF's eight orientations are applied when drawn, and swap the size where they rotate it")
  func orientations() throws {
    let expected: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    for (index, orientedValues) in Self.orientedValues.enumerated() {
      let image = try #require(UIImage(data: png(exif: UInt8(index + 1)), scale: 2))
      #expect(image.imageOrientation == expected[index])
      #expect(
        image.size == (index < 4 ? CGSize(width: 1.5, height: 1) : CGSize(width: 1, height: 1.5)))
      #expect(image.cgImage?.width == 3)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
        image.draw(at: .zero)
      }
      #expect(numbers(try #require(drawn.cgImage)) == orientedValues, "EXIF \(index + 1)")
      let copy = try #require(image.pngData().flatMap(UIImage.init(data:)))
      #expect(copy.imageOrientation == .up)
      #expect(numbers(try #require(copy.cgImage)) == orientedValues)
    }
  }

  @Test("an image view applies the image's orientation")
  func orientedView() throws {
    let image = try #require(UIImage(data: png(exif: 6)))
    let screen = try OffscreenScreen(size: CGSize(width: 10, height: 10))
    screen.window.addSubview(UIImageView(image: image))
    let rendered = try #require(
      try screen.frame().cropping(to: CGRect(origin: .zero, size: image.size)))
    #expect(numbers(rendered) == Self.orientedValues[5])
  }

  @Test("a JPEG's orientation is read from its EXIF data, and written there")
  func jpegOrientation() throws {
    let image = try #require(UIImage(data: png(exif: 6)))
    let data = try #require(image.jpegData(compressionQuality: 1))
    let copy = try #require(UIImage(data: data))
    #expect(copy.imageOrientation == .right && copy.size == CGSize(width: 2, height: 3))
    #expect(UIImage().jpegData(compressionQuality: 1) == nil && UIImage().pngData() == nil)
    #expect(UIImageJPEGRepresentation(image, 1) == data)
  }

  @Test("flipping mirrors an image, and flipping it twice restores it")
  func flipped() throws {
    for value in UInt8(1)...8 {
      let image = try #require(UIImage(data: png(exif: value)))
      let flipped = image.withHorizontallyFlippedOrientation()
      let data = try #require(flipped.pngData().flatMap(UIImage.init(data:))?.cgImage)
      #expect(numbers(data) == Self.orientedValues[Int(value) - 1].map { $0.reversed() })
      #expect(flipped.withHorizontallyFlippedOrientation() == image)
    }
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let resizable = UIImage().resizableImage(withCapInsets: caps)
    #expect(
      resizable.withHorizontallyFlippedOrientation().capInsets
        == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test("imageFlippedForRightToLeftLayoutDirection mirrors an image in right-to-left views")
  func readingDirection() throws {
    let image = try #require(UIImage(data: png()))
    #expect(!image.flipsForRightToLeftLayoutDirection)
    let flipping = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(flipping.flipsForRightToLeftLayoutDirection && flipping != image)
    let view = UIImageView(image: flipping)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(numbers(try #require(view.layer.contents as? CGImage)) == Self.orientedValues[0])
    view.semanticContentAttribute = .forceRightToLeft
    #expect(numbers(try #require(view.layer.contents as? CGImage)) == Self.orientedValues[1])
    let other = UIImageView(image: flipping)
    other.semanticContentAttribute = .forceRightToLeft
    #expect(other.layer.contents as? CGImage === view.layer.contents as? CGImage)
  }

  // MARK: Files

  @Test("a file's scale comes from its name")
  func scale() throws {
    try withFiles(["a.png": png(), "b@2x.png": png(), "c@3x~.png": png(), "d.txt": Data("x".utf8)])
    { folder in
      func image(_ name: String) -> UIImage? {
        UIImage(contentsOfFile: folder.appendingPathComponent(name).path)
      }
      #expect(image("a.png")?.scale == 1 && image("c@3x~.png")?.scale == 1)
      #expect(image("b@2x.png")?.size == CGSize(width: 1.5, height: 1))
      #expect(image("d.txt") == nil && image("none.png") == nil && image("") == nil)
    }
    #expect(UIImage(data: Data()) == nil && UIImage(data: png(), scale: 0)?.scale == 1)
  }

  @Test(
    "from a bundle, the file for the screen's scale is used, else a larger, else a smaller one")
  func named() throws {
    let files = [
      "star.png": plain(10, side: 1), "star@2x.png": plain(20, side: 2),
      "star@3x.png": plain(30, side: 3), "moon.jpg": plain(40, side: 1),
      "sun@2x.webp": plain(50, side: 2), "icons/dot.png": plain(60, side: 1),
    ]
    try withFiles(files) { folder in
      let bundle = try #require(Bundle(path: folder.path))
      func gray(_ name: String) -> UInt8? {
        UIImage(named: name, in: bundle, with: nil)?.cgImage?.pixel(x: 0, y: 0).x
      }
      for (scale, star) in [(1, 10), (1.5, 20), (2, 20), (3, 30), (4, 30)] as [(CGFloat, UInt8)] {
        let screen = try OffscreenScreen(size: CGSize(width: 10, height: 10), scale: scale)
        defer { withExtendedLifetime(screen) {} }
        #expect(gray("star") == star && gray("star.png") == star, "scale \(scale)")
        #expect(gray("moon") == 40 && gray("sun") == 50 && gray("icons/dot") == 60)
        #expect(gray("sun.webp") == 50 && gray("star.jpg") == nil && gray("none") == nil)
        #expect(UIImage(named: "sun", in: bundle, with: nil)?.scale == 2)
      }
    }
    #expect(UIImage(named: "no such image in the main bundle") == nil)
  }

  @Test("a named image is read once, and later lookups share its pixels")
  func cache() throws {
    try withFiles(["star.png": plain(10, side: 1)]) { folder in
      let bundle = try #require(Bundle(path: folder.path))
      let first = try #require(UIImage(named: "star", in: bundle, with: nil))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("star.png"))
      let second = try #require(UIImage(named: "star", in: bundle, with: nil))
      #expect(first == second && first.cgImage === second.cgImage)
    }
  }

  @Test("a memory warning forgets named images; those in use keep their pixels")
  @MainActor func memoryWarning() throws {
    try withFiles(["star.png": plain(10, side: 1)]) { folder in
      let bundle = try #require(Bundle(path: folder.path))
      let first = try #require(UIImage(named: "star", in: bundle, with: nil))
      UIApplication.shared.receiveMemoryWarning()
      let second = try #require(UIImage(named: "star", in: bundle, with: nil))
      #expect(first.cgImage !== second.cgImage)
      #expect(first.cgImage?.pixel(x: 0, y: 0) == second.cgImage?.pixel(x: 0, y: 0))
    }
  }

  @Test("an animated WebP is an animated image, with the frame durations of the file")
  func animatedFile() throws {
    var file = WebPFile()
    file.addHeader(flags: 0x02, width: 4, height: 2)
    file.add("ANIM", [0, 0, 0, 0, 0, 0])
    file.addFrame(WebPFile.red, width: 4, height: 2, milliseconds: 100)
    file.addFrame(WebPFile.green, width: 4, height: 2, milliseconds: 300)
    // A duration of 0 is too short to be intended.
    file.addFrame(WebPFile.halfBlue, width: 4, height: 2, milliseconds: 0)
    let image = try #require(UIImage(data: file.data()))
    #expect(image.duration == 0.5 && image.size == CGSize(width: 4, height: 2))
    let pixels = image.images?.compactMap { $0.cgImage?.pixel(x: 0, y: 0) }
    #expect(pixels == [red, green, green, green, SIMD4(0, 0, 128, 128)])
  }

  @Test("absurd frame durations make a limited number of images")
  func absurdTimes() throws {
    var file = WebPFile()
    file.addHeader(flags: 0x02, width: 4, height: 2)
    file.add("ANIM", [0, 0, 0, 0, 0, 0])
    for time in [0xFF_FFFF, 20, 0xFF_FFFF] {
      file.addFrame(WebPFile.red, width: 4, height: 2, milliseconds: time)
    }
    let image = try #require(UIImage(data: file.data()))
    #expect((9_000...11_000).contains(try #require(image.images).count))
  }

  @Test("the maximum number of pixels of a file can be set")
  func limit() async {
    #expect(UIImage.maximumPixelCount == 1 << 27)
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      UIImage.maximumPixelCount = 5
      var file = PNGFile(width: 3, height: 2, color: .gray)
      file.addPixels([[1, 2, 3], [4, 5, 6]])
      precondition(UIImage(data: file.data()) == nil)
      UIImage.maximumPixelCount = 6
      precondition(UIImage(data: file.data()) != nil)
    }
    let bytes = (result?.standardErrorContent ?? []) + (result?.standardOutputContent ?? [])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("data: 3 × 2 pixels: the limit is 5 in all and 32767 on a side"))
  }
}
