import CoreGraphics
import Testing

@Suite("Images")
struct ImageTests {
  /// 8 × 4 pixels: left half (200, 40, 0), right half (0, 80, 240).
  private static let jpeg = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYG\
      BwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoK\
      CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAEAAgDAREAAhEBAxEB/8QA\
      FAABAAAAAAAAAAAAAAAAAAAACP/EABgQAAIDAAAAAAAAAAAAAAAAAAAGQ4LB/8QAFQEBAQAAAAAAAAAA\
      AAAAAAAABgf/xAAYEQACAwAAAAAAAAAAAAAAAAAACEaExP/aAAwDAQACEQMRAD8AHLDDbCuIDJKeoePv\
      HLmU/9k=
      """)!

  /// The pixels of `jpeg`, lossless, with an alpha of 128 in the right half.
  private static let webP = Data(
    base64Encoded: "UklGRiAAAABXRUJQVlA4TBQAAAAvB8AAEA9QlOMgD/wD/6NC4SP6Hw==")!

  private static let half = CGImage(
    width: 2, height: 1, premultipliedRGBA: [200, 40, 0, 255, 0, 40, 120, 128])

  @Test("encoding and decoding a PNG keeps every pixel")
  func pngRoundTrip() throws {
    var bytes: [UInt8] = []
    for index in 0..<256 {
      bytes += [UInt8(index), UInt8(255 - index), 7, 255]
      bytes += [UInt8(index / 2), UInt8(index / 4), UInt8(index), UInt8(index)]
    }
    let image = CGImage(width: 32, height: 16, premultipliedRGBA: bytes)
    let copy = try ImageDecoder.image(from: image.pngData())
    #expect(copy.premultipliedRGBA == bytes)
    #expect(!copy.isOpaque)
    #expect(copy.id != image.id)
  }

  @Test("equal pixels give equal PNG bytes, and an opaque image stays opaque")
  func deterministicPNG() throws {
    let bytes = [UInt8](repeating: 255, count: 16)
    let (a, b) = (
      CGImage(width: 2, height: 2, premultipliedRGBA: bytes),
      CGImage(width: 2, height: 2, premultipliedBGRA: bytes)
    )
    #expect(try a.pngData() == b.pngData())
    #expect(try ImageDecoder.image(from: a.pngData()).isOpaque)
  }

  @Test("a PNG of random pixels of any size fits the buffer that is allocated for it")
  func noisyPNG() throws {
    var random = SystemRandomNumberGenerator()
    for (width, height) in [(1, 1), (1, 500), (500, 1), (301, 97)] {
      let bytes = (0..<(width * height)).flatMap { _ in
        [
          UInt8.random(in: 0...255, using: &random), UInt8.random(in: 0...255, using: &random),
          UInt8.random(in: 0...255, using: &random), 255,
        ]
      }
      let image = CGImage(width: width, height: height, premultipliedRGBA: bytes)
      #expect(try ImageDecoder.image(from: image.pngData()).premultipliedRGBA == bytes)
    }
  }

  @Test("a JPEG is decoded and opaque")
  func jpeg() throws {
    let image = try ImageDecoder.image(from: Self.jpeg)
    #expect(image.width == 8 && image.height == 4 && image.isOpaque)
    let (left, right) = (image.pixel(x: 0, y: 0), image.pixel(x: 7, y: 3))
    #expect(abs(Int(left.x) - 200) < 6 && abs(Int(left.z)) < 6)
    #expect(abs(Int(right.y) - 80) < 6 && abs(Int(right.z) - 240) < 6)
  }

  @Test("a WebP is decoded and premultiplied")
  func webP() throws {
    let image = try ImageDecoder.image(from: Self.webP)
    #expect(image.pixel(x: 0, y: 0) == SIMD4(200, 40, 0, 255))
    #expect(image.pixel(x: 7, y: 3) == SIMD4(0, 40, 120, 128))
    #expect(!image.isOpaque)
  }

  @Test("every file with one wrong byte gives an error or an image")
  func damaged() throws {
    let png = try Self.half.pngData()
    for data in [png, Self.jpeg, Self.webP] {
      var outcomes = DecodingOutcomes()
      for index in 0..<data.count {
        var bytes = [UInt8](data)
        bytes[index] ^= 0xFF
        outcomes.decode(Data(bytes))
      }
      outcomes.check()
    }
  }

  @Test("a file that is missing or not an image gives an error that names it")
  func notAnImage() {
    let text = Data("hello".utf8)
    #expect(throws: ImageError.notAnImage(name: "a.png")) {
      try ImageDecoder.image(from: text, name: "a.png")
    }
    #expect(
      throws: ImageError.unreadable(
        name: "/nowhere/a.png", reason: "No such file or directory")
    ) {
      try ImageDecoder.image(atPath: "/nowhere/a.png")
    }
  }

  @Test("a file that cannot be written gives an error that names it")
  func unwritable() {
    #expect(
      throws: ImageError.unwritable(
        name: "/nowhere/a.png", reason: "No such file or directory")
    ) {
      try Self.half.writePNG(toPath: "/nowhere/a.png")
    }
  }

  @Test("writing a PNG to a symbolic link writes its target and does not replace the link")
  func link() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("lamina-\(Self.half.id)-link")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let (link, target) = (
      folder.appendingPathComponent("link"), folder.appendingPathComponent("target")
    )
    try files.createSymbolicLink(at: link, withDestinationURL: target)
    try Self.half.writePNG(toPath: link.path)
    #expect(try files.destinationOfSymbolicLink(atPath: link.path) == target.path)
    #expect(try ImageDecoder.image(atPath: target.path).width == 2)
  }

  @Test("an image beyond the pixel limit is rejected")
  func pixelLimit() throws {
    #expect(throws: ImageError.tooLarge(name: "data", width: 8, height: 4, limit: 31)) {
      try ImageDecoder.file(from: Self.webP, limit: 31)
    }
    #expect(try ImageDecoder.file(from: Self.webP, limit: 32).image.width == 8)
  }

  @Test("cropping keeps the part inside the image; without intersection it gives nil")
  func cropping() throws {
    let image = try ImageDecoder.image(from: Self.webP)
    let part = try #require(image.cropping(to: CGRect(x: 3, y: 2, width: 100, height: 1)))
    #expect(part.width == 5 && part.height == 1)
    #expect(part.pixel(x: 0, y: 0) == SIMD4(200, 40, 0, 255))
    #expect(part.pixel(x: 1, y: 0) == SIMD4(0, 40, 120, 128))
    #expect(image.cropping(to: CGRect(x: 8, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: .infinite) == image)
  }

  @Test("a patch replaces pixels, and its parts outside the image are cropped")
  func patch() {
    let background = CGImage(
      width: 2, height: 2, premultipliedRGBA: [UInt8](repeating: 255, count: 16))
    let patched = background.replacingPixels(x: 1, y: 1, with: Self.half)
    #expect(patched.pixel(x: 1, y: 1) == SIMD4(200, 40, 0, 255))
    #expect(patched.pixel(x: 0, y: 1) == SIMD4(255, 255, 255, 255))
    #expect(background.replacingPixels(x: -1, y: 0, with: Self.half).pixel(x: 0, y: 0).w == 128)
    #expect(background.replacingPixels(x: 5, y: -9, with: Self.half).isOpaque)
  }

  @Test("with y down, UIKit's image drawing keeps the top up and draw(_:in:) flips the image")
  func orientation() throws {
    let column = CGImage(
      width: 1, height: 2, premultipliedRGBA: [255, 0, 0, 255, 0, 0, 255, 255])
    let rect = CGRect(x: 0, y: 0, width: 1, height: 2)
    let unflipped = try #require(drawn(width: 1, height: 2) { $0.drawYDown(column, in: rect) })
    #expect(unflipped.pixel(x: 0, y: 0) == SIMD4(255, 0, 0, 255))
    let flipped = try #require(drawn(width: 1, height: 2) { $0.draw(column, in: rect) })
    #expect(flipped.pixel(x: 0, y: 0) == SIMD4(0, 0, 255, 255))
  }

  @Test("an enlarged image has sharp pixels without interpolation and opaque edges with it")
  func interpolation() throws {
    let row = CGImage(
      width: 2, height: 1, premultipliedRGBA: [255, 0, 0, 255, 0, 0, 255, 255])
    let rect = CGRect(x: 0, y: 0, width: 8, height: 4)
    let crisp = try #require(
      drawn(width: 8, height: 4) { context in
        context.interpolationQuality = .none
        context.drawYDown(row, in: rect)
      })
    #expect(crisp.pixel(x: 3, y: 2) == SIMD4(255, 0, 0, 255))
    #expect(crisp.pixel(x: 4, y: 2) == SIMD4(0, 0, 255, 255))
    let smooth = try #require(drawn(width: 8, height: 4) { $0.drawYDown(row, in: rect) })
    #expect(smooth.isOpaque)
    #expect((1..<254).contains(smooth.pixel(x: 4, y: 2).x))
  }
}
