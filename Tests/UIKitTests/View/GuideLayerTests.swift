import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

/// Sentences of Apple's guides about a view's layer that no other suite tests.
@Suite("View Programming Guide: layers", .serialized)
@MainActor struct GuideLayerTests {
  // View Programming Guide, "Changing the Layer Class Associated with a View". Requirement V20.
  @Test("a view reads layerClass once, during initialization, and is the layer's delegate")
  func layerClass() {
    CustomLayerView.asked = 0
    let view = CustomLayerView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(CustomLayerView.asked == 1 && type(of: view.layer) == CustomLayer.self)
    #expect(view.layer.delegate === view)
    #expect(view.layerAtSetUp === view.layer)
    let other = CustomLayerView()
    #expect(other.layer !== view.layer && CustomLayerView.asked == 2)
    #expect(type(of: UIView().layer) == CALayer.self && UIView.layerClass == CALayer.self)
  }

  // View Programming Guide, "Changing the Layer Class Associated with a View". Requirement V20.
  @Test("a custom layer class draws the view's contents")
  func layerClassDraws() throws {
    let view = CustomLayerView(frame: CGRect(x: 10, y: 10, width: 8, height: 6))
    let screen = try OffscreenScreen.showing(view)
    #expect(try screen.frame().box(of: green) == view.frame)
  }

  // View Programming Guide, "Embedding Layer Objects in a View". Requirement V20.
  @Test("layers without views draw themselves once their tree is added to a view's layer")
  func embedded() throws {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
    let screen = try OffscreenScreen.showing(view)
    let (outer, inner) = (CALayer(), CustomLayer())
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

  // View Programming Guide, "Embedding Layer Objects in a View". Requirement V20.
  @Test("a layer without a view keeps its frame when the view is resized, unless it has a mask")
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

  // View Programming Guide, "Embedding Layer Objects in a View", listing 3-2. Requirement V20.
  @Test("a view's layer retains its sublayers, and they are freed with the view")
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

  // iOS course, "Customizing a view without subclassing". Requirement V20.
  @Test("cornerRadius and border are rendered without a bitmap")
  func corners() throws {
    let view = UIView.plain(10, 5, 40, 30)
    view.layer.cornerRadius = 10
    view.layer.borderWidth = 3
    view.layer.borderColor = UIColor.green.cgColor
    let screen = try OffscreenScreen.showing(view)
    let image = try screen.frame()
    #expect(image.box(of: green) == view.frame)
    #expect(image.box(of: red) == view.frame.insetBy(dx: 3, dy: 3))
    // A corner's pixels are outside the circle up to 10 − 10 ÷ √2 ≈ 2.9 along the diagonal.
    for (x, y) in [(10, 5), (49, 5), (10, 34), (49, 34), (12, 7), (47, 32)] {
      #expect(image.pixel(x: x, y: y) == black)
    }
    #expect(image.pixel(x: 14, y: 9) == green && image.pixel(x: 18, y: 13) == red)
    #expect(screen.statistics.textureUploads == 0)
    view.layer.cornerRadius = 0
    view.layer.borderWidth = 0
    #expect(try screen.frame().box(of: red) == view.frame)
    #expect(try screen.frame().pixel(x: 10, y: 5) == red)
  }
}

@MainActor private final class CustomLayer: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(UIColor.green.cgColor)
    ctx.fill(bounds)
  }
}

@MainActor private final class CustomLayerView: UIView {
  static var asked = 0
  private(set) var layerAtSetUp: CALayer?

  override class var layerClass: AnyClass {
    asked += 1
    return CustomLayer.self
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layerAtSetUp = layer
  }

  required init?(coder: NSCoder) { nil }
}
