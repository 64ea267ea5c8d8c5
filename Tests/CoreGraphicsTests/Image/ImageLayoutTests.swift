import CoreGraphics
import Testing

/// Requirement V16: images of any bytes.
@Suite("Images from bytes in many pixel layouts")
struct ImageLayoutTests {
  private static let rgb = CGColorSpaceCreateDeviceRGB()
  private static let gray = CGColorSpaceCreateDeviceGray()

  private static func image(
    _ bytes: [UInt8], width: Int, height: Int = 1, bits: Int, pixelBits: Int, space: CGColorSpace,
    info: CGBitmapInfo = [], decode: [CGFloat]? = nil, bytesPerRow: Int? = nil
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
    func make(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
      CGImage(
        width: width, height: height, bitsPerComponent: bits, bitsPerPixel: pixelBits,
        bytesPerRow: bytesPerRow ?? (width * pixelBits + 7) / 8, space: space, bitmapInfo: info,
        provider: provider, decode: decode, shouldInterpolate: true, intent: .defaultIntent)
    }
    return decode.map { unsafe $0.withUnsafeBufferPointer { unsafe make($0.baseAddress) } }
      ?? make(nil)
  }

  private static func info(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) -> CGBitmapInfo {
    order.union(CGBitmapInfo(rawValue: alpha.rawValue))
  }

