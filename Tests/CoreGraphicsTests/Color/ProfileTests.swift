import CoreGraphics
import TestSupport
import Testing

@Suite("ICC profiles")
struct ProfileTests {
  private static let samples: [[CGFloat]] = [
    [1, 0, 0], [0, 1, 0], [0, 0, 1], [0.2, 0.7, 0.4], [0.05, 0.01, 0.9], [1, 1, 1], [0, 0, 0],
  ]

  private func color(_ space: CGColorSpace, _ components: [CGFloat]) throws -> SIMD4<Double> {
    try #require(unsafe CGColor(colorSpace: space, components: components + [1])).extendedRGBA
  }

  private func isNear(_ a: SIMD4<Double>, _ b: SIMD4<Double>, within limit: Double) -> Bool {
    (0..<4).allSatisfy { abs(a[$0] - b[$0]) <= limit }
  }

  @Test("a profile with Display P3's primaries and curve gives Display P3's colors")
  func displayP3() throws {
    let data = ICCFile.displayP3(ICCFile.sRGBCurve).data
    let space = try #require(CGColorSpace(iccData: data as CFData))
    let named = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    for sample in Self.samples {
      #expect(try isNear(color(space, sample), color(named, sample), within: 2e-3), "\(sample)")
    }
    #expect(space.model == .rgb && space.isWideGamutRGB && space.name == nil)
    #expect(space.copyICCData() == data)
    #expect(space == CGColorSpace(iccData: data as CFData) && space != named)
  }

  static let names = [
    CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.linearDisplayP3, CGColorSpace.rommrgb,
    CGColorSpace.adobeRGB1998, CGColorSpace.itur_2020, CGColorSpace.genericGrayGamma2_2,
    CGColorSpace.linearGray,
  ]

  @Test("the profile of a named space gives that space's colors", arguments: names)
  func written(name: String) throws {
    let space = try #require(CGColorSpace(name: name))
    let data = try #require(space.copyICCData())
    let copy = try #require(CGColorSpace(iccData: data))
    #expect(copy.model == space.model && copy.isWideGamutRGB == space.isWideGamutRGB)
    for sample in Self.samples {
      let components = Array(sample.prefix(space.numberOfComponents))
      #expect(try isNear(color(copy, components), color(space, components), within: 2e-3))
    }
  }

  @Test("CMYK, Lab and pattern spaces have no profile")
  func unwritable() {
    #expect(CGColorSpaceCreateDeviceCMYK().copyICCData() == nil)
    #expect(CGColorSpace(name: CGColorSpace.genericLab)?.copyICCData() == nil)
    #expect(CGColorSpace(patternBaseSpace: nil)?.copyICCData() == nil)
  }

  static let curves: [(ICCFile.Curve, @Sendable (Double) -> Double)] = [
    (.numbers([]), { $0 }),
    (.numbers([0x0240]), { pow($0, 2.25) }),
    (.numbers((0...1024).map { UInt16(pow(Double($0) / 1024, 1.8) * 65_535) }), { pow($0, 1.8) }),
    (.formula(kind: 0, [2]), { $0 * $0 }),
    (.formula(kind: 1, [2, 1.25, -0.25]), { $0 < 0.2 ? 0 : pow(1.25 * $0 - 0.25, 2) }),
    (
      .formula(kind: 2, [2, 1.25, -0.25, 0.1]),
      { $0 < 0.2 ? 0.1 : pow(1.25 * $0 - 0.25, 2) + 0.1 }
    ),
    (.formula(kind: 3, [2, 1, 0, 0.5, 0.5]), { $0 < 0.5 ? $0 / 2 : $0 * $0 }),
    (
      .formula(kind: 4, [2, 1, 0, 0.5, 0.5, 0.05, 0.05]),
      { ($0 < 0.5 ? $0 / 2 : $0 * $0) + 0.05 }
    ),
  ]

