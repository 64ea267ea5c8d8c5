import CoreGraphics
import LayerTree
import TestSupport

/// Layers with masks, filters and shadows that are changed at random, each change in a commit.
struct EffectsScene: RandomEdits {
  /// What layers may have besides.
  struct Features: OptionSet {
    let rawValue: Int
    /// Background filters and blend modes, which read what lies below.
    static let backdrops = Features(rawValue: 1)
    /// Paths and gradients.
    static let shapes = Features(rawValue: 2)
    static let copies = Features(rawValue: 4)
    static let particles = Features(rawValue: 8)
    static let all: Features = [.backdrops, .shapes, .copies, .particles]
  }

  private var generator: SeededGenerator
  private var changes: [LayerChange] = []
  private var sublayers: [[LayerID]] = [[]]
  private var masks: [LayerID?] = [nil]
  /// Whether layers lie between pixels.
  private let isFractional: Bool
  private let features: Features
  private let image = LayerContents(id: .next(), width: 6, height: 6, isOpaque: false)
  /// The scales of the layers that are rasterized; empty where none is.
  private let rasterizationScales: [CGFloat]

  init(
    seed: UInt64, isFractional: Bool, features: Features = [],
    rasterizationScales: [CGFloat] = []
  ) {
    generator = SeededGenerator(seed: seed)
    self.features = features
    self.rasterizationScales = rasterizationScales
    self.isFractional = isFractional
    var root = LayerChange(layer: LayerID(rawValue: 0))
    root.properties = LayerProperties()
    root.properties?.bounds.size = CGSize(width: 96, height: 64)
    root.properties?.position = CGPoint(x: 48, y: 32)
    root.properties?.backgroundColor = SIMD4(0.1, 0.2, 0.3, 1)
    changes = [root]
    for _ in 0..<10 { addLayer() }
  }

