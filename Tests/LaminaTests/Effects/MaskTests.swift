import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

/// A mask of a layer of 40 × 24 points.
struct MaskCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// Makes the mask from black layers.
  let make: @MainActor @Sendable () -> CALayer
  /// Changes the masked layer.
  var change: @MainActor @Sendable (CALayer) -> Void = { _ in }
  /// The opacity and the clip that the change sets.
  var opacity = 1.0
  var isClipped = false

  init(
    _ name: String, opacity: Double = 1, isClipped: Bool = false,
    make: @escaping @MainActor @Sendable () -> CALayer,
    change: @escaping @MainActor @Sendable (CALayer) -> Void = { _ in }
  ) {
    (testDescription, self.opacity, self.isClipped) = (name, opacity, isClipped)
    (self.make, self.change) = (make, change)
  }

  @MainActor static func layer(_ frame: CGRect, alpha: CGFloat = 1, radius: CGFloat = 0) -> CALayer
  {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: alpha)
    layer.cornerRadius = radius
    return layer
  }

  @MainActor static func rounded() -> CALayer {
    layer(CGRect(x: 4, y: 2, width: 30, height: 20), radius: 9)
  }

  @MainActor static func withImage() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 24)
    let alphas = (0..<40 * 24).map { UInt8($0 * 7 % 256) }
    layer.contents = CGImage(
      width: 40, height: 24, premultipliedRGBA: alphas.flatMap { [0, 0, 0, $0] })
    return layer
  }

  @MainActor static func tree() -> CALayer {
    let mask = CALayer()
    mask.frame = CGRect(x: -4, y: 3, width: 50, height: 18)
    mask.addSublayer(layer(CGRect(x: 2, y: 0, width: 20, height: 12), alpha: 0.5))
    mask.addSublayer(layer(CGRect(x: 14, y: 4, width: 20, height: 16), alpha: 0.75, radius: 6))
    return mask
  }

  static let all: [MaskCase] = [
    MaskCase("a rounded layer", make: rounded),
    MaskCase("a layer with an image", make: withImage),
    MaskCase("a tree with sublayers", make: tree),
    MaskCase(
      "a rotated layer",
      make: {
        let mask = rounded()
        mask.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
        return mask
      }),
    MaskCase(
      "a translucent layer",
      make: {
        let mask = tree()
        mask.opacity = 0.6
        return mask
      }),
    MaskCase(
      "a hidden layer",
      make: {
        let mask = rounded()
        mask.isHidden = true
        return mask
      }),
    MaskCase(
      "a layer outside of the bounds", make: { layer(CGRect(x: 60, y: 0, width: 9, height: 9)) }),
    MaskCase("an empty layer", make: { CALayer() }),
    MaskCase(
      "a rounded layer on a translucent one", opacity: 0.5, make: rounded,
      change: { $0.opacity = 0.5 }),
    MaskCase(
      "a tree on a layer that clips its sublayers", isClipped: true, make: tree,
      change: { $0.masksToBounds = true }),
  ]
}

// V20
@Suite("Masks", .serialized)
@MainActor struct MaskTests {
  private static let size = CGSize(width: 64, height: 40)
  private static let frame = CGRect(x: 10, y: 8, width: 40, height: 24)
  private static let inner = CGRect(x: 20, y: -4, width: 30, height: 20)

  private func makeScreen(_ scale: CGFloat = 1) throws -> OffscreenScreen {
    let screen = try OffscreenScreen(size: Self.size, scale: scale)
    screen.window.backgroundColor = .white
    return screen
  }

  /// A red layer with a blue sublayer, part of which lies outside of it.
  private func makeLayer() -> CALayer {
    let (layer, sublayer) = (CALayer(), CALayer())
    (layer.frame, sublayer.frame) = (Self.frame, Self.inner)
    layer.backgroundColor = UIColor.red.cgColor
    sublayer.backgroundColor = UIColor.blue.cgColor
    layer.addSublayer(sublayer)
    return layer
  }

  /// The alpha of a black layer tree at each pixel, with `mask` at its place in a layer without
  /// background.
  private func alpha(of mask: CALayer, scale: CGFloat = 1) throws -> [Double] {
    let screen = try makeScreen(scale)
    let host = CALayer()
    host.frame = Self.frame
    host.addSublayer(mask)
    screen.window.layer.addSublayer(host)
    let bytes = try screen.frame().premultipliedRGBA
    return stride(from: 0, to: bytes.count, by: 4).map { 1 - Double(bytes[$0]) / 255 }
  }

  /// How far pixels are from those of the layer multiplied with alpha, in 1/255.
  private func difference(
    _ image: CGImage, _ alpha: [Double], opacity: Double = 1, isClipped: Bool = false,
    scale: CGFloat = 1
  ) -> Double {
    let bytes = image.premultipliedRGBA
    var largest = 0.0
    for index in alpha.indices {
      let point = CGPoint(
        x: (CGFloat(index % image.width) + 0.5) / scale - Self.frame.minX,
        y: (CGFloat(index / image.width) + 0.5) / scale - Self.frame.minY)
      let bounds = CGRect(origin: .zero, size: Self.frame.size)
      let isInside = bounds.contains(point)
      let isBlue = Self.inner.contains(point) && (isInside || !isClipped)
      let share = isBlue || isInside ? alpha[index] * opacity : 0
      let color = isBlue ? SIMD3(0, 0, 1) : SIMD3(1.0, 0, 0)
      let expected = (color * share + (1 - share)) * 255
      for channel in 0..<3 {
        largest = max(largest, abs(Double(bytes[index * 4 + channel]) - expected[channel]))
      }
    }
    return largest
  }

