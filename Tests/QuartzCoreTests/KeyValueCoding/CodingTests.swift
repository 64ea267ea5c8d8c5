import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Testing

@Suite("Layers in archives", .serialized) @MainActor
struct CodingTests {
  private func copy<Layer: CALayer>(_ layer: Layer) throws -> Layer {
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Layer.self, from: data))
  }

  @Test("a decoded layer has every property that was set")
  func properties() throws {
    let layer = CALayer()
    let values: [String: Any] = [
      "position": CGPoint(x: 3, y: 4), "bounds": CGRect(x: 1, y: 2, width: 30, height: 40),
      "anchorPoint": CGPoint(x: 0.25, y: 1), "transform": CATransform3DMakeRotation(1, 0, 1, 0),
      "sublayerTransform": CATransform3DMakeScale(2, 3, 4), "anchorPointZ": 5,
      "geometryFlipped": true, "opacity": 0.25, "hidden": true, "opaque": true,
      "doubleSided": false, "masksToBounds": true, "allowsGroupOpacity": false,
      "shouldRasterize": true, "rasterizationScale": 2, "shadowOpacity": 0.5, "shadowRadius": 6,
      "shadowColor": CGColor(red: 0, green: 0.5, blue: 1, alpha: 1),
      "shadowOffset": CGSize(width: 2, height: 4),
      "shadowPath": CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil),
      "allowsEdgeAntialiasing": false, "needsDisplayOnBoundsChange": true,
      "backgroundColor": CGColor(gray: 0.5, alpha: 0.5),
      "borderColor": CGColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1),
      "name": "box", "zPosition": -3, "cornerRadius": 4, "borderWidth": 2, "contentsScale": 3,
      "contentsRect": CGRect(x: 0, y: 0.5, width: 1, height: 0.5),
      "contentsCenter": CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5),
      "contentsGravity": CALayerContentsGravity.topLeft,
      "cornerCurve": CALayerCornerCurve.continuous,
      "magnificationFilter": CALayerContentsFilter.nearest,
      "minificationFilter": CALayerContentsFilter.trilinear, "minificationFilterBias": 0.5,
      "contentsFormat": CALayerContentsFormat.gray8Uint, "drawsAsynchronously": true,
      "wantsExtendedDynamicRangeContent": true, "maskedCorners": 5,
      "autoresizingMask": 18, "edgeAntialiasingMask": 3, "speed": 0.5, "beginTime": 1,
      "duration": 9, "timeOffset": 2, "repeatCount": 3, "repeatDuration": 4,
      "autoreverses": true, "fillMode": CAMediaTimingFillMode.both,
    ]
    for (key, value) in values { layer.setValue(value, forKey: key) }
    let copy = try copy(layer)
    #expect(copy !== layer)
    // These are tested below, or are derived from others.
    let rest: Set = [
      "frame", "sublayers", "mask", "filters", "backgroundFilters", "compositingFilter", "contents",
      "actions", "delegate", "style",
    ]
    #expect(Set(layer.archivedKeys) == Set(values.keys).union(rest))
    for key in values.keys {
      let (new, expected) = (copy.value(forKey: key), layer.value(forKey: key))
      #expect("\(new as Any)" == "\(expected as Any)", "\(key)")
      #expect("\(new as Any)" != "\(CALayer().value(forKey: key) as Any)", "\(key)")
    }
    #expect(copy.backgroundColor == layer.backgroundColor && copy.borderColor == layer.borderColor)
    #expect(copy.shadowColor == layer.shadowColor && copy.shadowPath == layer.shadowPath)
  }

  @Test("a decoded layer has the contents, the sublayers in order, and the values of other keys")
  func tree() throws {
    let layer = CALayer()
    layer.contents = CGImage(
      width: 2, height: 1, premultipliedRGBA: [255, 0, 0, 255, 0, 0, 128, 128])
    let kinds = [CALayer(), CATransformLayer(), CATextLayer(), CATiledLayer()]
    for (index, sublayer) in kinds.enumerated() {
      sublayer.name = "\(index)"
      layer.addSublayer(sublayer)
      sublayer.addSublayer(CALayer())
    }
    (kinds[3] as? CATiledLayer)?.levelsOfDetail = 3
    let text = kinds[2] as? CATextLayer
    text?.string = NSAttributedString(
      string: "text", attributes: [NSAttributedString.Key("NSKern"): 2 as CGFloat])
    text?.fontSize = 20
    text?.alignmentMode = .center
    layer.setValue(5 as CGFloat, forKey: "level")
    layer.setValue([CGPoint(x: 1, y: 2)], forKey: "points")
    layer.setValue(["a": 1, "b": true], forKey: "table")
    layer.setValue({ () -> Void in }, forKey: "closure")
    let copy = try copy(layer)
    let image = try #require(copy.contents as? CGImage)
    #expect(image.pixel(x: 0, y: 0) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(x: 1, y: 0) == SIMD4(0, 0, 128, 128))
    let sublayers = try #require(copy.sublayers)
    #expect(sublayers.map(\.name) == ["0", "1", "2", "3"])
    for (new, old) in zip(sublayers, kinds) {
      #expect(type(of: new) == type(of: old) && new.sublayers?.count == 1)
      #expect(new.superlayer === copy)
    }
    #expect((sublayers[3] as? CATiledLayer)?.levelsOfDetail == 3)
    let newText = sublayers[2] as? CATextLayer
    let string = try #require(newText?.string as? NSAttributedString)
    let kern = unsafe string.attribute(
      NSAttributedString.Key("NSKern"), at: 0, effectiveRange: nil)
    #expect(string.string == "text" && kern as? CGFloat == 2)
    #expect(newText?.fontSize == 20 && newText?.alignmentMode == .center)
    #expect(newText?.needsDisplay() == true)
    #expect(copy.value(forKey: "level") as? CGFloat == 5)
    #expect(copy.value(forKey: "points") as? [CGPoint] == [CGPoint(x: 1, y: 2)])
    let table = copy.value(forKey: "table") as? [String: Any]
    #expect(table?["a"] as? Int == 1 && table?["b"] as? Bool == true)
    #expect(copy.value(forKey: "closure") == nil)
  }

  @Test("a decoded layer draws its contents again, and has the style")
  func drawing() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer(FilledLayer.make())
    layer.style = ["opacity": 0.5, "custom": 3, "style": ["cornerRadius": 7]]
    #expect(!layer.needsDisplay() && layer.hasBackingStore)
    let copy = try copy(layer)
    #expect(copy.needsDisplay() && copy.contents == nil)
    #expect(copy.opacity == 0.5 && copy.value(forKey: "custom") as? Int == 3)
    #expect(copy.cornerRadius == 7)
    let plain = try self.copy(CALayer())
    #expect(!plain.needsDisplay() && plain.style == nil)
  }

  @Test("the delegate is decoded if the archive holds it, and decoding runs no actions")
  func delegate() throws {
    let (layer, owner) = (CALayer(), CodingOwner())
    layer.delegate = owner
    layer.opacity = 0.5
    let alone = try copy(layer)
    #expect(alone.delegate == nil && alone.opacity == 0.5)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: [owner, layer] as NSArray, requiringSecureCoding: false)
    let both = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? [Any]
    let newOwner = try #require(both?.first as? CodingOwner)
    #expect((both?.last as? CALayer)?.delegate === newOwner && newOwner.events == [])
  }

  @Test("a tree of 2,000 levels is archived and decoded")
  func deep() throws {
    let top = CALayer()
    var bottom = top
    for index in 1..<2000 {
      let layer = CALayer()
      layer.zPosition = CGFloat(index)
      bottom.addSublayer(layer)
      bottom = layer
    }
    var (layer, depth): (CALayer?, Int) = (try copy(top), 0)
    while let next = layer?.sublayers?.first {
      (layer, depth) = (next, depth + 1)
    }
    #expect(depth == 1999 && layer?.zPosition == 1999)
  }
}

/// A delegate in an archive, at file level because Foundation archives only such classes.
final class CodingOwner: NSObject, CALayerDelegate, @preconcurrency NSCoding {
  var events: [String] = []

  override init() { super.init() }

  init?(coder: NSCoder) { super.init() }

  func encode(with coder: NSCoder) {}

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    events.append(event)
    return nil
  }
}