  @Test("8-bit pixels are read with alpha first or last, premultiplied or straight")
  func eightBits() throws {
    let cases: [(CGBitmapInfo, [UInt8], SIMD4<UInt8>)] = [
      (Self.info(.last), [200, 100, 50, 128], SIMD4(100, 50, 25, 128)),
      (Self.info(.first), [128, 200, 100, 50], SIMD4(100, 50, 25, 128)),
      (Self.info(.premultipliedLast), [100, 50, 25, 128], SIMD4(100, 50, 25, 128)),
      (Self.info(.premultipliedFirst), [128, 100, 50, 25], SIMD4(100, 50, 25, 128)),
      (Self.info(.first, .byteOrder32Little), [50, 100, 200, 128], SIMD4(100, 50, 25, 128)),
      (Self.info(.noneSkipLast), [200, 100, 50, 3], SIMD4(200, 100, 50, 255)),
      (Self.info(.noneSkipFirst, .byteOrder32Big), [3, 200, 100, 50], SIMD4(200, 100, 50, 255)),
    ]
    for (info, bytes, pixel) in cases {
      let image = try #require(
        Self.image(bytes, width: 1, bits: 8, pixelBits: 32, space: Self.rgb, info: info))
      #expect(image.pixel(x: 0, y: 0) == pixel, "\(info)")
      #expect(image.bitmapInfo == info && image.bitsPerPixel == 32 && image.bytesPerRow == 4)
      #expect(image.dataProvider?.data == Data(bytes))
    }
  }

  @Test("24-bit pixels are read, in rows with padding")
  func packed() throws {
    let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 0, 0, 7, 8, 9, 10, 11, 12]
    let image = try #require(
      Self.image(
        bytes, width: 2, height: 2, bits: 8, pixelBits: 24, space: Self.rgb, bytesPerRow: 8))
    #expect(image.pixel(x: 1, y: 0) == SIMD4(4, 5, 6, 255))
    #expect(image.pixel(x: 1, y: 1) == SIMD4(10, 11, 12, 255))
  }

  @Test("gray of 1, 2, 4, 8 and 16 bits is read, the first pixel from the upper bits")
  func gray() throws {
    let cases: [(Int, [UInt8], [UInt8])] = [
      (1, [0b1010_0000], [255, 0, 255]), (2, [0b1101_1000], [255, 85, 170]),
      (4, [0xF3, 0x90], [255, 51, 153]), (8, [255, 51, 7], [255, 51, 7]),
      (16, [0xFF, 0xFF, 0x33, 0x33, 0x80, 0x00], [255, 51, 128]),
    ]
    for (bits, bytes, values) in cases {
      let image = try #require(
        Self.image(bytes, width: 3, bits: bits, pixelBits: bits, space: Self.gray))
      #expect((0..<3).map { image.pixel(x: $0, y: 0).y } == values, "\(bits)")
      #expect(image.colorSpace?.model == .monochrome && image.alphaInfo == .none)
    }
  }

  @Test("16-bit components and 32-bit floats are read")
  func deep() throws {
    let words: [UInt16] = [0xFFFF, 0x3333, 0, 0x8080]
    let image = try #require(
      Self.image(
        words.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }, width: 1, bits: 16,
        pixelBits: 64, space: Self.rgb, info: Self.info(.last, .byteOrder16Little)))
    #expect(image.pixel(x: 0, y: 0) == SIMD4(128, 26, 0, 128))
    let floats: [Float] = [1, 0.2, 7, 1]
    let bytes = floats.flatMap { value in
      (0..<4).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * UInt32($0))) }
    }
    let deep = try #require(
      Self.image(
        bytes, width: 1, bits: 32, pixelBits: 128, space: Self.rgb,
        info: Self.info(.last, [.byteOrder32Little, .floatComponents])))
    #expect(deep.pixel(x: 0, y: 0) == SIMD4(255, 51, 255, 255))
  }

  @Test("a decode array gives the values of the smallest and the largest sample")
  func decode() throws {
    let image = try #require(
      Self.image(
        [0, 128, 255], width: 3, bits: 8, pixelBits: 8, space: Self.gray, decode: [1, 0]))
    #expect((0..<3).map { image.pixel(x: $0, y: 0).x } == [255, 127, 0])
    #expect(unsafe image.decode?[0] == 1 && image.decode?[1] == 0)
    let half = try #require(
      Self.image(
        [0, 255], width: 2, bits: 8, pixelBits: 8, space: Self.gray, decode: [0.2, 0.6]))
    #expect((0..<2).map { half.pixel(x: $0, y: 0).x } == [51, 153])
  }

  @Test("too few bytes and invalid layouts give no image")
  func broken() {
    #expect(Self.image([1, 2], width: 1, bits: 8, pixelBits: 24, space: Self.rgb) == nil)
    #expect(Self.image([1, 2], width: 0, bits: 8, pixelBits: 8, space: Self.gray) == nil)
    #expect(Self.image([1, 2], width: 1, bits: 7, pixelBits: 8, space: Self.gray) == nil)
    #expect(Self.image([1, 2], width: 2, bits: 8, pixelBits: 4, space: Self.gray) == nil)
    #expect(
      Self.image(
        [1, 2, 3, 4], width: 2, height: 2, bits: 8, pixelBits: 8, space: Self.gray, bytesPerRow: 1)
        == nil)
    #expect(
      Self.image(
        [1], width: .max, height: .max, bits: 8, pixelBits: 8, space: Self.gray, bytesPerRow: .max)
        == nil)
  }

  @Test("a cropped image shares the memory of the whole image")
  func cropping() throws {
    let image = try #require(
      drawn(width: 10, height: 8) { context in
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 8))
        context.setFillColor(blue)
        context.fill(CGRect(x: 4, y: 3, width: 2, height: 2))
      })
    let part = try #require(image.cropping(to: CGRect(x: 3.5, y: 2.2, width: 4, height: 3)))
    #expect(part.width == 5 && part.height == 4)
    #expect(part.address == image.address + UInt((2 * 10 + 3) * 4))
    #expect(part.pixel(x: 1, y: 1) == SIMD4(0, 0, 255, 255))
    let inner = try #require(part.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2)))
    #expect(inner.inkBox() == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(inner.premultipliedRGBA == Array(repeating: [0, 0, 255, 255], count: 4).flatMap { $0 })
    // Drawing, encoding and copying give the cropped pixels only.
    let drawing = try #require(
      drawn(width: 2, height: 2) { $0.draw(inner, in: CGRect(x: 0, y: 0, width: 2, height: 2)) })
    #expect(drawing.premultipliedRGBA == inner.premultipliedRGBA)
    let decoded = try ImageDecoder.image(from: try inner.pngData())
    #expect(decoded.premultipliedRGBA == inner.premultipliedRGBA)
    #expect(inner.dataProvider?.data?.count == 16)
    #expect(image.cropping(to: CGRect(x: 20, y: 0, width: 4, height: 4)) == nil)
    #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4)) == nil)
  }

  @Test("an image mask paints the fill color where its samples are 0")
  func mask() throws {
    let mask = try #require(Motif.mask)
    #expect(mask.isMask && mask.colorSpace == nil && mask.alphaInfo == .none)
    let image = try #require(
      drawn(width: 8, height: 8) { context in
        context.setFillColor(red)
        context.drawYDown(mask, in: CGRect(x: 0, y: 0, width: 8, height: 8))
      })
    #expect(image.pixel(x: 5, y: 2) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(x: 2, y: 5).w == 0 && image.pixel(x: 3, y: 3).w == 127)
    let part = try #require(mask.cropping(to: CGRect(x: 4, y: 0, width: 4, height: 4)))
    #expect(
      part.isMask && part.isOpaque && part.dataProvider?.data == Data(repeating: 0, count: 16))
  }

  @Test("masking keeps the part of an image that the mask shows")
  func masking() throws {
    let image = try #require(
      drawn(width: 8, height: 8) {
        $0.setFillColor(blue)
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      })
    let mask = try #require(Motif.mask)
    let byMask = try #require(image.masking(mask))
    #expect(byMask.pixel(x: 5, y: 2) == SIMD4(0, 0, 255, 255) && byMask.pixel(x: 2, y: 5).w == 0)
    let gray = try #require(
      Self.image([0, 100, 255], width: 3, bits: 8, pixelBits: 8, space: Self.gray))
    let three = try #require(image.cropping(to: CGRect(x: 0, y: 0, width: 3, height: 1)))
    let byGray = try #require(three.masking(gray))
    #expect((0..<3).map { byGray.pixel(x: $0, y: 0).w } == [0, 100, 255])
    #expect(mask.masking(gray) == nil)
  }

  @Test("colors inside the masking ranges become transparent")
  func maskingColors() throws {
    let image = try #require(
      Self.image(
        [255, 0, 0, 250, 5, 5, 0, 255, 0], width: 3, bits: 8, pixelBits: 24, space: Self.rgb))
    let masked = try #require(image.copy(maskingColorComponents: [240, 255, 0, 5, 0, 5]))
    #expect((0..<3).map { masked.pixel(x: $0, y: 0).w } == [0, 0, 255])
    #expect(image.copy(maskingColorComponents: [0, 1]) == nil)
    #expect(masked.copy(maskingColorComponents: [0, 1, 0, 1, 0, 1]) == nil)
  }

  @Test("copy(colorSpace:) needs a space with the same model and component count")
  func copySpace() throws {
    let image = try #require(Self.image([9], width: 1, bits: 8, pixelBits: 8, space: Self.gray))
    #expect(image.copy(colorSpace: Self.rgb) == nil)
    #expect(image.copy(colorSpace: Self.gray)?.pixel(x: 0, y: 0).x == 9)
    #expect(Motif.mask?.copy(colorSpace: Self.gray) == nil)
  }

  @Test("data providers read data, memory, callbacks and files, and release them once")
  func providers() throws {
    let bytes: [UInt8] = [1, 2, 3, 4, 5]
    var released = 0
    var position = 0
    unsafe bytes.withUnsafeBytes { memory in
      guard let base = memory.baseAddress else { return }
      nonisolated(unsafe) let start = unsafe base
      nonisolated(unsafe) let count = UnsafeMutablePointer<Int>.allocate(capacity: 2)
      unsafe count.initialize(repeating: 0, count: 2)
      defer { unsafe count.deallocate() }
      do {
        let provider = unsafe CGDataProvider(
          dataInfo: nil, data: base, size: 5, releaseData: { _, _, _ in unsafe count[0] += 1 })
        #expect(provider?.data == Data(bytes))
        var direct = unsafe CGDataProviderDirectCallbacks(
          version: 0, getBytePointer: nil, releaseBytePointer: nil,
          getBytesAtPosition: { _, target, offset, size in
            unsafe target.copyMemory(from: start + Int(offset), byteCount: size)
            return size
          }, releaseInfo: { _ in unsafe count[0] += 1 })
        #expect(
          unsafe CGDataProvider(directInfo: nil, size: 5, callbacks: &direct)?.data == Data(bytes))
        var sequential = unsafe CGDataProviderSequentialCallbacks(
          version: 0,
          getBytes: { _, target, size in
            let part = unsafe min(2, 5 - count[1], size)
            unsafe target.copyMemory(from: start + count[1], byteCount: part)
            unsafe count[1] += part
            return part
          }, skipForward: nil, rewind: { _ in unsafe count[1] = 0 },
          releaseInfo: { _ in unsafe count[0] += 1 })
        let stream = unsafe CGDataProvider(sequentialInfo: nil, callbacks: &sequential)
        #expect(stream?.data == Data(bytes) && stream?.data == Data(bytes))
      }
      unsafe (released, position) = (count[0], count[1])
    }
    #expect(released == 3 && position == 5)
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere/there-is-none")) == nil)
  }

  @Test("images in CMYK, indexed and Lab spaces are converted to sRGB")
  func otherSpaces() throws {
    let cmyk = try #require(
      Self.image(
        [0, 128, 255, 51], width: 1, bits: 8, pixelBits: 32, space: CGColorSpaceCreateDeviceCMYK()))
    #expect(cmyk.pixel(x: 0, y: 0) == SIMD4(204, 102, 0, 255))
    let table: [UInt8] = [255, 0, 0, 0, 128, 255, 9, 8, 7, 1, 2, 3]
    let indexed = try #require(
      unsafe CGColorSpace(indexedBaseSpace: Self.rgb, last: 3, colorTable: table))
    let bits = try #require(
      Self.image([0b0111_0000], width: 2, bits: 2, pixelBits: 2, space: indexed))
    #expect(bits.pixel(x: 0, y: 0) == SIMD4(0, 128, 255, 255))
    #expect(bits.pixel(x: 1, y: 0) == SIMD4(1, 2, 3, 255))
    let bytes = try #require(
      Self.image([2, 200], width: 2, bits: 8, pixelBits: 8, space: indexed))
    #expect(bytes.pixel(x: 0, y: 0) == SIMD4(9, 8, 7, 255))
    #expect(bytes.pixel(x: 1, y: 0) == SIMD4(1, 2, 3, 255))
    let lab = try #require(CGColorSpace(name: CGColorSpace.genericLab))
    // White, and a gray: L* 50 with a* and b* as close to 0 as bytes allow.
    let light = try #require(
      Self.image([255, 128, 128, 128, 128, 128], width: 2, bits: 8, pixelBits: 24, space: lab))
    #expect(light.pixel(x: 0, y: 0).min() >= 253)
    #expect(abs(Int(light.pixel(x: 1, y: 0).y) - 119) <= 2)
  }
}
