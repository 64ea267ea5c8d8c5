import CoreGraphics
import TestSupport
import Testing

/// Requirement V16: gradients, compared with a reference in doubles.
@Suite("Linear, radial and conic gradients match a reference")
struct GradientTests {
  private static let (width, height) = (64, 48)

  private struct Stops {
    var locations: [CGFloat]
    var colors: [SIMD4<Double>]

    init(_ generator: inout SeededGenerator) {
      let count = Int.random(in: 2...5, using: &generator)
      // Locations are at least a tenth apart, so that no edge is as hard as a single pixel.
      locations = (0..<count).map {
        (CGFloat($0) + CGFloat.random(in: 0...0.5, using: &generator)) / CGFloat(count)
      }
      colors = (0..<count).map { _ in
        SIMD4(
          .random(in: 0...1, using: &generator), .random(in: 0...1, using: &generator),
          .random(in: 0...1, using: &generator), .random(in: 0.2...1, using: &generator))
      }
    }

    var gradient: CGGradient? { CGGradient(colors: colors, locations: locations) }

    func color(at location: Double) -> SIMD4<Double> {
      guard location > locations[0] else { return colors[0] }
      for index in 1..<locations.count where location <= locations[index] {
        let span = locations[index] - locations[index - 1]
        let share = (location - locations[index - 1]) / span
        return colors[index - 1] * (1 - share) + colors[index] * share
      }
      return colors[colors.count - 1]
    }
  }

  private static let optionSets: [CGGradientDrawingOptions] = [
    [], .drawsBeforeStartLocation, .drawsAfterEndLocation,
    [.drawsBeforeStartLocation, .drawsAfterEndLocation],
  ]

  @Test("linear gradients match the reference within 2 of 255", arguments: 0..<4)
  func linear(set: Int) throws {
    var generator = SeededGenerator(seed: 11)
    let options = Self.optionSets[set]
    for _ in 0..<6 {
      let stops = Stops(&generator)
      let gradient = try #require(stops.gradient)
      let start = CGPoint(
        x: CGFloat.random(in: 5...30, using: &generator),
        y: CGFloat.random(in: 5...40, using: &generator))
      let end = CGPoint(
        x: start.x + 26, y: start.y + CGFloat.random(in: -20...20, using: &generator))
      let image = try #require(
        drawn(width: Self.width, height: Self.height) {
          $0.drawLinearGradient(gradient, start: start, end: end, options: options)
        })
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      compare(image, stops) { point in
        Self.extended(
          ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy), options)
      }
    }
  }

  @Test("radial gradients match the reference within 2 of 255", arguments: 0..<4)
  func radial(set: Int) throws {
    var generator = SeededGenerator(seed: 12)
    let options = Self.optionSets[set]
    let pairs: [(CGPoint, CGFloat, CGPoint, CGFloat)] = [
      (CGPoint(x: 30, y: 22), 4, CGPoint(x: 34, y: 26), 20),
      (CGPoint(x: 32, y: 24), 0, CGPoint(x: 32, y: 24), 18),
      (CGPoint(x: 32, y: 24), 22, CGPoint(x: 30, y: 20), 3),
      (CGPoint(x: 16, y: 24), 5, CGPoint(x: 46, y: 24), 10),
      (CGPoint(x: 16, y: 20), 8, CGPoint(x: 46, y: 28), 8),
      (CGPoint(x: 44, y: 24), 12, CGPoint(x: 18, y: 22), 4),
    ]
    for (center, radius, endCenter, endRadius) in pairs {
      let stops = Stops(&generator)
      let gradient = try #require(stops.gradient)
      let image = try #require(
        drawn(width: Self.width, height: Self.height) {
          $0.drawRadialGradient(
            gradient, startCenter: center, startRadius: radius, endCenter: endCenter,
            endRadius: endRadius, options: options)
        })
      compare(image, stops) { point in
        Self.radialLocation(
          of: point, center: center, radius: radius, endCenter: endCenter, endRadius: endRadius,
          options: options)
      }
    }
  }

  @Test("conic gradients match the reference within 2 of 255")
  func conic() throws {
    var generator = SeededGenerator(seed: 13)
    for angle in [0, 1, -2.5, 20] as [CGFloat] {
      let stops = Stops(&generator)
      let gradient = try #require(stops.gradient)
      let center = CGPoint(x: 30.3, y: 20.7)
      let image = try #require(
        drawn(width: Self.width, height: Self.height) {
          $0.drawConicGradient(gradient, center: center, angle: angle)
        })
      compare(image, stops) { point in
        let fraction = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
        return fraction - fraction.rounded(.down)
      }
    }
  }

  /// The location, or nil if it is beyond an end at which the gradient is not extended.
  private static func extended(
    _ location: Double, _ options: CGGradientDrawingOptions
  ) -> Double? {
    if location < 0 && !options.contains(.drawsBeforeStartLocation) { return nil }
    if location > 1 && !options.contains(.drawsAfterEndLocation) { return nil }
    return location
  }

  /// The largest painted location whose circle passes through the point.
  private static func radialLocation(
    of point: CGPoint, center: CGPoint, radius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) -> Double? {
    let (cx, cy, dr) = (endCenter.x - center.x, endCenter.y - center.y, endRadius - radius)
    let (px, py) = (point.x - center.x, point.y - center.y)
    let a = cx * cx + cy * cy - dr * dr
    let b = px * cx + py * cy + radius * dr
    let c = px * px + py * py - radius * radius
    var locations: [Double] = []
    if abs(a) < 1e-9 {
      if b != 0 { locations = [c / (2 * b)] }
    } else if b * b - a * c >= 0 {
      let root = (b * b - a * c).squareRoot()
      locations = [(b + root) / a, (b - root) / a]
    }
    return locations.sorted(by: >).first {
      radius + $0 * dr >= 0 && extended($0, options) != nil
    }
  }

  /// Compares the pixels that are not near an edge: those whose surroundings are all painted or all
  /// unpainted.
  private func compare(_ image: CGImage, _ stops: Stops, location: (CGPoint) -> Double?) {
    var count = 0
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let center = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        let around = [(-0.6, -0.6), (0.6, -0.6), (-0.6, 0.6), (0.6, 0.6)].map { dx, dy in
          location(CGPoint(x: center.x + dx, y: center.y + dy))
        }
        let here = location(center)
        let locations = around.compactMap { $0 }
        guard locations.count == (here == nil ? 0 : 4),
          (locations.max() ?? 0) - (locations.min() ?? 0) < 0.5
        else { continue }
        let color = here.map { stops.color(at: $0) } ?? .zero
        let expected = SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w) * 255
        let pixel = image.pixel(x: x, y: y)
        count += 1
        for index in 0..<4 where abs(Double(pixel[index]) - expected[index]) > 2 {
          Issue.record("(\(x), \(y)): \(pixel), not \(expected)")
          return
        }
      }
    }
    #expect(count > Self.width * Self.height / 2)
  }
}
