import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

/// What the guides say of a view's layer, sentence by sentence, where no other suite shows it.
@Suite("Layers of views as the guides tell them", .serialized)
@MainActor struct SeedLayerTests {
  // Seed 000, "Changing the Layer Class Associated with a View"; V20.
  @Test("a view asks its class for the layer's class once, early, and is the layer's delegate")
  func layerClass() {
    OwnLayerView.asked = 0
    let view = OwnLayerView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(OwnLayerView.asked == 1 && type(of: view.layer) == OwnLayer.self)
    #expect(view.layer.delegate === view)
    #expect(view.layerAtSetUp === view.layer)
    let other = OwnLayerView()
    #expect(other.layer !== view.layer && OwnLayerView.asked == 2)
    #expect(type(of: UIView().layer) == CALayer.self && UIView.layerClass == CALayer.self)
  }

  // Seed 000, "Changing the Layer Class Associated with a View"; V20.
  @Test("a layer class draws for its view")
  func layerClassDraws() throws {
    let view = OwnLayerView(frame: CGRect(x: 10, y: 10, width: 8, height: 6))
    let screen = try OffscreenScreen.showing(view)
    #expect(try screen.frame().box(of: green) == view.frame)
  }

  // Seed 000, "Embedding Layer Objects in a View"; V20.
  @Test("layers without views draw themselves, in trees of any shape, once these are in a view's")
  func embedded() throws {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
    let screen = try OffscreenScreen.showing(view)
    let (outer, inner) = (CALayer(), OwnLayer())
    outer.frame = CGRect(x: 20, y: 2, width: 30, height: 10)
    inner.frame = CGRect(x: 5, y: 3, width: 6, height: 4)
    outer.addSublayer(inner)
    inner.setNeedsDisplay()
    #expect(try screen.frame().box(of: green).isNull)
    view.layer.addSublayer(outer)
    #expect(try screen.frame().box(of: green) == CGRect(x: 35, y: 15, width: 6, height: 4))
    #expect(view.subviews.isEmpty && inner.delegate == nil)
    view.frame.origin.x += 10
    #expect(try screen.frame().box(of: green) == CGRect(x: 45, y: 15, width: 6, height: 4))
  }

  // Seed 000, "Embedding Layer Objects in a View"; V20.
  @Test("a layer without a view keeps its frame as the view is resized, unless its mask says else")
  func resized() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let (fixed, flexible) = (CALayer(), CALayer())
    for layer in [fixed, flexible] {
      layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      view.layer.addSublayer(layer)
    }
    flexible.autoresizingMask = [.layerWidthSizable, .layerMinYMargin]
    view.bounds.size = CGSize(width: 40, height: 30)
    #expect(fixed.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(flexible.frame == CGRect(x: 5, y: 15, width: 30, height: 10))
  }

  // Seed 000, "Embedding Layer Objects in a View", listing 3-2; V20.
  @Test("a view's layer holds the layers in it, and they are freed with the view")
  func retained() {
    weak var layer: CALayer?
    do {
      let view = UIView()
      do {
        let made = CALayer()
        view.layer.addSublayer(made)
        layer = made
      }
      #expect(layer != nil && view.layer.sublayers?.count == 1)
    }
    #expect(layer == nil)
  }

  // Seed 003, "Customizing a view without subclassing"; V20.
  @Test("the layer rounds a view's corners and draws a border, without a bitmap")
  func corners() throws {
    let view = UIView.plain(10, 5, 40, 30)
    view.layer.cornerRadius = 10
    view.layer.borderWidth = 3
    view.layer.borderColor = UIColor.green.cgColor
    let screen = try OffscreenScreen.showing(view)
    let picture = try screen.frame()
    #expect(picture.box(of: green) == view.frame)
    #expect(picture.box(of: red) == view.frame.insetBy(dx: 3, dy: 3))
    // A corner's pixels lie outside of the circle up to 10 − 10 ÷ √2 ≈ 2.9 along the diagonal.
    for (x, y) in [(10, 5), (49, 5), (10, 34), (49, 34), (12, 7), (47, 32)] {
      #expect(picture.pixel(x: x, y: y) == black)
    }
    #expect(picture.pixel(x: 14, y: 9) == green && picture.pixel(x: 18, y: 13) == red)
    #expect(screen.statistics.textureUploads == 0)
    view.layer.cornerRadius = 0
    view.layer.borderWidth = 0
    #expect(try screen.frame().box(of: red) == view.frame)
    #expect(try screen.frame().pixel(x: 10, y: 5) == red)
  }
}

@MainActor private final class OwnLayer: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(UIColor.green.cgColor)
    ctx.fill(bounds)
  }
}

@MainActor private final class OwnLayerView: UIView {
  static var asked = 0
  private(set) var layerAtSetUp: CALayer?

  override class var layerClass: AnyClass {
    asked += 1
    return OwnLayer.self
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layerAtSetUp = layer
  }

  required init?(coder: NSCoder) { nil }
}
