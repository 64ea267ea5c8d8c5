import CoreGraphics
import Testing

@Suite("Transparency layers, shadows and blend modes")
struct CompositingTests {
  @Test("a transparency layer is composited as a whole with the context's alpha")
  func transparencyLayer() throws {
    let image = try #require(
      drawn(width: 6, height: 2) { context in
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        context.setFillColor(blue)
        context.fill(CGRect(x: 2, y: 0, width: 4, height: 2))
        context.endTransparencyLayer()
      })
    #expect(image.pixel(x: 0, y: 0) == SIMD4(128, 0, 0, 128))
    #expect(image.pixel(x: 3, y: 0) == SIMD4(0, 0, 128, 128))
  }

  @Test("restoreGState() inside a transparency layer cannot undo the layer's clip")
  func unbalancedLayer() throws {
    let image = try #require(
      drawn(width: 2, height: 2) { context in
        context.beginTransparencyLayer(
          in: CGRect(x: 0, y: 0, width: 1, height: 2), auxiliaryInfo: nil)
        context.restoreGState()
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      })
    #expect(image.inkBox() == CGRect(x: 0, y: 0, width: 1, height: 2))
  }

  @Test("a shadow is drawn at its offset, in its color")
  func shadow() throws {
    let image = try #require(
      drawn(width: 40, height: 40, scale: 2) { context in
        context.setShadow(offset: CGSize(width: 5, height: 5), blur: 0, color: blue)
        context.setFillColor(red)
        context.fill(CGRect(x: 2, y: 2, width: 5, height: 5))
      })
    #expect(image.pixel(x: 5, y: 5) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(x: 20, y: 20) == SIMD4(0, 0, 255, 255))
    #expect(image.inkBox() == CGRect(x: 4, y: 4, width: 20, height: 20))
  }

  @Test("a blurred shadow has the profile of a Gaussian whose deviation is half its blur")
  func blurredShadow() throws {
    let image = try #require(
      drawn(width: 80, height: 80) { context in
        context.setShadow(offset: CGSize(width: 0, height: 0), blur: 8, color: .black)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 80))
      })
    for x in 41..<60 {
      // The blurred edge of a half plane is the tail of the Gaussian.
      let expected = 255 * erfc((Double(x) + 0.5 - 40) / 4 / 2.0.squareRoot()) / 2
      #expect(abs(Double(image.pixel(x: x, y: 40).w) - expected) <= 2)
    }
  }

  @Test(
    "blend modes change nothing outside the shape",
    arguments: [
      CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy, .clear,
    ])
  func blendOutside(mode: CGBlendMode) throws {
    let image = try #require(
      drawn(width: 6, height: 6) { context in
        context.setFillColor(green)
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        context.setBlendMode(mode)
        context.setFillColor(red.copy(alpha: 0.5)!)
        context.fillEllipse(in: CGRect(x: 2, y: 2, width: 3, height: 3))
        context.setLineWidth(1)
        context.setStrokeColor(red.copy(alpha: 0.5)!)
        context.strokeLineSegments(between: [CGPoint(x: 2, y: 5.5), CGPoint(x: 6, y: 5.5)])
      })
    #expect(image.pixel(x: 0, y: 0) == SIMD4(0, 255, 0, 255))
    #expect(image.pixel(x: 3, y: 3) != SIMD4(0, 255, 0, 255))
    #expect(image.pixel(x: 4, y: 5) == image.pixel(x: 3, y: 3))
  }

  @Test(
    "separable blend modes follow their formulas",
    arguments: [
      (CGBlendMode.multiply, 0.2), (.screen, 0.7), (.overlay, 0.4), (.darken, 0.4), (.lighten, 0.5),
      (.difference, 0.1), (.exclusion, 0.5), (.hardLight, 0.4),
    ])
  func blendFormulas(mode: CGBlendMode, expected: Double) throws {
    let image = try #require(
      drawn(width: 1, height: 1) { context in
        context.setFillColor(gray: 0.5, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setBlendMode(mode)
        context.setFillColor(gray: 0.4, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      })
    #expect(abs(Double(image.pixel(x: 0, y: 0).x) / 255 - expected) <= 2.0 / 255)
  }

  @Test(
    "blending keeps pixels premultiplied: no component exceeds alpha",
    arguments: [CGBlendMode.plusDarker, .hue, .saturation, .color, .luminosity])
  func premultiplied(mode: CGBlendMode) throws {
    let colors = [red, green, blue, .white, .black]
    let image = try #require(
      drawn(width: 40, height: 40) { context in
        for x in 0..<40 {
          context.setFillColor(colors[x % 5].copy(alpha: CGFloat(x) / 40)!)
          context.fill(CGRect(x: x, y: 0, width: 1, height: 40))
        }
        context.setBlendMode(mode)
        for (index, color) in colors.enumerated() {
          context.setStrokeColor(color.copy(alpha: 0.6)!)
          context.strokeEllipse(in: CGRect(x: 1, y: index * 8 + 1, width: 38, height: 6))
        }
      })
    for (x, y) in (0..<1600).map({ ($0 % 40, $0 / 40) }) {
      let pixel = image.pixel(x: x, y: y)
      #expect(max(pixel.x, pixel.y, pixel.z) <= pixel.w, "\(pixel) at \(x), \(y)")
    }
  }
}
