import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Testing

// V20
@Suite("Shadows of layers", .serialized) @MainActor
struct ShadowTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func ellipse(_ width: CGFloat) -> CGPath {
    CGPath(ellipseIn: CGRect(x: 0, y: 0, width: width, height: 20), transform: nil)
  }

  @Test("a new layer has Core Animation's defaults: an invisible shadow")
  func defaults() {
    let layer = CALayer()
    #expect(layer.shadowColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowPath == nil)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    for key in ["shadowColor", "shadowOpacity", "shadowRadius", "shadowOffset"] {
      #expect(CALayer.defaultValue(forKey: key) != nil, "\(key)")
    }
  }

  @Test("the properties are keys, with components of the offset")
  func keys() {
    let layer = CALayer()
    layer.setValue(red, forKey: "shadowColor")
    layer.setValue(0.5, forKey: "shadowOpacity")
    layer.setValue(7, forKey: "shadowRadius")
    layer.setValue(CGSize(width: 1, height: 2), forKey: "shadowOffset")
    layer.setValue(4, forKeyPath: "shadowOffset.width")
    layer.setValue(ellipse(10), forKey: "shadowPath")
    #expect(layer.shadowColor == red && layer.shadowOpacity == 0.5 && layer.shadowRadius == 7)
    #expect(layer.shadowOffset == CGSize(width: 4, height: 2) && layer.shadowPath == ellipse(10))
    #expect((layer.value(forKeyPath: "shadowOffset.height") as? NSNumber)?.doubleValue == 2)
    layer.setValue(nil, forKey: "shadowOffset")
    layer.setValue(nil, forKey: "shadowColor")
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowColor == nil)
  }

  @Test("a shadow is sent with the commit, and its path is a copy")
  func sent() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    CATransaction.setDisableActions(true)
    (layer.shadowOpacity, layer.shadowColor, layer.shadowPath) = (1, red, path)
    path.addRect(CGRect(x: 50, y: 0, width: 10, height: 10))
    let shadow = try #require(stage.flush()?.change(of: layer)?.style?.shadow)
    #expect(shadow.opacity == 1 && shadow.color == SIMD4(1, 0, 0, 1) && shadow.isVisible)
    #expect(shadow.pathRect == RoundedRect(CGRect(x: 0, y: 0, width: 10, height: 10)))
    layer.shadowOpacity = 1
    #expect(stage.flush() == nil)
  }

  @Test("all but the path animate implicitly")
  func implicitAnimations() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    layer.shadowColor = red
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 5, height: 5)
    layer.shadowRadius = 10
    layer.shadowPath = ellipse(10)
    #expect(
      layer.animationKeys() == ["shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius"])
  }

  @Test("explicit animations change each property, and a path into one with the same elements")
  func explicitAnimations() throws {
    let layer = CALayer()
    // Animations on a stopped layer do not end.
    defer { layer.removeAllAnimations() }
    layer.shadowPath = ellipse(10)
    layer.speed = 0
    let values: [(String, Any, Any)] = [
      ("shadowColor", CGColor(red: 0, green: 0, blue: 0, alpha: 1), red), ("shadowOpacity", 0, 1),
      ("shadowOffset.width", 0, 8), ("shadowRadius", 0, 6),
      ("shadowPath", ellipse(10), ellipse(30)),
    ]
    for (keyPath, from, to) in values {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue) = (from, to)
      (animation.duration, animation.beginTime) = (1, 1e-9)
      layer.add(animation, forKey: keyPath)
    }
    layer.timeOffset = 0.5
    let shown = try #require(layer.presentation())
    #expect(abs(shown.shadowOpacity - 0.5) < 1e-5 && abs(shown.shadowRadius - 3) < 1e-5)
    #expect(abs(shown.shadowOffset.width - 4) < 1e-5 && shown.shadowOffset.height == -3)
    #expect(abs((shown.shadowColor?.rgba.x ?? 0) - 0.5) < 1e-5)
    #expect(abs((shown.shadowPath?.boundingBox.width ?? 0) - 20) < 1e-5)
  }

  @Test("an animation between paths of different elements has no effect")
  func otherPaths() throws {
    let layer = CALayer()
    // Animations on a stopped layer do not end.
    defer { layer.removeAllAnimations() }
    layer.shadowPath = ellipse(10)
    layer.speed = 0
    let animation = CABasicAnimation(keyPath: "shadowPath")
    animation.fromValue = ellipse(10)
    animation.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    (animation.duration, animation.beginTime) = (1, 1e-9)
    layer.add(animation, forKey: nil)
    layer.timeOffset = 0.5
    #expect(layer.presentation()?.shadowPath == ellipse(10))
  }

  @Test("an archive holds the shadow")
  func coding() throws {
    let layer = CALayer()
    (layer.shadowColor, layer.shadowOpacity, layer.shadowRadius) = (red, 0.25, 8)
    (layer.shadowOffset, layer.shadowPath) = (CGSize(width: 2, height: 4), ellipse(10))
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    let decoded = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data))
    #expect(decoded.shadowColor == red && decoded.shadowOpacity == 0.25)
    #expect(decoded.shadowRadius == 8 && decoded.shadowOffset == CGSize(width: 2, height: 4))
    #expect(decoded.shadowPath == ellipse(10))
  }

  @Test("a copy for reading has the shadow")
  func copies() {
    let layer = CALayer()
    (layer.shadowColor, layer.shadowOpacity) = (red, 0.25)
    let copy = CALayer(layer: layer)
    #expect(copy.shadowColor == red && copy.shadowOpacity == 0.25)
  }
}
