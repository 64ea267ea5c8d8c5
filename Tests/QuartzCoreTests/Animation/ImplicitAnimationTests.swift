import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Testing

@Suite("Implicit animations", .serialized) @MainActor
struct ImplicitAnimationTests {
  @Test("a layer in a window animates from its previous value")
  func inWindow() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    layer.position = CGPoint(x: 10, y: 20)
    #expect(layer.animationKeys() == ["position"])
    let commit = try #require(stage.flush())
    let animation = try #require(commit.change(of: layer)?.added.first)
    #expect(animation.property == .position)
    #expect(animation.timing.beginTime == 100 && animation.timing.duration == 0.25)
    let model = try #require(commit.change(of: layer)?.properties)
    #expect(model.position == CGPoint(x: 10, y: 20))
    let timingFunction = CAMediaTimingFunction(name: .default).curve
    #expect(animation.timingFunction == .curve(timingFunction))
    let sample = model.sampled(by: [animation], at: 100.125).properties.position
    #expect(
      sample
        == CGPoint(x: 10 * timingFunction.value(at: 0.5), y: 20 * timingFunction.value(at: 0.5)))
  }

  @Test("every animatable property has an implicit animation, and others have none")
  func properties() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    layer.bounds.size = CGSize(width: 5, height: 5)
    layer.anchorPoint = .zero
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.opacity = 0.5
    layer.backgroundColor = .black
    layer.isHidden = true
    layer.contents = CGImage.plain()
    layer.name = "name"
    #expect(
      layer.animationKeys() == [
        "bounds", "anchorPoint", "transform", "opacity", "backgroundColor", "contents",
      ])
    #expect(stage.flush()?.change(of: layer)?.added.count == 6)
  }

  @Test("a layer outside a window changes at once")
  func outsideWindow() {
    let stage = Stage()
    defer { stage.end() }
    let layer = CALayer()
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
  }

  @Test("with actions disabled, a change is not animated, until the transaction ends")
  func disabled() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    stage.flush()
    layer.opacity = 0.4
    #expect(layer.animationKeys() == ["opacity"])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 5
    CATransaction.begin()
    layer.position.x = 6
    CATransaction.commit()
    CATransaction.commit()
    #expect(layer.animationKeys() == ["opacity"])
    layer.position.x = 7
    #expect(layer.animationKeys() == ["opacity", "position"])
  }

  @Test("an implicit animation has the transaction's duration and timing function")
  func transactionTiming() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    let timingFunction = CAMediaTimingFunction(name: .easeIn)
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.setAnimationTimingFunction(timingFunction)
    layer.opacity = 0
    CATransaction.commit()
    let animation = stage.flush()?.change(of: layer)?.added.first
    #expect(
      animation?.timing.duration == 3 && animation?.timingFunction == .curve(timingFunction.curve))
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.animationTimingFunction() == nil)
  }

  @Test("a change in the middle of an animation starts from the presentation value")
  func midFlight() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.opacity = 0
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.flush()
    stage.advance(by: 0.125)
    layer.opacity = 1
    layer.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    let opacity = layer.animation(forKey: "opacity") as? CABasicAnimation
    #expect(opacity?.fromValue as? Float == 0.5)
    let color = layer.animation(forKey: "backgroundColor") as? CABasicAnimation
    #expect((color?.fromValue as? CGColor)?.rgba == SIMD4(0.5, 0, 0, 0.5))
  }

  @Test("NSNull from any source ends the search for an action")
  func noAction() {
    let stage = Stage()
    defer { stage.end() }
    let delegate = Delegate()
    delegate.action = NSNull()
    let layer = stage.layer()
    layer.delegate = delegate
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil && delegate.events == ["opacity"])
    layer.delegate = nil
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.6
    #expect(layer.animationKeys() == nil)
    layer.position.x = 1
    #expect(layer.animationKeys() == ["position"])
  }

  @Test("actions come from the delegate, then from the layer's actions, then from its class")
  func searchOrder() {
    let stage = Stage()
    defer { stage.end() }
    let (delegate, fromActions) = (Delegate(), Action())
    let layer = stage.layer(ClassActionLayer())
    layer.opacity = 0.9
    #expect(ClassActionLayer.action.runs == 1)
    layer.actions = ["opacity": fromActions]
    layer.opacity = 0.8
    #expect(fromActions.runs == 1 && ClassActionLayer.action.runs == 1)
    let fromDelegate = Action()
    delegate.action = fromDelegate
    layer.delegate = delegate
    layer.opacity = 0.7
    #expect(fromDelegate.runs == 1 && fromActions.runs == 1)
    // The action is looked up with the old value, and run with the new one.
    #expect(delegate.values == [0.8] && fromDelegate.values == [0.7])
    #expect(layer.animationKeys() == nil)
  }

  private final class Delegate: CALayerDelegate {
    var action: (any CAAction)?
    var events: [String] = []
    var values: [Float] = []

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      events.append(event)
      values.append(layer.opacity)
      return action
    }
  }

  private final class Action: CAAction {
    var runs = 0
    var values: [Float] = []

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      runs += 1
      if let layer = anObject as? CALayer { values.append(layer.opacity) }
    }
  }

  private final class ClassActionLayer: CALayer {
    static let action = Action()

    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "opacity" ? action : nil
    }
  }
}