  private mutating func random(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &generator)
  }

  /// A length or coordinate.
  private mutating func distance(_ range: ClosedRange<Double>) -> Double {
    let distance = random(range)
    return isFractional ? distance : (distance / 2).rounded() * 2
  }

  private mutating func addLayer() {
    let layer = LayerID(rawValue: UInt32(changes.count))
    let parent = Int(random(0...Double(min(changes.count, 5)) - 0.01))
    changes.append(LayerChange(layer: layer))
    sublayers.append([])
    masks.append(nil)
    if parent > 0, masks[parent] == nil, random(0...1) < 0.4 {
      masks[parent] = layer
    } else {
      sublayers[parent].append(layer)
    }
    changeProperties(of: Int(layer.rawValue))
    changeStyle(of: Int(layer.rawValue))
  }

  private mutating func changeProperties(of index: Int) {
    var properties = LayerProperties()
    properties.bounds.size = CGSize(width: distance(8...60), height: distance(8...40))
    properties.position = CGPoint(x: distance(-10...100), y: distance(-10...70))
    properties.backgroundColor = SIMD4(
      Float(random(0...1)), Float(random(0...1)), Float(random(0...1)),
      random(0...1) < 0.6 ? 1 : 0.6)
    properties.opacity = random(0...1) < 0.7 ? 1 : 0.5
    properties.isHidden = random(0...1) < 0.1
    if isFractional, random(0...1) < 0.3 {
      properties.transform = CATransform3DMakeRotation(random(-1...1), 0, 0, 1)
    }
    changes[index].properties = properties
  }

  private mutating func changeStyle(of index: Int) {
    var style = LayerStyle()
    if random(0...1) < 0.3 { style.cornerRadius = random(1...12) }
    if random(0...1) < 0.2 { style.borderWidth = 2 }
    style.masksToBounds = random(0...1) < 0.25
    switch random(0...1) {
    case ..<0.25: style.filters = [.gaussianBlur(radius: random(0.3...12))]
    case ..<0.35:
      style.filters = [
        .color(
          ColorMatrix(
            red: SIMD4(0, 1, 0, 0), green: SIMD4(0, 0, 1, 0), blue: SIMD4(1, 0, 0, 0))),
        .gaussianBlur(radius: 2),
      ]
    default: break
    }
    if random(0...1) < 0.35 { style.shadow = shadow() }
    if features.contains(.backdrops) { addBackdrop(to: &style) }
    if features.contains(.shapes) { addShape(to: &style) }
    if features.contains(.copies), random(0...1) < 0.15 { style.kind = .replicator(replicator()) }
    if features.contains(.particles), random(0...1) < 0.1 { style.kind = .emitter(emitter()) }
    if !rasterizationScales.isEmpty, random(0...1) < 0.5 {
      style.shouldRasterize = true
      style.rasterizationScale =
        rasterizationScales[
          Int(random(0...Double(rasterizationScales.count) - 0.01))]
    }
    changes[index].style = style
  }

  private mutating func addBackdrop(to style: inout LayerStyle) {
    switch random(0...1) {
    case ..<0.3: style.backgroundFilters = [.gaussianBlur(radius: random(0.3...12))]
    case ..<0.5: style.blendMode = BlendMode.allCases.randomElement(using: &generator) ?? .normal
    case ..<0.6:
      style.backgroundFilters = [.gaussianBlur(radius: random(2...20)), .color(.identity)]
      style.blendMode = .difference
    default: break
    }
  }

  private mutating func addShape(to style: inout LayerStyle) {
    switch random(0...1) {
    case ..<0.15:
      style.gradient.kind = [.axial, .radial, .conic][Int(random(0...2.99))]
      style.gradient.colors = [SIMD4(1, 0.5, 0, 1), SIMD4(0, 0.2, 1, Float(random(0...1)))]
    case ..<0.4:
      style.shape.path = CGPath(
        ellipseIn: CGRect(x: 2, y: 2, width: random(4...40), height: random(4...30)),
        transform: nil)
      style.shape.fillColor.w = Float(random(0...1))
      style.shape.strokeColor = SIMD4(1, 1, 0, 0.8)
      style.shape.lineWidth = Float(random(0.5...6))
      style.shape.strokeEnd = Float(random(0...1))
      if random(0...1) < 0.3 { style.shape.lineDashPattern = [5, 3] }
    default: break
    }
  }

  private mutating func replicator() -> LayerReplicator {
    var replicator = LayerReplicator()
    replicator.count = random(0...4).rounded()
    replicator.transform = CATransform3DMakeTranslation(distance(-12...12), distance(-12...12), 0)
    replicator.color = SIMD4(1, Float(random(0...1)), 1, Float(random(0.5...1)))
    return replicator
  }

  private mutating func emitter() -> LayerEmitter {
    var (emitter, cell) = (LayerEmitter(), EmitterCell())
    emitter.renderMode = .allCases[Int(random(0...4.99))]
    (emitter.shape, emitter.size) = (.rectangle, CGSize(width: 20, height: 10))
    (cell.birthRate, cell.lifetime, cell.velocity) = (6, 3, 8)
    (cell.emissionRange, cell.contents) = (6.28, image)
    emitter.cells = [cell]
    return emitter
  }

  private mutating func shadow() -> LayerShadow {
    var shadow = LayerShadow()
    (shadow.opacity, shadow.radius) = (Float(random(0.3...1)), random(0...8))
    shadow.color = SIMD4(Float(random(0...1)), 0, Float(random(0...1)), 1)
    shadow.offset = CGSize(width: distance(-6...6), height: distance(-6...6))
    let rect = CGRect(
      x: distance(-8...8), y: 0, width: distance(4...40), height: distance(4...30))
    switch random(0...1) {
    case ..<0.2: shadow.path = CGPath(rect: rect, transform: nil)
    case ..<0.4: shadow.path = CGPath(ellipseIn: rect, transform: nil)
    default: break
    }
    return shadow
  }

  /// The whole tree.
  func first() -> Commit {
    var commit = Commit()
    commit.root = LayerID(rawValue: 0)
    commit.surface = SurfaceState(
      size: CGSize(width: 96, height: 64), scale: isFractional ? 1.5 : 1)
    let pixels = (0..<36).flatMap { index -> [UInt8] in
      let alpha = UInt8(index * 7)
      return [alpha, alpha / 2, 0, alpha]
    }
    commit.contents = [
      ContentsUpdate(
        contents: image, patch: CGImage(width: 6, height: 6, premultipliedRGBA: pixels))
    ]
    commit.layers = changes.indices.map(change)
    return commit
  }

  private func change(_ index: Int) -> LayerChange {
    var change = changes[index]
    (change.sublayers, change.mask) = (sublayers[index], masks[index])
    return change
  }

  mutating func edit() -> Commit {
    let index = Int(random(1...Double(changes.count) - 0.01))
    switch random(0...1) {
    case ..<0.5: changeProperties(of: index)
    case ..<0.8: changeStyle(of: index)
    default:
      let distance = distance(-8...8)
      changes[index].properties?.position.x += distance
    }
    var commit = Commit()
    commit.layers = [change(index)]
    return commit
  }
}
