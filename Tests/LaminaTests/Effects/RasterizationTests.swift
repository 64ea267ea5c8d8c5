import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

/// A layer of 40 × 24 points that is drawn once directly and once as a bitmap.
struct RasterizationCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The largest difference in 255ths: 1 where translucent pixels of the bitmap are rounded once
  /// more.
  let tolerance: Double
  let change: @MainActor @Sendable (CALayer) -> Void

  init(
    _ name: String, within tolerance: Double = 0,
    _ change: @escaping @MainActor @Sendable (CALayer) -> Void = { _ in }
  ) {
    (testDescription, self.tolerance, self.change) = (name, tolerance, change)
  }

  static let all: [RasterizationCase] = [
    RasterizationCase("a layer with sublayers"),
    RasterizationCase("rounded corners and a border", within: 1) {
      $0.cornerRadius = 9
      $0.borderWidth = 2
    },
    RasterizationCase("clipped sublayers", within: 1) {
      $0.cornerRadius = 9
      $0.masksToBounds = true
    },
    RasterizationCase("bounds with another origin") { $0.bounds.origin = CGPoint(x: -6, y: 3) },
    RasterizationCase("no background") { $0.backgroundColor = nil },
    RasterizationCase("an opacity", within: 1) { $0.opacity = 0.5 },
    RasterizationCase("translucent sublayers", within: 1) { layer in
      for sublayer in layer.sublayers ?? [] { sublayer.opacity = 0.4 }
    },
    RasterizationCase("a mask", within: 1) { layer in
      let mask = CALayer()
      mask.frame = CGRect(x: 2, y: 2, width: 30, height: 30)
      mask.cornerRadius = 8
      mask.backgroundColor = UIColor.black.cgColor
      layer.mask = mask
    },
    RasterizationCase("a blur", within: 1) { layer in
      let blur = CAFilter(type: kCAFilterGaussianBlur)
      blur.setValue(3, forKey: "inputRadius")
      layer.filters = [blur]
    },
    RasterizationCase("flipped geometry inside") { $0.isGeometryFlipped = true },
    RasterizationCase("flipped geometry around") { $0.superlayer?.isGeometryFlipped = true },
    RasterizationCase("a clip around") { $0.superlayer?.masksToBounds = true },
    RasterizationCase("a group around", within: 1) { $0.superlayer?.opacity = 0.6 },
    RasterizationCase("a mask around", within: 1) { layer in
      let mask = CALayer()
      mask.frame = CGRect(x: 10, y: 4, width: 30, height: 30)
      mask.backgroundColor = UIColor(white: 0, alpha: 0.7).cgColor
      layer.superlayer?.mask = mask
    },
    RasterizationCase("rasterized sublayers") { layer in
      for sublayer in layer.sublayers ?? [] { sublayer.shouldRasterize = true }
    },
    RasterizationCase("sublayers in 3D", within: 1) { layer in
      layer.sublayerTransform.m34 = -1 / 60
      layer.sublayers?.first?.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
    },
    RasterizationCase("a layer seen from behind") {
      $0.isDoubleSided = false
      $0.transform = CATransform3DMakeScale(-1, 1, 1)
    },
  ]
}

// V20
@Suite("Rasterization", .serialized)
@MainActor struct RasterizationTests {
  private static let size = CGSize(width: 80, height: 60)

  /// A gray host with a red layer, which has a blue sublayer that is partly outside, and an image.
  private func makeScreen(
    _ scale: CGFloat = 1, _ change: (CALayer) -> Void
  ) throws -> OffscreenScreen {
    let screen = try OffscreenScreen(size: Self.size, scale: scale)
    screen.window.backgroundColor = .white
    let (host, layer, blue, image) = (CALayer(), CALayer(), CALayer(), CALayer())
    host.frame = CGRect(x: 6, y: 4, width: 60, height: 50)
    host.backgroundColor = UIColor(white: 0.8, alpha: 1).cgColor
    layer.frame = CGRect(x: 10, y: 8, width: 40, height: 24)
    layer.backgroundColor = UIColor.red.cgColor
    blue.frame = CGRect(x: 20, y: -4, width: 30, height: 20)
    blue.backgroundColor = UIColor.blue.cgColor
    image.frame = CGRect(x: 2, y: 6, width: 16, height: 16)
    image.contents = CGImage(
      width: 16, height: 16,
      premultipliedRGBA: (0..<256).flatMap { [UInt8($0), UInt8(255 - $0), 60, 255] })
    for sublayer in [blue, image] { layer.addSublayer(sublayer) }
    host.addSublayer(layer)
    screen.window.layer.addSublayer(host)
    // Changes of layers in a window would be animated.
    CATransaction.setDisableActions(true)
    change(layer)
    CATransaction.setDisableActions(false)
    return screen
  }

  private func difference(_ image: CGImage, _ other: CGImage) -> Double {
    zip(image.premultipliedRGBA, other.premultipliedRGBA)
      .reduce(0) { max($0, abs(Double($1.0) - Double($1.1))) }
  }

  @Test(
    "at the screen's scale and on whole pixels, the bitmap equals the layer drawn directly",
    arguments: RasterizationCase.all, [1, 2])
  func screenScale(example: RasterizationCase, scale: CGFloat) throws {
    let direct = try makeScreen(scale) { example.change($0) }.frame()
    let screen = try makeScreen(scale) {
      example.change($0)
      $0.shouldRasterize = true
      $0.rasterizationScale = scale
    }
    let difference = difference(try screen.frame(), direct)
    #expect(difference <= example.tolerance, "\(example): \(difference)")
  }

