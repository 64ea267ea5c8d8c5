import CoreGraphics
import Testing

/// Requirement V16: gradients in color spaces, and shadings, compared with a reference in doubles.
@Suite("Gradients interpolate colors in their space")
struct GradientSpaceTests {
  private static let width = 256

  static let spaces: [CGColorSpace] =
    [
      CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB,
      CGColorSpace.displayP3, CGColorSpace.linearDisplayP3, CGColorSpace.genericGrayGamma2_2,
      CGColorSpace.linearGray, CGColorSpace.adobeRGB1998, CGColorSpace.genericCMYK,
      CGColorSpace.genericLab,
    ].compactMap { CGColorSpace(name: $0) } + [CGColorSpaceCreateDeviceRGB()]

  private static let colors = [
    CGColor(srgbRed: 0.9, green: 0.1, blue: 0.2, alpha: 1),
    CGColor(srgbRed: 0, green: 0, blue: 0.02, alpha: 0.3),
    CGColor(srgbRed: 0.1, green: 1, blue: 0.3, alpha: 1),
    CGColor(gray: 0.8, alpha: 0.6),
  ]
  private static let locations: [CGFloat] = [0, 0.3, 0.6, 1]

  /// The straight (not premultiplied) color at a location, interpolated in `space`.
  private func interpolated(
    _ location: Double, in space: CGColorSpace
  ) throws -> SIMD4<Double> {
    let values = try Self.colors.map {
      try #require(
        $0.converted(to: space, intent: .defaultIntent, options: nil)?.components)
    }
    let last = try #require(
      Self.locations.indices.dropFirst().first { location <= Self.locations[$0] })
    let (from, to) = (Self.locations[last - 1], Self.locations[last])
    let share = (CGFloat(location) - from) / (to - from)
    let components = zip(values[last - 1], values[last]).map { $0 * (1 - share) + $1 * share }
    return try #require(unsafe CGColor(colorSpace: space, components: components)).rgba
  }

  private func expect(
    _ image: CGImage, at location: (Int) -> Double, _ color: (Double) throws -> SIMD4<Double>
  ) rethrows {
    for x in 0..<image.width {
      let color = try color(location(x))
      let expected = SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w) * 255
      let pixel = image.pixel(x: x, y: 0)
      for index in 0..<4 where abs(Double(pixel[index]) - expected[index]) > 2 {
        Issue.record("\(x): \(pixel), not \(expected)")
        return
      }
    }
  }

  @Test("a linear gradient interpolates in its space within 2 of 255", arguments: spaces)
  func linear(space: CGColorSpace) throws {
    let gradient = try #require(
      unsafe CGGradient(
        colorsSpace: space, colors: Self.colors as CFArray, locations: Self.locations))
    let image = try #require(
      drawn(width: Self.width, height: 1) {
        $0.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: Self.width, y: 0), options: [])
      })
    let location = { (x: Int) in (Double(x) + 0.5) / Double(Self.width) }
    try expect(image, at: location) { try interpolated($0, in: space) }
  }

  @Test("a conic gradient interpolates in its space within 2 of 255", arguments: spaces)
  func conic(space: CGColorSpace) throws {
    let gradient = try #require(
      unsafe CGGradient(
        colorsSpace: space, colors: Self.colors as CFArray, locations: Self.locations))
    let image = try #require(
      drawn(width: 120, height: 1) {
        $0.drawConicGradient(gradient, center: CGPoint(x: 60, y: 20), angle: -.pi)
      })
    let location = { (x: Int) in (atan2(-19.5, Double(x) - 59.5) + .pi) / (2 * .pi) }
    try expect(image, at: location) { try interpolated($0, in: space) }
  }

  @Test("the middle of red and green is brighter in linear sRGB than in sRGB, and gray in gray")
  func middles() throws {
    func middle(_ name: String) throws -> SIMD4<UInt8> {
      let gradient = try #require(
        unsafe CGGradient(
          colorsSpace: CGColorSpace(name: name), colors: [red, green] as CFArray, locations: nil))
      let image = try #require(
        drawn(width: 101, height: 1) {
          $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 101, y: 0), options: [])
        })
      return image.pixel(x: 50, y: 0)
    }
    #expect(try middle(CGColorSpace.sRGB).x == 128 && middle(CGColorSpace.linearSRGB).x == 188)
    let gray = try middle(CGColorSpace.linearGray)
    #expect(gray.x == gray.y && gray.y == gray.z)
  }

  @Test("a gradient from components interpolates in the components' space")
  func components() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let components: [CGFloat] = [0, 0, 0, 1, 1, 1, 1, 1]
    let gradient = try #require(
      unsafe CGGradient(colorSpace: space, colorComponents: components, locations: nil, count: 2))
    let image = try #require(
      drawn(width: 101, height: 1) {
        $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 101, y: 0), options: [])
      })
    #expect(image.pixel(x: 50, y: 0).x == 188)
  }

  @Test("a gradient in a pattern or indexed space, or of other objects, is nil")
  func none() throws {
    let table: [UInt8] = [1, 2, 3]
    let indexed = try #require(
      unsafe CGColorSpace(
        indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 0, colorTable: table))
    let patterns = CGColorSpace(patternBaseSpace: nil)
    for space in [indexed, patterns] {
      #expect(
        unsafe CGGradient(colorsSpace: space, colors: [red, blue] as CFArray, locations: nil)
          == nil)
    }
    #expect(
      unsafe CGGradient(colorsSpace: nil, colors: [red, 7] as CFArray, locations: nil) == nil)
    #expect(unsafe CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }

  // MARK: Shadings

  private func makeFunction(
    outputs: Int = 4, domain: [CGFloat]? = nil, range: [CGFloat]? = nil,
    _ evaluate: @escaping @Sendable (CGFloat) -> [CGFloat]
  ) -> CGFunction? {
    var callbacks = unsafe CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        let values = evaluate(unsafe input[0])
        for (index, value) in values.enumerated() { unsafe output[index] = value }
      }, releaseInfo: nil)
    return unsafe CGFunction(
      info: nil, domainDimension: 1, domain: domain, rangeDimension: outputs, range: range,
      callbacks: &callbacks)
  }

  private static let wave: @Sendable (CGFloat) -> [CGFloat] = { x in
    [0.5 + 0.5 * sin(20 * x), x * x, x < 0.37 ? 0.2 : 0.9, 1 - x / 2]
  }

  @Test("a shading has its function's colors within 2 of 255, except at a discontinuity")
  func shading() throws {
    let function = try #require(makeFunction(Self.wave))
    let space = CGColorSpaceCreateDeviceRGB()
    let axial = try #require(
      CGShading(
        axialSpace: space, start: .zero, end: CGPoint(x: 256, y: 0), function: function,
        extendStart: false, extendEnd: false))
    let image = try #require(drawn(width: 256, height: 1) { $0.drawShading(axial) })
    for x in 0..<256 where x != 94 {
      let wave = Self.wave((CGFloat(x) + 0.5) / 256)
      let pixel = image.pixel(x: x, y: 0)
      for (index, expected) in [wave[0] * wave[3], wave[1] * wave[3], wave[2] * wave[3], wave[3]]
        .enumerated()
      {
        try #require(abs(CGFloat(pixel[index]) - expected * 255) <= 2, "\(x): \(pixel), \(wave)")
      }
    }
  }

  @Test("axial and radial shadings extend beyond an end only if it is requested")
  func extending() throws {
    let space = CGColorSpaceCreateDeviceGray()
    let function = try #require(makeFunction(outputs: 2) { [$0, 1] })
    let axial = try #require(
      CGShading(
        axialSpace: space, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0),
        function: function, extendStart: false, extendEnd: true))
    let line = try #require(drawn(width: 30, height: 1) { $0.drawShading(axial) })
    #expect(line.pixel(x: 5, y: 0) == .zero && line.pixel(x: 25, y: 0) == SIMD4(repeating: 255))
    let radial = try #require(
      CGShading(
        radialSpace: space, start: CGPoint(x: 15, y: 15), startRadius: 0,
        end: CGPoint(x: 15, y: 15), endRadius: 10, function: function, extendStart: true,
        extendEnd: false))
    let disk = try #require(drawn(width: 30, height: 30) { $0.drawShading(radial) })
    #expect(abs(Int(disk.pixel(x: 20, y: 15).x) - 140) <= 2 && disk.pixel(x: 27, y: 15) == .zero)
  }

  @Test("a function's input and output are clamped to its domain and range")
  func limits() throws {
    let function = try #require(
      makeFunction(outputs: 2, domain: [0.25, 0.5], range: [0, 0.4, 0, 1]) { [$0, 1] })
    let shading = try #require(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceGray(), start: .zero, end: CGPoint(x: 100, y: 0),
        function: function, extendStart: false, extendEnd: false))
    let image = try #require(drawn(width: 100, height: 1) { $0.drawShading(shading) })
    #expect(image.pixel(x: 2, y: 0).x == 64 && image.pixel(x: 97, y: 0).x == 102)
    #expect(abs(Int(image.pixel(x: 30, y: 0).x) - 78) <= 2)
  }

  @Test("a shading needs a function with an output for each color component and alpha")
  func badFunctions() throws {
    let function = try #require(makeFunction(outputs: 3) { [$0, $0, $0] })
    #expect(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: .zero, function: function,
        extendStart: true, extendEnd: true) == nil)
    var callbacks = unsafe CGFunctionCallbacks(version: 0, evaluate: nil, releaseInfo: nil)
    #expect(
      unsafe CGFunction(
        info: nil, domainDimension: 1, domain: nil, rangeDimension: 1, range: nil,
        callbacks: &callbacks) == nil)
  }
}
