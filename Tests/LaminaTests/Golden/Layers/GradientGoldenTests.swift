import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

/// A gradient layer and what it must draw, worked out in double precision for each pixel.
struct GradientCase: CustomTestStringConvertible, Sendable {
  var type = CAGradientLayerType.axial
  var start = CGPoint(x: 0.5, y: 0)
  var end = CGPoint(x: 0.5, y: 1)
  var colors: [SIMD4<Double>] = [SIMD4(1, 0, 0, 1), SIMD4(0, 0, 1, 1)]
  var locations: [Double]?
  var name: String

  var testDescription: String { name }

  static let all: [GradientCase] = [
    GradientCase(name: "axial"),
    GradientCase(
      start: .zero, end: CGPoint(x: 1, y: 1), locations: [0.25, 0.75], name: "diagonal axial"),
    GradientCase(
      start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5),
      colors: [
        SIMD4(1, 1, 0, 1), SIMD4(0, 1, 0, 0.25), SIMD4(0, 0, 1, 0.5), SIMD4(1, 1, 1, 1),
      ], locations: [0, 0.3, 0.3, 1], name: "translucent with a hard edge"),
    GradientCase(
      type: .radial, start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 1, y: 1),
      colors: [SIMD4(1, 1, 1, 1), SIMD4(0, 0.5, 0.5, 1), SIMD4(0, 0, 0, 0)], name: "radial"),
    GradientCase(
      type: .conic, start: CGPoint(x: 0.4, y: 0.6), end: CGPoint(x: 0.9, y: 0.2),
      colors: [SIMD4(1, 0, 0, 1), SIMD4(0, 1, 0, 1), SIMD4(0, 0, 1, 1), SIMD4(1, 0, 0, 1)],
      name: "conic"),
    GradientCase(colors: [SIMD4(0.2, 0.4, 0.6, 1)], name: "one color"),
    GradientCase(
      colors: [SIMD4(1, 0, 0, 1), SIMD4(0, 1, 0, 1), SIMD4(0, 0, 1, 1)], locations: [0.5],
      name: "locations of another count"),
  ]

  @MainActor func makeLayer(_ bounds: CGRect) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = bounds
    (layer.type, layer.startPoint, layer.endPoint) = (type, start, end)
    layer.colors = colors.map { CGColor(red: $0.x, green: $0.y, blue: $0.z, alpha: $0.w) }
    layer.locations = locations?.map { NSNumber(value: $0) }
    return layer
  }

  /// The straight color at a point, in points of a layer of a size.
  func color(at point: SIMD2<Double>, in size: SIMD2<Double>) -> SIMD4<Double> {
    let progress = progress(at: point, in: size)
    let spread = colors.indices.map { Double($0) / Double(max(colors.count - 1, 1)) }
    let positions = locations?.count == colors.count ? locations ?? spread : spread
    guard let next = positions.firstIndex(where: { $0 > progress }) else {
      return colors[colors.count - 1]
    }
    guard next > 0 else { return colors[0] }
    let part = (progress - positions[next - 1]) / (positions[next] - positions[next - 1])
    return colors[next - 1] + (colors[next] - colors[next - 1]) * part
  }

  private func progress(at point: SIMD2<Double>, in size: SIMD2<Double>) -> Double {
    let (start, end) = (SIMD2(start.x, start.y) * size, SIMD2(end.x, end.y) * size)
    let (way, offset) = (end - start, point - start)
    switch type {
    case .radial:
      let scaled = offset / way
      return (scaled * scaled).sum().squareRoot()
    case .conic:
      let angle = atan2(offset.y, offset.x) - atan2(way.y, way.x)
      let revolution = angle / (2 * .pi)
      return revolution - revolution.rounded(.down)
    default:
      return (offset * way).sum() / (way * way).sum()
    }
  }
}

@Suite("Gradient layers", .serialized)
@MainActor struct GradientGoldenTests {
  private static let size = CGSize(width: 60, height: 40)

  private func makeScreen(_ scale: CGFloat = 1) throws -> OffscreenScreen {
    let screen = try OffscreenScreen(size: Self.size, scale: scale)
    screen.window.backgroundColor = .white
    return screen
  }

