import CoreGraphics
import LayerTree
import QuartzCore
import Testing

// V20
@Suite("Layer styles", .serialized) @MainActor
struct StyleTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test("a new layer has Core Animation's defaults and sends no style")
  func defaults() {
    let stage = Stage()
    defer { stage.end() }
    let layer = CALayer()
    #expect(layer.zPosition == 0 && layer.cornerRadius == 0 && layer.borderWidth == 0)
    #expect(layer.borderColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(!layer.masksToBounds)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsGravity == .resize && layer.isDoubleSided && !layer.isOpaque)
    #expect(layer.maskedCorners.rawValue == 15 && layer.autoresizingMask == [])
    #expect(!layer.contentsAreFlipped())
    stage.root.addSublayer(layer)
    #expect(stage.flush()?.change(of: layer)?.style == nil)
    layer.opacity = 0.5
    #expect(stage.flush()?.change(of: layer)?.style == nil)
  }

  @Test("a change of style is sent with the commit, and setting the same value is no change")
  func sent() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    layer.cornerRadius = 5
    layer.masksToBounds = true
    let change = stage.flush()?.change(of: layer)
    #expect(change?.style?.cornerRadius == 5 && change?.style?.masksToBounds == true)
    #expect(change?.properties == nil)
    layer.cornerRadius = 5
    layer.masksToBounds = true
    #expect(stage.flush() == nil)
  }

  @Test("animatable properties animate from the presentation value, others change at once")
  func implicitAnimations() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.zPosition = 1
    layer.cornerRadius = 10
    layer.borderWidth = 2
    layer.borderColor = red
    layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    #expect(
      layer.animationKeys() == [
        "zPosition", "cornerRadius", "borderWidth", "borderColor", "contentsRect",
        "contentsCenter",
      ])
    layer.masksToBounds = true
    layer.isDoubleSided = false
    layer.maskedCorners = .layerMinXMinYCorner
    layer.contentsGravity = .center
    #expect(layer.animationKeys()?.count == 6)
    #expect(stage.flush()?.change(of: layer)?.added.count == 6)
    stage.advance(by: 0.125)
    let shown = layer.presentation()
    #expect(shown?.cornerRadius == 5 && shown?.borderWidth == 1 && shown?.zPosition == 0.5)
    #expect(shown?.borderColor == CGColor(red: 0.5, green: 0, blue: 0, alpha: 1))
    #expect(shown?.contentsRect == CGRect(x: 0, y: 0, width: 0.75, height: 0.75))
    #expect(shown?.masksToBounds == true && shown?.contentsGravity == .center)
    #expect(layer.cornerRadius == 10 && layer.borderColor === red)
  }

  @Test("a border color is returned as it was set, also nil")
  func borderColor() {
    let layer = CALayer()
    let gray = CGColor(gray: 0.3, alpha: 0.7)
    layer.borderColor = gray
    #expect(layer.borderColor === gray && layer.presentation()?.borderColor === gray)
    layer.cornerRadius = 3
    #expect(layer.borderColor === gray)
    layer.borderColor = nil
    #expect(layer.borderColor == nil && layer.presentation()?.borderColor == nil)
  }

  @Test("components of contentsRect and contentsCenter are animated by key paths")
  func parts() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    let values: [(String, Any)] = [
      ("contentsRect.origin.x", 0.5), ("contentsRect.origin.y", 0.25),
      ("contentsRect.size", CGSize(width: 0.5, height: 0.75)),
      ("contentsCenter.origin", CGPoint(x: 0.1, y: 0.2)), ("contentsCenter.size.width", 0.4),
      ("contentsCenter.size.height", 0.6),
    ]
    for (path, value) in values {
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue) = (value, value)
      animation.duration = 1
      layer.add(animation, forKey: path)
    }
    #expect(stage.flush()?.change(of: layer)?.added.count == values.count)
    stage.advance(by: 0.5)
    let shown = layer.presentation()
    #expect(shown?.contentsRect == CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.75))
    #expect(shown?.contentsCenter == CGRect(x: 0.1, y: 0.2, width: 0.4, height: 0.6))
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("init(layer:) copies every property")
  func copies() {
    let (layer, delegate, image) = (CALayer(), Delegate(), CGImage.plain())
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    (layer.opacity, layer.isHidden, layer.isOpaque) = (0.5, true, true)
    (layer.backgroundColor, layer.borderColor) = (red, red)
    (layer.contents, layer.contentsScale, layer.name) = (image, 2, "name")
    (layer.zPosition, layer.cornerRadius, layer.borderWidth) = (1, 2, 3)
    layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    layer.contentsCenter = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    (layer.contentsGravity, layer.cornerCurve) = (.bottomLeft, .continuous)
    (layer.magnificationFilter, layer.minificationFilter) = (.nearest, .trilinear)
    (layer.masksToBounds, layer.isDoubleSided, layer.allowsGroupOpacity) = (true, false, false)
    layer.allowsEdgeAntialiasing = false
    layer.edgeAntialiasingMask = .layerTopEdge
    layer.maskedCorners = .layerMaxXMaxYCorner
    layer.autoresizingMask = [.layerWidthSizable, .layerMinYMargin]
    layer.needsDisplayOnBoundsChange = true
    layer.delegate = delegate
    layer.actions = ["position": delegate]
    layer.setValue("kept", forKey: "custom")
    let copy = CALayer(layer: layer)
    #expect(copy.frame == layer.frame && copy.bounds == layer.bounds)
    #expect(copy.anchorPoint == layer.anchorPoint && copy.transform == layer.transform)
    #expect(copy.opacity == 0.5 && copy.isHidden && copy.isOpaque && copy.name == "name")
    #expect(copy.backgroundColor === red && copy.borderColor === red)
    #expect(copy.contents as? CGImage === image && copy.contentsScale == 2)
    #expect(copy.layerStyle == layer.layerStyle && copy.autoresizingMask == layer.autoresizingMask)
    #expect(copy.needsDisplayOnBoundsChange && copy.delegate === delegate)
    #expect(copy.actions?.count == 1 && copy.value(forKey: "custom") as? String == "kept")
    #expect(copy.superlayer == nil && copy.sublayers == nil && copy.model() === copy)
  }

  private final class Delegate: CALayerDelegate, CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  }

  @Test("an unknown gravity acts as center")
  func unknownGravity() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    layer.contentsGravity = CALayerContentsGravity(rawValue: "nowhere")
    #expect(stage.flush()?.change(of: layer)?.style?.contentsGravity == .center)
  }

  @Test("a change of contentsScale updates contents that are not resized")
  func contentsScale() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    layer.contents = CGImage.plain()
    layer.contentsGravity = .center
    #expect(stage.flush()?.change(of: layer)?.style?.contentsScale == 1)
    layer.contentsScale = 2
    #expect(stage.flush()?.change(of: layer)?.style?.contentsScale == 2)
  }
}
