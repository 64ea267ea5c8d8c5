import UIKit

/// A bar that grows to its value.
class BarLayer: CALayer {
  @NSManaged var progress: CGFloat
  @objc dynamic var barColor: UIColor = .systemBlue

  override init() {
    super.init()
    contentsScale = UIScreen.main.scale
    needsDisplayOnBoundsChange = true
  }

  override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? BarLayer {
      barColor = other.barColor
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    return key == #keyPath(progress) || super.needsDisplay(forKey: key)
  }

  override func draw(in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    defer { UIGraphicsPopContext() }
    let height = bounds.height * progress
    let rect = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    barColor.setFill()
    UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 8, height: 8)
    ).fill()
  }

  func grow(to value: CGFloat, after delay: CFTimeInterval) {
    let animation = CABasicAnimation(keyPath: #keyPath(BarLayer.progress))
    animation.fromValue = progress
    animation.toValue = value
    animation.duration = 0.6
    animation.beginTime = CACurrentMediaTime() + delay
    animation.fillMode = .backwards
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    progress = value
    add(animation, forKey: #keyPath(BarLayer.progress))
  }
}
