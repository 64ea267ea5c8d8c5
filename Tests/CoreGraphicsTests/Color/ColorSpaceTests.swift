import CoreGraphics
import Testing

@Suite("Color spaces")
struct ColorSpaceTests {
  private static let names = [
    CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.extendedSRGB,
    CGColorSpace.extendedLinearSRGB, CGColorSpace.displayP3, CGColorSpace.linearDisplayP3,
    CGColorSpace.extendedDisplayP3, CGColorSpace.extendedLinearDisplayP3,
    CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray, CGColorSpace.extendedGray,
    CGColorSpace.extendedLinearGray, CGColorSpace.adobeRGB1998, CGColorSpace.itur_709,
    CGColorSpace.itur_2020, CGColorSpace.rommrgb, CGColorSpace.genericLab,
    CGColorSpace.dcip3, CGColorSpace.acescgLinear,
  ]

  private func color(_ name: String, _ components: [CGFloat]) throws -> CGColor {
    let space = try #require(CGColorSpace(name: name))
    return try #require(unsafe CGColor(colorSpace: space, components: components))
  }

  private func isNear(_ a: [CGFloat]?, _ b: [CGFloat], within tolerance: CGFloat) -> Bool {
    guard let a, a.count == b.count else { return false }
    return zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test("a named space has its name and equals only spaces with that name", arguments: names)
  func sameName(name: String) throws {
    let space = try #require(CGColorSpace(name: name))
    #expect(space.name == name)
    #expect(space == CGColorSpace(name: name))
    #expect(CGColorSpaceUsesExtendedRange(space) == name.contains("Extended"))
    #expect(space.numberOfComponents == (space.model == .monochrome ? 1 : 3))
    for other in Self.names where other != name { #expect(space != CGColorSpace(name: other)) }
  }

  @Test("an unknown name gives no space; device RGB is not equal to sRGB")
  func others() {
    #expect(CGColorSpace(name: "nonesuch") == nil)
    #expect(CGColorSpaceCreateDeviceRGB().name == "kCGColorSpaceDeviceRGB")
    #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    #expect(CGColorSpaceCreateDeviceRGB() != CGColorSpace(name: CGColorSpace.sRGB))
  }

  @Test("Display P3 has extended and linear variants, and a wide gamut")
  func variants() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    #expect(CGColorSpaceCreateExtended(space)?.name == CGColorSpace.extendedDisplayP3)
    #expect(CGColorSpaceCreateLinearized(space)?.name == CGColorSpace.linearDisplayP3)
    #expect(
      CGColorSpaceCreateExtendedLinearized(space)?.name == CGColorSpace.extendedLinearDisplayP3)
    #expect(space.isWideGamutRGB && CGColorSpace(name: CGColorSpace.sRGB)?.isWideGamutRGB == false)
  }

  @Test("a linear component of 0.5 is 0.735 in sRGB")
  func linear() throws {
    let half = try color(CGColorSpace.linearSRGB, [0.5, 0.5, 0.5, 1])
    #expect(abs(half.rgba.x - 0.735357) < 1e-6)
    #expect(abs(try color(CGColorSpace.linearGray, [0.5, 1]).rgba.x - 0.735357) < 1e-6)
  }

  // The values are those of Apple's systems.
  @Test("Display P3's red is outside sRGB's gamut, and is clamped for drawing")
  func displayP3() throws {
    let red = try color(CGColorSpace.displayP3, [1, 0, 0, 1])
    let extended = red.extendedRGBA
    #expect(abs(extended.x - 1.0930) < 1e-3 && abs(extended.y + 0.2267) < 1e-3)
    #expect(abs(extended.z + 0.1501) < 1e-3)
    #expect(red.rgba == SIMD4(1, 0, 0, 1))
    let gray = try color(CGColorSpace.displayP3, [0.3, 0.3, 0.3, 0.5]).extendedRGBA
    #expect(abs(gray.x - 0.3) < 1e-9 && abs(gray.z - 0.3) < 1e-9 && gray.w == 0.5)
  }

