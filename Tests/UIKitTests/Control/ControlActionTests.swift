import Testing
import UIKit

@MainActor @Suite("Controls send actions to targets and closures")
struct ControlActionTests {
  @MainActor private final class Target: NSObject {
    var log: [String] = []
    func tapped() { log.append("tapped") }
    func changed(_ sender: UIControl) { log.append("changed \(sender.tag)") }
    func moved(_ sender: Any?, event: UIEvent?) {
      log.append("moved \(event == nil ? "without" : "with") event")
    }
  }

  private let control = UIControl()
  private let target = Target()
  private let tapped = Selector("tapped", Target.tapped)
  private let changed = Selector("changed:", Target.changed(_:))
  private let moved = Selector("moved:event:", Target.moved(_:event:))

  /// Apple, "performPrimaryAction()".
  @Test("performPrimaryAction() sends the primary action of a button")
  func primaryAction() {
    var count = 0
    let button = UIButton(primaryAction: UIAction { _ in count += 1 })
    button.performPrimaryAction()
    #expect(count == 1)
  }

  @Test("Targets and closures are called in the order in which they were added")
  func order() {
    control.tag = 5
    control.addTarget(target, action: changed, for: .valueChanged)
    control.addAction(UIAction { [target] _ in target.log.append("closure") }, for: .valueChanged)
    control.addTarget(target, action: moved, for: [.valueChanged, .touchDown])
    control.addTarget(target, action: tapped, for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(target.log == ["changed 5", "closure", "moved without event"])
    target.log = []
    control.sendActions(for: [.touchDown, .valueChanged, .touchUpInside])
    #expect(target.log == ["changed 5", "closure", "moved without event", "tapped"])
  }

  @Test("The same target and action are called once for an event")
  func duplicates() {
    control.addTarget(target, action: tapped, for: .touchDown)
    control.addTarget(target, action: tapped, for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(target.log == ["tapped", "tapped"])
  }

  @Test("Targets are removed by target, action and event")
  func removal() {
    let other = Target()
    for target in [target, other] {
      control.addTarget(target, action: tapped, for: [.touchDown, .touchUpInside])
      control.addTarget(target, action: changed, for: .valueChanged)
    }
    control.removeTarget(target, action: Selector("tapped"), for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tapped"])
    control.removeTarget(target, action: nil, for: .allEvents)
    #expect(control.allTargets == [other])
    control.removeTarget(nil, action: nil, for: .valueChanged)
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    control.removeTarget(nil, action: tapped, for: .allEvents)
    #expect(control.allTargets.isEmpty && control.allControlEvents == [])
  }

  @Test("A target is not retained, and a released one gets nothing")
  func released() {
    weak var released: Target?
    do {
      let target = Target()
      released = target
      control.addTarget(target, action: tapped, for: .touchDown)
    }
    #expect(released == nil && control.allTargets.isEmpty)
    control.sendActions(for: .touchDown)
  }

  @Test("An action with the same identifier replaces the one before, in its place")
  func identifiers() {
    var log: [String] = []
    let identifier = UIAction.Identifier("a")
    control.addAction(UIAction(identifier: identifier) { _ in log.append("1") }, for: .touchDown)
    control.addAction(UIAction { _ in log.append("2") }, for: .touchDown)
    control.addAction(UIAction(identifier: identifier) { _ in log.append("3") }, for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(log == ["3", "2", "3"])
    control.removeAction(identifiedBy: identifier, for: .touchDown)
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(log == ["3", "2", "3", "3", "2"])
  }

  @Test("An action knows its sender while it is performed; a disabled one is not performed")
  func sender() {
    var senders: [UIControl?] = []
    let action = UIAction { senders.append($0.sender as? UIControl) }
    let control = UIControl(frame: .zero, primaryAction: action)
    control.sendActions(for: .primaryActionTriggered)
    #expect(senders == [control] && action.sender == nil)
    action.attributes = .disabled
    control.sendActions(for: .primaryActionTriggered)
    #expect(senders.count == 1)
  }

  @Test("An action may remove others while it is performed")
  func mutation() {
    var log: [String] = []
    let second = UIAction { _ in log.append("second") }
    control.addAction(
      UIAction { [control] _ in
        log.append("first")
        control.removeAction(second, for: .touchDown)
      }, for: .touchDown)
    control.addAction(second, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log == ["first", "second", "first"])
  }

  @Test("What is called for events is enumerated in order, until the iteration is stopped")
  func enumeration() {
    let action = UIAction(title: "a") { _ in }
    control.addTarget(target, action: tapped, for: .touchDown)
    control.addAction(action, for: .valueChanged)
    control.addTarget(nil, action: changed, for: .touchUpInside)
    var log: [String] = []
    control.enumerateEventHandlers { action, pair, events, stop in
      let name = action?.title ?? pair.map { "\($0.0 == nil ? "chain" : "target") \($0.1)" } ?? ""
      log.append("\(name) \(events.rawValue)")
    }
    #expect(log == ["target tapped 1", "a 4096", "chain changed: 64"])
    let targets = control.allTargets
    #expect(targets.count == 2 && targets.contains(target))
    #expect(targets.contains { $0.base is NSNull })
    #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["changed:"])
    var count = 0
    control.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = true
    }
    #expect(count == 1)
  }

  private final class Chain: UIView {
    var senders: [Any?] = []
    override var canBecomeFirstResponder: Bool { true }
    func chained(_ sender: Any?) { senders.append(sender) }
  }

  @Test("Without a target, the responder chain gets the action")
  func chain() {
    let (window, view) = (UIWindow(frame: .zero), Chain())
    window.addSubview(view)
    view.addSubview(control)
    window.makeKeyAndVisible()
    control.addTarget(nil, action: Selector("chained:", Chain.chained(_:)), for: .touchDown)
    control.sendActions(for: .touchDown)
    view.becomeFirstResponder()
    control.removeFromSuperview()
    control.sendActions(for: .touchDown)
    #expect(view.senders.compactMap { $0 as? UIControl } == [control, control])
  }

  private final class Intercepting: UIControl {
    var sent: [String] = []
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      sent.append("\(action)")
    }
    override func sendAction(_ action: UIAction) { sent.append(action.title) }
  }

  @Test("A subclass intercepts actions, also those that touches cause")
  func interception() {
    let control = Intercepting()
    control.addTarget(target, action: tapped, for: .touchDown)
    control.addAction(UIAction(title: "closure") { _ in }, for: .touchDown)
    control.touchesBegan([ControlTouch()], with: nil)
    #expect(control.sent == ["tapped", "closure"] && target.log == [])
  }

  @Test("A copy of an action has its identifier, its values and its handler")
  func copy() throws {
    var count = 0
    let action = UIAction(
      title: "t", subtitle: "s", identifier: .init("i"), discoverabilityTitle: "d",
      attributes: .destructive, state: .on
    ) { _ in count += 1 }
    let copy = try #require(action.copy() as? UIAction)
    #expect(copy.identifier == action.identifier && copy.title == "t" && copy.subtitle == "s")
    #expect(copy.discoverabilityTitle == "d" && copy.attributes == .destructive)
    #expect(copy.state == .on)
    copy.performWithSender(nil, target: nil)
    #expect(count == 1)
  }
}