  /// How far pixels are from the expected colors over white, in 1/255; those across a jump of the
  /// gradient are left out.
  private func difference(_ image: CGImage, _ sample: GradientCase, scale: Double) -> Double {
    let bytes = image.premultipliedRGBA
    let size = SIMD2(Double(Self.size.width), Double(Self.size.height))
    var largest = 0.0
    for y in 0..<image.height {
      for x in 0..<image.width {
        let point = SIMD2(Double(x) + 0.5, Double(y) + 0.5) / scale
        func expected(_ offset: SIMD2<Double>) -> SIMD4<Double> {
          let color = sample.color(at: point + offset, in: size)
          return (color * color.w + (1 - color.w)) * 255
        }
        let near = [SIMD2(0.01, 0), SIMD2(-0.01, 0), SIMD2(0, 0.01), SIMD2(0, -0.01)]
        let center = expected(.zero)
        let isJump = near.contains { offset in
          let step = expected(offset) - center
          return max(step.max(), -step.min()) > 10
        }
        guard !isJump else { continue }
        for channel in 0..<3 {
          let actual = Double(bytes[(y * image.width + x) * 4 + channel])
          largest = max(largest, abs(actual - center[channel]))
        }
      }
    }
    return largest
  }

  @Test(
    "each pixel is within 2 of 255 of double precision", arguments: GradientCase.all,
    [1, 2] as [CGFloat])
  func exact(sample: GradientCase, scale: CGFloat) throws {
    let screen = try makeScreen(scale)
    screen.window.layer.addSublayer(sample.makeLayer(CGRect(origin: .zero, size: Self.size)))
    let image = try screen.frame()
    let difference = difference(image, sample, scale: scale)
    #expect(difference <= 2, "\(sample.name): \(difference)")
  }

  @Test("drawn into a context, a layer is within 2 of 255 too", arguments: GradientCase.all)
  func context(sample: GradientCase) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: Self.size, format: format)
    let image = renderer.image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: Self.size))
      sample.makeLayer(CGRect(origin: .zero, size: Self.size)).render(in: context.cgContext)
    }
    let difference = difference(try #require(image.cgImage), sample, scale: 1)
    #expect(difference <= 2, "\(sample.name): \(difference)")
  }

  @Test("colors, locations and points are animated by the compositor")
  func animated() throws {
    let screen = try makeScreen()
    var sample = GradientCase.all[0]
    let layer = sample.makeLayer(CGRect(origin: .zero, size: Self.size))
    layer.locations = [0, 1]
    screen.window.layer.addSublayer(layer)
    try screen.render()
    let animations: [(String, Any)] = [
      ("colors", [UIColor.green.cgColor, UIColor.yellow.cgColor]),
      ("locations", [0.5, 0.75] as [NSNumber]), ("endPoint", CGPoint(x: 1, y: 1)),
    ]
    for (keyPath, value) in animations {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.toValue = value
      animation.duration = 1
      layer.add(animation, forKey: keyPath)
    }
    try screen.render()
    screen.time += 0.5
    let image = try screen.frame()
    sample.colors = [SIMD4(0.5, 0.5, 0, 1), SIMD4(0.5, 0.5, 0.5, 1)]
    sample.locations = [0.25, 0.875]
    sample.end = CGPoint(x: 0.75, y: 1)
    #expect(difference(image, sample, scale: 1) <= 2)
    let shown = try #require(layer.presentation())
    #expect(shown.endPoint == CGPoint(x: 0.75, y: 1))
    #expect(shown.locations?.map(\.doubleValue) == [0.25, 0.875])
  }

  @Test("corners, borders, opacity, rotation and perspective apply as to any layer")
  func decorated() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 240, height: 160))
    screen.window.backgroundColor = UIColor(white: 0.93, alpha: 1)
    for (index, sample) in GradientCase.all.prefix(6).enumerated() {
      let frame = CGRect(x: 15 + index % 3 * 75, y: 20 + index / 3 * 70, width: 60, height: 50)
      let layer = sample.makeLayer(frame)
      layer.cornerRadius = 12
      layer.borderWidth = index % 2 == 0 ? 3 : 0
      layer.borderColor = UIColor.darkGray.cgColor
      layer.opacity = index == 3 ? 0.5 : 1
      layer.backgroundColor = index == 2 ? UIColor.orange.cgColor : nil
      layer.masksToBounds = index == 4
      if index == 1 { layer.transform = CATransform3DMakeRotation(0.4, 0, 0, 1) }
      if index == 5 {
        layer.transform.m34 = -1 / 120
        layer.transform = CATransform3DRotate(layer.transform, 0.8, 0, 1, 0)
      }
      screen.window.layer.addSublayer(layer)
    }
    try assertSnapshot(
      of: screen.frame(), named: "gradient-layers", tolerance: GoldenTests.tolerance(screen))
  }
}
