import CoreGraphics
import Foundation
import TestSupport

/// Returns how many random cases a test tries: `LAMINA_ROUNDS` where that is set, `usual`
/// otherwise.
func rounds(_ usual: Int) -> Int {
  ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap { Int($0) } ?? usual
}

/// Generates random paths within about 0…100, the same on every run. A third of them is on a grid
/// of tens, where edges of two paths often coincide.
struct RandomPaths {
  var generator: SeededGenerator

  init(seed: Int) {
    generator = SeededGenerator(seed: UInt64(seed))
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  mutating func count(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func point(isOnGrid: Bool) -> CGPoint {
    isOnGrid
      ? CGPoint(x: 10 * count(0...10), y: 10 * count(0...10))
      : CGPoint(x: number(0...100), y: number(0...100))
  }

  mutating func rect(isOnGrid: Bool) -> CGRect {
    let (a, b) = (point(isOnGrid: isOnGrid), point(isOnGrid: isOnGrid))
    return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
  }

  mutating func path() -> CGMutablePath {
    let path = CGMutablePath()
    let isOnGrid = count(0...2) == 0
    for _ in 0..<count(1...3) { addShape(to: path, isOnGrid: isOnGrid) }
    return path
  }

  /// Returns two paths; some pairs are equal or share outlines.
  mutating func pair() -> (CGPath, CGPath) {
    let (first, second) = (path(), path())
    switch count(0...9) {
    case 0: return (first, first)
    case 1: second.addPath(first)
    case 2:
      let mirrored = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: -1, y: 1)
      return (first, first.copy(using: mirrored))
    case 3:
      let moved = CGAffineTransform(translationX: CGFloat(10 * count(-3...3)), y: 0)
      return (first, first.copy(using: moved))
    default: break
    }
    return (first, second)
  }

  private mutating func addShape(to path: CGMutablePath, isOnGrid: Bool) {
    switch count(0...6) {
    case 0: path.addRect(rect(isOnGrid: isOnGrid))
    case 1: path.addEllipse(in: rect(isOnGrid: isOnGrid))
    case 2:
      let box = rect(isOnGrid: isOnGrid).standardized
      path.addRoundedRect(
        in: box, cornerWidth: box.width * number(0...0.5),
        cornerHeight: box.height * number(0...0.5))
    case 3:
      path.move(to: point(isOnGrid: isOnGrid))
      path.addArc(
        center: point(isOnGrid: isOnGrid), radius: number(1...50), startAngle: number(-7...7),
        endAngle: number(-7...7), clockwise: count(0...1) == 0)
    default: addOutline(to: path, isOnGrid: isOnGrid)
    }
  }

  private mutating func addOutline(to path: CGMutablePath, isOnGrid: Bool) {
    path.move(to: point(isOnGrid: isOnGrid))
    for _ in 0..<count(1...6) {
      let (end, control) = (point(isOnGrid: isOnGrid), point(isOnGrid: isOnGrid))
      switch count(0...3) {
      case 0: path.addQuadCurve(to: end, control: control)
      case 1: path.addCurve(to: end, control1: control, control2: point(isOnGrid: isOnGrid))
      default: path.addLine(to: end)
      }
    }
    if count(0...1) == 0 { path.closeSubpath() }
  }
}

extension CGPath {
  func copy(using transform: CGAffineTransform) -> CGPath {
    var transform = transform
    return copy(using: &transform) ?? self
  }
}
