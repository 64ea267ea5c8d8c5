import CoreGraphics
import Testing

/// Requirement V16: bitmap contexts with memory of any pixel layout.
@Suite("Bitmap contexts in every pixel layout")
struct BitmapContextTests {
  /// A pixel layout, and the bytes of an opaque pixel of (255, 51, 0) in it.
  struct Layout: Sendable, CustomTestStringConvertible {
    let name: String
    let bits: Int
    let space: CGColorSpace?
    let info: UInt32
    let pixel: [UInt8]

    var testDescription: String { name }
  }

  private static func info(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) -> UInt32 {
    order.union(CGBitmapInfo(rawValue: alpha.rawValue)).rawValue
  }

  private static let rgb = CGColorSpaceCreateDeviceRGB()
  private static let gray = CGColorSpaceCreateDeviceGray()
  private static let one = Float(1).bitPattern
  private static let fifth = Float(0.2).bitPattern

  private static func bytes(_ words: [UInt32]) -> [UInt8] {
    words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }

  private static let layouts: [Layout] = [
    Layout(
      name: "RGBA", bits: 8, space: rgb, info: info(.premultipliedLast), pixel: [255, 51, 0, 255]),
    Layout(
      name: "ARGB", bits: 8, space: rgb, info: info(.premultipliedFirst), pixel: [255, 255, 51, 0]),
    Layout(
      name: "BGRA", bits: 8, space: rgb, info: info(.premultipliedFirst, .byteOrder32Little),
      pixel: [0, 51, 255, 255]),
    Layout(
      name: "BGRA of Display P3", bits: 8, space: CGColorSpace(name: CGColorSpace.displayP3),
      info: info(.premultipliedFirst, .byteOrder32Little), pixel: [38, 72, 235, 255]),
    Layout(
      name: "RGBA in proportion to light", bits: 8,
      space: CGColorSpace(name: CGColorSpace.linearSRGB), info: info(.premultipliedLast),
      pixel: [255, 8, 0, 255]),
    Layout(
      name: "ABGR", bits: 8, space: rgb, info: info(.premultipliedLast, .byteOrder32Little),
      pixel: [255, 0, 51, 255]),
    Layout(
      name: "RGBX", bits: 8, space: rgb, info: info(.noneSkipLast, .byteOrder32Big),
      pixel: [255, 51, 0, 255]),
    Layout(
      name: "XRGB", bits: 8, space: rgb, info: info(.noneSkipFirst), pixel: [255, 255, 51, 0]),
    Layout(
      name: "BGRX", bits: 8, space: rgb, info: info(.noneSkipFirst, .byteOrder32Little),
      pixel: [0, 51, 255, 255]),
    Layout(name: "gray", bits: 8, space: gray, info: info(.none), pixel: [106]),
    Layout(name: "alpha", bits: 8, space: nil, info: info(.alphaOnly), pixel: [255]),
    Layout(
      name: "555", bits: 5, space: rgb, info: info(.noneSkipFirst, .byteOrder16Little),
      pixel: [0b1100_0000, 0b0111_1100]),
    Layout(
      name: "16 bits", bits: 16, space: rgb, info: info(.premultipliedLast, .byteOrder16Little),
      pixel: [255, 255, 0x33, 0x33, 0, 0, 255, 255]),
    Layout(
      name: "floats", bits: 32, space: rgb,
      info: info(.premultipliedLast, [.floatComponents, .byteOrder32Little]),
      pixel: bytes([one, fifth, 0, one])),
  ]

  private static func context(_ layout: Layout, width: Int, height: Int) -> CGContext? {
    unsafe CGContext(
      data: nil, width: width, height: height, bitsPerComponent: layout.bits, bytesPerRow: 0,
      space: layout.space, bitmapInfo: layout.info)
  }

  private static func context(
    _ layout: Layout, width: Int, height: Int, bytesPerRow: Int,
    memory data: UnsafeMutableRawPointer?
  ) -> CGContext? {
    unsafe CGContext(
      data: data, width: width, height: height, bitsPerComponent: layout.bits,
      bytesPerRow: bytesPerRow, space: layout.space, bitmapInfo: layout.info)
  }

  private static let color = CGColor(red: 1, green: 0.2, blue: 0, alpha: 1)

