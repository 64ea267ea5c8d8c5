import CoreGraphics
import Foundation
import TestSupport
import Testing

// Requirement V16: `UIImage` (PNG, JPEG, WebP).
@Suite("Image file formats")
struct ImageFormatTests {
  private typealias Pixel = SIMD4<UInt8>

  private func decoded(_ file: PNGFile) throws -> CGImage {
    try ImageDecoder.image(from: file.data())
  }

  // MARK: PNG

  @Test(
    "a PNG with a palette of 1, 2, 4 or 8 bits gives the palette's colors",
    arguments: [1, 2, 4, 8])
  func palette(depth: UInt8) throws {
    var file = PNGFile(width: 2, height: 1, depth: depth, color: .palette)
    file.add("PLTE", [200, 40, 0, 0, 80, 240])
    file.addPixels([depth == 8 ? [1, 0] : [1 << (8 - depth)]])
    let image = try decoded(file)
    #expect(image.pixel(x: 0, y: 0) == Pixel(0, 80, 240, 255))
    #expect(image.pixel(x: 1, y: 0) == Pixel(200, 40, 0, 255) && image.isOpaque)
  }

  @Test("a PNG palette's tRNS chunk gives its colors alpha, by which they are premultiplied")
  func transparentPalette() throws {
    var file = PNGFile(width: 2, height: 1, color: .palette)
    file.add("PLTE", [200, 40, 0, 0, 80, 240])
    file.add("tRNS", [128])
    file.addPixels([[0, 1]])
    let image = try decoded(file)
    #expect(image.pixel(x: 0, y: 0) == Pixel(100, 20, 0, 128))
    #expect(image.pixel(x: 1, y: 0) == Pixel(0, 80, 240, 255) && !image.isOpaque)
  }

  @Test("the gray, or the color, that a PNG's tRNS chunk names is transparent")
  func transparentColor() throws {
    var gray = PNGFile(width: 2, height: 1, color: .gray)
    gray.add("tRNS", [0, 9])
    gray.addPixels([[9, 200]])
    #expect(try decoded(gray).pixel(x: 0, y: 0) == .zero)
    #expect(try decoded(gray).pixel(x: 1, y: 0) == Pixel(200, 200, 200, 255))
    var color = PNGFile(width: 2, height: 1, color: .rgb)
    color.add("tRNS", [0, 1, 0, 2, 0, 3])
    color.addPixels([[1, 2, 3, 1, 2, 4]])
    #expect(try decoded(color).pixel(x: 0, y: 0) == .zero)
    #expect(try decoded(color).pixel(x: 1, y: 0) == Pixel(1, 2, 4, 255))
  }

  @Test("a PNG of gray and alpha is decoded to premultiplied gray with that alpha")
  func grayAlpha() throws {
    var file = PNGFile(width: 2, height: 1, color: .grayAlpha)
    file.addPixels([[200, 255, 200, 128]])
    #expect(try decoded(file).pixel(x: 0, y: 0) == Pixel(200, 200, 200, 255))
    #expect(try decoded(file).pixel(x: 1, y: 0) == Pixel(100, 100, 100, 128))
  }

  @Test("a 16-bit PNG without color information is sRGB")
  func sixteenBits() throws {
    var gray = PNGFile(width: 1, height: 1, depth: 16, color: .gray)
    gray.addPixels([[128, 128]])
    #expect(try decoded(gray).pixel(x: 0, y: 0) == Pixel(128, 128, 128, 255))
    var color = PNGFile(width: 1, height: 1, depth: 16, color: .rgba)
    color.addPixels([[200, 200, 40, 40, 0, 0, 255, 255]])
    #expect(try decoded(color).pixel(x: 0, y: 0) == Pixel(200, 40, 0, 255))
  }

  @Test("a PNG with linear gamma is converted to sRGB; one with an sRGB chunk is unchanged")
  func gamma() throws {
    let chunks: [(String, [UInt8], Int)] = [
      ("gAMA", [0, 1, 0x86, 0xA0], 188), ("sRGB", [0], 128),
    ]
    for (chunk, content, value) in chunks {
      var file = PNGFile(width: 1, height: 1, color: .gray)
      file.add(chunk, content)
      file.addPixels([[128]])
      // libpng approximates sRGB with gamma 2.2.
      #expect(try abs(Int(decoded(file).pixel(x: 0, y: 0).x) - value) <= 2, "\(chunk)")
    }
  }

