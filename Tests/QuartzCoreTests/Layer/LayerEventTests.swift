import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Events and styles of layers", .serialized) @MainActor
struct LayerEventTests {
  @Test("adding and removing a layer runs its order actions and its superlayer's action")
  func order() {
    let stage = Stage()
    defer { stage.end() }
    let log = Log()
    let (outer, layer) = (stage.layer(), CALayer())
    (outer.name, layer.name, outer.delegate, layer.delegate) = ("outer", "layer", log, log)
    outer.addSublayer(layer)
    #expect(log.take() == ["layer onOrderIn", "outer sublayers"])
    layer.isHidden = true
    #expect(log.take() == ["layer onOrderOut", "layer hidden"])
    layer.isHidden = false
    #expect(log.take() == ["layer onOrderIn", "layer hidden"])
    layer.removeFromSuperlayer()
    #expect(log.take() == ["layer onOrderOut", "outer sublayers"])
    layer.isHidden = true
    #expect(log.take() == ["layer hidden"])
    outer.addSublayer(layer)
    #expect(log.take() == ["outer sublayers"])
    CATransaction.setDisableActions(true)
    layer.removeFromSuperlayer()
    #expect(log.take() == [])
    let other = CALayer()
    other.delegate = log
    other.addSublayer(layer)
    #expect(log.take() == [])
  }

  @Test("the actions for events run after the layer was added or removed")
  func running() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, action) = (CALayer(), Action())
    layer.actions = [kCAOnOrderIn: action, kCAOnOrderOut: action]
    stage.root.addSublayer(layer)
    layer.isHidden = true
    layer.isHidden = false
    layer.removeFromSuperlayer()
    #expect(
      action.runs == ["onOrderIn true", "onOrderOut true", "onOrderIn true", "onOrderOut false"])
  }

  @Test("styles are searched for actions after the layer's actions, and NSNull ends the search")
  func styleActions() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, direct, styled, deep) = (stage.layer(), Action(), Action(), Action())
    layer.style = [
      "actions": ["opacity": styled, "position": NSNull()],
      "style": ["actions": ["opacity": deep, "bounds": deep]],
    ]
    #expect(layer.action(forKey: "opacity") as? Action === styled)
    #expect(layer.action(forKey: "bounds") as? Action === deep)
    #expect(layer.action(forKey: "position") == nil)
    layer.actions = ["opacity": direct]
    #expect(layer.action(forKey: "opacity") as? Action === direct)
  }

  // Apple, "style".
  @Test("a style provides values that the layer lacks, the outermost style first")
  func styleValues() {
    let layer = CALayer()
    layer.cornerRadius = 3
    layer.style = [
      "opacity": 0.5, "cornerRadius": 9, "custom": "shallow", "bounds": CGRect.infinite,
      "style": ["custom": "deep", "borderWidth": 2, "opacity": 0.1, "deep": 1]
        as [AnyHashable: Any],
    ]
    #expect(layer.opacity == 0.5 && layer.cornerRadius == 3 && layer.borderWidth == 2)
    #expect(layer.bounds == .zero && layer.value(forKey: "custom") as? String == "shallow")
    #expect(layer.value(forKey: "deep") as? Int == 1 && layer.style?.count == 5)
    layer.setValue("mine", forKey: "custom")
    layer.borderWidth = 4
    #expect(layer.value(forKey: "custom") as? String == "mine")
    layer.style = ["zPosition": 7]
    #expect(layer.opacity == 1 && layer.borderWidth == 4 && layer.zPosition == 7)
    layer.style = nil
    #expect(layer.zPosition == 0 && layer.cornerRadius == 3)
  }

  @Test("an action's animation without values starts from the value before the change")
  func valuelessAction() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    let action = CABasicAnimation(keyPath: "opacity")
    action.duration = 1
    layer.actions = ["opacity": action]
    layer.opacity = 0
    stage.flush()
    stage.advance(by: 0.25)
    #expect(layer.presentation()?.opacity == 0.75)
    layer.opacity = 1
    let kept = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(kept.fromValue as? Float == 0.75 && action.fromValue == nil)
  }

  @MainActor private final class Log: CALayerDelegate {
    private var lines: [String] = []

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      lines.append("\(layer.name ?? "") \(event)")
      return NSNull()
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Action: CAAction {
    var runs: [String] = []

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      runs.append("\(event) \((anObject as? CALayer)?.superlayer != nil)")
    }
  }
}