  @Test("a color converted to a space and back is the same color", arguments: names)
  func roundTrip(name: String) throws {
    let space = try #require(CGColorSpace(name: name))
    let isGray = space.model == .monochrome
    let color = CGColor(
      srgbRed: 0.2, green: isGray ? 0.2 : 0.7, blue: isGray ? 0.2 : 0.4, alpha: 0.6)
    let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
    #expect(there.colorSpace == space)
    let home = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let back = try #require(there.converted(to: home, intent: .perceptual, options: nil))
    #expect(isNear(back.components, color.components ?? [], within: 1e-6))
  }

  @Test("out-of-gamut components are clamped, except in extended spaces")
  func clamping() throws {
    let red = try color(CGColorSpace.displayP3, [1, 0, 0, 1])
    let (home, extended) = (
      try #require(CGColorSpace(name: CGColorSpace.sRGB)),
      try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    )
    let clamped = red.converted(to: home, intent: .defaultIntent, options: nil)
    #expect(clamped?.components == [1, 0, 0, 1])
    let unclamped = red.converted(to: extended, intent: .defaultIntent, options: nil)
    #expect(isNear(unclamped?.components, [1.093, -0.2267, -0.1501, 1], within: 1e-3))
  }

  @Test("converting a color to linear gray gives its luminance")
  func luminance() throws {
    let gray = try #require(CGColorSpace(name: CGColorSpace.linearGray))
    let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    let converted = green.converted(to: gray, intent: .defaultIntent, options: nil)
    #expect(isNear(converted?.components, [0.7152, 1], within: 1e-9))
  }

  @Test("equal colors have equal hashes, and converting to the same space returns the color")
  func equality() throws {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    let home = try #require(color.colorSpace)
    #expect(color.converted(to: home, intent: .defaultIntent, options: nil) === color)
    let twin = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    #expect(color == twin && color.hashValue == twin.hashValue)
    #expect(color != CGColor(gray: 0.1, alpha: 1))
  }

  @Test("NaN components are drawn as 0, infinite ones are clamped")
  func nonFiniteComponents() {
    let color = CGColor(red: .nan, green: .infinity, blue: -.infinity, alpha: 1)
    #expect(color.rgba == SIMD4(0, 1, 0, 1))
  }

  // The values are those of Little CMS 2.19.
  @Test("colors of spaces with other primaries are converted to sRGB")
  func primaries() throws {
    let cases: [(String, [CGFloat], SIMD3<Double>)] = [
      (CGColorSpace.adobeRGB1998, [51, 178, 102], SIMD3(0, 180, 97)),
      (CGColorSpace.itur_2020, [76, 128, 153], SIMD3(0, 144, 166)),
      (CGColorSpace.rommrgb, [102, 128, 115], SIMD3(92, 151, 132)),
      (CGColorSpace.displayP3, [200, 100, 50], SIMD3(215, 93, 31)),
    ]
    for (name, components, expected) in cases {
      let found = try color(name, components.map { $0 / 255 } + [1]).rgba * 255
      for index in 0..<3 { #expect(abs(found[index] - expected[index]) <= 1, "\(name) \(found)") }
    }
    // sRGB's red relative to D50.
    let red = try color(CGColorSpace.genericLab, [54.29, 80.81, 69.89, 1]).extendedRGBA
    #expect(abs(red.x - 1) < 1e-3 && abs(red.y) < 2e-3 && abs(red.z) < 2e-3)
  }

  @Test(
    "equal components are neutral gray with every white point",
    arguments: names.filter { !$0.contains("Lab") })
  func neutral(name: String) throws {
    let isGray = name.contains("Gray")
    let found = try color(name, isGray ? [0.5, 1] : [0.5, 0.5, 0.5, 1]).extendedRGBA
    #expect(abs(found.x - found.y) < 1e-4 && abs(found.y - found.z) < 1e-4)
    let white = try color(name, isGray ? [1, 1] : [1, 1, 1, 1]).extendedRGBA
    #expect(abs(white.x - 1) < 1e-4 && abs(white.z - 1) < 1e-4)
  }

  @Test("CMYK converts to RGB, and RGB to CMYK with maximum black")
  func cmyk() throws {
    let orange = CGColor(genericCMYKCyan: 0, magenta: 0.5, yellow: 1, black: 0.2, alpha: 0.5)
    #expect(isNear([orange.rgba.x, orange.rgba.y, orange.rgba.z], [0.8, 0.4, 0], within: 1e-9))
    #expect(orange.components == [0, 0.5, 1, 0.2, 0.5] && orange.numberOfComponents == 5)
    #expect(orange.colorSpace?.name == CGColorSpace.genericCMYK)
    let device = CGColorSpaceCreateDeviceCMYK()
    #expect(device.model == .cmyk && device.numberOfComponents == 4)
    let converted = CGColor(srgbRed: 0.8, green: 0.4, blue: 0, alpha: 1)
      .converted(to: device, intent: .defaultIntent, options: nil)
    #expect(isNear(converted?.components, [0, 0.5, 1, 0.2, 1], within: 1e-9))
    #expect(
      isNear(
        CGColor.black.converted(to: device, intent: .defaultIntent, options: nil)?.components,
        [0, 0, 0, 1, 1], within: 0))
  }