  @Test("an interlaced PNG is assembled from its passes")
  func interlaced() throws {
    var file = PNGFile(width: 2, height: 2, color: .gray, isInterlaced: true)
    // The nonempty ones of the seven passes: the corner, the pixel right of it, the row below.
    file.addPixels([[10], [20], [30, 40]])
    let image = try decoded(file)
    let values = [(0, 0), (1, 0), (0, 1), (1, 1)].map { image.pixel(x: $0.0, y: $0.1).x }
    #expect(values == [10, 20, 30, 40])
  }

  // MARK: JPEG

  private func color(of file: Data) throws -> Pixel {
    let image = try ImageDecoder.image(from: file)
    #expect(image.width == 16 && image.height == 8 && image.isOpaque)
    return image.pixel(x: 7, y: 3)
  }

  private func isClose(_ pixel: Pixel, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
    abs(Int(pixel.x) - red) <= 3 && abs(Int(pixel.y) - green) <= 3 && abs(Int(pixel.z) - blue) <= 3
  }

  @Test("baseline and progressive JPEGs are decoded, in color and gray", arguments: [false, true])
  func jpeg(isProgressive: Bool) throws {
    let color = JPEGEncoder(kind: .rgb, isProgressive: isProgressive).plain([200, 40, 0])
    #expect(try isClose(self.color(of: color), 200, 40, 0))
    let gray = JPEGEncoder(kind: .gray, isProgressive: isProgressive).plain([77])
    #expect(try isClose(self.color(of: gray), 77, 77, 77))
  }

  @Test("CMYK and YCCK JPEGs are converted to RGB, with Adobe's inverted values and without")
  func cmyk() throws {
    // 20 % cyan, 60 % magenta, no yellow, 40 % black.
    let cmyk: [UInt8] = [51, 153, 0, 102]
    let (red, green, blue) = (204 * 153 / 255, 102 * 153 / 255, 153)
    for kind in [JPEGEncoder.Kind.cmyk, .ycck] {
      let file = JPEGEncoder(kind: kind).plain(cmyk.map { 255 - $0 })
      #expect(try isClose(color(of: file), red, green, blue), "\(kind)")
    }
    let plain = JPEGEncoder(kind: .plainCMYK).plain(cmyk)
    #expect(try isClose(color(of: plain), red, green, blue))
  }

  @Test("a JPEG with more than 500 scans is rejected")
  func scans() throws {
    let file = JPEGEncoder(kind: .gray, isProgressive: true).plain([77])
    // The last scan is repeated 600 times.
    let starts = file.indices.dropLast().filter { file[$0] == 0xFF && file[$0 + 1] == 0xDA }
    let last = try #require(starts.last)
    let scan = file[last..<file.count - 2]
    var data = Data(file.dropLast(2))
    for _ in 0..<600 { data.append(scan) }
    data.append(contentsOf: [0xFF, 0xD9])
    let error = #expect(throws: ImageError.self) { try ImageDecoder.image(from: data) }
    #expect(error?.description == "data: broken JPEG image: it has more than 500 scans")
  }

  // MARK: WebP

  @Test("a lossy WebP is decoded, with and without alpha")
  func lossy() throws {
    let plain = try ImageDecoder.image(from: Self.lossyWebP)
    #expect(plain.width == 8 && plain.height == 4 && plain.isOpaque)
    #expect(abs(Int(plain.pixel(x: 0, y: 0).x) - 200) < 40)
    let clear = try ImageDecoder.image(from: Self.lossyWebPWithAlpha)
    #expect(clear.pixel(x: 0, y: 0).w == 255 && clear.pixel(x: 7, y: 3).w == 128)
    #expect(clear.pixel(x: 7, y: 3).z <= 128)
  }

  @Test("an animated WebP is decoded to full frames with durations")
  func animated() throws {
    let file = try ImageDecoder.file(from: Self.animatedWebP)
    #expect(file.frames.map(\.duration) == [0.1, 0.25])
    #expect(file.image.pixel(x: 3, y: 1) == Pixel(255, 0, 0, 255))
    #expect(file.frames[1].image.pixel(x: 3, y: 1) == Pixel(0, 0, 128, 128))
  }

