import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Testing

@Suite("Shape layers")
@MainActor struct ShapeLayerTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let rect = CGPath(rect: CGRect(x: 1, y: 2, width: 30, height: 20), transform: nil)

  @Test("a new layer has Core Animation's defaults and draws nothing")
  func defaults() {
    let layer = CAShapeLayer()
    #expect(layer.path == nil && layer.strokeColor == nil && layer.lineDashPattern == nil)
    #expect(layer.fillColor?.components == [0, 0, 0, 1] && layer.fillRule == .nonZero)
    #expect(layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.lineWidth == 1)
    #expect(layer.miterLimit == 10 && layer.lineCap == .butt && layer.lineJoin == .miter)
    #expect(layer.lineDashPhase == 0 && !layer.layerStyle.shape.isVisible)
    #expect(CAShapeLayer.defaultValue(forKey: "fillRule") as? String == "non-zero")
    #expect((CAShapeLayer.defaultValue(forKey: "miterLimit") as? NSNumber)?.doubleValue == 10)
  }

  @Test("the names of rules, caps and joins are Core Animation's")
  func names() {
    #expect(CAShapeLayerFillRule.evenOdd.rawValue == "even-odd")
    #expect(
      [CAShapeLayerLineCap.butt, .round, .square].map(\.rawValue) == ["butt", "round", "square"])
    #expect(
      [CAShapeLayerLineJoin.miter, .round, .bevel].map(\.rawValue) == ["miter", "round", "bevel"])
  }

  @Test("properties and keys set the same values")
  func keys() {
    let layer = CAShapeLayer()
    layer.setValue(rect, forKey: "path")
    layer.setValue(red, forKey: "strokeColor")
    layer.setValue("even-odd", forKey: "fillRule")
    layer.setValue(NSNumber(value: 2.5), forKey: "lineWidth")
    layer.setValue(CAShapeLayerLineCap.round, forKey: "lineCap")
    layer.setValue([1, 2] as [NSNumber], forKeyPath: "lineDashPattern")
    #expect(layer.path == rect && layer.strokeColor == red && layer.fillRule == .evenOdd)
    #expect(layer.lineWidth == 2.5 && layer.lineCap == .round && layer.lineDashPattern == [1, 2])
    let shape = layer.layerStyle.shape
    #expect(shape.hasFill && shape.hasStroke && shape.fillRule == .evenOdd)
    #expect(shape.lineWidth == 2.5 && shape.lineCap == .round && shape.lineDashPattern == [1, 2])
    layer.lineWidth = 4
    #expect((layer.value(forKey: "lineWidth") as? CGFloat) == 4)
  }

  @Test("no fill color fills nothing, and stays no color")
  func noFill() throws {
    let layer = CAShapeLayer()
    (layer.path, layer.fillColor) = (rect, nil)
    #expect(layer.fillColor == nil && layer.value(forKey: "fillColor") == nil)
    #expect(!layer.layerStyle.shape.hasFill && CAShapeLayer(layer: layer).fillColor == nil)
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CAShapeLayer.self, from: data)
    #expect(copy?.fillColor == nil && copy?.layerStyle.shape.hasFill == false)
    layer.fillColor = red
    #expect(layer.fillColor == red)
  }

  @Test("a path is copied when it is set")
  func copiedPath() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    let layer = CAShapeLayer()
    layer.path = path
    path.addRect(CGRect(x: 9, y: 9, width: 5, height: 5))
    #expect(layer.path?.boundingBox == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test("a copy for reading has the same shape, and an archive keeps it")
  func copies() throws {
    let layer = CAShapeLayer()
    (layer.path, layer.fillColor, layer.strokeColor) = (rect, red, red)
    (layer.strokeStart, layer.strokeEnd, layer.lineWidth) = (0.25, 0.75, 3)
    (layer.lineCap, layer.lineJoin, layer.miterLimit) = (.square, .bevel, 4)
    (layer.lineDashPhase, layer.lineDashPattern) = (1, [2, 3.5])
    #expect(layer.presentation()?.layerStyle.shape == layer.layerStyle.shape)
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CAShapeLayer.self, from: data)
    #expect(copy?.layerStyle.shape == layer.layerStyle.shape && copy?.path == rect)
  }

  @Test("every animatable property has a track, and all but the path animate implicitly")
  func animatable() {
    let names = [
      "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
      "lineDashPhase",
    ]
    let layer = CAShapeLayer()
    for name in names {
      #expect(AnimatedProperty(keyPath: name)?.isImplicitlyAnimated == true, "\(name)")
      #expect(layer.animatableValue(forKey: name) != nil, "\(name)")
    }
    layer.path = rect
    #expect(AnimatedProperty(keyPath: "path")?.isImplicitlyAnimated == false)
    #expect(layer.animatableValue(forKey: "path") == nil)
    #expect(AnimatedProperty(keyPath: "lineDashPattern") == nil)
  }

  @Test("paths with the same elements are interpolated, others have no track")
  func morphing() throws {
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = rect
    animation.toValue = CGPath(
      rect: CGRect(x: 3, y: 2, width: 50, height: 20), transform: nil)
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    let sample = try #require(animation.makeAnimation(id: .next(), at: 0))
    var style = LayerStyle()
    style.shape.path = rect
    sample.apply(to: &style, at: 0.5, endTime: 1)
    let expected = CGPath(rect: CGRect(x: 2, y: 2, width: 40, height: 20), transform: nil)
    #expect(style.shape.path == expected)
    animation.toValue = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    #expect(animation.makeAnimation(id: .next(), at: 0) == nil)
  }

  @Test("the presentation layer has the animated values")
  func presentation() throws {
    let layer = CAShapeLayer()
    (layer.path, layer.strokeColor) = (rect, red)
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    (animation.fromValue, animation.toValue) = (0, 0.5)
    (animation.duration, animation.speed, animation.timeOffset) = (2, 0, 1)
    layer.add(animation, forKey: nil)
    let shown = try #require(layer.presentation())
    #expect(abs(shown.strokeEnd - 0.25) < 1e-6 && layer.strokeEnd == 1)
    #expect(abs(shown.layerStyle.shape.strokeEnd - 0.25) < 1e-6)
  }

  @Test("hit testing uses the bounds, not the path")
  func hitTest() {
    let layer = CAShapeLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.path = rect
    #expect(layer.contains(CGPoint(x: 0.5, y: 0.5)) && !layer.contains(CGPoint(x: 20, y: 10)))
  }

  @Test("NaN traps")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CAShapeLayer().lineWidth = .nan }
    }
  }
}
