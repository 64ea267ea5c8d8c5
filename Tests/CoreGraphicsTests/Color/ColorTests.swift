import CoreGraphics
import Testing

@Suite("Colors and gradients")
struct ColorTests {
  @Test("a gray color has two components and equal red, green and blue")
  func gray() {
    let color = CGColor(gray: 0.25, alpha: 0.5)
    #expect(color.components == [0.25, 0.5])
    #expect(color.colorSpace?.model == .monochrome)
    #expect(color.rgba == SIMD4(0.25, 0.25, 0.25, 0.5))
  }

  @Test("a copy with another alpha keeps the color")
  func alphaCopy() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    #expect(color.copy(alpha: 0.5) == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5))
    #expect(color.alpha == 1)
  }

  @Test("a color from components has the components of its space and alpha")
  func components() {
    let space = CGColorSpaceCreateDeviceRGB()
    #expect(unsafe CGColor(colorSpace: space, components: [1, 0, 0, 0.5])?.alpha == 0.5)
  }

  @Test("a gradient without colors, with other objects or with a NaN location is nil")
  func noGradient() {
    #expect(unsafe CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(unsafe CGGradient(colorsSpace: nil, colors: [1] as CFArray, locations: nil) == nil)
    let nan: [CGFloat] = [.nan]
    #expect(unsafe CGGradient(colorsSpace: nil, colors: [CGColor.black], locations: nan) == nil)
  }

  @Test("a linear gradient interpolates evenly from its first color to its last")
  func linear() throws {
    let image = try #require(
      drawn(width: 256, height: 1) { context in
        let gradient = unsafe CGGradient(
          colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil)
        context.drawLinearGradient(
          gradient!, start: .zero, end: CGPoint(x: 256, y: 0), options: [])
      })
    for x in 0..<256 {
      let expected = (Double(x) + 0.5) / 256 * 255
      #expect(abs(Double(image.pixel(x: x, y: 0).x) - expected) <= 2)
    }
  }

  @Test(
    "a gradient extends beyond its ends only with the options for it",
    arguments: [0, 1, 2, 3] as [UInt32])
  func ends(options: UInt32) throws {
    let image = try #require(
      drawn(width: 30, height: 1) { context in
        let gradient = unsafe CGGradient(
          colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray,
          locations: [0.2, 0.8])
        context.drawLinearGradient(
          gradient!, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0),
          options: CGGradientDrawingOptions(rawValue: options))
      })
    #expect(image.pixel(x: 5, y: 0).w == (options & 1 != 0 ? 255 : 0))
    #expect(image.pixel(x: 11, y: 0) == SIMD4(0, 0, 0, 255))
    #expect(image.pixel(x: 25, y: 0).w == (options & 2 != 0 ? 255 : 0))
  }

  @Test("a radial gradient has its last color at its last radius")
  func radial() throws {
    let image = try #require(
      drawn(width: 41, height: 41) { context in
        let gradient = unsafe CGGradient(
          colorsSpace: nil, colors: [CGColor.white, CGColor.black] as CFArray, locations: nil)
        let center = CGPoint(x: 20.5, y: 20.5)
        context.drawRadialGradient(
          gradient!, startCenter: center, startRadius: 0, endCenter: center, endRadius: 20,
          options: [])
      })
    #expect(image.pixel(x: 20, y: 20).x > 245)
    #expect(abs(Int(image.pixel(x: 30, y: 20).x) - 127) <= 2)
    #expect(image.pixel(x: 0, y: 0).w == 0)
  }
}