  @Test("every form of transfer curve is evaluated by its formula", arguments: curves.indices)
  func curve(index: Int) throws {
    let (curve, formula) = Self.curves[index]
    let space = try #require(CGColorSpace(iccData: ICCFile.gray(curve).data as CFData))
    let linear = try #require(CGColorSpace(name: CGColorSpace.extendedLinearGray))
    #expect(space.model == .monochrome && space.numberOfComponents == 1)
    for value in [0, 0.1, 0.19, 0.21, 0.3, 0.49, 0.51, 0.75, 1] as [CGFloat] {
      let light = CGFloat(formula(Double(value)))
      #expect(
        try isNear(color(space, [value]), color(linear, [light]), within: 1e-3), "\(value)")
    }
  }

  @Test(
    "a color converted to a profile's space and back is the same color", arguments: curves.indices
  )
  func roundTrip(index: Int) throws {
    let space = try #require(
      CGColorSpace(iccData: ICCFile.displayP3(Self.curves[index].0).data as CFData))
    let home = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let color = CGColor(srgbRed: 0.6, green: 0.7, blue: 0.5, alpha: 1)
    let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
    let back = try #require(there.converted(to: home, intent: .defaultIntent, options: nil))
    #expect(isNear(back.extendedRGBA, color.extendedRGBA, within: 2e-3))
  }

  @Test("invalid data and profiles without curves and a matrix give no space")
  func others() {
    let whole = ICCFile.displayP3(ICCFile.sRGBCurve).data
    for data in [Data(), Data("no profile".utf8), whole.prefix(140), whole.prefix(300)] {
      #expect(CGColorSpace(iccData: data as CFData) == nil)
    }
    #expect(CGColorSpace(iccData: ICCFile(space: "CMYK").data as CFData) == nil)
    #expect(CGColorSpace(iccData: ICCFile(space: "RGB ").data as CFData) == nil)
  }

  @Test("profiles with random wrong bytes do not trap, and their colors are never NaN")
  func garbage() throws {
    var random = SeededGenerator(seed: 5)
    let whole = [UInt8](ICCFile.displayP3(.numbers([0, 300, 9000, 65_535])).data)
    for _ in 0..<3000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 120..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      guard let space = CGColorSpace(iccData: Data(bytes) as CFData) else { continue }
      for sample in Self.samples {
        let color = try color(space, sample)
        try #require((0..<4).allSatisfy { !color[$0].isNaN })
        _ = CGColor(srgbRed: 0.3, green: 0.5, blue: 0.9, alpha: 1).converted(
          to: space, intent: .defaultIntent, options: nil)
      }
    }
  }

  private static let pixel: [UInt8] = [200, 100, 50]

  /// Display P3's (200, 100, 50) in sRGB, 0…255.
  private func expected() throws -> SIMD4<Double> {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = try #require(
      unsafe CGColor(colorSpace: space, components: Self.pixel.map { CGFloat($0) / 255 } + [1]))
    return color.rgba * 255
  }

  private func expectConverted(_ data: Data, within limit: Double) throws {
    let pixel = try ImageDecoder.image(from: data).pixel(x: 0, y: 0)
    let expected = try expected()
    #expect(expected.x > 212 && expected.y < 97)
    for index in 0..<4 { #expect(abs(Double(pixel[index]) - expected[index]) <= limit, "\(pixel)") }
  }

  @Test("the pixels of a PNG with a profile are converted to sRGB")
  func png() throws {
    var file = PNGFile(width: 1, height: 1, color: .rgb)
    file.addProfile(ICCFile.displayP3(ICCFile.sRGBCurve).data)
    file.addPixels([Self.pixel])
    try expectConverted(file.data(), within: 1)
  }

  @Test("a PNG's colors are converted before they are premultiplied")
  func alpha() throws {
    var file = PNGFile(width: 1, height: 1, color: .rgba)
    file.addProfile(ICCFile.displayP3(ICCFile.sRGBCurve).data)
    file.addPixels([Self.pixel + [128]])
    let pixel = try ImageDecoder.image(from: file.data()).pixel(x: 0, y: 0)
    let expected = try expected()
    for index in 0..<3 {
      #expect(abs(Double(pixel[index]) - expected[index] * 128 / 255) <= 1, "\(pixel)")
    }
    #expect(pixel.w == 128)
  }

  @Test("the pixels of a gray PNG with a profile are converted to sRGB")
  func grayPNG() throws {
    var file = PNGFile(width: 1, height: 1, color: .gray)
    file.addProfile(ICCFile.gray(.numbers([])).data)
    file.addPixels([[55]])
    // Linear 55 / 255 is 128 / 255 in sRGB.
    let pixel = try ImageDecoder.image(from: file.data()).pixel(x: 0, y: 0)
    #expect(abs(Int(pixel.x) - 128) <= 1 && pixel.x == pixel.z)
  }

  @Test("the pixels of a JPEG with a profile in one or several segments are converted to sRGB")
  func jpeg() throws {
    let plain = JPEGEncoder().plain(Self.pixel)
    let profile = [UInt8](ICCFile.displayP3(ICCFile.sRGBCurve).data)
    for count in [1, 2] {
      var segments: [UInt8] = []
      for index in 0..<count {
        let part = profile[profile.count * index / count..<profile.count * (index + 1) / count]
        let content = Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(count)] + part
        let length = content.count + 2
        segments += [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 0xFF)] + content
      }
      try expectConverted(plain.prefix(2) + Data(segments) + plain.dropFirst(2), within: 3)
    }
  }

  @Test("the pixels of a still or animated WebP with a profile are converted to sRGB")
  func webP() throws {
    func image(_ profile: ICCFile?, isAnimated: Bool, _ frame: [UInt8]) throws -> CGImage {
      var file = WebPFile()
      file.addHeader(
        flags: 0x10 | (isAnimated ? 2 : 0) | (profile == nil ? 0 : 0x20), width: 4, height: 2)
      if let profile { file.add("ICCP", [UInt8](profile.data)) }
      if isAnimated {
        file.add("ANIM", [0, 0, 0, 0, 0, 0])
        file.addFrame(frame, width: 4, height: 2, milliseconds: 10)
        file.addFrame(frame, width: 4, height: 2, milliseconds: 10)
      } else {
        file.add("VP8L", frame)
      }
      return try ImageDecoder.image(from: file.data())
    }
    let swapped = Self.sRGB(red: Self.blueXYZ, blue: Self.redXYZ)
    for isAnimated in [false, true] {
      for frame in [WebPFile.red, WebPFile.green, WebPFile.halfBlue] {
        let plain = try image(nil, isAnimated: isAnimated, frame).pixel(x: 0, y: 0)
        let pixel = try image(swapped, isAnimated: isAnimated, frame).pixel(x: 0, y: 0)
        let expected = SIMD4(plain.z, plain.y, plain.x, plain.w)
        #expect((0..<4).allSatisfy { abs(Int(pixel[$0]) - Int(expected[$0])) <= 1 }, "\(pixel)")
      }
    }
  }

  private static let redXYZ = (0.43607, 0.22249, 0.01392)
  private static let blueXYZ = (0.14307, 0.06061, 0.7141)

  private static func sRGB(
    red: (Double, Double, Double), blue: (Double, Double, Double)
  ) -> ICCFile {
    var profile = ICCFile()
    profile.add("rXYZ", red.0, red.1, red.2)
    profile.add("gXYZ", 0.38515, 0.71687, 0.09708)
    profile.add("bXYZ", blue.0, blue.1, blue.2)
    for name in ["rTRC", "gTRC", "bTRC"] { profile.add(name, ICCFile.sRGBCurve) }
    return profile
  }

  @Test("an sRGB profile does not change any pixel")
  func sRGB() throws {
    let profile = Self.sRGB(red: Self.redXYZ, blue: Self.blueXYZ)
    var file = PNGFile(width: 4, height: 1, color: .rgb)
    file.addProfile(profile.data)
    let row: [UInt8] = [1, 2, 3, 50, 100, 200, 255, 0, 128, 254, 9, 77]
    file.addPixels([row])
    let image = try ImageDecoder.image(from: file.data())
    for x in 0..<4 {
      let pixel = image.pixel(x: x, y: 0)
      #expect([pixel.x, pixel.y, pixel.z] == Array(row[x * 3..<x * 3 + 3]))
    }
  }

  @Test("files with a profile and random wrong bytes give an image or an error")
  func garbageFiles() throws {
    var random = SeededGenerator(seed: 6)
    let profile = ICCFile.displayP3(.numbers([0, 300, 9000, 65_535])).data
    var png = PNGFile(width: 1, height: 1, color: .rgb)
    png.addProfile(profile)
    png.addPixels([Self.pixel])
    let content = Array("ICC_PROFILE\0\u{1}\u{1}".utf8) + [UInt8](profile)
    let segment = [0xFF, 0xE2, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 0xFF)]
    let plain = JPEGEncoder().plain(Self.pixel)
    let jpeg = plain.prefix(2) + Data(segment + content) + plain.dropFirst(2)
    for file in [png.data(), jpeg] {
      var outcomes = DecodingOutcomes()
      for _ in 0..<1000 {
        var bytes = file
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          bytes[Int.random(in: 8..<bytes.count, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        if Bool.random(using: &random) {
          bytes = bytes.prefix(.random(in: 8..<bytes.count, using: &random))
        }
        outcomes.decode(bytes)
      }
      outcomes.check()
    }
  }

  @Test("a file with an unusable profile is decoded without it")
  func brokenProfile() throws {
    for profile in [Data("no profile".utf8), ICCFile(space: "CMYK").data] {
      var file = PNGFile(width: 1, height: 1, color: .rgb)
      file.addProfile(profile)
      file.addPixels([Self.pixel])
      let pixel = try ImageDecoder.image(from: file.data()).pixel(x: 0, y: 0)
      #expect(pixel == SIMD4(200, 100, 50, 255))
    }
  }
}
