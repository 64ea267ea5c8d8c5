import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Key-value coding of animations", .serialized) @MainActor
struct AnimationKeyValueTests {
  @Test("an animation stores values for any key, and so does the copy that its delegate receives")
  func tags() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, delegate) = (stage.layer(), Delegate())
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.toValue, animation.duration, animation.delegate) = (0, 1, delegate)
    animation.setValue("fade", forKey: "id")
    animation.setValue(layer, forKey: "layer")
    layer.add(animation, forKey: nil)
    animation.setValue("changed", forKey: "id")
    stage.flush()
    stage.advance(by: 1)
    #expect(delegate.ids == ["fade"] && delegate.layer === layer)
    animation.setValue(nil, forKey: "id")
    #expect(animation.value(forKey: "id") == nil)
  }

  @Test("properties are accessible by name, and accept numbers of every type")
  func properties() {
    let animation = CASpringAnimation()
    for number: Any in [2, 2.0, CGFloat(2), Float(2), NSNumber(value: 2)] {
      for key in ["beginTime", "duration", "speed", "repeatCount", "mass", "initialVelocity"] {
        animation.setValue(number, forKey: key)
        #expect((animation.value(forKey: key) as? NSNumber)?.doubleValue == 2)
      }
      animation.mass = 1
      animation.duration = 0
    }
    animation.setValue(true, forKey: "additive")
    animation.setValue(0, forKey: "removedOnCompletion")
    animation.setValue("both", forKey: "fillMode")
    animation.setValue("opacity", forKey: "keyPath")
    animation.setValue(CGPoint(x: 1, y: 2), forKey: "fromValue")
    #expect(animation.isAdditive && !animation.isRemovedOnCompletion)
    #expect(animation.fillMode == .both && animation.keyPath == "opacity")
    #expect(animation.fromValue as? CGPoint == CGPoint(x: 1, y: 2))
    animation.setValue("one", forKey: "duration")
    #expect(animation.duration == 0)
  }

  @Test("a property name of another class is stored like any other key")
  func otherClasses() {
    let animation = CABasicAnimation()
    animation.setValue([1, 2], forKey: "values")
    #expect(animation.value(forKey: "values") as? [Int] == [1, 2])
    let frames = CAKeyframeAnimation()
    frames.setValue([1, 2], forKey: "values")
    #expect(frames.values?.count == 2)
  }

  @Test("the default value is that of a new animation, unless the class overrides it")
  func defaults() {
    #expect(CAAnimation.defaultValue(forKey: "speed") as? Float == 1)
    #expect(CAAnimation.defaultValue(forKey: "mass") == nil)
    #expect(CASpringAnimation.defaultValue(forKey: "mass") as? Double == 1)
    #expect(Tagged().value(forKey: "tag") as? String == "none")
  }

  @Test("copies have all values that were set")
  func copies() throws {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = CGMutablePath()
    (animation.calculationMode, animation.rotationMode) = (.cubicPaced, .rotateAuto)
    animation.tensionValues = [1]
    animation.continuityValues = [2]
    animation.biasValues = [3]
    animation.valueFunction = CAValueFunction(name: .scale)
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    let copy = try #require(animation.copy() as? CAKeyframeAnimation)
    #expect(copy.path != nil && copy.calculationMode == .cubicPaced)
    #expect(copy.rotationMode == .rotateAuto && copy.valueFunction?.name == .scale)
    #expect(copy.tensionValues == [1] && copy.continuityValues == [2] && copy.biasValues == [3])
    #expect(copy.preferredFrameRateRange == animation.preferredFrameRateRange)
  }

  private final class Tagged: CABasicAnimation {
    override class func defaultValue(forKey key: String) -> Any? {
      key == "tag" ? "none" : super.defaultValue(forKey: key)
    }
  }

  private final class Delegate: CAAnimationDelegate {
    var ids: [String] = []
    var layer: CALayer?

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      ids.append(anim.value(forKey: "id") as? String ?? "?")
      layer = anim.value(forKey: "layer") as? CALayer
    }
  }
}
