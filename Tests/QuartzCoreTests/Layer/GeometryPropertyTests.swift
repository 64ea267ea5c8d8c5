import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Properties of geometry, tested on many random trees. `LAMINA_ROUNDS` sets their number.
@Suite("Layer geometry in random trees", .serialized) @MainActor
struct GeometryPropertyTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 20_000

  private struct Random {
    var state: UInt64

    /// A number in 0…1 from an xorshift generator, the same on every run.
    mutating func unit() -> Double {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Double(state >> 11) / Double(1 << 53)
    }

    mutating func number(_ low: Double, _ high: Double) -> CGFloat {
      CGFloat(low + (high - low) * unit())
    }

    mutating func scale(_ low: Double, _ high: Double) -> Double {
      exp(log(low) + (log(high) - log(low)) * unit())
    }
  }

  private func randomize(_ layer: CALayer, _ random: inout Random, scale: Double) {
    layer.bounds = CGRect(
      x: random.number(-500, 500), y: random.number(-500, 500), width: random.number(1, 1000),
      height: random.number(1, 1000))
    layer.position = CGPoint(x: random.number(-500, 500), y: random.number(-500, 500))
    layer.anchorPoint = CGPoint(x: random.number(-1, 2), y: random.number(-1, 2))
    let mirror: CGFloat = random.unit() < 0.2 ? -1 : 1
    layer.setAffineTransform(
      CGAffineTransform(rotationAngle: random.number(-4, 4))
        .scaledBy(x: CGFloat(scale) * mirror, y: CGFloat(scale * random.number(0.8, 1.25)))
        .translatedBy(x: random.number(-50, 50), y: random.number(-50, 50)))
  }

  /// A chain of nested layers. Their combined scale stays within 0.01…100, since no number format
  /// preserves a point that is scaled down much further.
  private func branch(_ depth: Int, _ random: inout Random) -> [CALayer] {
    var (layers, total): ([CALayer], Double) = ([], 1)
    for _ in 0..<depth {
      let next = random.scale(0.01, 100)
      let layer = CALayer()
      randomize(layer, &random, scale: next / total)
      layers.last?.addSublayer(layer)
      total = next
      layers.append(layer)
    }
    return layers
  }

  @Test("converting a point to any layer and back has an error below a millionth of the size")
  func thereAndBack() {
    var (random, worst): (Random, CGFloat) = (Random(state: 7), 0)
    for _ in 0..<Self.rounds / 20 {
      let layers = branch(1 + Int(random.unit() * 10), &random)
      let others = branch(1 + Int(random.unit() * 10), &random)
      if random.unit() < 0.7 { layers[layers.count / 2].addSublayer(others[0]) }
      for _ in 0..<20 {
        let a = layers[Int(random.unit() * Double(layers.count))]
        let b = others[Int(random.unit() * Double(others.count))]
        let point = CGPoint(
          x: a.bounds.minX + a.bounds.width * random.number(0, 1),
          y: a.bounds.minY + a.bounds.height * random.number(0, 1))
        let back = a.convert(a.convert(point, to: b), from: b)
        let error = max(abs(back.x - point.x), abs(back.y - point.y))
        worst = max(worst, error / max(a.bounds.width, a.bounds.height))
      }
    }
    #expect(worst < 1e-6)
  }

  @Test("the bounding box of a rectangle touches its corners on all four sides")
  func boxes() {
    var (random, worst): (Random, CGFloat) = (Random(state: 8), 0)
    for _ in 0..<Self.rounds / 20 {
      let layers = branch(2 + Int(random.unit() * 6), &random)
      let (a, b) = (layers[0], layers[layers.count - 1])
      let rect = b.bounds
      let box = b.convert(rect, to: a)
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
      ].map { b.convert($0, to: a) }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let errors = [
        (xs.min() ?? 0) - box.minX, (xs.max() ?? 0) - box.maxX, (ys.min() ?? 0) - box.minY,
        (ys.max() ?? 0) - box.maxY,
      ]
      worst = max(worst, (errors.map(abs).max() ?? 0) / max(box.width, box.height))
    }
    #expect(worst < 1e-6)
  }

  @Test("a frame is the bounding box of the layer's bounds in its superlayer")
  func frames() {
    var (random, worst): (Random, CGFloat) = (Random(state: 9), 0)
    for _ in 0..<Self.rounds {
      let layers = branch(2, &random)
      let (frame, box) = (layers[1].frame, layers[1].convert(layers[1].bounds, to: layers[0]))
      let error =
        [
          frame.minX - box.minX, frame.minY - box.minY, frame.width - box.width,
          frame.height - box.height,
        ].map(abs).max() ?? 0
      worst = max(worst, error / max(box.width, box.height))
    }
    #expect(worst < 1e-6)
  }

  @Test("a frame that was set is read back under scales, mirroring and quarter rotations")
  func setFrames() {
    var (random, worst): (Random, CGFloat) = (Random(state: 10), 0)
    for _ in 0..<Self.rounds {
      let layer = CALayer()
      layer.anchorPoint = CGPoint(x: random.number(-1, 2), y: random.number(-1, 2))
      layer.bounds.origin = CGPoint(x: random.number(-1e4, 1e4), y: random.number(-1e4, 1e4))
      let scaled = CGAffineTransform(
        scaleX: CGFloat(random.scale(0.01, 100)), y: -CGFloat(random.scale(0.01, 100)))
      let quarterTurns = CGFloat(Int(random.unit() * 4))
      layer.setAffineTransform(scaled.rotated(by: quarterTurns * .pi / 2).translatedBy(x: 3, y: 4))
      let frame = CGRect(
        x: random.number(-1e4, 1e4), y: random.number(-1e4, 1e4), width: random.number(1, 1000),
        height: random.number(1, 1000))
      layer.frame = frame
      worst = max(worst, distance(layer.frame, frame) / max(frame.width, frame.height))
      // Under any other transform, setting the frame that was read keeps the position.
      randomize(layer, &random, scale: 1)
      let origin = layer.frame.origin
      layer.frame = layer.frame
      let moved = max(abs(layer.frame.minX - origin.x), abs(layer.frame.minY - origin.y))
      worst = max(worst, moved / max(layer.frame.width, layer.frame.height))
    }
    #expect(worst < 1e-6)
  }

  private func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].map(abs).max() ?? 0
  }
}
