import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Testing

@Suite("Gradient layers")
@MainActor struct GradientLayerTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test("a new layer has Core Animation's defaults and draws nothing")
  func defaults() {
    let layer = CAGradientLayer()
    #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(!layer.layerStyle.gradient.isVisible)
    #expect(CAGradientLayer.defaultValue(forKey: "type") as? String == "axial")
  }

  @Test("properties and keys set the same values")
  func keys() {
    let layer = CAGradientLayer()
    layer.setValue([red, blue], forKey: "colors")
    layer.setValue([0.2, 0.8] as [NSNumber], forKey: "locations")
    layer.setValue(0.25, forKeyPath: "startPoint.x")
    layer.setValue("radial", forKey: "type")
    #expect(layer.colors as? [CGColor] == [red, blue] && layer.locations == [0.2, 0.8])
    #expect(layer.startPoint == CGPoint(x: 0.25, y: 0) && layer.type == .radial)
    let gradient = layer.layerStyle.gradient
    #expect(gradient.kind == .radial && gradient.locations == [0.2, 0.8])
    #expect(gradient.startPoint.x == 0.25 && gradient.isVisible && gradient.isOpaque)
  }

  @Test("an element that is no color makes the gradient invisible, NaN locations are ignored")
  func invalid() {
    let layer = CAGradientLayer()
    layer.colors = [red, "blue"]
    #expect(!layer.layerStyle.gradient.isVisible)
    layer.colors = [red, blue]
    layer.locations = [0, NSNumber(value: Double.nan)]
    #expect(layer.layerStyle.gradient.location(1) == 1)
  }

  @Test("a copy for reading has the same gradient, and an archive keeps it")
  func copies() throws {
    let layer = CAGradientLayer()
    layer.colors = [red, blue]
    layer.type = .conic
    #expect(layer.presentation()?.layerStyle.gradient == layer.layerStyle.gradient)
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CAGradientLayer.self, from: data)
    #expect(copy?.layerStyle.gradient == layer.layerStyle.gradient)
  }

  @Test("lists of another count are not interpolated")
  func counts() {
    var style = LayerStyle()
    style.gradient.locations = [0, 1]
    let animation = CABasicAnimation(keyPath: "locations")
    (animation.fromValue, animation.toValue) = ([0, 1] as [NSNumber], [0, 0.5, 1] as [NSNumber])
    #expect(animation.makeListTrack() == nil)
    animation.toValue = [0.5, 1] as [NSNumber]
    guard case .list(let track) = animation.makeListTrack() else {
      Issue.record("no track of lists")
      return
    }
    #expect(track.count == 2 && track.parts.count == 1)
  }
}
