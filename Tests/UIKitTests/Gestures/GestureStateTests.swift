import LaminaTesting
import Testing
import UIKit
import Wayland

/// Requirement V23. Event Handling Guide for iOS, "Gesture Recognizers"; Apple, "Implementing a custom
/// gesture recognizer".
@MainActor @Suite("The states of gesture recognizers", .serialized)
struct GestureStateTests {
  private let log = TouchLog()

  private func makeScreen(
    _ recognizers: UIGestureRecognizer...
  ) throws -> (screen: OffscreenScreen, view: TouchView) {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    let view = TouchView.make(screen.window.bounds, "view", log)
    screen.window.addSubview(view)
    for recognizer in recognizers {
      view.addGestureRecognizer(recognizer)
      recognizer.addAction { [log] in log.add("\($0.name ?? "action") \($0.state)") }
    }
    return (screen, view)
  }

  @Test("a recognizer gets touches before the view, and actions come between the two")
  func order() throws {
    let custom = CustomRecognizer(log)
    let (screen, _) = try makeScreen(custom)
    custom.onMoved = { $0.state = $0.state == .possible ? .began : .changed }
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    screen.touch(.moved, at: CGPoint(x: 20, y: 10))
    screen.touch(.moved, at: CGPoint(x: 30, y: 10))
    screen.touch(.ended, at: CGPoint(x: 30, y: 10))
    #expect(
      log.take() == [
        "began", "view began", "moved", "action began", "view cancelled", "moved",
        "action changed", "ended",
      ])
    custom.state = .ended
    #expect(log.take() == ["action ended", "reset"])
    #expect(custom.state == .possible)
  }

  @Test("a discrete recognizer sends one action, and is possible again when its fingers are up")
  func discrete() throws {
    let custom = CustomRecognizer(log)
    let (screen, _) = try makeScreen(custom)
    custom.onBegan = { $0.state = .recognized }
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    #expect(custom.state == .ended)
    screen.touch(.moved, at: CGPoint(x: 20, y: 10))
    screen.touch(.began, at: CGPoint(x: 50, y: 10), finger: 1)
    screen.touch(.ended, at: CGPoint(x: 20, y: 10))
    #expect(custom.state == .ended)
    #expect(log.take() == ["began", "action ended", "view began"])
    screen.touch(.ended, at: CGPoint(x: 50, y: 10), finger: 1)
    #expect(log.take() == ["view ended", "reset"] && custom.state == .possible)
  }

  @Test("only legal transitions take place", arguments: 0..<36)
  func transitions(_ pair: Int) throws {
    let custom = CustomRecognizer(log)
    let (screen, _) = try makeScreen(custom)
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    let (from, to) = (states[pair / 6], states[pair % 6])
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    for state in Self.path(to: from) { custom.state = state }
    #expect(custom.state == from)
    _ = log.take()
    custom.state = to
    let (expected, action) = Self.result(from, to)
    #expect(custom.state == expected)
    #expect(
      log.take()
        == (action
          ? ["action \(expected)", "view cancelled"].filter {
            !($0 == "view cancelled" && from != .possible)
          } : []))
  }

  private static func path(
    to state: UIGestureRecognizer.State
  ) -> [UIGestureRecognizer.State] {
    switch state {
    case .possible: []
    case .changed, .cancelled: [.began, state]
    case .began, .ended, .failed: [state]
    }
  }

  private static func result(
    _ from: UIGestureRecognizer.State, _ to: UIGestureRecognizer.State
  ) -> (UIGestureRecognizer.State, Bool) {
    switch (from, to) {
    case (.possible, .began), (.possible, .ended): (to, true)
    case (.possible, .changed): (.began, true)
    case (.possible, .failed), (.possible, .cancelled): (.failed, false)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      (to, true)
    case (.began, .failed), (.changed, .failed): (.cancelled, true)
    default: (from, false)
    }
  }

  @Test("a recognizer that fails gets no further touches until all fingers are up")
  func failed() throws {
    let custom = CustomRecognizer(log)
    let (screen, _) = try makeScreen(custom)
    custom.onBegan = { $0.state = .failed }
    FingerScript("0+10,10 0>20,10 1+50,10 0- 1-").run(on: screen)
    #expect(
      log.take() == ["began", "view began", "view moved", "view ended", "reset"])
  }

  @Test("if its touches are cancelled, a gesture is cancelled or fails, whatever the subclass does")
  func cancelled() throws {
    let custom = CustomRecognizer(log)
    let (screen, _) = try makeScreen(custom)
    FingerScript("0+10,10 x").run(on: screen)
    #expect(log.take() == ["began", "view began", "cancelled", "view cancelled", "reset"])
    custom.onBegan = { $0.state = .began }
    FingerScript("0+10,10 x").run(on: screen)
    #expect(log.take() == ["began", "action began", "cancelled", "action cancelled", "reset"])
  }

  @Test("switching a recognizer off cancels its gesture")
  func disabled() throws {
    let pan = UIPanGestureRecognizer()
    let (screen, _) = try makeScreen(pan)
    FingerScript("0+10,10 0>50,10").run(on: screen)
    pan.isEnabled = false
    #expect(log.take() == ["view began", "action began", "view cancelled", "action cancelled"])
    screen.touch(.ended, at: CGPoint(x: 50, y: 10))
    pan.isEnabled = true
    // A touch that began while it was off is none of its touches.
    pan.isEnabled = false
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    pan.isEnabled = true
    screen.touch(.moved, at: CGPoint(x: 90, y: 10))
    screen.touch(.ended, at: CGPoint(x: 90, y: 10))
    #expect(log.take() == ["view began", "view moved", "view ended"])
  }

  @Test("removing a recognizer or its view cancels its gesture")
  func removed() throws {
    let pan = UIPanGestureRecognizer()
    let (screen, view) = try makeScreen(pan)
    #expect(pan.view === view && view.gestureRecognizers == [pan])
    FingerScript("0+10,10 0>50,10").run(on: screen)
    view.removeGestureRecognizer(pan)
    #expect(log.take().last == "action cancelled")
    #expect(pan.view == nil && view.gestureRecognizers == nil)
    screen.touch(.ended, at: CGPoint(x: 50, y: 10))
    view.addGestureRecognizer(pan)
    FingerScript("0+10,10 0>50,10").run(on: screen)
    view.removeFromSuperview()
    #expect(log.take().last == "action cancelled" && pan.state == .possible)
    screen.touch(.ended, at: CGPoint(x: 50, y: 10))
    #expect(GestureEnvironment.shared.isIdle)
  }

  @Test("actions are methods of targets, without parameters or with the recognizer")
  func targets() throws {
    let target = ActionTarget()
    let tap = UITapGestureRecognizer(
      target: target, action: Selector("tapped:", ActionTarget.tapped(_:)))
    let (screen, _) = try makeScreen(tap)
    let plain = Selector("called", ActionTarget.called)
    tap.addTarget(target, action: plain)
    tap.addTarget(target, action: plain)
    screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(target.calls == ["tapped: true", "called"])
    tap.removeTarget(target, action: plain)
    screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(target.calls.count == 3)
    tap.addTarget(target, action: plain)
    tap.removeTarget(nil, action: nil)
    screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(target.calls.count == 3)
    weak var released: ActionTarget?
    do {
      let target = ActionTarget()
      tap.addTarget(target, action: plain)
      released = target
    }
    #expect(released == nil)
    screen.tap(at: CGPoint(x: 10, y: 10))
  }

  @Test("a recognizer belongs to one view; setting the list adds and removes")
  func lists() throws {
    let (first, second) = (UIView(), UIView())
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    first.gestureRecognizers = [tap, pan]
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [pan] && second.gestureRecognizers == [tap])
    second.addGestureRecognizer(tap)
    #expect(second.gestureRecognizers == [tap])
    first.gestureRecognizers = [tap]
    #expect(first.gestureRecognizers == [tap] && pan.view == nil)
    first.gestureRecognizers = nil
    #expect(first.gestureRecognizers == nil && tap.view == nil)
  }

  @Test("a recognizer that is added during a touch does not get that touch")
  func addedLater() throws {
    let (screen, view) = try makeScreen()
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    view.addGestureRecognizer(CustomRecognizer(log))
    screen.touch(.ended, at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["view began", "view ended"])
  }

  @Test("recognizers of a view and of its ancestors get its touches, and no others do")
  func ancestors() throws {
    let (outer, inner) = (CustomRecognizer(log, "outer "), CustomRecognizer(log, "inner "))
    let other = CustomRecognizer(log, "other ")
    let (screen, view) = try makeScreen(outer)
    let (child, sibling) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
    view.addSubview(sibling)
    view.addSubview(child)
    child.addGestureRecognizer(inner)
    sibling.addGestureRecognizer(other)
    screen.window.addGestureRecognizer(CustomRecognizer(log, "window "))
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["inner began", "outer began", "window began", "view began"])
  }

  @Test("a touch that a recognizer ignores is its view's, whatever is recognized")
  func ignoredTouch() throws {
    let custom = CustomRecognizer(log)
    let (screen, view) = try makeScreen(custom)
    view.isMultipleTouchEnabled = true
    custom.onBegan = { recognizer in
      if recognizer.numberOfTouches == 1, let touch = recognizer.lastBegan {
        recognizer.ignore(touch, for: UIEvent())
      }
    }
    custom.onMoved = { $0.state = .began }
    FingerScript("0+10,10").run(on: screen)
    #expect(custom.numberOfTouches == 0)
    custom.onBegan = { _ in }
    screen.touch(.began, at: CGPoint(x: 60, y: 10), finger: 1)
    screen.touch(.moved, at: CGPoint(x: 90, y: 10), finger: 1)
    #expect(log.take().suffix(3) == ["moved", "action began", "view cancelled"])
    screen.touch(.ended, at: CGPoint(x: 10, y: 10), finger: 0)
    #expect(log.take() == ["view ended"])
  }

  @Test("all touches of a gesture have one type, unless that is not wanted")
  func exclusiveType() throws {
    let custom = CustomRecognizer(log)
    let (screen, _) = try makeScreen(custom)
    let place = InputPoint(x: 100, y: 100)
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    screen.receive(.pointer(PointerSample(location: place, buttons: .primary)))
    #expect(custom.numberOfTouches == 1)
    screen.receive(.pointer(PointerSample(location: place)))
    custom.requiresExclusiveTouchType = false
    screen.receive(.pointer(PointerSample(location: place, buttons: .primary)))
    #expect(custom.numberOfTouches == 2)
  }

  @Test("an action may remove the view, other recognizers and itself")
  func mutation() throws {
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    let (screen, view) = try makeScreen(tap, pan)
    tap.addAction { recognizer in
      view.removeGestureRecognizer(pan)
      view.removeGestureRecognizer(recognizer)
      view.removeFromSuperview()
    }
    screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["view began", "action ended", "view cancelled"])
    #expect(GestureEnvironment.shared.isIdle)
  }

  @Test("input during an action is delivered after the event that caused it")
  func nested() throws {
    let tap = UITapGestureRecognizer()
    let (screen, view) = try makeScreen(tap)
    var count = 0
    tap.addAction { [unowned screen, log] _ in
      count += 1
      if count == 1 { screen.tap(at: CGPoint(x: 20, y: 10)) }
      log.add("returned")
    }
    view.onCall = { _, _, _ in }
    screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(
      log.take() == [
        "view began", "action ended", "returned", "view cancelled", "view began", "action ended",
        "returned", "view cancelled",
      ])
  }
}

