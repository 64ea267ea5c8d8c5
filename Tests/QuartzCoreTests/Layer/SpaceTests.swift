import CoreGraphics
import LayerTree
import QuartzCore
import Testing

// Requirement V20.
@Suite("3D properties of layers", .serialized) @MainActor
struct SpaceTests {
  private let rotation = CATransform3DMakeRotation(1, 0, 1, 0)

  @Test("a new layer has no 3D properties")
  func defaults() {
    let layer = CALayer()
    #expect(CATransform3DIsIdentity(layer.sublayerTransform) && layer.anchorPointZ == 0)
    #expect(!layer.isGeometryFlipped && !layer.contentsAreFlipped())
    #expect(layer.zPosition == 0 && layer.isDoubleSided)
  }

  @Test("the properties have keys and key paths")
  func keys() {
    let layer = CALayer()
    layer.setValue(rotation, forKey: "sublayerTransform")
    layer.setValue(5, forKey: "anchorPointZ")
    layer.setValue(true, forKey: "geometryFlipped")
    #expect(layer.sublayerTransform == rotation && layer.anchorPointZ == 5)
    #expect(layer.isGeometryFlipped && layer.value(forKey: "isGeometryFlipped") as? Bool == true)
    #expect(layer.value(forKey: "anchorPointZ") as? Double == 5)
    #expect(layer.value(forKey: "sublayerTransform") as? CATransform3D == rotation)
    layer.setValue(0.5, forKeyPath: "sublayerTransform.rotation.y")
    let angle = layer.value(forKeyPath: "sublayerTransform.rotation.y") as? Double
    #expect(abs((angle ?? 0) - 0.5) < 1e-9)
    for key in ["sublayerTransform", "anchorPointZ", "geometryFlipped"] {
      layer.setValue(nil, forKey: key)
    }
    #expect(CATransform3DIsIdentity(layer.sublayerTransform) && layer.anchorPointZ == 0)
    #expect(!layer.isGeometryFlipped)
  }

  @Test("a change is sent once, and a layer without 3D properties sends none")
  func commits() {
    let stage = Stage()
    defer { stage.end() }
    CATransaction.setDisableActions(true)
    let layer = CALayer()
    stage.root.addSublayer(layer)
    #expect(stage.flush()?.change(of: layer)?.space == nil)
    layer.anchorPointZ = 5
    layer.isGeometryFlipped = true
    let change = stage.flush()?.change(of: layer)
    #expect(change?.space?.anchorPointZ == 5 && change?.space?.isGeometryFlipped == true)
    #expect(change?.space?.isTransformLayer == false && change?.properties == nil)
    layer.anchorPointZ = 5
    #expect(stage.flush() == nil)
    layer.anchorPointZ = 0
    layer.isGeometryFlipped = false
    // Returning to the plane must be sent.
    #expect(stage.flush()?.change(of: layer)?.space == .flat)
    let late = CALayer()
    late.sublayerTransform = rotation
    stage.root.addSublayer(late)
    #expect(stage.flush()?.change(of: late)?.space?.sublayerTransform == rotation)
  }

  @Test("a presentation copy has the 3D properties, and the class of a transform layer")
  func copies() {
    let layer = CATransformLayer()
    layer.sublayerTransform = rotation
    layer.anchorPointZ = 3
    let copy = layer.presentation()
    #expect(copy?.sublayerTransform == rotation && copy?.anchorPointZ == 3)
    let plain: CALayer? = copy
    #expect(plain is CATransformLayer)
  }

  @Test("a transform layer is sent as such, and draws nothing in render(in:)")
  func transformLayer() {
    let stage = Stage()
    defer { stage.end() }
    let layer = CATransformLayer()
    stage.root.addSublayer(layer)
    #expect(stage.flush()?.change(of: layer)?.space?.isTransformLayer == true)
    layer.backgroundColor = .black
    layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    let inner = CALayer()
    inner.backgroundColor = .white
    inner.frame = CGRect(x: 1, y: 0, width: 1, height: 1)
    layer.addSublayer(inner)
    #expect(row(of: layer) == [0, 255])
  }

  @Test("a change without effect on a transform layer is logged, once per property")
  func warning() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let layer = CATransformLayer()
        for width in 1...3 {
          layer.borderWidth = CGFloat(width)
          layer.zPosition = CGFloat(width)
        }
        layer.masksToBounds = true
      }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      .split(separator: "\n")
    let message = "in transform-only layer, will have no effect"
    #expect(lines.count { $0.contains("changing property borderWidth \(message)") } == 1)
    #expect(lines.count { $0.contains("changing property masksToBounds \(message)") } == 1)
    #expect(!lines.contains { $0.contains("zPosition") })
  }

  @Test("render(in:) draws the in-plane part of 3D transforms")
  func rendering() {
    let box = CALayer()
    box.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    let inner = CALayer()
    inner.backgroundColor = .white
    inner.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    box.addSublayer(inner)
    #expect(row(of: box) == [255, 0])
    box.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(row(of: box) == [0, 255])
    inner.isDoubleSided = false
    #expect(row(of: box) == [0, 0])
    box.sublayerTransform.m34 = -0.01
    box.sublayerTransform.m11 = 1
    #expect(row(of: box) == [255, 0])
    box.isGeometryFlipped = true
    #expect(row(of: box) == [0, 0])
    inner.position.y = 1.5
    #expect(row(of: box) == [255, 0])
  }

  /// The alpha of the first row of what `render(in:)` draws.
  private func row(of layer: CALayer) -> [UInt8] {
    let width = Int(layer.bounds.width)
    let context = CGContext(width: width, height: Int(layer.bounds.height), scale: 1, origin: .zero)
    layer.render(in: context)
    return (0..<width).map { context.makeImage()?.pixel(x: $0, y: 0).w ?? 0 }
  }
}
