import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Timing parameters of animators")
@MainActor struct TimingParametersTests {
  @Test("UIKit's curves have UIKit's control points")
  func curves() {
    let points: [(UIView.AnimationCurve, CGFloat, CGFloat)] = [
      (.easeInOut, 0.42, 0.58), (.easeIn, 0.42, 1), (.easeOut, 0, 0.58), (.linear, 0, 1),
    ]
    for (curve, first, second) in points {
      let parameters = UICubicTimingParameters(animationCurve: curve)
      #expect(parameters.timingCurveType == .builtin && parameters.animationCurve == curve)
      #expect(near(parameters.controlPoint1.x, first) && parameters.controlPoint1.y == 0)
      #expect(near(parameters.controlPoint2.x, second) && parameters.controlPoint2.y == 1)
      #expect(parameters.cubicTimingParameters === parameters)
      #expect(parameters.springTimingParameters == nil)
    }
  }

  @Test("without a curve, the parameters are the system default")
  func defaultCurve() {
    let parameters = UICubicTimingParameters()
    #expect(parameters.timingCurveType == .builtin)
    #expect(near(parameters.controlPoint1.x, 0.25) && near(parameters.controlPoint1.y, 0.1))
    #expect(near(parameters.controlPoint2.x, 0.25) && parameters.controlPoint2.y == 1)
  }

  @Test("control points are kept as given")
  func controlPoints() {
    let parameters = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 2), controlPoint2: CGPoint(x: 0.3, y: -1))
    #expect(parameters.timingCurveType == .cubic)
    #expect(parameters.controlPoint1 == CGPoint(x: 0.1, y: 2))
    #expect(parameters.controlPoint2 == CGPoint(x: 0.3, y: -1))
  }

  @Test("spring parameters report that they are springs, and keep their velocity")
  func springs() {
    let velocity = CGVector(dx: 1, dy: 2)
    let springs = [
      UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: velocity),
      UISpringTimingParameters(mass: 1, stiffness: 2, damping: 3, initialVelocity: velocity),
      UISpringTimingParameters(duration: 1, bounce: 0.2, initialVelocity: velocity),
    ]
    for spring in springs {
      #expect(spring.timingCurveType == .spring && spring.initialVelocity == velocity)
      #expect(spring.springTimingParameters === spring && spring.cubicTimingParameters == nil)
    }
    #expect(UISpringTimingParameters(dampingRatio: 0.5).initialVelocity == .zero)
    #expect(UISpringTimingParameters().initialVelocity == .zero)
  }

  @Test("only springs with their own settling time override the animator's duration")
  func durations() {
    func seconds(_ spring: UISpringTimingParameters) -> Double {
      UIViewPropertyAnimator(duration: 7, timingParameters: spring).duration
    }
    #expect(seconds(UISpringTimingParameters(dampingRatio: 0.3)) == 7)
    // The defaults 3, 1000 and 500 are overdamped, with a time constant of 0.5 s.
    #expect((3.0...4.5).contains(seconds(UISpringTimingParameters())))
    let short = UISpringTimingParameters(duration: 0.5, bounce: 0)
    #expect((0.5...1).contains(seconds(short)))
    #expect(seconds(UISpringTimingParameters(duration: 0.5, bounce: 0.5)) > seconds(short))
  }

  @Test("copies are the same immutable object")
  func copies() {
    let cubic = UICubicTimingParameters(animationCurve: .easeOut)
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(cubic.copy() as? UICubicTimingParameters === cubic)
    #expect(spring.copy() as? UISpringTimingParameters === spring)
  }

  @Test("archives keep all timing parameters")
  func archives() throws {
    for cubic in [
      UICubicTimingParameters(), UICubicTimingParameters(animationCurve: .easeOut),
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.1, y: 2), controlPoint2: CGPoint(x: 0.3, y: -1)),
    ] {
      let coder = NSKeyedArchiver(requiringSecureCoding: false)
      cubic.encode(with: coder)
      let copy = try #require(UICubicTimingParameters(coder: reader(of: coder)))
      #expect(copy.timingCurveType == cubic.timingCurveType)
      #expect(copy.animationCurve == cubic.animationCurve)
      #expect(copy.controlPoint1 == cubic.controlPoint1)
      #expect(copy.controlPoint2 == cubic.controlPoint2)
    }
    for spring in [
      UISpringTimingParameters(),
      UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2)),
      UISpringTimingParameters(duration: 0.3, bounce: 0.4),
    ] {
      let coder = NSKeyedArchiver(requiringSecureCoding: false)
      spring.encode(with: coder)
      let copy = try #require(UISpringTimingParameters(coder: reader(of: coder)))
      #expect(copy.initialVelocity == spring.initialVelocity)
      let durations = [copy, spring].map {
        UIViewPropertyAnimator(duration: 1, timingParameters: $0).duration
      }
      #expect(durations[0] == durations[1])
    }
    let empty = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(try UISpringTimingParameters(coder: reader(of: empty)) == nil)
  }

  private func reader(of archiver: NSKeyedArchiver) throws -> NSKeyedUnarchiver {
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    return reader
  }

  @Test("the timing of a program's own curve provider is used")
  func customProvider() throws {
    final class Composed: NSObject, UITimingCurveProvider {
      nonisolated override init() {}
      nonisolated init?(coder: NSCoder) {}
      nonisolated func encode(with coder: NSCoder) {}
      nonisolated func copy(with zone: NSZone? = nil) -> Any { Composed() }
      let timingCurveType = UITimingCurveType.composed
      var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters() }
      var springTimingParameters: UISpringTimingParameters? {
        UISpringTimingParameters(dampingRatio: 0.6)
      }
    }
    let stage = try AnimatorScreen()
    let animator = stage.animator(Composed(), duration: 0.8)
    animator.startAnimation()
    try stage.advance()
    try stage.advance(0.15)
    #expect(near(stage.x - 5, 80.98, by: 0.2))
    animator.stopAnimation(true)
  }
}