  @Test("the pixel limit counts all frames of an animation")
  func frames() throws {
    #expect(try ImageDecoder.file(from: Self.animatedWebP, limit: 16).frames.count == 2)
    #expect(throws: ImageError.tooLarge(name: "data", width: 4, height: 2, frames: 2, limit: 15)) {
      try ImageDecoder.file(from: Self.animatedWebP, limit: 15)
    }
    let error = ImageError.tooLarge(name: "a.webp", width: 4, height: 2, frames: 3, limit: 20)
    #expect(
      error.description
        == "a.webp: 3 frames of 4 × 2 pixels: the limit is 20 in all and 32767 on a side")
  }

  // MARK: Orientation

  @Test("the EXIF orientation of a JPEG, a PNG and a WebP is read in both byte orders")
  func orientation() throws {
    for (value, isBigEndian) in [(6, true), (3, false)] as [(UInt8, Bool)] {
      let tiff = exif(orientation: value, isBigEndian: isBigEndian)
      let jpeg = JPEGEncoder().plain([1, 2, 3])
        .withJPEGSegment(0xE1, Array("Exif\0\0".utf8) + tiff)
      var png = PNGFile(width: 1, height: 1, color: .gray)
      png.add("eXIf", tiff)
      png.addPixels([[5]])
      var webP = WebPFile()
      webP.addHeader(flags: 0x08, width: 4, height: 2)
      webP.add("VP8L", WebPFile.red)
      webP.add("EXIF", tiff)
      for file in [jpeg, png.data(), webP.data()] {
        #expect(try ImageDecoder.file(from: file).orientation == Int(value))
      }
    }
  }

  @Test("invalid EXIF data gives a valid orientation, and truncated data orientation 1")
  func brokenEXIF() throws {
    let whole = exif(orientation: 6)
    var random = SeededGenerator(seed: 31)
    var broken = (0..<whole.count).map { Array(whole.prefix($0)) } + [exif(orientation: 9)]
    for _ in 0..<200 {
      var bytes = whole
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
      broken.append(bytes)
    }
    for bytes in broken {
      let jpeg = JPEGEncoder().plain([1, 2, 3])
        .withJPEGSegment(0xE1, Array("Exif\0\0".utf8) + bytes)
      #expect(try (1...8).contains(ImageDecoder.file(from: jpeg).orientation))
    }
    let cut = JPEGEncoder().plain([1, 2, 3])
      .withJPEGSegment(0xE1, Array("Exif\0\0".utf8) + whole.prefix(12))
    #expect(try ImageDecoder.file(from: cut).orientation == 1)
  }

  @Test("an encoded JPEG decodes to the image over white, with its orientation")
  func writing() throws {
    let image = CGImage(
      width: 2, height: 1, premultipliedRGBA: [200, 40, 0, 255, 0, 0, 0, 0])
    let file = try ImageDecoder.file(from: image.jpegData(quality: 1, orientation: 8))
    #expect(file.orientation == 8 && file.image.isOpaque && file.image.width == 2)
    #expect(file.image.pixel(x: 1, y: 0).y > 200)
    let wide = CGImage(
      width: 32, height: 16,
      premultipliedRGBA: (0..<512).flatMap { _ in [200, 40, 0, 255] as [UInt8] })
    let copy = try ImageDecoder.image(from: wide.jpegData(quality: 0.9))
    #expect(isClose(copy.pixel(x: 9, y: 9), 200, 40, 0))
    let sizes = try [0, 0.5, 1].map { try Self.noise.jpegData(quality: $0).count }
    #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
    for quality in [-.infinity, .infinity, .nan, 7] as [CGFloat] {
      #expect(try ImageDecoder.image(from: wide.jpegData(quality: quality)).width == 32)
    }
  }

  // MARK: Robustness

  /// A small file of each kind, with its name.
  private static var files: [(name: String, data: Data)] {
    get throws {
      var palette = PNGFile(width: 2, height: 1, color: .palette)
      palette.add("PLTE", [200, 40, 0, 0, 80, 240])
      palette.add("tRNS", [128])
      palette.add("eXIf", exif(orientation: 6))
      palette.addPixels([[0, 1]])
      var deep = PNGFile(width: 2, height: 2, depth: 16, color: .gray, isInterlaced: true)
      deep.add("gAMA", [0, 1, 0x86, 0xA0])
      deep.addPixels([[10, 0], [20, 0], [30, 0, 40, 0]])
      return [
        ("palette.png", palette.data()), ("deep.png", deep.data()),
        ("noise.png", try noise.pngData()), ("noise.jpg", try noise.jpegData(quality: 0.9)),
        ("progressive.jpg", JPEGEncoder(kind: .rgb, isProgressive: true).plain([200, 40, 0])),
        ("inks.jpg", JPEGEncoder(kind: .ycck).plain([1, 2, 3, 4])), ("lossy.webp", lossyWebP),
        ("alpha.webp", lossyWebPWithAlpha), ("animated.webp", animatedWebP),
      ]
    }
  }

  @Test("every prefix of a valid file gives an image or an error that names the file")
  func prefixes() throws {
    for (name, data) in try Self.files {
      #expect(try ImageDecoder.image(from: data, name: name).width > 0)
      for length in 0..<data.count {
        do throws(ImageError) {
          _ = try ImageDecoder.file(from: data.prefix(length), name: name)
        } catch {
          #expect(error.description.hasPrefix("\(name): "))
        }
      }
    }
  }

  @Test("a file with random wrong bytes gives an error or an image with pixels")
  func damaged() throws {
    var random = SeededGenerator(seed: 33)
    for (_, data) in try Self.files {
      for _ in 0..<60 {
        var bytes = [UInt8](data)
        for _ in 0...Int.random(in: 0..<4, using: &random) {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] =
            .random(in: 0...255, using: &random)
        }
        let image = try? ImageDecoder.image(from: Data(bytes))
        #expect(image?.width != 0)
      }
    }
  }

  @Test("a file whose header states 30,000 × 30,000 pixels is rejected")
  func claims() throws {
    var png = PNGFile(width: 30_000, height: 30_000, color: .rgb)
    png.add("IDAT", [UInt8](repeating: 7, count: 150_000))
    var jpeg = [UInt8](JPEGEncoder(kind: .gray, isProgressive: true).plain([77]))
    let frame = try #require(jpeg.indices.first { jpeg[$0...].starts(with: [0xFF, 0xC2]) })
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x75, 0x30, 0x75, 0x30])
    var webP = WebPFile()
    webP.addHeader(flags: 0x02, width: 30_000, height: 30_000)
    let limit = ImageDecoder.pixelLimit
    for (name, data) in [("a.png", png.data()), ("a.jpg", Data(jpeg)), ("a.webp", webP.data())] {
      let error = ImageError.tooLarge(name: name, width: 30_000, height: 30_000, limit: limit)
      #expect(throws: error) { try ImageDecoder.image(from: data, name: name) }
      #expect(error.description.hasPrefix("\(name): 30000 × 30000 pixels: the limit is \(limit)"))
    }
  }

  // MARK: Fixtures

  private static let noise: CGImage = {
    var random = SeededGenerator(seed: 16)
    let bytes = (0..<(16 * 16)).flatMap { _ in
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [255]
    }
    return CGImage(width: 16, height: 16, premultipliedRGBA: bytes)
  }()

  private static let animatedWebP: Data = {
    var file = WebPFile()
    file.addHeader(flags: 0x12, width: 4, height: 2)
    file.add("ANIM", [0, 0, 0, 0, 0, 0])
    file.addFrame(WebPFile.red, width: 4, height: 2, milliseconds: 100)
    file.addFrame(WebPFile.halfBlue, width: 4, height: 2, milliseconds: 250)
    return file.data()
  }()

  /// 8 × 4 pixels: left half (200, 40, 0), right half (0, 80, 240).
  private static let lossyWebP = Data(
    base64Encoded: """
      UklGRlYAAABXRUJQVlA4IEoAAACQAgCdASoIAAQAAMASJagCdLoBQAPwArv/cAAXAAD++ih4I/hPBo/80RDBf7//\
      v3X89TFL+//37r/2VWLJ9/+K332WG9P//GrgAA==
      """)!
  /// The pixels of `lossyWebP`, with an alpha of 128 in the right half.
  private static let lossyWebPWithAlpha = Data(
    base64Encoded: """
      UklGRnwAAABXRUJQVlA4WAoAAAAQAAAABwAAAwAAQUxQSAwAAAABD/DA/4iIUPiI/gdWUDggSgAAAJACAJ0BKggA\
      BAAAwBIlqAJ0ugFAA/ACu/9wABcAAP76KHgj+E8Gj/zREMF/v/+/dfz1MUv7//fuv/ZVYsn3/4rffZYb0//8auAA
      """)!
}