  @Test(
    "a mask multiplies what the layer and its sublayers show", arguments: MaskCase.all,
    [1, 2] as [CGFloat])
  func cases(sample: MaskCase, scale: CGFloat) throws {
    let alpha = try alpha(of: sample.make(), scale: scale)
    let screen = try makeScreen(scale)
    let layer = makeLayer()
    layer.mask = sample.make()
    sample.change(layer)
    screen.window.layer.addSublayer(layer)
    let difference = difference(
      try screen.frame(), alpha, opacity: sample.opacity, isClipped: sample.isClipped, scale: scale)
    #expect(difference <= 2, "\(sample.testDescription): \(difference)")
  }

  @Test("an image masks with its alpha, exactly")
  func image() throws {
    let screen = try makeScreen()
    let layer = makeLayer()
    layer.sublayers = nil
    layer.mask = MaskCase.withImage()
    screen.window.layer.addSublayer(layer)
    let image = try screen.frame()
    var largest = 0
    for y in 0..<24 {
      for x in 0..<40 {
        let alpha = (y * 40 + x) * 7 % 256
        let pixel = SIMD4<Int>(truncatingIfNeeded: image.pixel(x: x + 10, y: y + 8))
        let difference = pixel &- SIMD4(255, 255 - alpha, 255 - alpha, 255)
        largest = max(largest, difference.max(), -difference.min())
      }
    }
    #expect(largest <= 1, "\(largest)")
  }

  @Test("a mask of a mask multiplies too")
  func nested() throws {
    func innerMask() -> CALayer {
      MaskCase.layer(CGRect(x: 6, y: 1, width: 18, height: 12), alpha: 0.5, radius: 4)
    }
    let outer = try alpha(of: MaskCase.rounded())
    let place = CALayer()
    place.frame = MaskCase.rounded().frame
    place.addSublayer(innerMask())
    let inner = try alpha(of: place)
    let screen = try makeScreen()
    let layer = makeLayer()
    layer.mask = MaskCase.rounded()
    layer.mask?.mask = innerMask()
    screen.window.layer.addSublayer(layer)
    let difference = difference(try screen.frame(), zip(outer, inner).map { $0 * $1 })
    #expect(difference <= 3, "\(difference)")
  }

  @Test("a mask is moved, changed, replaced and removed, and only the damage is drawn")
  func moving() throws {
    let screen = try makeScreen()
    let layer = makeLayer()
    screen.window.layer.addSublayer(layer)
    let plain = try screen.frame()
    func expect(_ mask: CALayer, _ step: String) throws {
      CATransaction.flush()
      let image = try screen.frame()
      let difference = try difference(image, alpha(of: mask))
      #expect(difference <= 2, "\(step): \(difference)")
      screen.redrawWhole()
      #expect(ImageComparison(try screen.frame(), image).meanDifference == 0, "\(step)")
    }
    CATransaction.setDisableActions(true)
    layer.mask = MaskCase.rounded()
    try expect(MaskCase.rounded(), "set")
    CATransaction.setDisableActions(true)
    layer.mask?.frame.origin = CGPoint(x: 12.5, y: -3)
    let moved = MaskCase.rounded()
    moved.frame.origin = CGPoint(x: 12.5, y: -3)
    try expect(moved, "moved")
    CATransaction.setDisableActions(true)
    layer.mask?.addSublayer(MaskCase.layer(CGRect(x: -20, y: 0, width: 12, height: 8), alpha: 0.5))
    let extended = MaskCase.rounded()
    extended.frame.origin = CGPoint(x: 12.5, y: -3)
    extended.addSublayer(MaskCase.layer(CGRect(x: -20, y: 0, width: 12, height: 8), alpha: 0.5))
    try expect(extended, "with a sublayer")
    CATransaction.setDisableActions(true)
    layer.mask = MaskCase.tree()
    try expect(MaskCase.tree(), "replaced")
    CATransaction.setDisableActions(true)
    layer.mask = nil
    #expect(ImageComparison(try screen.frame(), plain).meanDifference == 0)
  }

  @Test("a mask is animated by the compositor")
  func animated() throws {
    let screen = try makeScreen()
    let layer = makeLayer()
    let mask = MaskCase.rounded()
    layer.mask = mask
    screen.window.layer.addSublayer(layer)
    try screen.render()
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.byValue, animation.duration) = (21, 1)
    mask.add(animation, forKey: nil)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.toValue, fade.duration) = (0, 1)
    mask.add(fade, forKey: nil)
    try screen.render()
    screen.time += 0.5
    let image = try screen.frame()
    let shown = MaskCase.rounded()
    shown.position.x += 10.5
    shown.opacity = 0.5
    let difference = try difference(image, alpha(of: shown))
    #expect(difference <= 2, "\(difference)")
  }

  @Test("a mask follows the layer's rotation and scale")
  func transformed() throws {
    let transform = CATransform3DScale(CATransform3DMakeRotation(0.4, 0, 0, 1), 0.8, 1.1, 1)
    func draw(_ color: UIColor, _ change: (CALayer) -> Void) throws -> [UInt8] {
      let screen = try makeScreen()
      let layer = CALayer()
      layer.frame = Self.frame
      layer.transform = transform
      layer.backgroundColor = color.cgColor
      change(layer)
      screen.window.layer.addSublayer(layer)
      return try screen.frame().premultipliedRGBA
    }
    let masked = try draw(.black) {
      $0.mask = MaskCase.layer(CGRect(x: 8, y: 4, width: 22, height: 15), radius: 5)
    }
    let expected = try draw(.clear) {
      $0.addSublayer(MaskCase.layer(CGRect(x: 8, y: 4, width: 22, height: 15), radius: 5))
    }
    let largest = zip(masked, expected).map { abs(Int($0) - Int($1)) }.max()
    #expect(largest ?? 255 <= 2, "\(largest ?? 255)")
  }
}
