import CoreGraphics
import QuartzCore
import TestSupport

/// A random layer tree that uses all layer properties. The same seed gives the same tree.
@MainActor struct RandomLayerTree {
  let root = CALayer()
  private var generator: SeededGenerator
  private var layers: [CALayer]

  /// The size of the root layer, in points.
  static let size = CGSize(width: 320, height: 240)

  init(seed: UInt64, layerCount: Int = 200) {
    generator = SeededGenerator(seed: seed)
    layers = [root]
    root.frame = CGRect(origin: .zero, size: Self.size)
    root.backgroundColor = color()
    while layers.count < layerCount { addLayer() }
  }

  /// Adds a layer to the root, to a random layer, or to the newest layer, for a wide and deep tree.
  private mutating func addLayer() {
    let layer = CALayer()
    let parent =
      switch random(0...9) {
      case 0...3: root
      case 4...7: layers[random(0...layers.count - 1)]
      default: layers[layers.count - 1]
      }
    setGeometry(layer, in: parent)
    setContents(layer)
    setShape(layer)
    setCompositing(layer)
    parent.addSublayer(layer)
    layers.append(layer)
  }

  // MARK: Properties

  private mutating func setGeometry(_ layer: CALayer, in parent: CALayer) {
    let longest = parent === root ? 150 : 90
    layer.bounds.size = CGSize(width: number(6...longest), height: number(6...longest))
    if chance(6) { layer.bounds.origin = CGPoint(x: number(-20...20), y: number(-20...20)) }
    if chance(5) {
      layer.anchorPoint = CGPoint(x: number(-1...5) / 4, y: number(-1...5) / 4)
    }
    let width = Int(parent.bounds.width)
    let height = Int(parent.bounds.height)
    layer.position = CGPoint(
      x: parent.bounds.minX + number(-5...width + 5),
      y: parent.bounds.minY + number(-5...height + 5))
    if chance(2) { layer.setAffineTransform(transform()) }
    layer.isDoubleSided = !chance(6)
  }

  private mutating func setContents(_ layer: CALayer) {
    if chance(3, of: 4) { layer.backgroundColor = color() }
    guard chance(2, of: 5) else { return }
    layer.contents = TestImages.all[random(0...TestImages.all.count - 1)]
    if chance(2) { layer.contentsGravity = Self.gravities[random(0...Self.gravities.count - 1)] }
    layer.contentsScale = [1, 1, 1.5, 2, 3][random(0...4)]
    if chance(4) { layer.contentsRect = unitRect() }
    if chance(4) { layer.contentsCenter = unitRect() }
    if chance(5) { layer.magnificationFilter = .nearest }
    if chance(5) { layer.minificationFilter = .nearest }
  }

  private mutating func setShape(_ layer: CALayer) {
    let side = min(layer.bounds.width, layer.bounds.height)
    if chance(2) {
      layer.cornerRadius = [2, 4.5, 10, side / 4, side / 2, side][random(0...5)]
    }
    if chance(4) { layer.maskedCorners = CACornerMask(rawValue: UInt(random(1...14))) }
    if chance(3) { layer.cornerCurve = .continuous }
    if chance(3) {
      layer.borderWidth = [0.5, 1, 2, 3.25, 8, side * 0.7][random(0...5)]
      layer.borderColor = color()
    }
    layer.masksToBounds = chance(3)
  }

  private mutating func setCompositing(_ layer: CALayer) {
    if chance(3) { layer.zPosition = number(-2...2) }
    if chance(4) { layer.opacity = [0, 0.2, 0.45, 0.7, 0.9][random(0...4)] }
    layer.allowsGroupOpacity = !chance(6)
    layer.isHidden = chance(30)
  }

  private static let gravities: [CALayerContentsGravity] = [
    .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    .resizeAspect, .resizeAspectFill,
  ]

  // MARK: Values

  private mutating func random(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// True with a probability of 1 / `count`.
  private mutating func chance(_ count: Int) -> Bool {
    random(1...count) == 1
  }

  private mutating func chance(_ times: Int, of count: Int) -> Bool {
    random(1...count) <= times
  }

  /// A whole number, which is on the pixel grid, or any number, with equal probability.
  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    chance(2)
      ? CGFloat(random(range))
      : CGFloat.random(
        in: CGFloat(range.lowerBound)...CGFloat(range.upperBound), using: &generator)
  }

  private mutating func color() -> CGColor {
    CGColor(
      red: CGFloat(random(0...20)) / 20, green: CGFloat(random(0...20)) / 20,
      blue: CGFloat(random(0...20)) / 20, alpha: [1, 1, 1, 0.8, 0.5, 0.25][random(0...5)])
  }

  /// A random rectangle inside the unit rectangle.
  private mutating func unitRect() -> CGRect {
    let (x, y) = (number(0...60) / 100, number(0...60) / 100)
    return CGRect(
      x: x, y: y, width: min(number(20...90) / 100, 1 - x),
      height: min(number(20...90) / 100, 1 - y))
  }

  private mutating func transform() -> CGAffineTransform {
    let angle = number(0...628) / 100
    let rotation = CGAffineTransform(
      rotationAngle: chance(4) ? (angle * 0.6).rounded() * .pi / 2 : angle)
    let scale = CGAffineTransform(scaleX: number(50...160) / 100, y: number(50...160) / 100)
    return switch random(0...5) {
    case 0, 1: rotation
    case 2: scale
    case 3: scale.concatenating(rotation)
    case 4: CGAffineTransform(a: 1, b: 0, c: number(-100...100) / 100, d: 1, tx: 3, ty: 0.5)
    default: CGAffineTransform(scaleX: chance(2) ? -1 : 1, y: -1).concatenating(rotation)
    }
  }
}
