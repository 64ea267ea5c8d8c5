import CoreGraphics
import TestSupport
import Testing

/// Requirement V16: shadows, compared with plain loops in double precision.
@Suite("Shadows are Gaussian blurs")
struct ShadowTests {
  @Test(
    "a shadow is its shape blurred with a deviation of half the blur, within 2 of 255",
    arguments: [
      (0, 0, 0), (1, 2, 3), (2.5, 0.5, -0.25), (6, -3.75, 2.5), (10, 4, 4), (19, 0.1, 7.6),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func gaussian(blur: CGFloat, dx: CGFloat, dy: CGFloat) throws {
    let shape = CGRect(x: 30, y: 26, width: 20, height: 16)
    // The pixels inside the shape itself are not compared.
    let image = try #require(
      drawn(width: 80, height: 72) { context in
        context.setShadow(offset: CGSize(width: dx, height: dy), blur: blur, color: .black)
        context.setFillColor(red)
        context.fill(shape)
      })
    for y in 0..<72 {
      for x in 0..<80 where !shape.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) {
        let expected =
          255
          * coverage(
            at: Double(x) - dx, from: Double(shape.minX), to: Double(shape.maxX),
            deviation: blur / 2)
          * coverage(
            at: Double(y) - dy, from: Double(shape.minY), to: Double(shape.maxY),
            deviation: blur / 2)
        let found = Double(image.pixel(x: x, y: y).w)
        try #require(abs(found - expected) <= 2, "(\(x), \(y)): \(found), not \(expected)")
      }
    }
  }

  @Test(
    "a shadow with a large blur is a Gaussian within 2 of 255",
    arguments: [
      (31, 0, 0), (32, 3.5, -0.25), (47, 0, 5), (64, 12.3, 0), (150, -40, 33.3), (400, 0, 0.5),
      (1000, 20, 20),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func soft(blur: CGFloat, dx: CGFloat, dy: CGFloat) throws {
    let shape = CGRect(x: 60, y: 100, width: 300, height: 180)
    let image = try #require(
      drawn(width: 400, height: 320) { context in
        // The shape is drawn outside the image, so that the image holds only the shadow.
        context.setShadow(offset: CGSize(width: dx + 1000, height: dy), blur: blur, color: .black)
        context.fill(shape.offsetBy(dx: -1000, dy: 0))
      })
    let columns = stride(from: 0, to: 400, by: 7).map { x in
      (
        x,
        coverage(
          at: Double(x) - dx, from: Double(shape.minX), to: Double(shape.maxX), deviation: blur / 2)
      )
    }
    for y in stride(from: 0, to: 320, by: 9) {
      let row = coverage(
        at: Double(y) - dy, from: Double(shape.minY), to: Double(shape.maxY), deviation: blur / 2)
      for (x, column) in columns {
        let found = Double(image.pixel(x: x, y: y).w)
        let expected = 255 * column * row
        try #require(abs(found - expected) <= 2, "(\(x), \(y)): \(found), not \(expected)")
      }
    }
  }

  @Test("clipping a shadow does not change the visible part", arguments: [6, 40] as [CGFloat])
  func parts(blur: CGFloat) throws {
    func image(_ clip: CGRect) throws -> CGImage {
      try #require(
        drawn(width: 90, height: 90) { context in
          context.clip(to: clip)
          context.setShadow(offset: CGSize(width: 7.5, height: -3), blur: blur, color: .black)
          context.fillEllipse(in: CGRect(x: 20, y: 20, width: 50, height: 40))
        })
    }
    let (whole, part) = try (
      image(.infinite), image(CGRect(x: 40, y: 30, width: 35, height: 50))
    )
    for y in 30..<80 {
      for x in 40..<75 {
        let (a, b) = (whole.pixel(x: x, y: y), part.pixel(x: x, y: y))
        try #require((0..<4).allSatisfy { abs(Int(a[$0]) - Int(b[$0])) <= 1 }, "(\(x), \(y))")
      }
    }
  }

