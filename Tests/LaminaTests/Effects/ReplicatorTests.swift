import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

/// The sublayers of a replicator layer, and how it is set up.
struct ReplicatorCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var transform = CATransform3DMakeTranslation(24, 6, 0)
  var isInPerspective = false
  /// Adds sublayers to a layer.
  let addSublayers: @MainActor @Sendable (CALayer) -> Void

  init(
    _ name: String, transform: CATransform3D? = nil, isInPerspective: Bool = false,
    _ addSublayers: @escaping @MainActor @Sendable (CALayer) -> Void
  ) {
    (testDescription, self.addSublayers) = (name, addSublayers)
    self.transform = transform ?? self.transform
    self.isInPerspective = isInPerspective
  }

  @MainActor private static func add(
    to layer: CALayer, _ frame: CGRect, _ color: UIColor = .red,
    _ body: (CALayer) -> Void = { _ in }
  ) {
    let square = CALayer()
    square.frame = frame
    square.backgroundColor = color.cgColor
    body(square)
    layer.addSublayer(square)
  }

  @MainActor private static func picture() -> CGImage {
    let pixels = (0..<400).flatMap { index -> [UInt8] in
      let alpha = UInt8(index % 20 * 12)
      return [alpha, alpha / 2, UInt8(index / 20), alpha]
    }
    return CGImage(width: 20, height: 20, premultipliedRGBA: pixels)
  }

  private static let frame = CGRect(x: 4, y: 4, width: 20, height: 20)

  static let all: [ReplicatorCase] = [
    ReplicatorCase("squares") { layer in
      add(to: layer, frame)
      add(to: layer, CGRect(x: 14, y: 14, width: 20, height: 8), .blue)
    },
    ReplicatorCase("rounded and bordered", transform: CATransform3DMakeRotation(0.3, 0, 0, 1)) {
      add(to: $0, frame) { ($0.cornerRadius, $0.borderWidth) = (6, 2) }
    },
    ReplicatorCase("images") { layer in
      add(to: layer, frame, .clear) { $0.contents = picture() }
      add(to: layer, CGRect(x: 2, y: 30, width: 18, height: 12), .green) {
        ($0.contents, $0.contentsGravity) = (picture(), .center)
        ($0.masksToBounds, $0.cornerRadius) = (true, 4)
      }
    },
    ReplicatorCase("nine slices and a part") { layer in
      add(to: layer, CGRect(x: 4, y: 4, width: 34, height: 26), .clear) {
        $0.contents = picture()
        $0.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
      }
    },
    ReplicatorCase("a gradient") { layer in
      let gradient = CAGradientLayer()
      gradient.frame = frame
      gradient.colors = [UIColor.yellow.cgColor, UIColor.purple.cgColor]
      layer.addSublayer(gradient)
    },
    ReplicatorCase("a mask") { layer in
      add(to: layer, frame) { square in
        let mask = CALayer()
        mask.frame = CGRect(x: 3, y: 2, width: 12, height: 15)
        (mask.backgroundColor, mask.cornerRadius) = (UIColor.black.cgColor, 5)
        square.mask = mask
      }
    },
    ReplicatorCase("a group with opacity") { layer in
      add(to: layer, frame) { square in
        square.opacity = 0.5
        add(to: square, CGRect(x: 10, y: 10, width: 20, height: 20), .green)
      }
    },
    ReplicatorCase("a blur") { layer in
      add(to: layer, frame) { square in
        let blur = CAFilter(type: "gaussianBlur")
        blur.setValue(2, forKey: "inputRadius")
        square.filters = [blur]
      }
    },
    ReplicatorCase(
      "in space", transform: CATransform3DMakeRotation(0.4, 0, 1, 0), isInPerspective: true
    ) { layer in
      add(to: layer, frame)
      add(to: layer, CGRect(x: 30, y: 20, width: 20, height: 30), .blue) {
        $0.transform = CATransform3DMakeRotation(0.7, 1, 0, 0)
      }
    },
    ReplicatorCase("another replicator layer") { layer in
      let inner = CAReplicatorLayer()
      inner.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
      inner.instanceCount = 3
      inner.instanceTransform = CATransform3DMakeTranslation(2, 16, 0)
      inner.instanceColor = UIColor(red: 1, green: 0.5, blue: 1, alpha: 1).cgColor
      add(to: inner, CGRect(x: 2, y: 2, width: 10, height: 10), .orange)
      layer.addSublayer(inner)
    },
  ]
}

@Suite("Replicator layers", .serialized)
@MainActor struct ReplicatorTests {
  private static let size = CGSize(width: 120, height: 90)
  private static let count = 4

