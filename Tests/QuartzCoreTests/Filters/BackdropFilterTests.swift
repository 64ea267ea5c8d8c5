import CoreGraphics
import Foundation
import LayerTree
import Testing

@testable import QuartzCore

@Suite("Compositing and background filters", .serialized)
@MainActor struct BackdropFilterTests {
  @Test("every blend mode is a name and a type of CAFilter, without inputs")
  func names() {
    #expect(BlendMode.allCases.count == 24)
    for mode in BlendMode.allCases {
      let layer = CALayer()
      layer.compositingFilter = mode.name
      #expect(layer.layerStyle.blendMode == mode && layer.compositingFilter as? String == mode.name)
      let filter = CAFilter(type: mode.name)
      #expect(filter.inputKeys.isEmpty)
      layer.compositingFilter = filter
      #expect(layer.layerStyle.blendMode == mode)
      filter.isEnabled = false
      #expect(layer.layerStyle.blendMode == mode && layer.compositingFilter as? CAFilter != filter)
      layer.compositingFilter = filter
      #expect(layer.layerStyle.blendMode == .normal)
    }
    #expect(kCAFilterMultiplyBlendMode == BlendMode.multiply.name && kCAFilterPlusD == "plusD")
  }

  @Test("nil, other names and other objects leave the layer's blending normal")
  func others() {
    let layer = CALayer()
    #expect(layer.compositingFilter == nil)
    let values: [Any?] = ["nonesuch", CAFilter(type: "gaussianBlur"), 7, "sourceIn", nil]
    for value in values {
      layer.compositingFilter = "multiplyBlendMode"
      layer.compositingFilter = value
      #expect(layer.layerStyle.blendMode == .normal, "\(value as Any)")
    }
    #expect(layer.layerStyle == .plain)
  }

  @Test("background filters are copied, and their inputs have key paths of their own")
  func inputs() {
    let layer = CALayer()
    #expect(layer.backgroundFilters == nil)
    let blur = CAFilter(type: kCAFilterGaussianBlur)
    (layer.filters, layer.backgroundFilters) = ([blur], [blur, 7])
    blur.setValue(9, forKey: "inputRadius")
    layer.setValue(3, forKeyPath: "backgroundFilters.gaussianBlur.inputRadius")
    #expect(layer.layerStyle.backgroundFilters == [.gaussianBlur(radius: 3)])
    #expect(layer.layerStyle.filters == [.gaussianBlur(radius: 10)])
    let value = layer.value(forKeyPath: "backgroundFilters.gaussianBlur.inputRadius")
    #expect(value as? NSNumber == 3)
    layer.backgroundFilters = nil
    #expect(layer.layerStyle.backgroundFilters.isEmpty && !layer.layerStyle.filters.isEmpty)
  }

  @Test("an animation of an input of the background changes that input alone")
  func animation() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    let blur = CAFilter(type: kCAFilterGaussianBlur)
    (layer.filters, layer.backgroundFilters) = ([blur], [blur])
    stage.flush()
    let animation = CABasicAnimation(keyPath: "backgroundFilters.gaussianBlur.inputRadius")
    (animation.fromValue, animation.toValue) = (0, 20)
    (animation.speed, animation.timeOffset, animation.duration) = (0, 0.5, 1)
    layer.add(animation, forKey: nil)
    let shown = layer.presentation()
    #expect(shown?.layerStyle.backgroundFilters == [.gaussianBlur(radius: 10)])
    #expect(shown?.layerStyle.filters == [.gaussianBlur(radius: 10)])
    let radius = shown?.value(forKeyPath: "backgroundFilters.gaussianBlur.inputRadius")
    #expect(radius as? NSNumber == 10)
  }

  @Test("render(in:) blends with the modes that CGContext has")
  func rendering() throws {
    // divideBlendMode is none of them, so the layer is drawn normally.
    let expected: [(name: String, below: Double, level: Int)] = [
      ("multiplyBlendMode", 96, 48), ("screenBlendMode", 161, 208),
      ("differenceBlendMode", 192, 64), ("divideBlendMode", 96, 128),
    ]
    for (name, gray, level) in expected {
      let (root, below, above) = (CALayer(), CALayer(), CALayer())
      for layer in [root, below, above] { layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4) }
      below.backgroundColor = CGColor(gray: gray / 255, alpha: 1)
      above.backgroundColor = CGColor(gray: 128.0 / 255, alpha: 1)
      above.compositingFilter = name
      root.sublayers = [below, above]
      let context = CGContext(width: 4, height: 4)
      root.render(in: context)
      let pixel = try #require(context.makeImage()).pixel(x: 2, y: 2)
      #expect(abs(Int(pixel.x) - level) <= 1, "\(name): \(pixel)")
    }
  }

  @Test("both are properties for key-value coding, styles, archives and copies")
  func keys() throws {
    let layer = CALayer()
    layer.setValue("screenBlendMode", forKey: "compositingFilter")
    layer.setValue([CAFilter(type: kCAFilterColorInvert)], forKey: "backgroundFilters")
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    let archived = try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data)
    for copy in [archived, CALayer(layer: layer)] {
      #expect(copy?.compositingFilter as? String == "screenBlendMode")
      #expect(copy?.backgroundFilters as? [CAFilter] == layer.backgroundFilters as? [CAFilter])
      #expect(copy?.layerStyle.blendMode == .screen)
    }
    layer.compositingFilter = CAFilter(type: "hueBlendMode")
    let second = try NSKeyedArchiver.archivedData(
      withRootObject: layer, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: second)
    #expect(copy?.layerStyle.blendMode == .hue)
    let styled = CALayer()
    styled.style = ["compositingFilter": "plusL"]
    #expect(styled.layerStyle.blendMode == .plusL)
    styled.style = nil
    #expect(styled.compositingFilter == nil && styled.layerStyle.blendMode == .normal)
  }
}