  @Test("a masked mask and a rasterized mask equal those that are drawn directly")
  func rasterizedMask() throws {
    func change(_ layer: CALayer, _ isRasterized: Bool) {
      let mask = CALayer()
      mask.frame = CGRect(x: 2, y: 2, width: 30, height: 30)
      mask.cornerRadius = 8
      mask.backgroundColor = UIColor.black.cgColor
      mask.shouldRasterize = isRasterized
      layer.mask = mask
    }
    let direct = try makeScreen { change($0, false) }.frame()
    let rasterized = try makeScreen { change($0, true) }.frame()
    #expect(difference(direct, rasterized) <= 1)
  }

  /// The bitmap of an opaque layer with 8-point squares, drawn by a linear filter in double
  /// precision, without pixels beside its edges.
  private func resampled(_ colors: [SIMD3<Double>], scale: Double, x: Int, y: Int) -> SIMD3<Double>
  {
    let size = SIMD2(40 * scale, 24 * scale)
    func texel(_ column: Double, _ row: Double) -> SIMD3<Double> {
      let point = SIMD2(
        (min(max(column, 0), size.x - 1) + 0.5) / scale,
        (min(max(row, 0), size.y - 1) + 0.5) / scale)
      return colors[Int(point.y / 8) * 5 + Int(point.x / 8)]
    }
    let position = SIMD2((Double(x) + 0.5) * scale, (Double(y) + 0.5) * scale) - 0.5
    let low = position.rounded(.down)
    let part = position - low
    let upper = texel(low.x, low.y) * (1 - part.x) + texel(low.x + 1, low.y) * part.x
    let lower = texel(low.x, low.y + 1) * (1 - part.x) + texel(low.x + 1, low.y + 1) * part.x
    return upper * (1 - part.y) + lower * part.y
  }

  @Test(
    "at another scale, the bitmap is resampled with a linear filter",
    arguments: [0.25, 0.5, 2, 4])
  func otherScale(scale: Double) throws {
    let screen = try OffscreenScreen(size: Self.size, scale: 1)
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 8, width: 40, height: 24)
    (layer.shouldRasterize, layer.rasterizationScale) = (true, CGFloat(scale))
    let colors = (0..<15).map { index -> SIMD3<Double> in
      let (red, green) = (Double(index % 4) * 80, Double(index % 3) * 120)
      return SIMD3(red, green, Double(index) * 17)
    }
    for (index, color) in colors.enumerated() {
      let square = CALayer()
      square.frame = CGRect(x: index % 5 * 8, y: index / 5 * 8, width: 8, height: 8)
      square.backgroundColor = CGColor(
        red: color.x / 255, green: color.y / 255, blue: color.z / 255, alpha: 1)
      layer.addSublayer(square)
    }
    screen.window.layer.addSublayer(layer)
    let image = try screen.frame()
    var (largest, sum) = (0.0, 0.0)
    for y in 0..<24 {
      for x in 0..<40 {
        let (pixel, expected) = (
          image.pixel(x: 10 + x, y: 8 + y), resampled(colors, scale: scale, x: x, y: y)
        )
        for channel in 0..<3 {
          let difference = abs(Double(pixel[channel]) - expected[channel])
          largest = max(largest, difference)
          sum += difference
        }
      }
    }
    #expect(largest <= 2 && sum / (40 * 24 * 3) <= 0.5, "\(largest), \(sum / (40 * 24 * 3))")
  }

  @Test("with the filter nearest, the bitmap's pixels are visible")
  func nearest() throws {
    let image = try makeScreen { layer in
      (layer.shouldRasterize, layer.rasterizationScale) = (true, 0.25)
      layer.magnificationFilter = .nearest
    }.frame()
    // Four pixels of the screen show one of the bitmap.
    for x in stride(from: 16, to: 56, by: 4) {
      let first = image.pixel(x: x, y: 20)
      for offset in 1..<4 { #expect(image.pixel(x: x + offset, y: 20) == first) }
    }
  }

  @Test("an animation inside is seen in each frame")
  func animation() throws {
    func frames(_ isRasterized: Bool) throws -> [CGImage] {
      let screen = try makeScreen { layer in
        layer.shouldRasterize = isRasterized
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (0, 40, 1)
        layer.sublayers?.first?.add(move, forKey: nil)
      }
      return try (0..<5).map { _ in
        screen.time += 0.25
        return try screen.frame()
      }
    }
    let (direct, rasterized) = (try frames(false), try frames(true))
    for (image, other) in zip(direct, rasterized) { #expect(difference(image, other) <= 1) }
    #expect(difference(direct[0], direct[2]) > 100)
  }

  @Test("a transition of a rasterized layer, and one inside of it, equal those without a bitmap")
  func transitions() throws {
    func frames(_ isRasterized: Bool, _ isInside: Bool) throws -> [CGImage] {
      var target: CALayer?
      let screen = try makeScreen { layer in
        layer.shouldRasterize = isRasterized
        target = isInside ? layer.sublayers?.first : layer
      }
      try screen.render()
      let transition = CATransition()
      (transition.type, transition.duration) = (.push, 1)
      target?.add(transition, forKey: nil)
      target?.backgroundColor = UIColor.green.cgColor
      return try (0..<4).map { _ in
        screen.time += 0.25
        return try screen.frame()
      }
    }
    for isInside in [false, true] {
      let (direct, rasterized) = (try frames(false, isInside), try frames(true, isInside))
      for (image, other) in zip(direct, rasterized) { #expect(difference(image, other) <= 2) }
      #expect(difference(direct[0], direct[3]) > 100)
    }
  }
}
