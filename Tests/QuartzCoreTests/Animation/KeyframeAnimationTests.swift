import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Testing

@Suite("Keyframes and value functions", .serialized) @MainActor
struct KeyframeAnimationTests {
  /// The positions at fractions of an animation of one second.
  private func positions(_ animation: CAKeyframeAnimation, at times: [Double]) -> [CGPoint] {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    animation.keyPath = "position"
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.flush()
    return times.map { time in
      MediaClock.set(100 + time)
      return layer.presentation()?.position ?? .zero
    }
  }

  private func points(_ numbers: [Double]) -> [Any] { numbers.map { CGPoint(x: $0, y: 0) } }

  @Test("every calculation mode reaches the render side")
  func modes() {
    let animation = CAKeyframeAnimation()
    animation.values = points([0, 10, 40])
    animation.calculationMode = .linear
    #expect(positions(animation, at: [0.25, 0.75]).map(\.x) == [5, 25])
    animation.calculationMode = .discrete
    #expect(positions(animation, at: [0.25, 0.5, 0.9]).map(\.x) == [0, 10, 40])
    animation.calculationMode = .paced
    #expect(positions(animation, at: [0.25, 0.75]).map(\.x) == [10, 30])
    animation.calculationMode = .cubic
    let round = positions(animation, at: [0.25, 0.5, 0.75])
    #expect(round[1].x == 10 && round[0].x != 5)
    animation.tensionValues = [1, 1, 1]
    #expect(positions(animation, at: [0.25])[0].x != round[0].x)
    animation.calculationMode = .cubicPaced
    #expect(abs(positions(animation, at: [0.5])[0].x - 20) < 1e-6)
  }

  // Apple, "keyTimes": values that do not suit the calculation mode are ignored.
  @Test("invalid key times are ignored, and paced modes have none")
  func keyTimes() {
    let animation = CAKeyframeAnimation()
    animation.values = points([0, 10, 40])
    animation.keyTimes = [0, 0.25, 1]
    #expect(positions(animation, at: [0.25])[0].x == 10)
    for times: [NSNumber] in [[0, 1], [0, 0.8, 0.5], [0, 0.25, 0.5, 1], [0, 2, 3]] {
      animation.keyTimes = times
      #expect(positions(animation, at: [0.5])[0].x == 10)
    }
    // All times are ignored if they do not begin at 0 or do not end at 1.
    for times: [NSNumber] in [[0.2, 0.8, 1], [0, 0.2, 0.8], [0.2, 0.5, 0.8]] {
      animation.keyTimes = times
      #expect(positions(animation, at: [0.5])[0].x == 10)
    }
    animation.calculationMode = .discrete
    animation.keyTimes = [0, 0.25, 0.5, 1]
    #expect(positions(animation, at: [0.2, 0.3, 0.6]).map(\.x) == [0, 10, 40])
    animation.calculationMode = .paced
    #expect(positions(animation, at: [0.25])[0].x == 10)
  }

  @Test("each segment has its timing function, and is linear without one")
  func timingFunctions() {
    let animation = CAKeyframeAnimation()
    let ease = CAMediaTimingFunction(name: .easeIn)
    animation.values = points([0, 10, 20])
    animation.timingFunctions = [ease]
    let seen = positions(animation, at: [0.25, 0.75]).map(\.x)
    #expect(abs(seen[0] - 10 * ease.curve.value(at: 0.5)) < 1e-9 && seen[1] == 15)
  }

