import LaminaTesting
import Testing
import UIKit

/// Requirement V23. Event Handling Guide for iOS, "Interacting with Other Gesture Recognizers";
/// Apple, "UIGestureRecognizerDelegate".
@MainActor @Suite("Gesture recognizers among each other, and their delegates", .serialized)
struct GestureRelationTests {
  private let log = TouchLog()
  private let delegate = LoggingDelegate()

  private func makeScreen(
    _ recognizers: UIGestureRecognizer...
  ) throws -> (screen: OffscreenScreen, view: TouchView) {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    let view = TouchView.make(screen.window.bounds, "view", log)
    screen.window.addSubview(view)
    for (index, recognizer) in recognizers.enumerated() {
      view.addGestureRecognizer(recognizer)
      recognizer.name = recognizer.name ?? ["a", "b", "c"][index]
      recognizer.addAction { [log] in log.add("\($0.name ?? "") \($0.state)") }
    }
    return (screen, view)
  }

  private func actions() -> [String] { log.take().filter { !$0.hasPrefix("view") } }

  // MARK: Prevention

  @Test("the first recognizer that recognizes makes the others fail")
  func prevention() throws {
    let (first, second) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    let (screen, _) = try makeScreen(first, second)
    FingerScript("0+10,10 0>50,10").run(on: screen)
    #expect(actions() == ["a began"] && second.state == .failed)
  }

  @Test("a subclass decides what it prevents and what prevents it")
  func classLevel() throws {
    let (first, second) = (CustomRecognizer(TouchLog()), CustomRecognizer(TouchLog()))
    let (screen, _) = try makeScreen(first, second)
    first.onMoved = { $0.state = .began }
    second.onMoved = { $0.state = .began }
    for (prevents, isPreventable, expected) in [
      (true, true, ["a began"]), (false, true, ["a began", "b began"]),
      (true, false, ["a began", "b began"]),
    ] {
      (first.prevents, second.prevents) = (prevents, false)
      second.isPreventable = isPreventable
      FingerScript("0+10,10 0>50,10").run(on: screen)
      #expect(actions() == expected)
      FingerScript("x").run(on: screen)
      _ = log.take()
    }
  }

  @Test("a gesture that has begun is cancelled by one that it cannot prevent")
  func cancelsRunning() throws {
    let (first, second) = (CustomRecognizer(TouchLog()), CustomRecognizer(TouchLog()))
    let (screen, _) = try makeScreen(first, second)
    first.prevents = false
    first.onBegan = { $0.state = .began }
    second.onMoved = { $0.state = .began }
    FingerScript("0+10,10 0>50,10").run(on: screen)
    #expect(actions() == ["a began", "b began", "a cancelled"])
  }

  @Test("one delegate that allows it is enough for two gestures at once", arguments: [0, 1])
  func simultaneous(_ index: Int) throws {
    let (first, second) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    let (screen, _) = try makeScreen(first, second)
    delegate.isSimultaneous = true
    [first, second][index].delegate = delegate
    FingerScript("0+10,10 0>50,10 0-").run(on: screen)
    #expect(actions() == ["a began", "b began", "a ended", "b ended"])
  }

