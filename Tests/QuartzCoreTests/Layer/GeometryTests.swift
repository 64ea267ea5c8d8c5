import CoreGraphics
import LayerTree
import QuartzCore
import Testing

@Suite("Layer geometry", .serialized) @MainActor
struct GeometryTests {
  private func expectNear(
    _ a: CGRect, _ b: CGRect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let errors = [
      a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height,
    ]
    #expect(
      errors.allSatisfy { abs($0) < 1e-9 }, "\(a) is not \(b)", sourceLocation: sourceLocation)
  }

  private func layer(_ change: (CALayer) -> Void) -> CALayer {
    let layer = CALayer()
    change(layer)
    return layer
  }

  @Test("setting a frame sets the anchor's position and the size, and keeps the bounds' origin")
  func frame() {
    for anchor in [CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 0.25)] {
      let layer = layer {
        $0.anchorPoint = anchor
        $0.bounds.origin = CGPoint(x: 7, y: 8)
        $0.frame = CGRect(x: 10, y: 20, width: 40, height: 80)
      }
      #expect(layer.bounds == CGRect(x: 7, y: 8, width: 40, height: 80))
      #expect(layer.position == CGPoint(x: 10 + anchor.x * 40, y: 20 + anchor.y * 80))
      expectNear(layer.frame, CGRect(x: 10, y: 20, width: 40, height: 80))
    }
  }

  @Test("with rotation, the frame is the bounding box of the layer")
  func rotated() {
    let layer = layer {
      $0.bounds.size = CGSize(width: 30, height: 10)
      $0.position = CGPoint(x: 100, y: 100)
      $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }
    expectNear(layer.frame, CGRect(x: 95, y: 85, width: 10, height: 30))
    layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let side = 40 / 2.0.squareRoot()
    expectNear(
      layer.frame, CGRect(x: 100 - side / 2, y: 100 - side / 2, width: side, height: side))
  }

  @Test("a frame that was set is read back under scales, mirroring and quarter rotations")
  func setUnderTransforms() {
    let frame = CGRect(x: 5, y: 6, width: 40, height: 20)
    for transform in [
      CATransform3DMakeScale(2, 0.5, 1), CATransform3DMakeScale(-1, 3, 1),
      CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CATransform3DMakeRotation(.pi, 0, 0, 1),
      CATransform3DMakeTranslation(13, -4, 0),
    ] {
      let layer = layer {
        $0.anchorPoint = CGPoint(x: 0.25, y: 1)
        $0.transform = transform
        $0.frame = frame
      }
      expectNear(layer.frame, frame)
    }
    let scaled = layer {
      $0.transform = CATransform3DMakeScale(2, 0.5, 1)
      $0.frame = frame
    }
    #expect(scaled.bounds.size == CGSize(width: 20, height: 40))
  }

  @Test("negative sizes are standardized, in bounds and in frames")
  func negativeSizes() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 10, y: 10, width: -5, height: -6)
    #expect(layer.bounds == CGRect(x: 5, y: 4, width: 5, height: 6))
    layer.frame = CGRect(x: 10, y: 10, width: -5, height: -6)
    expectNear(layer.frame, CGRect(x: 5, y: 4, width: 5, height: 6))
  }

  @Test("the affine transform is the in-plane part of the transform")
  func affine() {
    let layer = CALayer()
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    layer.setAffineTransform(transform)
    #expect(layer.affineTransform() == transform)
    #expect(layer.transform == CATransform3DMakeAffineTransform(transform))
  }

  @Test("the affine transform of a transform that leaves the plane is the identity")
  func notAffine() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 30, height: 10)
    for transform in [
      CATransform3DMakeRotation(.pi / 3, 0, 1, 0), CATransform3DMakeTranslation(4, 5, 6),
      CATransform3DMakeScale(2, 2, 3),
    ] {
      layer.transform = transform
      #expect(layer.affineTransform() == .identity)
    }
    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    expectNear(layer.frame, CGRect(x: -7.5, y: -5, width: 15, height: 10))
  }
}
