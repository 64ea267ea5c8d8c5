import CoreGraphics
import Testing

@Suite("Colour spaces")
struct ColorSpaceTests {
  private static let names = [
    CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.extendedSRGB,
    CGColorSpace.extendedLinearSRGB, CGColorSpace.displayP3, CGColorSpace.linearDisplayP3,
    CGColorSpace.extendedDisplayP3, CGColorSpace.extendedLinearDisplayP3,
    CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray, CGColorSpace.extendedGray,
    CGColorSpace.extendedLinearGray,
  ]

  private func color(_ name: String, _ components: [CGFloat]) throws -> CGColor {
    let space = try #require(CGColorSpace(name: name))
    return try #require(unsafe CGColor(colorSpace: space, components: components))
  }

  private func isNear(_ a: [CGFloat]?, _ b: [CGFloat], within tolerance: CGFloat) -> Bool {
    guard let a, a.count == b.count else { return false }
    return zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test("a space has the name that it was made with, and is equal to its like", arguments: names)
  func sameName(name: String) throws {
    let space = try #require(CGColorSpace(name: name))
    #expect(space.name == name)
    #expect(space == CGColorSpace(name: name))
    #expect(CGColorSpaceUsesExtendedRange(space) == name.contains("Extended"))
    #expect(space.numberOfComponents == (space.model == .monochrome ? 1 : 3))
    for other in Self.names where other != name { #expect(space != CGColorSpace(name: other)) }
  }

  @Test("a space that nobody knows is nil; the device's are spaces of their own")
  func others() {
    #expect(CGColorSpace(name: "nonesuch") == nil)
    #expect(CGColorSpaceCreateDeviceRGB().name == "kCGColorSpaceDeviceRGB")
    #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    #expect(CGColorSpaceCreateDeviceRGB() != CGColorSpace(name: CGColorSpace.sRGB))
  }

  @Test("spaces are extended and made linear")
  func variants() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    #expect(CGColorSpaceCreateExtended(space)?.name == CGColorSpace.extendedDisplayP3)
    #expect(CGColorSpaceCreateLinearized(space)?.name == CGColorSpace.linearDisplayP3)
    #expect(
      CGColorSpaceCreateExtendedLinearized(space)?.name == CGColorSpace.extendedLinearDisplayP3)
    #expect(space.isWideGamutRGB && CGColorSpace(name: CGColorSpace.sRGB)?.isWideGamutRGB == false)
  }

  @Test("linear components are light: half of it is brighter than half of sRGB")
  func linear() throws {
    let half = try color(CGColorSpace.linearSRGB, [0.5, 0.5, 0.5, 1])
    #expect(abs(half.rgba.x - 0.735357) < 1e-6)
    #expect(abs(try color(CGColorSpace.linearGray, [0.5, 1]).rgba.x - 0.735357) < 1e-6)
  }

  // Display P3's primaries in sRGB as Apple's systems give them.
  @Test("Display P3's red is beyond sRGB's, and drawn as the nearest that sRGB has")
  func displayP3() throws {
    let red = try color(CGColorSpace.displayP3, [1, 0, 0, 1])
    let extended = red.extendedRGBA
    #expect(abs(extended.x - 1.0930) < 1e-3 && abs(extended.y + 0.2267) < 1e-3)
    #expect(abs(extended.z + 0.1501) < 1e-3)
    #expect(red.rgba == SIMD4(1, 0, 0, 1))
    let gray = try color(CGColorSpace.displayP3, [0.3, 0.3, 0.3, 0.5]).extendedRGBA
    #expect(abs(gray.x - 0.3) < 1e-9 && abs(gray.z - 0.3) < 1e-9 && gray.w == 0.5)
  }

  @Test("a colour converted to a space and back is the same colour", arguments: names)
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

  @Test("what a space does not have is cut off, but not where it is extended")
  func cutOff() throws {
    let red = try color(CGColorSpace.displayP3, [1, 0, 0, 1])
    let (home, extended) = (
      try #require(CGColorSpace(name: CGColorSpace.sRGB)),
      try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    )
    let cut = red.converted(to: home, intent: .defaultIntent, options: nil)
    #expect(cut?.components == [1, 0, 0, 1])
    let whole = red.converted(to: extended, intent: .defaultIntent, options: nil)
    #expect(isNear(whole?.components, [1.093, -0.2267, -0.1501, 1], within: 1e-3))
  }

  @Test("red, green and blue become as gray as they are bright")
  func luminance() throws {
    let gray = try #require(CGColorSpace(name: CGColorSpace.linearGray))
    let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    let converted = green.converted(to: gray, intent: .defaultIntent, options: nil)
    #expect(isNear(converted?.components, [0.7152, 1], within: 1e-9))
  }

  @Test("a converted colour is equal to one made there, and hashes alike")
  func equality() throws {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    let home = try #require(color.colorSpace)
    #expect(color.converted(to: home, intent: .defaultIntent, options: nil) === color)
    let twin = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    #expect(color == twin && color.hashValue == twin.hashValue)
    #expect(color != CGColor(gray: 0.1, alpha: 1))
  }

  @Test("components that are no numbers are drawn as 0")
  func notNumbers() {
    let color = CGColor(red: .nan, green: .infinity, blue: -.infinity, alpha: 1)
    #expect(color.rgba == SIMD4(0, 1, 0, 1))
  }
}
