import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Testing

// V20
@Suite("Key-value coding of layers", .serialized) @MainActor
struct KeyValueCodingTests {
  private func number(_ layer: CALayer, _ path: String) -> Double? {
    (layer.value(forKeyPath: path) as? NSNumber)?.doubleValue
  }

  @Test("properties are read and set by name, with numbers of every type")
  func properties() {
    let layer = CALayer()
    layer.setValue(CGPoint(x: 3, y: 4), forKey: "position")
    layer.setValue(CGRect(x: 0, y: 0, width: 5, height: 6), forKey: "bounds")
    layer.setValue(CATransform3DMakeScale(2, 2, 1), forKey: "transform")
    #expect(layer.position == CGPoint(x: 3, y: 4) && layer.bounds.width == 5)
    #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 3, y: 4))
    #expect(layer.value(forKey: "frame") as? CGRect == layer.frame)
    #expect(layer.value(forKey: "transform") as? CATransform3D == layer.transform)
    let numbers: [Any] = [CGFloat(7), Double(7), Float(7), Int(7), NSNumber(value: 7)]
    for value in numbers {
      layer.cornerRadius = 0
      layer.setValue(value, forKey: "cornerRadius")
      #expect(layer.cornerRadius == 7 && layer.value(forKey: "cornerRadius") as? Double == 7)
    }
    layer.setValue(0.5, forKey: "opacity")
    #expect(layer.opacity == 0.5 && layer.value(forKey: "opacity") as? Float == 0.5)
    layer.setValue(CGColor.white, forKey: "borderColor")
    #expect(layer.borderColor == .white && layer.value(forKey: "borderColor") is CGColor)
    layer.setValue("center", forKey: "contentsGravity")
    #expect(layer.contentsGravity == .center)
    #expect(layer.value(forKey: "contentsGravity") as? String == "center")
    layer.setValue(5, forKey: "maskedCorners")
    #expect(layer.maskedCorners.rawValue == 5)
    #expect(layer.value(forKey: "maskedCorners") as? NSNumber == 5)
    layer.setValue([CALayer()], forKey: "sublayers")
    #expect(layer.sublayers?.count == 1)
  }

  @Test("flags have their Objective-C and Swift names")
  func flags() {
    let layer = CALayer()
    layer.setValue(true, forKey: "hidden")
    layer.setValue(1, forKey: "masksToBounds")
    layer.setValue(NSNumber(value: false), forKey: "doubleSided")
    #expect(layer.isHidden && layer.masksToBounds && !layer.isDoubleSided)
    #expect(layer.value(forKey: "hidden") as? Bool == true)
    #expect(layer.value(forKey: "isHidden") as? Bool == true)
    layer.setValue(false, forKey: "isHidden")
    #expect(!layer.isHidden)
  }

  @Test("nil resets a property to its default, and unsupported values change nothing")
  func nilAndOthers() {
    let layer = CALayer()
    layer.opacity = 0.5
    layer.anchorPoint = .zero
    layer.backgroundColor = .black
    layer.isHidden = true
    layer.cornerRadius = 4
    layer.contentsGravity = .top
    for key in [
      "opacity", "anchorPoint", "backgroundColor", "hidden", "cornerRadius", "contentsGravity",
    ] {
      layer.setValue("wrong", forKey: key == "contentsGravity" ? "opacity" : key)
      layer.setValue(CGVector.zero, forKey: key)
    }
    #expect(layer.opacity == 0.5 && layer.anchorPoint == .zero && layer.isHidden)
    #expect(layer.backgroundColor == .black && layer.cornerRadius == 4)
    #expect(layer.contentsGravity == .top)
    for key in ["opacity", "anchorPoint", "backgroundColor", "hidden", "cornerRadius"] {
      layer.setValue(nil, forKey: key)
    }
    layer.setValue(nil, forKey: "contentsGravity")
    #expect(layer.opacity == 1 && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.backgroundColor == nil && !layer.isHidden && layer.cornerRadius == 0)
    #expect(layer.contentsGravity == .resize)
  }