  @Test("a path replaces the values, with its lines, curves, jumps and closing line")
  func path() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 100, y: 0))
    path.addQuadCurve(to: CGPoint(x: 120, y: 0), control: CGPoint(x: 110, y: 20))
    path.addLine(to: CGPoint(x: 120, y: 10))
    path.closeSubpath()
    let animation = CAKeyframeAnimation()
    animation.values = points([1, 2, 3])
    animation.path = path
    let seen = positions(animation, at: [0, 0.125, 0.25, 0.375, 0.625, 0.75, 1 - 1e-12])
    let expected = [
      CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 110, y: 10),
      CGPoint(x: 120, y: 5), CGPoint(x: 120, y: 10), CGPoint(x: 100, y: 0),
    ]
    for (seen, expected) in zip(seen, expected) {
      #expect(abs(seen.x - expected.x) < 1e-9 && abs(seen.y - expected.y) < 1e-9)
    }
    animation.path = CGMutablePath()
    #expect(positions(animation, at: [0.5])[0] == .zero)
  }

  @Test("a layer rotates along its path")
  func rotation() throws {
    let stage = Stage()
    defer { stage.end() }
    let (layer, path) = (stage.layer(), CGMutablePath())
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 10))
    for (mode, angle) in [
      (CAAnimationRotationMode.rotateAuto, 0.5), (.rotateAutoReverse, -0.5),
    ] {
      let animation = CAKeyframeAnimation(keyPath: "position")
      (animation.path, animation.rotationMode, animation.duration) = (path, mode, 1)
      layer.add(animation, forKey: "move")
      stage.flush()
      stage.advance(by: 0.5)
      let shown = try #require(layer.presentation()?.affineTransform())
      #expect(abs(atan2(shown.b, shown.a) - angle * .pi) < 1e-9)
    }
  }

  @Test("value functions convert numbers to transforms, and unknown names give nil")
  func valueFunctions() throws {
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
    #expect(CAValueFunction(name: .rotateX) === CAValueFunction(name: .rotateX))
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    let table: [(CAValueFunctionName, Any, CATransform3D)] = [
      (.rotateX, Double.pi, CATransform3DMakeRotation(.pi / 2, 1, 0, 0)),
      (.rotateZ, CGFloat.pi, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)),
      (.scale, [2.0, 4, 6], CATransform3DMakeScale(1, 2, 3)),
      (.scaleY, 4, CATransform3DMakeScale(1, 2, 1)),
      (.translate, [2, 4, 6] as [NSNumber], CATransform3DMakeTranslation(1, 2, 3)),
      (.translateZ, NSNumber(value: 8), CATransform3DMakeTranslation(0, 0, 4)),
    ]
    for (name, value, expected) in table {
      let animation = CABasicAnimation(keyPath: "transform")
      animation.valueFunction = CAValueFunction(name: name)
      animation.fromValue = value is [Any] ? [0, 0, 0] : 0
      (animation.toValue, animation.duration) = (value, 1)
      layer.add(animation, forKey: "function")
      stage.flush()
      stage.advance(by: 0.5)
      let shown = try #require(layer.presentation()?.transform)
      #expect(shown.isNear(expected), "\(name.rawValue)")
    }
  }

  @Test("from, to and by values combine for transforms too")
  func transformEnds() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    CATransaction.setDisableActions(true)
    layer.transform = CATransform3DMakeTranslation(100, 0, 0)
    func moved(_ x: Double?) -> CATransform3D? { x.map { CATransform3DMakeTranslation($0, 0, 0) } }
    let table: [(Double?, Double?, Double?, Double, Double)] = [
      (1, 5, nil, 1, 5), (1, nil, 5, 1, 6), (nil, 5, 2, 3, 5), (1, nil, nil, 1, 100),
      (nil, 5, nil, 100, 5), (nil, nil, 5, 100, 105), (1, 5, 99, 1, 5),
    ]
    for (from, to, by, first, last) in table {
      let move = CABasicAnimation(keyPath: "transform")
      (move.fromValue, move.toValue, move.byValue) = (moved(from), moved(to), moved(by))
      move.duration = 1
      layer.add(move, forKey: "move")
      stage.flush()
      #expect(layer.presentation()?.transform.m41 == CGFloat(first))
      stage.advance(by: 0.5)
      #expect(abs((layer.presentation()?.transform.m41 ?? 0) - (first + last) / 2) < 1e-9)
    }
  }
}

extension CATransform3D {
  fileprivate func isNear(_ other: CATransform3D) -> Bool {
    let pairs = [
      (m11, other.m11), (m12, other.m12), (m13, other.m13), (m21, other.m21), (m22, other.m22),
      (m23, other.m23), (m31, other.m31), (m32, other.m32), (m33, other.m33), (m41, other.m41),
      (m42, other.m42), (m43, other.m43), (m44, other.m44),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
  }
}
