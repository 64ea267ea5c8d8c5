import LaminaTesting
import UIKit

/// A screen with bitmaps and everything that needs textures: groups, masks, filters, shadows, rasters,
/// backdrops, blend modes, shapes, text, particles and replicas, of which some move.
@MainActor final class EveryEffect {
  static let size = CGSize(width: 320, height: 240)

  let screen: OffscreenScreen
  private var count = 0

  /// - Parameter moves: whether some layers are animated without end.
  init(_ screen: OffscreenScreen, moves: Bool = true) {
    self.screen = screen
    addBitmaps()
    addGroups()
    addFilters()
    addShapes()
    addSources()
    if moves { screen.window.layer.sublayers?.forEach(swing) }
  }

  /// A picture without symmetry; the larger one has a texture of its own.
  static func picture(_ width: Int, _ height: Int) -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        bytes += [UInt8(x * 7 % 256), UInt8(y * 5 % 256), UInt8((x + y) % 256), 255]
      }
    }
    return CGImage(width: width, height: height, premultipliedRGBA: bytes)
  }

  @discardableResult
  private func add<Layer: CALayer>(
    _ layer: Layer, to superlayer: CALayer? = nil, _ change: (Layer) -> Void = { _ in }
  ) -> Layer {
    let (row, column) = count.quotientAndRemainder(dividingBy: 6)
    layer.frame = CGRect(x: 6 + column * 52, y: 6 + row * 56, width: 44, height: 44)
    count += 1
    change(layer)
    screen.window.layer.addSublayer(layer)
    return layer
  }

  private func fill(_ layer: CALayer) {
    layer.backgroundColor = UIColor.orange.cgColor
    let inner = CALayer()
    inner.frame = CGRect(x: 12, y: 8, width: 40, height: 20)
    inner.backgroundColor = UIColor.blue.cgColor
    layer.addSublayer(inner)
  }

  private func addBitmaps() {
    add(CALayer()) { $0.contents = Self.picture(40, 30) }
    add(CALayer()) { $0.contents = Self.picture(600, 520) }
    add(CALayer()) {
      $0.contents = Self.picture(90, 90)
      $0.minificationFilter = .trilinear
    }
    let text = add(CATextLayer()) { $0.string = "Text" }
    text.fontSize = 16
  }

  private func addGroups() {
    add(CALayer()) {
      fill($0)
      $0.opacity = 0.5
    }
    add(CALayer()) { layer in
      fill(layer)
      let mask = CALayer()
      mask.frame = CGRect(x: 2, y: 2, width: 30, height: 30)
      (mask.cornerRadius, mask.backgroundColor) = (8, UIColor.black.cgColor)
      layer.mask = mask
    }
    add(CALayer()) {
      fill($0)
      $0.shouldRasterize = true
    }
    add(CALayer()) {
      fill($0)
      $0.shadowOpacity = 0.8
    }
    add(CALayer()) {
      fill($0)
      $0.compositingFilter = "softLightBlendMode"
    }
  }

  private func addFilters() {
    let blur = CAFilter(type: kCAFilterGaussianBlur)
    blur.setValue(3, forKey: "inputRadius")
    add(CALayer()) {
      fill($0)
      $0.filters = [blur]
    }
    add(CALayer()) { $0.backgroundFilters = [blur] }
  }

  private func addShapes() {
    let shape = add(CAShapeLayer())
    shape.path = CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 36, height: 30), transform: nil)
    shape.fillColor = UIColor.red.cgColor
    shape.strokeColor = UIColor.green.cgColor
    let gradient = add(CAGradientLayer())
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    add(CALayer()) {
      fill($0)
      $0.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
    }
  }

  private func addSources() {
    let replicator = add(CAReplicatorLayer())
    (replicator.instanceCount, replicator.instanceAlphaOffset) = (3, -0.2)
    replicator.instanceTransform = CATransform3DMakeTranslation(8, 4, 0)
    fill(replicator)
    let emitter = add(CAEmitterLayer())
    let cell = CAEmitterCell()
    cell.contents = Self.picture(6, 6)
    (cell.birthRate, cell.lifetime, cell.velocity) = (20, 1, 30)
    emitter.emitterCells = [cell]
  }

  private func swing(_ layer: CALayer) {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    (animation.byValue, animation.duration) = (0.4, 1)
    (animation.autoreverses, animation.repeatCount) = (true, .infinity)
    layer.add(animation, forKey: "swing")
  }
}
