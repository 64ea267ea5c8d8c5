import CoreGraphics
import TestSupport
import Testing

/// Requirement V16: blend modes, compared with plain loops in double precision.
@Suite("Blend modes follow their formulas")
struct BlendModeTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap { Int($0) } ?? 300

  @Test(
    "random translucent colors blend within 2 of 255 of the reference",
    arguments: (0...27).compactMap { CGBlendMode(rawValue: $0) })
  func random(mode: CGBlendMode) throws {
    var generator = SeededGenerator(seed: UInt64(mode.rawValue) + 1)
    var left = Self.rounds
    while left > 0 {
      let count = min(left, 1000)
      left -= count
      try check(mode, (0..<count).map { _ in (color(&generator), color(&generator)) })
    }
  }

  /// Returns a color that is exact as a premultiplied pixel: cairo blends plain colors in sixteen
  /// bits, of which the test reads eight. Some values are those at which the formulas have
  /// discontinuities: 0, 0.5 and 1.
  private func color(_ generator: inout SeededGenerator) -> SIMD4<Double> {
    func value() -> Double {
      let corner = Int.random(in: 0..<8, using: &generator)
      return corner < 3 ? Double(corner) / 2 : Double.random(in: 0...1, using: &generator)
    }
    let alpha = (value() * 255).rounded()
    guard alpha > 0 else { return .zero }
    func part() -> Double { (value() * alpha).rounded() / alpha }
    return SIMD4(part(), part(), part(), alpha / 255)
  }

  private func check(
    _ mode: CGBlendMode, _ pairs: [(source: SIMD4<Double>, backdrop: SIMD4<Double>)]
  ) throws {
    let context = CGContext(width: pairs.count, height: 3)
    for (x, pair) in pairs.enumerated() {
      context.setBlendMode(.copy)
      context.fill(pair.backdrop, CGRect(x: x, y: 0, width: 1, height: 2))
      context.fill(pair.source, CGRect(x: x, y: 2, width: 1, height: 1))
      context.setBlendMode(mode)
      context.fill(pair.source, CGRect(x: x, y: 1, width: 1, height: 1))
    }
    let image = try #require(context.takeImage())
    for x in pairs.indices {
      // The reference blends the colors as rounded to eight bits.
      let backdrop = straight(image.pixel(x: x, y: 0))
      let source = straight(image.pixel(x: x, y: 2))
      let expected = BlendReference.blend(source, over: backdrop, mode) * 255
      let pixel = image.pixel(x: x, y: 1)
      let found = SIMD4(Double(pixel.x), Double(pixel.y), Double(pixel.z), Double(pixel.w))
      let difference = (found - expected).largestMagnitude
      #expect(
        difference < 2.001, "\(source) on \(backdrop): \(found), not \(expected)")
    }
  }

  private func straight(_ pixel: SIMD4<UInt8>) -> SIMD4<Double> {
    guard pixel.w > 0 else { return .zero }
    let alpha = Double(pixel.w)
    return SIMD4(
      Double(pixel.x) / alpha, Double(pixel.y) / alpha, Double(pixel.z) / alpha, alpha / 255)
  }
}

extension SIMD4<Double> {
  fileprivate var largestMagnitude: Double {
    Swift.max(abs(x), abs(y), abs(z), abs(w))
  }
}

extension CGContext {
  fileprivate func fill(_ color: SIMD4<Double>, _ rect: CGRect) {
    setFillColor(red: color.x, green: color.y, blue: color.z, alpha: color.w)
    fill(rect)
  }
}
