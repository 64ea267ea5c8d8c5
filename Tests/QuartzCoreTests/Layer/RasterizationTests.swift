import LayerTree
import QuartzCore
import Testing

@Suite("Rasterization of layers")
@MainActor struct RasterizationTests {
  @Test("a layer is not rasterized, and its scale is 1")
  func defaults() {
    let layer = CALayer()
    #expect(!layer.shouldRasterize && layer.rasterizationScale == 1)
    #expect(layer.layerStyle == .plain)
    #expect(CALayer.defaultValue(forKey: "shouldRasterize") as? Bool == false)
    #expect(CALayer.defaultValue(forKey: "rasterizationScale") as? Double == 1)
  }

  @Test("both properties are set by key-value coding; nil restores their defaults")
  func keyValueCoding() {
    let layer = CALayer()
    layer.setValue(true, forKey: "shouldRasterize")
    layer.setValue(2.5, forKey: "rasterizationScale")
    #expect(layer.shouldRasterize && layer.rasterizationScale == 2.5)
    #expect(layer.layerStyle.shouldRasterize && layer.layerStyle.rasterizationScale == 2.5)
    layer.setValue(nil, forKey: "shouldRasterize")
    layer.setValue(nil, forKey: "rasterizationScale")
    #expect(layer.layerStyle == .plain)
  }

  @Test("a change of the scale is animated, one of shouldRasterize takes effect at once")
  func actions() {
    let properties = ["rasterizationScale", "shouldRasterize"].map(AnimatedProperty.init(keyPath:))
    #expect(properties.map { $0?.isImplicitlyAnimated } == [true, false])
  }

  @Test("copies for the presentation have both values")
  func copies() {
    let layer = CALayer()
    (layer.shouldRasterize, layer.rasterizationScale) = (true, 3)
    let copy = CALayer(layer: layer)
    #expect(copy.shouldRasterize && copy.rasterizationScale == 3)
  }
}