  @Test("an indexed color is its table's entry; indices are rounded down and clamped")
  func indexed() throws {
    let table: [UInt8] = [255, 0, 0, 0, 128, 255]
    let space = try #require(
      unsafe CGColorSpace(
        indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: table))
    #expect(space.model == .indexed && space.numberOfComponents == 1 && !space.supportsOutput)
    #expect(space.baseColorSpace == CGColorSpaceCreateDeviceRGB() && space.colorTable == table)
    let second = try #require(unsafe CGColor(colorSpace: space, components: [1, 0.5]))
    #expect(isNear([second.rgba.x, second.rgba.y], [0, 128.0 / 255], within: 1e-9))
    #expect(second.alpha == 0.5)
    for index in [-3, 0.4, .nan] as [CGFloat] {
      let color = try #require(unsafe CGColor(colorSpace: space, components: [index, 1]))
      #expect(color.rgba == SIMD4(1, 0, 0, 1))
    }
    let beyond = try #require(unsafe CGColor(colorSpace: space, components: [9, 1]))
    #expect(beyond.rgba.z == 1)
    #expect(CGColor.white.converted(to: space, intent: .defaultIntent, options: nil) == nil)
    #expect(
      unsafe CGColorSpace(indexedBaseSpace: space, last: 1, colorTable: table) == nil
        && CGColorSpace(
          indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 256, colorTable: table) == nil
    )
  }

  @Test("calibrated spaces apply their gammas and primaries")
  func calibrated() throws {
    let white: [CGFloat] = [0.9505, 1, 1.089]
    let gray = try #require(
      unsafe CGColorSpace(calibratedGrayWhitePoint: white, blackPoint: nil, gamma: 1))
    let half = try #require(unsafe CGColor(colorSpace: gray, components: [0.5, 1]))
    #expect(abs(half.rgba.x - 0.735357) < 1e-6 && gray.model == .monochrome)
    // The matrix of sRGB's primaries.
    let matrix: [CGFloat] = [
      0.4124, 0.2126, 0.0193, 0.3576, 0.7152, 0.1192, 0.1805, 0.0722, 0.9505,
    ]
    let rgb = try #require(
      unsafe CGColorSpace(
        calibratedRGBWhitePoint: white, blackPoint: nil, gamma: [1, 1, 2], matrix: matrix))
    let color = try #require(unsafe CGColor(colorSpace: rgb, components: [0.5, 0, 0.5, 1])).rgba
    #expect(abs(color.x - 0.7354) < 1e-3 && color.y < 1e-2 && abs(color.z - 0.5371) < 1e-3)
    #expect(
      unsafe CGColorSpace(calibratedGrayWhitePoint: white, blackPoint: nil, gamma: 0) == nil
        && CGColorSpace(
          calibratedRGBWhitePoint: [0, 0, 0], blackPoint: nil, gamma: nil, matrix: nil) == nil
        && CGColorSpace(labWhitePoint: white, blackPoint: nil, range: [1, 1, 0, 5]) == nil)
  }
}
