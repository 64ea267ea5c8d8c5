import CoreGraphics
import LayerTree
import TestSupport
import Testing

@Suite("Damage of copies and particles", .serialized)
struct CopyDamageTests {
  /// Replicator layers, emitter layers and others, which change at random.
  private struct Scene: RandomEdits {
    private var generator: SeededGenerator
    private var changes: [LayerChange] = []
    private var sublayers: [[LayerID]] = [[]]
    private let image: LayerContents

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      image = LayerContents(id: .next(), width: 6, height: 6, isOpaque: false)
      var root = LayerChange(layer: LayerID(rawValue: 0))
      root.properties = LayerProperties()
      root.properties?.bounds.size = CGSize(width: 96, height: 64)
      root.properties?.position = CGPoint(x: 48, y: 32)
      root.properties?.backgroundColor = SIMD4(0.1, 0.2, 0.3, 1)
      changes = [root]
      for _ in 0..<8 { addLayer() }
    }

    private mutating func random(_ range: ClosedRange<Double>) -> Double {
      .random(in: range, using: &generator)
    }

    private mutating func even(_ range: ClosedRange<Double>) -> Double {
      (random(range) / 2).rounded() * 2
    }

    private mutating func addLayer() {
      let layer = LayerID(rawValue: UInt32(changes.count))
      let parent = Int(random(0...Double(min(changes.count, 4)) - 0.01))
      changes.append(LayerChange(layer: layer))
      sublayers.append([])
      sublayers[parent].append(layer)
      changeProperties(of: Int(layer.rawValue))
      changeStyle(of: Int(layer.rawValue))
    }

    private mutating func changeProperties(of index: Int) {
      var properties = LayerProperties()
      properties.bounds.size = CGSize(width: even(4...30), height: even(4...24))
      properties.position = CGPoint(x: even(-10...100), y: even(-10...70))
      if random(0...1) < 0.7 {
        properties.backgroundColor = SIMD4(
          Float(random(0...1)), Float(random(0...1)), Float(random(0...1)),
          random(0...1) < 0.6 ? 1 : 0.6)
      }
      if random(0...1) < 0.3 { properties.contents = image }
      properties.opacity = random(0...1) < 0.7 ? 1 : 0.5
      properties.isHidden = random(0...1) < 0.1
      changes[index].properties = properties
    }

    private mutating func changeStyle(of index: Int) {
      var style = LayerStyle()
      if random(0...1) < 0.2 { style.cornerRadius = random(1...8) }
      if random(0...1) < 0.2 { style.borderWidth = 2 }
      style.masksToBounds = random(0...1) < 0.2
      if random(0...1) < 0.15 { style.filters = [.gaussianBlur(radius: random(0.3...4))] }
      switch random(0...1) {
      case ..<0.4: style.kind = .replicator(replicator())
      case ..<0.6: style.kind = .emitter(emitter())
      default: break
      }
      changes[index].style = style
    }

    private mutating func replicator() -> LayerReplicator {
      var replicator = LayerReplicator()
      replicator.count = random(0...5).rounded()
      replicator.transform = CATransform3DMakeTranslation(even(-12...12), even(-12...12), 0)
      if random(0...1) < 0.5 {
        replicator.color = SIMD4(1, Float(random(0...1)), 1, Float(random(0.5...1)))
        replicator.redOffset = Float(random(-0.3...0))
      }
      return replicator
    }

    private mutating func emitter() -> LayerEmitter {
      var (emitter, cell) = (LayerEmitter(), EmitterCell())
      emitter.renderMode = .allCases[Int(random(0...4.99))]
      emitter.birthRate = random(0...1) < 0.2 ? 0 : 1
      (emitter.shape, emitter.size) = (.rectangle, CGSize(width: 20, height: 10))
      (cell.birthRate, cell.lifetime, cell.velocity) = (12, 3, 8)
      (cell.emissionRange, cell.spin, cell.contents) = (6.28, 2, image)
      cell.color = SIMD4(0.5, 1, 0.5, 0.7)
      emitter.cells = [cell]
      return emitter
    }

    /// The whole tree.
    func first() -> Commit {
      var commit = Commit()
      commit.root = LayerID(rawValue: 0)
      commit.surface = SurfaceState(size: CGSize(width: 96, height: 64), scale: 1)
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
      change.sublayers = sublayers[index]
      return change
    }

    mutating func edit() -> Commit {
      let index = Int(random(1...Double(changes.count) - 0.01))
      if random(0...1) < 0.5 { changeProperties(of: index) } else { changeStyle(of: index) }
      var commit = Commit()
      commit.layers = [change(index)]
      return commit
    }
  }

  @Test("a partial redraw of the damage equals a full redraw, over 40 edits", arguments: 1...20)
  func randomEdits(seed: UInt64) throws {
    var scene = Scene(seed: seed)
    // Rotated particles are rounded differently in targets of other sizes and origins.
    #expect(try scene.partialRedrawDifference(edits: 40, interval: 0.25) <= 1)
  }
}