  @Test(
    "a transparency layer casts the same shadow as the shape that is alone in it",
    arguments: [6, 40] as [CGFloat])
  func transparencyLayer(blur: CGFloat) throws {
    func image(inLayer: Bool) throws -> CGImage {
      try #require(
        drawn(width: 120, height: 90) { context in
          context.setShadow(offset: CGSize(width: 7.5, height: -3), blur: blur, color: .black)
          if inLayer { context.beginTransparencyLayer(auxiliaryInfo: nil) }
          context.fillEllipse(in: CGRect(x: 71, y: 33, width: 17, height: 22))
          if inLayer { context.endTransparencyLayer() }
        })
    }
    let (layer, shape) = try (image(inLayer: true), image(inLayer: false))
    for y in 0..<90 {
      for x in 0..<120 {
        let (a, b) = (layer.pixel(x: x, y: y), shape.pixel(x: x, y: y))
        try #require((0..<4).allSatisfy { abs(Int(a[$0]) - Int(b[$0])) <= 1 }, "(\(x), \(y))")
      }
    }
  }

  @Test("shadows are drawn on PDF pages under clips and offsets of any fraction")
  func fractions() throws {
    var random = SeededGenerator(seed: 8)
    func number() -> CGFloat { .random(in: -60...60, using: &random) }
    let file = try pdf { context in
      context.page {
        for _ in 0..<60 {
          context.saveGState()
          context.rotate(by: number() / 100)
          context.clip(to: CGRect(x: 30 + number(), y: 30 + number(), width: 50, height: 40))
          context.setShadow(
            offset: CGSize(width: number(), height: number()), blur: abs(number()) / 4,
            color: .black)
          context.strokeEllipse(
            in: CGRect(x: 30 + number(), y: 30 + number(), width: 50, height: 20))
          context.restoreGState()
        }
      }
    }
    #expect(try file.images().count > 10)
  }

  /// Returns the coverage of the pixel at `start` by the blurred interval from `from` to `to`: the
  /// interval's pixels, each weighted by its distance. Without a blur, the coverage by the interval
  /// itself.
  private func coverage(at start: Double, from: Double, to: Double, deviation: Double) -> Double {
    guard deviation > 0 else { return max(0, min(start + 1, to) - max(start, from)) }
    var (inside, all) = (0.0, 0.0)
    let first = Int(start.rounded(.down))
    let reach = max(100, Int(deviation * 4))
    for pixel in (first - reach)...(first + reach) {
      let distance = Double(pixel) - start
      let weight = exp(-distance * distance / (2 * deviation * deviation))
      all += weight
      if Double(pixel) >= from && Double(pixel) < to { inside += weight }
    }
    return inside / all
  }

  @Test("a shadow's offset is in base space: with y up, a positive height is upwards")
  func baseSpace() throws {
    let context = try #require(
      unsafe CGContext(
        data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.scaleBy(x: 2, y: 2)
    context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: blue)
    context.setFillColor(red)
    context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
    let image = try #require(context.makeImage())
    #expect(image.pixel(x: 15, y: 25) == SIMD4(255, 0, 0, 255))
    #expect(image.inkBox() == CGRect(x: 10, y: 10, width: 10, height: 20))
  }

  @Test("a shadow's alpha is its color's alpha times its shape's alpha")
  func alpha() throws {
    let image = try #require(
      drawn(width: 30, height: 10) { context in
        context.setShadow(
          offset: CGSize(width: 10, height: 0), blur: 0, color: blue.copy(alpha: 0.5))
        context.setFillColor(red.copy(alpha: 0.5)!)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      })
    #expect(image.pixel(x: 15, y: 5) == SIMD4(0, 0, 64, 64))
    #expect(image.pixel(x: 5, y: 5) == SIMD4(128, 0, 0, 128))
  }

  @Test("a shadow in copy mode leaves the pixels outside the shape unchanged")
  func copyMode() throws {
    let image = try #require(
      drawn(width: 40, height: 20) { context in
        context.setFillColor(green)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        context.setBlendMode(.copy)
        context.setShadow(offset: CGSize(width: 6, height: 0), blur: 0, color: .black)
        context.setFillColor(red.copy(alpha: 0.5)!)
        context.fill(CGRect(x: 10, y: 5, width: 10, height: 10))
      })
    #expect(image.pixel(x: 2, y: 10) == SIMD4(0, 255, 0, 255))
    #expect(image.pixel(x: 12, y: 10) == SIMD4(128, 0, 0, 128))
    #expect(image.pixel(x: 35, y: 10) == SIMD4(0, 255, 0, 255))
  }
}