  private func shown(_ layer: CALayer, scale: CGFloat) throws -> CGImage {
    let screen = try OffscreenScreen(size: Self.size, scale: scale)
    screen.window.backgroundColor = .white
    screen.window.layer.addSublayer(layer)
    try screen.render()
    return try screen.frame()
  }

  private func set(_ layer: CALayer, _ sample: ReplicatorCase) {
    layer.frame = CGRect(x: 10, y: 0, width: 100, height: 80)
    if sample.isInPerspective { layer.sublayerTransform.m34 = -1 / 200 }
  }

  /// The same picture without a replicator layer: a layer for each instance, which is a transform
  /// layer in space.
  private func copies(_ sample: ReplicatorCase, _ change: (CALayer, Int) -> Void) -> CALayer {
    let whole = CALayer()
    set(whole, sample)
    var transform = CATransform3DIdentity
    for index in 0..<Self.count {
      let instance = sample.isInPerspective ? CATransformLayer() : CALayer()
      instance.frame = whole.bounds
      sample.addSublayers(instance)
      change(instance, index)
      instance.transform = transform
      whole.addSublayer(instance)
      transform = CATransform3DConcat(transform, sample.transform)
    }
    return whole
  }

  private func replicator(_ sample: ReplicatorCase) -> CAReplicatorLayer {
    let layer = CAReplicatorLayer()
    set(layer, sample)
    (layer.instanceCount, layer.instanceTransform) = (Self.count, sample.transform)
    sample.addSublayers(layer)
    return layer
  }

  @Test("instances look exactly like copies of the sublayers", arguments: ReplicatorCase.all)
  func likeness(sample: ReplicatorCase) throws {
    for scale in [1, 1.5] {
      let image = try shown(replicator(sample), scale: scale)
      #expect(try image.isIdentical(to: shown(copies(sample) { _, _ in }, scale: scale)))
    }
  }

  /// A tint as a color matrix of the whole instance, which is opaque: the tints have alpha 1.
  @Test("tinted instances look like copies in a color matrix", arguments: ReplicatorCase.all)
  func tints(sample: ReplicatorCase) throws {
    guard !sample.isInPerspective else { return }
    let layer = replicator(sample)
    layer.instanceColor = UIColor(red: 1, green: 0.75, blue: 0.5, alpha: 1).cgColor
    layer.instanceRedOffset = -0.25
    layer.instanceBlueOffset = 0.125
    let expected = copies(sample) { instance, index in
      let (k, filter) = (Float(index), CAFilter(type: "colorMatrix"))
      let matrix = CAColorMatrix(
        m11: 1 - 0.25 * k, m12: 0, m13: 0, m14: 0, m15: 0, m21: 0, m22: 0.75, m23: 0, m24: 0,
        m25: 0, m31: 0, m32: 0, m33: 0.5 + 0.125 * k, m34: 0, m35: 0, m41: 0, m42: 0, m43: 0,
        m44: 1, m45: 0)
      filter.setValue(NSValue(caColorMatrix: matrix), forKey: "inputColorMatrix")
      instance.filters = [filter]
    }
    let comparison = ImageComparison(
      try shown(layer, scale: 1), try shown(expected, scale: 1))
    #expect(comparison.largestDifference <= 2, "\(comparison)")
    #expect(comparison.meanDifference <= 0.1, "\(comparison)")
  }

  @Test("an animation with a delay looks like animations that begin later")
  func delay() throws {
    func turn(at time: Double) -> CAAnimation {
      let turn = CABasicAnimation(keyPath: "transform.rotation")
      (turn.toValue, turn.duration, turn.repeatCount) = (Double.pi, 2, .infinity)
      (turn.beginTime, turn.fillMode) = (time, .backwards)
      return turn
    }
    let screen = try OffscreenScreen(size: Self.size)
    let other = try OffscreenScreen(size: Self.size)
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
    (layer.instanceCount, layer.instanceDelay) = (4, 0.25)
    layer.instanceTransform = CATransform3DMakeTranslation(26, 0, 0)
    func bar(_ index: Int) -> CALayer {
      let bar = CALayer()
      bar.frame = CGRect(x: 12 + 26 * index, y: 20, width: 8, height: 40)
      bar.backgroundColor = UIColor.red.cgColor
      bar.add(turn(at: 1 + 0.25 * Double(index)), forKey: nil)
      return bar
    }
    layer.addSublayer(bar(0))
    screen.window.layer.addSublayer(layer)
    for index in 0..<4 { other.window.layer.addSublayer(bar(index)) }
    _ = (try screen.frame(), try other.frame())
    for time in [1.1, 1.6, 2.9, 7.3] {
      (screen.time, other.time) = (time, time)
      let comparison = ImageComparison(try screen.frame(), try other.frame())
      #expect(comparison.largestDifference <= 1, "\(time): \(comparison)")
    }
  }
}