  @Test("components of points, sizes, rectangles and transforms are read and set by key paths")
  func parts() {
    let layer = CALayer()
    for path in [
      "position.x", "position.y", "anchorPoint.x", "bounds.origin.x", "bounds.origin.y",
      "bounds.size.width", "bounds.size.height", "contentsRect.origin.x",
      "contentsCenter.size.height", "transform.rotation.z", "transform.rotation",
      "transform.scale.x", "transform.scale.y", "transform.scale", "transform.translation.x",
      "transform.translation.y", "transform.rotation.x", "transform.rotation.y",
      "transform.scale.z", "transform.translation.z", "cornerRadius", "opacity",
    ] {
      layer.setValue(0.75, forKeyPath: path)
      #expect(abs((number(layer, path) ?? 0) - 0.75) < 1e-6, "\(path)")
    }
    #expect(layer.position == CGPoint(x: 0.75, y: 0.75))
    #expect(layer.bounds == CGRect(x: 0.75, y: 0.75, width: 0.75, height: 0.75))
    layer.setValue(CGSize(width: 9, height: 8), forKeyPath: "bounds.size")
    layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "bounds.origin")
    layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "transform.translation")
    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 9, height: 8))
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == layer.bounds.size)
    #expect(
      layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 5, height: 6))
    #expect(layer.transform.m41 == 5 && layer.transform.m42 == 6)
    #expect(layer.value(forKeyPath: "position.z") == nil)
    #expect(layer.value(forKeyPath: "transform.skew") == nil)
    #expect(layer.value(forKeyPath: "cornerRadius.x") == nil)
  }

  @Test("setting the rotation keeps scale, translation and the parts outside the plane")
  func transformParts() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    layer.transform.m34 = -0.002
    layer.setValue(1.5, forKeyPath: "transform.rotation.z")
    layer.setValue(10, forKeyPath: "transform.translation.x")
    #expect(abs((number(layer, "transform.scale.x") ?? 0) - 2) < 1e-9)
    #expect(abs((number(layer, "transform.scale.y") ?? 0) - 3) < 1e-9)
    #expect(abs((number(layer, "transform.rotation.z") ?? 0) - 1.5) < 1e-9)
    #expect(layer.transform.m34 == -0.002 && layer.transform.m41 == 10)
  }

  // Requirement V20.
  @Test("3D rotations are set one by one, before perspective")
  func rotations() {
    let layer = CALayer()
    layer.transform.m34 = -0.002
    for (path, value) in [
      ("rotation.x", 0.3), ("rotation.y", -0.4), ("rotation.z", 0.5), ("translation.z", 20),
      ("scale.z", 2),
    ] {
      layer.setValue(value, forKeyPath: "transform.\(path)")
    }
    for (path, value) in [
      ("rotation.x", 0.3), ("rotation.y", -0.4), ("rotation.z", 0.5), ("rotation", 0.5),
      ("scale.x", 1), ("scale.z", 2), ("scale", 4 / 3), ("translation.z", 20),
    ] {
      #expect(abs((number(layer, "transform.\(path)") ?? 0) - value) < 1e-9, "\(path)")
    }
    var expected = CATransform3DMakeScale(1, 1, 2)
    for (angle, x, y, z) in [(0.3, 1.0, 0.0, 0.0), (-0.4, 0, 1, 0), (0.5, 0, 0, 1)] {
      expected = CATransform3DConcat(expected, CATransform3DMakeRotation(angle, x, y, z))
    }
    expected = CATransform3DConcat(expected, CATransform3DMakeTranslation(0, 0, 20))
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    expected = CATransform3DConcat(expected, perspective)
    #expect(abs(layer.transform.m14 - expected.m14) < 1e-12)
    #expect(abs(layer.transform.m23 - expected.m23) < 1e-12)
    #expect(abs(layer.transform.m44 - 0.96) < 1e-12)
  }

  @Test("geometry in an NSValue is accepted")
  func boxed() {
    let layer = CALayer()
    layer.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKey: "position")
    layer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 9, height: 9)), forKey: "bounds")
    layer.setValue(NSValue(cgSize: CGSize(width: 3, height: 4)), forKeyPath: "bounds.size")
    let rotation = CATransform3DMakeRotation(1, 0, 1, 0)
    layer.setValue(NSValue(caTransform3D: rotation), forKey: "transform")
    #expect(layer.position == CGPoint(x: 1, y: 2) && layer.transform == rotation)
    #expect(layer.bounds.size == CGSize(width: 3, height: 4))
    let value = NSValue(cgVector: CGVector(dx: 1, dy: 2))
    layer.setValue(value, forKey: "custom")
    #expect(layer.value(forKey: "custom") as? NSValue == value)
  }

  @Test("a layer stores values of any other key, and removes those set to nil")
  func customKeys() {
    let (layer, other) = (CALayer(), CALayer())
    #expect(layer.value(forKey: "mark") == nil)
    layer.setValue("a", forKey: "mark")
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "target")
    layer.setValue(other, forKey: "other")
    #expect(layer.value(forKey: "mark") as? String == "a" && other.value(forKey: "mark") == nil)
    #expect(number(layer, "target.y") == 2)
    layer.setValue(5, forKeyPath: "target.y")
    #expect(layer.value(forKey: "target") as? CGPoint == CGPoint(x: 1, y: 5))
    layer.setValue(0.25, forKeyPath: "other.opacity")
    #expect(other.opacity == 0.25 && number(layer, "other.opacity") == 0.25)
    layer.setValue(1, forKeyPath: "nothing.x")
    #expect(layer.value(forKeyPath: "nothing.x") == nil)
    layer.setValue(nil, forKey: "mark")
    #expect(layer.value(forKey: "mark") == nil)
  }

  @Test("a class provides defaults for custom keys, and redraws or runs actions when they change")
  func defaults() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer(GaugeLayer())
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    stage.flush()
    #expect(layer.value(forKey: "level") as? Double == 0.5)
    #expect(GaugeLayer.defaultValue(forKey: "opacity") as? Float == 1)
    #expect(CALayer.defaultValue(forKey: "level") == nil)
    layer.setValue(0.75, forKey: "level")
    #expect(layer.value(forKey: "level") as? Double == 0.75)
    #expect(layer.presentation()?.value(forKey: "level") as? Double == 0.75)
    #expect(layer.needsDisplay() && layer.events == ["level"])
    layer.setValue(nil, forKey: "level")
    #expect(layer.value(forKey: "level") as? Double == 0.5)
    stage.flush()
    layer.setValue(1, forKey: "note")
    #expect(!layer.needsDisplay() && stage.flush() == nil)
  }

  @Test("the default values of properties are Core Animation's, and nil for geometry")
  func classDefaults() {
    func number(_ key: String) -> Double? {
      (CALayer.defaultValue(forKey: key) as? NSNumber)?.doubleValue
    }
    #expect(number("opacity") == 1 && number("speed") == 1 && number("duration") == .infinity)
    #expect(CALayer.defaultValue(forKey: "fillMode") as? String == "removed")
    #expect(number("contentsScale") == 1 && number("hidden") == 0)
    #expect(CALayer.defaultValue(forKey: "contentsGravity") as? String == "resize")
    for key in ["bounds", "position", "frame", "autoresizingMask"] {
      #expect(CALayer.defaultValue(forKey: key) == nil, "\(key)")
    }
  }

  private final class GaugeLayer: CALayer {
    var events: [String] { log.events }
    private let log = Log()

    override init() {
      super.init()
      delegate = log
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func defaultValue(forKey key: String) -> Any? {
      key == "level" ? 0.5 : super.defaultValue(forKey: key)
    }

    override class func needsDisplay(forKey key: String) -> Bool { key == "level" }
  }

  private final class Log: CALayerDelegate {
    var events: [String] = []

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      if event == "level" { events.append(event) }
      return nil
    }
  }
}