  @Test("drawing is written to the caller's memory in its pixel layout", arguments: layouts)
  func callerMemory(layout: Layout) throws {
    let size = layout.pixel.count
    let rowLength = 3 * size + 8
    var memory = [UInt8](repeating: 0, count: rowLength * 2)
    try unsafe memory.withUnsafeMutableBytes { bytes in
      let context = try #require(
        unsafe Self.context(
          layout, width: 3, height: 2, bytesPerRow: rowLength, memory: bytes.baseAddress))
      context.setFillColor(Self.color)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      // The origin is at the bottom left.
      let start = rowLength + size
      #expect(unsafe Array(bytes[start..<start + size]) == layout.pixel)
      #expect(unsafe context.data == bytes.baseAddress && context.bytesPerRow == rowLength)
    }
  }

  @Test(
    "a context without the caller's memory allocates memory in the pixel layout", arguments: layouts
  )
  func contextMemory(layout: Layout) throws {
    let context = try #require(Self.context(layout, width: 2, height: 2))
    guard let data = unsafe context.data else {
      Issue.record("no data")
      return
    }
    let size = layout.pixel.count
    #expect(context.bytesPerRow == size * 2 && context.bitsPerPixel == size * 8)
    context.setFillColor(Self.color)
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    #expect(unsafe Array(UnsafeRawBufferPointer(start: data, count: size)) == layout.pixel)
  }

  @Test(
    "drawing blends with pixels that the caller wrote",
    arguments: layouts.filter { $0.name != "alpha" })
  func userPixels(layout: Layout) throws {
    var memory = layout.pixel + layout.pixel
    try unsafe memory.withUnsafeMutableBytes { bytes in
      let context = try #require(
        unsafe Self.context(
          layout, width: 2, height: 1, bytesPerRow: 0, memory: bytes.baseAddress))
      context.setFillColor(gray: 0, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let image = try #require(context.makeImage())
      let (left, right) = (image.pixel(x: 0, y: 0), image.pixel(x: 1, y: 0))
      #expect(abs(Int(right.x) - 2 * Int(left.x)) <= 8 && right.x > 90 && right.w == 255)
    }
  }

  @Test("a context of a format that Apple does not support is nil")
  func unsupported() {
    let cases: [(Int, CGColorSpace?, UInt32)] = [
      (8, Self.rgb, Self.info(.last)), (8, Self.rgb, Self.info(.first)),
      (8, Self.rgb, Self.info(.none)), (8, Self.gray, Self.info(.premultipliedFirst)),
      (4, Self.rgb, Self.info(.premultipliedLast)), (8, nil, Self.info(.premultipliedLast)),
      (7, Self.gray, Self.info(.none)), (8, Self.rgb, 31), (0, Self.rgb, Self.info(.none)),
    ]
    for (bits, space, info) in cases {
      let context = unsafe CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: bits, bytesPerRow: 0, space: space,
        bitmapInfo: info)
      #expect(context == nil, "\(bits) \(info)")
    }
    for (width, height, row) in [(0, 4, 0), (4, -1, 0), (40_000, 1, 0), (4, 4, 15)] {
      let context = unsafe CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: row,
        space: Self.rgb, bitmapInfo: Self.info(.premultipliedLast))
      #expect(context == nil)
    }
  }

  @Test("the release callback is called once, after the context is released")
  func release() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 4)
    defer { unsafe memory.deallocate() }
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: 16)
    var released = 0
    do {
      let context = unsafe CGContext(
        data: memory, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: Self.rgb,
        bitmapInfo: Self.info(.premultipliedLast),
        releaseCallback: { _, data in
          #expect(unsafe data == memory)
          released += 1
        }, releaseInfo: nil)
      context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context != nil && released == 0)
    }
    #expect(released == 1)
  }

  @Test("an image shares the context's pixels until the context changes them")
  func copyOnWrite() throws {
    let context = CGContext(width: 4, height: 4)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let (first, second) = (try #require(context.makeImage()), try #require(context.makeImage()))
    #expect(first.address == second.address)
    context.clear(CGRect(x: 0, y: 0, width: 2, height: 4))
    let third = try #require(context.makeImage())
    #expect(third.address != first.address)
    #expect(first.pixel(x: 0, y: 0).w == 255 && third.pixel(x: 0, y: 0).w == 0)
    // A data pointer that was returned stays valid.
    guard let data = unsafe context.data else {
      Issue.record("no data")
      return
    }
    let fourth = try #require(context.makeImage())
    context.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(unsafe context.data == data && fourth.pixel(x: 3, y: 0).w == 255)
  }

  @Test("a new bitmap context's transform is the identity, and a UIKit context's flips y")
  func transforms() throws {
    let context = try #require(Self.context(Self.layouts[0], width: 30, height: 20))
    #expect(context.ctm == .identity)
    #expect(context.convertToDeviceSpace(CGPoint(x: 3, y: 4)) == CGPoint(x: 3, y: 4))
    let uiKit = CGContext(width: 30, height: 20, scale: 2)
    #expect(uiKit.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
    uiKit.translateBy(x: 1, y: 2)
    #expect(uiKit.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 2, y: 16))
    #expect(uiKit.convertToUserSpace(CGPoint(x: 2, y: 16)) == .zero)
    #expect(uiKit.convertToDeviceSpace(CGSize(width: 1, height: 1)) == CGSize(width: 2, height: -2))
    #expect(
      uiKit.convertToUserSpace(CGRect(x: 2, y: 14, width: 4, height: 2))
        == CGRect(x: 0, y: 0, width: 2, height: 1))
  }

  @Test("edges are antialiased only where both the context and the graphics state allow it")
  func antialiasing() throws {
    func partialPixels(_ set: (CGContext) -> Void) throws -> Int {
      let image = try #require(
        drawn(width: 20, height: 20) { context in
          set(context)
          context.fillEllipse(in: CGRect(x: 1, y: 1, width: 18, height: 18))
        })
      return (0..<400).count { (1...254).contains(image.pixel(x: $0 % 20, y: $0 / 20).w) }
    }
    #expect(try partialPixels { _ in } > 20)
    #expect(try partialPixels { $0.setShouldAntialias(false) } == 0)
    #expect(try partialPixels { $0.setAllowsAntialiasing(false) } == 0)
    let both = try partialPixels {
      $0.setAllowsAntialiasing(false)
      $0.setShouldAntialias(true)
      $0.setAllowsAntialiasing(true)
    }
    #expect(both > 20)
  }
}

extension CGImage {
  /// The address of the pixels.
  var address: UInt {
    unsafe withPixels { bytes, _ in UInt(bitPattern: bytes.baseAddress) }
  }
}
