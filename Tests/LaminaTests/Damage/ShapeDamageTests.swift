import CoreGraphics
import LayerTree
import TestSupport
import Testing

@Suite("Damage of shape layers", .serialized)
struct ShapeDamageTests {
  /// Shape layers, of which some are clipped, masked or masks, that are changed at random.
  private struct Scene: RandomEdits {
    private var generator: SeededGenerator
    private var changes: [LayerChange] = []
    private let isFractional: Bool

    init(seed: UInt64, isFractional: Bool) {
      generator = SeededGenerator(seed: seed)
      self.isFractional = isFractional
      for index in 0..<8 { changes.append(LayerChange(layer: LayerID(rawValue: UInt32(index)))) }
      changes[0].properties = LayerProperties()
      changes[0].properties?.bounds.size = CGSize(width: 96, height: 64)
      changes[0].properties?.position = CGPoint(x: 48, y: 32)
      changes[0].properties?.backgroundColor = SIMD4(0.1, 0.2, 0.3, 1)
      changes[0].sublayers = [1, 2, 3, 4, 5].map { LayerID(rawValue: $0) }
      // The sixth layer is a mask, and the seventh is clipped by the first one's bounds.
      (changes[2].sublayers, changes[2].mask) = ([], LayerID(rawValue: 6))
      changes[1].sublayers = [LayerID(rawValue: 7)]
      for index in 1..<8 {
        move(index)
        reshape(index)
      }
    }

    private mutating func random(_ range: ClosedRange<Double>) -> Double {
      .random(in: range, using: &generator)
    }

    private mutating func move(_ index: Int) {
      var properties = LayerProperties()
      properties.bounds.size = CGSize(width: 40, height: 40)
      let (x, y) = (random(0...96), random(0...64))
      properties.position = CGPoint(
        x: isFractional ? x : x.rounded(), y: isFractional ? y : y.rounded())
      if index.isMultiple(of: 3) { properties.backgroundColor = SIMD4(0.8, 0.7, 0.2, 0.5) }
      properties.opacity = random(0...1) < 0.7 ? 1 : 0.5
      if isFractional {
        properties.transform = CATransform3DMakeRotation(random(-1...1), 0, 0, 1)
      }
      changes[index].properties = properties
    }

    private mutating func reshape(_ index: Int) {
      var style = LayerStyle()
      let path = CGMutablePath()
      path.addLines(
        between: (0..<6).map { _ in CGPoint(x: random(-5...45), y: random(-5...45)) })
      if random(0...1) < 0.5 { path.closeSubpath() }
      path.addEllipse(in: CGRect(x: random(0...20), y: 10, width: random(4...30), height: 20))
      style.shape.path = path
      style.shape.fillColor = SIMD4(Float(random(0...1)), 0.5, 0.2, random(0...1) < 0.5 ? 1 : 0.6)
      if random(0...1) < 0.7 {
        style.shape.strokeColor = SIMD4(1, Float(random(0...1)), 0, 1)
        style.shape.lineWidth = Float(random(0.5...9))
        style.shape.strokeEnd = Float(random(0...1))
        if random(0...1) < 0.3 { style.shape.lineDashPattern = [random(1...9), random(1...9)] }
      }
      if random(0...1) < 0.4 { style.shape.fillRule = .evenOdd }
      if index == 1 { (style.masksToBounds, style.cornerRadius) = (true, random(0...20)) }
      changes[index].style = style
    }

    func first() -> Commit {
      var commit = Commit()
      commit.root = LayerID(rawValue: 0)
      commit.surface = SurfaceState(
        size: CGSize(width: 96, height: 64), scale: isFractional ? 1.5 : 1)
      commit.layers = changes
      return commit
    }

    mutating func edit() -> Commit {
      let index = Int(random(1...7.99))
      switch random(0...1) {
      case ..<0.3: move(index)
      case ..<0.5: reshape(index)
      case ..<0.8:
        let end = random(0...1)
        changes[index].style?.shape.strokeEnd = Float(end)
      default:
        let distance = random(-4...4).rounded()
        changes[index].properties?.position.x += distance
      }
      var commit = Commit()
      commit.layers = [changes[index]]
      return commit
    }
  }

  @Test(
    "a partial redraw differs from a full redraw by 1 of 255 at most, over 30 edits",
    arguments: 1...10, [false, true])
  func randomEdits(seed: UInt64, isFractional: Bool) throws {
    var scene = Scene(seed: seed, isFractional: isFractional)
    #expect(try scene.partialRedrawDifference(edits: 30) <= 1)
  }
}