  @Test("gestures of different touches do not prevent each other")
  func otherTouches() throws {
    let (screen, view) = try makeScreen()
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    )
    for (child, name) in [(left, "left"), (right, "right")] {
      view.addSubview(child)
      let pan = UIPanGestureRecognizer()
      child.addGestureRecognizer(pan)
      pan.addAction { [log] in log.add("\(name) \($0.state)") }
    }
    FingerScript("0+10,10 1+110,10 0>50,10 1>150,10 0- 1-").run(on: screen)
    #expect(actions() == ["left began", "right began", "left ended", "right ended"])
  }

  // MARK: Failure requirements

  @Test("a held gesture is possible until the required recognizer has failed")
  func held() throws {
    let (pan, custom) = (UIPanGestureRecognizer(), CustomRecognizer(TouchLog()))
    let (screen, _) = try makeScreen(pan, custom)
    pan.require(toFail: custom)
    FingerScript("0+10,10 0>50,10 0>60,10").run(on: screen)
    #expect(actions().isEmpty && pan.state == .possible)
    custom.state = .failed
    #expect(actions() == ["a began"] && pan.state == .began)
    #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
  }

  @Test("a held gesture that is over begins and ends when the required recognizer fails")
  func heldToTheEnd() throws {
    let (pan, custom) = (UIPanGestureRecognizer(), CustomRecognizer(TouchLog()))
    let (screen, _) = try makeScreen(pan, custom)
    pan.require(toFail: custom)
    FingerScript("0+10,10 0>50,10 0-").run(on: screen)
    #expect(actions().isEmpty)
    custom.state = .failed
    #expect(actions() == ["a began", "a ended"] && pan.state == .possible)
  }

  @Test("a held gesture fails when the required recognizer recognizes")
  func dropped() throws {
    let (pan, custom) = (UIPanGestureRecognizer(), CustomRecognizer(TouchLog()))
    let (screen, _) = try makeScreen(pan, custom)
    pan.require(toFail: custom)
    pan.delegate = delegate
    delegate.isSimultaneous = true
    FingerScript("0+10,10 0>50,10").run(on: screen)
    custom.state = .began
    #expect(actions() == ["b began"] && pan.state == .failed)
  }

  @Test("requirements form chains: each waits for the next")
  func chain() throws {
    let (first, second) = (CustomRecognizer(TouchLog()), CustomRecognizer(TouchLog()))
    let third = CustomRecognizer(TouchLog())
    let (screen, _) = try makeScreen(first, second, third)
    first.require(toFail: second)
    second.require(toFail: third)
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    first.state = .ended
    second.state = .ended
    #expect(actions().isEmpty)
    third.state = .failed
    #expect(actions() == ["b ended"])
    #expect(first.state == .failed)
  }

  @Test("a required recognizer that has no touch, or is off, does not hold anything")
  func inactive() throws {
    let (pan, other) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    let (screen, view) = try makeScreen(pan)
    pan.require(toFail: other)
    FingerScript("0+10,10 0>50,10 0-").run(on: screen)
    #expect(actions() == ["a began", "a ended"])
    view.addGestureRecognizer(other)
    other.isEnabled = false
    FingerScript("0+10,10 0>50,10 0-").run(on: screen)
    #expect(actions() == ["a began", "a ended"])
  }

  @Test("switching the required recognizer off lets the held gesture go")
  func switchedOff() throws {
    let (pan, custom) = (UIPanGestureRecognizer(), CustomRecognizer(TouchLog()))
    let (screen, _) = try makeScreen(pan, custom)
    pan.require(toFail: custom)
    FingerScript("0+10,10 0>50,10").run(on: screen)
    custom.isEnabled = false
    #expect(actions() == ["a began"])
  }

  @Test("delegates and subclasses require failure, each pair once for each attempt")
  func dynamic() throws {
    for way in 0..<4 {
      let (first, second) = (CustomRecognizer(TouchLog()), CustomRecognizer(TouchLog()))
      let (screen, _) = try makeScreen(first, second)
      let asking = LoggingDelegate()
      switch way {
      case 0: first.requiredFailures = [second]
      case 1: second.requiredBy = [first]
      case 2:
        asking.requiresFailure = true
        first.delegate = asking
      default:
        asking.isRequiredToFail = true
        second.delegate = asking
      }
      screen.touch(.began, at: CGPoint(x: 10, y: 10))
      first.state = .began
      first.state = .began
      #expect(actions().isEmpty && first.state == .possible)
      let questions = asking.calls.filter { $0.hasPrefix("require") || $0.hasPrefix("isRequired") }
      #expect(questions.count == (way < 2 ? 0 : 1))
      second.state = .failed
      #expect(actions() == ["a began"])
      screen.touch(.cancelled, at: .zero)
      _ = log.take()
    }
  }

  // MARK: The delegate

  @Test("the delegate is asked for the event, the touch, failure and the beginning, in this order")
  func order() throws {
    let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    let (screen, _) = try makeScreen(pan, tap)
    pan.delegate = delegate
    FingerScript("0+10,10 0>50,10").run(on: screen)
    #expect(
      delegate.calls
        == [
          "event", "touch", "requireFailure b", "isRequired b", "shouldBegin", "simultaneous b",
        ].filter { $0 != "isRequired b" })
  }

  @Test("a delegate keeps touches and events from a recognizer")
  func shouldReceive() throws {
    let tap = UITapGestureRecognizer()
    let (screen, _) = try makeScreen(tap)
    tap.delegate = delegate
    delegate.receivesTouches = false
    screen.tap(at: CGPoint(x: 10, y: 10))
    delegate.receivesTouches = true
    delegate.receivesEvents = false
    screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(actions().isEmpty)
    delegate.receivesEvents = true
    screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(actions() == ["a ended"])
  }

  @Test(
    "a delegate that does not let a gesture begin makes it fail, and the view keeps its touches")
  func shouldBegin() throws {
    let pan = UIPanGestureRecognizer()
    let (screen, _) = try makeScreen(pan)
    pan.delegate = delegate
    delegate.begins = false
    FingerScript("0+10,10 0>50,10 0>60,10 0-").run(on: screen)
    #expect(log.take() == ["view began", "view moved", "view moved", "view ended"])
    #expect(delegate.calls.filter { $0 == "shouldBegin" }.count == 1)
  }

  @Test("a view keeps gestures of its ancestors from beginning, if they would cancel its touches")
  func viewShouldBegin() throws {
    let pan = UIPanGestureRecognizer()
    let (screen, view) = try makeScreen(pan)
    let child = StubbornView(frame: view.bounds)
    view.addSubview(child)
    FingerScript("0+10,10 0>50,10 0-").run(on: screen)
    #expect(actions().isEmpty && child.asked === pan)
    pan.cancelsTouchesInView = false
    FingerScript("0+10,10 0>50,10 0-").run(on: screen)
    #expect(actions() == ["a began", "a ended"])
  }

  @Test("a tap does not prevent more taps, and a delegate is not retained")
  func taps() throws {
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    two.numberOfTapsRequired = 2
    #expect(!one.canPrevent(two) && two.canPrevent(one) && one.canPrevent(one))
    one.delegate = SimultaneousDelegate()
    #expect(one.delegate == nil)
  }
}

private final class StubbornView: UIView {
  weak var asked: UIGestureRecognizer?

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked = gestureRecognizer
    return false
  }
}

private final class LoggingDelegate: NSObject, UIGestureRecognizerDelegate {
  var calls: [String] = []
  var isSimultaneous = false
  var requiresFailure = false
  var isRequiredToFail = false
  var begins = true
  var receivesTouches = true
  var receivesEvents = true

  private func note<Value>(_ call: String, _ value: Value) -> Value {
    calls.append(call)
    return value
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    note("shouldBegin", begins)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { note("simultaneous \(otherGestureRecognizer.name ?? "")", isSimultaneous) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { note("requireFailure \(otherGestureRecognizer.name ?? "")", requiresFailure) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { note("isRequired \(otherGestureRecognizer.name ?? "")", isRequiredToFail) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { note("touch", receivesTouches) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { note("event", receivesEvents) }
}