@MainActor private final class ActionTarget: NSObject {
  var calls: [String] = []

  func tapped(_ sender: UITapGestureRecognizer) {
    calls.append("tapped: \(sender.state == .ended)")
  }
  func called() { calls.append("called") }
}

/// A recognizer whose methods call closures and log.
final class CustomRecognizer: UIGestureRecognizer {
  private let log: TouchLog
  private let prefix: String
  var onBegan: (CustomRecognizer) -> Void = { _ in }
  var onMoved: (CustomRecognizer) -> Void = { _ in }
  var onEnded: (CustomRecognizer) -> Void = { _ in }
  private(set) weak var lastBegan: UITouch?
  var prevents = true
  var isPreventable = true
  var requiredFailures: [UIGestureRecognizer] = []
  var requiredBy: [UIGestureRecognizer] = []

  init(_ log: TouchLog, _ prefix: String = "") {
    (self.log, self.prefix) = (log, prefix)
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    log.add(prefix + "began")
    lastBegan = touches.first
    onBegan(self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    log.add(prefix + "moved")
    onMoved(self)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    log.add(prefix + "ended")
    onEnded(self)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    log.add(prefix + "cancelled")
  }
  override func reset() { log.add(prefix + "reset") }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    isPreventable
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    requiredFailures.contains(otherGestureRecognizer)
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    requiredBy.contains(otherGestureRecognizer)
  }
}
