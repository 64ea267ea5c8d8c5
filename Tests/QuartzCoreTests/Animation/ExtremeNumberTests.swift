import CoreGraphics
import LayerTree
import QuartzCore
import Testing

@Suite("Values at the limits of their number type", .serialized) @MainActor
struct ExtremeNumberTests {
  private static let greatest = CGFloat.greatestFiniteMagnitude

  /// The presentation of the layer at steps of an animation of one second.
  private func shown(
    _ animation: CAPropertyAnimation, _ body: (CALayer, _ time: Double) -> Void
  ) {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.flush()
    for step in 0...8 {
      MediaClock.set(100 + Double(step) / 8)
      if let copy = layer.presentation() { body(copy, Double(step) / 8) }
    }
  }

  @Test(
    "an animation along a path between the largest numbers has finite positions",
    arguments: [CAAnimationCalculationMode.linear, .paced, .cubic, .cubicPaced, .discrete])
  func path(mode: CAAnimationCalculationMode) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -Self.greatest, y: -Self.greatest))
    path.addLine(to: CGPoint(x: Self.greatest, y: Self.greatest))
    path.addQuadCurve(
      to: CGPoint(x: -Self.greatest, y: Self.greatest), control: CGPoint(x: 0, y: -Self.greatest))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.calculationMode) = (path, mode)
    animation.rotationMode = .rotateAuto
    shown(animation) { layer, time in
      #expect(layer.position.isFinite && layer.transform.isFinite, "\(time)")
    }
  }

  @Test(
    "an animation between the largest numbers has finite values",
    arguments: [
      "position", "position.x", "bounds", "bounds.size.width", "anchorPoint.y", "opacity",
      "transform.scale", "transform.translation.x", "transform.rotation.x", "zPosition",
      "cornerRadius", "contentsRect.origin.x", "contentsCenter", "anchorPointZ",
      "sublayerTransform.translation.z", "sublayerTransform.scale.x", "contentsScale",
    ])
  func values(keyPath: String) {
    for (isAdditive, isCumulative) in [(false, false), (true, false), (true, true)] {
      let animation = CABasicAnimation(keyPath: keyPath)
      let rect = CGRect(
        x: -Self.greatest, y: Self.greatest, width: Self.greatest, height: Self.greatest)
      switch keyPath {
      case "position":
        (animation.fromValue, animation.toValue) = (
          CGPoint(x: -Self.greatest, y: 1), CGPoint(x: Self.greatest, y: Self.greatest)
        )
      case "bounds", "contentsCenter":
        (animation.fromValue, animation.toValue) = (CGRect.zero, rect)
      default: (animation.fromValue, animation.toValue) = (-Self.greatest, Self.greatest)
      }
      (animation.isAdditive, animation.isCumulative) = (isAdditive, isCumulative)
      animation.repeatCount = 3
      shown(animation) { layer, time in
        let numbers = [
          layer.anchorPoint.y, CGFloat(layer.opacity), layer.zPosition, layer.cornerRadius,
          layer.anchorPointZ, layer.contentsScale,
        ]
        let areFinite =
          numbers.allSatisfy(\.isFinite) && layer.position.isFinite && layer.bounds.isFinite
          && layer.contentsRect.isFinite && layer.contentsCenter.isFinite
          && layer.transform.isFinite && layer.sublayerTransform.isFinite
        #expect(areFinite, "\(time)")
      }
    }
  }

  @Test("a transform of the largest numbers is not changed")
  func transform() {
    let layer = CALayer()
    let huge = CATransform3DMakeScale(Self.greatest, Self.greatest, Self.greatest)
    layer.transform = huge
    layer.sublayerTransform = huge
    #expect(layer.transform == huge && layer.sublayerTransform == huge)
    layer.setAffineTransform(CGAffineTransform(translationX: Self.greatest, y: -Self.greatest))
    #expect(layer.affineTransform().tx == Self.greatest)
  }

  @Test("an opacity beyond the range of a float is clamped")
  func opacity() {
    let layer = CALayer()
    layer.setValue(1e300, forKey: "opacity")
    #expect(layer.opacity == Float.greatestFiniteMagnitude)
    layer.setValue(-1e300, forKey: "opacity")
    #expect(layer.opacity == -Float.greatestFiniteMagnitude)
  }

  @Test(
    "a layer whose contents scale is not positive draws at one pixel per point",
    arguments: [-2, 0, -CGFloat.leastNonzeroMagnitude])
  func contentsScale(scale: CGFloat) {
    let stage = Stage()
    defer { stage.end() }
    let layer = FilledLayer.make(20, 10)
    layer.contentsScale = scale
    stage.root.addSublayer(layer)
    let update = stage.flush()?.contents.first
    #expect(layer.contentsScale == scale)
    #expect(update?.contents.width == 20 && update?.contents.height == 10)
  }
}
