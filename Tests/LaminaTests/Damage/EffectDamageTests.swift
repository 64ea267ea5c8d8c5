import CoreGraphics
import LayerTree
import TestSupport
import Testing

@Suite("Damage of masks, filters and shadows", .serialized)
struct EffectDamageTests {
  /// Layers with masks, filters and shadows that are changed at random, each change in a commit.
  private struct Scene: RandomEdits {
    private var generator: SeededGenerator
    private var changes: [LayerChange] = []
    private var sublayers: [[LayerID]] = [[]]
    private var masks: [LayerID?] = [nil]
    /// Whether layers lie between pixels.
    private let isFractional: Bool
    /// Whether layers read what lies below them.
    private let readsBackdrops: Bool
    /// The scales of the layers that are rasterized; empty where none is.
    private let rasterizationScales: [CGFloat]

    init(
      seed: UInt64, isFractional: Bool, readsBackdrops: Bool = false,
      rasterizationScales: [CGFloat] = []
    ) {
      generator = SeededGenerator(seed: seed)
      self.readsBackdrops = readsBackdrops
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
      if readsBackdrops { addBackdrop(to: &style) }
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

  /// The largest difference between partial and full redraws over 40 edits.
  private func difference(
    seed: UInt64, isFractional: Bool, readsBackdrops: Bool = false,
    rasterizationScales: [CGFloat] = []
  ) throws -> Int {
    var scene = Scene(
      seed: seed, isFractional: isFractional, readsBackdrops: readsBackdrops,
      rasterizationScales: rasterizationScales)
    return try scene.partialRedrawDifference(edits: 40)
  }

  @Test("a partial redraw of the damage equals a full redraw, over 40 edits", arguments: 1...20)
  func randomEdits(seed: UInt64) throws {
    #expect(try difference(seed: seed, isFractional: false) == 0)
  }

  @Test(
    "with blend modes and background filters, a partial redraw equals a full redraw too",
    arguments: 1...60)
  func backdropEdits(seed: UInt64) throws {
    #expect(try difference(seed: seed, isFractional: false, readsBackdrops: true) == 0)
  }

  @Test(
    "with rasterized layers, a partial redraw of bitmaps and frame equals a full redraw",
    arguments: 1...20)
  func rasterizedLayers(seed: UInt64) throws {
    #expect(try difference(seed: seed, isFractional: false, rasterizationScales: [1]) == 0)
    #expect(
      try difference(seed: 100 + seed, isFractional: false, rasterizationScales: [0.5, 1, 2]) <= 1)
  }

  @Test(
    "sublayers of rasterized layers that read their backdrop are redrawn with it",
    arguments: 1...20)
  func rasterizedBackdrops(seed: UInt64) throws {
    #expect(
      try difference(
        seed: seed, isFractional: false, readsBackdrops: true, rasterizationScales: [1]) == 0)
  }

  @Test("with rasterized layers between pixels, it differs by 2 of 255 at most", arguments: 1...20)
  func fractionalRasterizedLayers(seed: UInt64) throws {
    #expect(
      try difference(seed: seed, isFractional: true, rasterizationScales: [0.7, 1, 1.5, 2]) <= 2)
  }

  /// Antialiased edges are rounded differently in targets of other sizes and origins.
  @Test("between pixels, a partial redraw differs by 1 of 255 at most", arguments: 1...20)
  func fractionalEdits(seed: UInt64) throws {
    #expect(try difference(seed: seed, isFractional: true) <= 1)
  }
}
