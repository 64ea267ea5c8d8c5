import LaminaTesting
import Testing
import UIKit
import Wayland

/// Requirement V22. Apple, "touchesCancelled(_:with:)" and "beginIgnoringInteractionEvents()".
@MainActor @Suite("Touches are cancelled, or ignored", .serialized)
struct TouchCancellationTests {
  private let log = TouchLog()

  private func makeScreen() throws -> (OffscreenScreen, TouchView) {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    let view = TouchView.make(screen.window.bounds, "a", log)
    view.isMultipleTouchEnabled = true
    screen.window.addSubview(view)
    return (screen, view)
  }

  @Test("the display cancels all touches at once")
  func cancelled() throws {
    let (screen, _) = try makeScreen()
    FingerScript("0+10,10 1+50,10 x 0- 1-").run(on: screen)
    #expect(log.take() == ["a began", "a began", "a cancelled 2"])
  }

  @Test("touches are cancelled when the application is no longer active")
  func resigned() throws {
    let (screen, _) = try makeScreen()
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    screen.screen.cancelInput()
    screen.screen.cancelInput()
    screen.touch(.ended, at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["a began", "a cancelled"])
  }

  @Test("a view that leaves its window gets touchesCancelled once, while it is still in the chain")
  func removed() throws {
    let (screen, view) = try makeScreen()
    let child = TouchView.make(view.bounds, "b", log)
    child.passesOn = true
    view.addSubview(child)
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["b began", "a began"])
    child.removeFromSuperview()
    #expect(log.take() == ["b cancelled", "a cancelled"])
    view.addSubview(child)
    screen.touch(.moved, at: CGPoint(x: 20, y: 10))
    screen.touch(.ended, at: CGPoint(x: 20, y: 10))
    #expect(log.take().isEmpty)
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    view.removeFromSuperview()
    #expect(log.take() == ["b began", "a began", "b cancelled", "a cancelled"])
    screen.touch(.ended, at: CGPoint(x: 10, y: 10))
    #expect(log.take().isEmpty)
  }

  @Test("a view that moves within its window keeps its touches")
  func moved() throws {
    let (screen, view) = try makeScreen()
    let (child, other) = (TouchView.make(view.bounds, "b", log), UIView(frame: view.bounds))
    view.addSubview(child)
    view.insertSubview(other, at: 0)
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    other.addSubview(child)
    screen.touch(.ended, at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["b began", "b ended"])
  }

  @Test(
    "recognizers of ancestors keep a touch whose view was removed; the view's own are cancelled")
  func recognizers() throws {
    let (screen, view) = try makeScreen()
    let child = TouchView.make(view.bounds, "b", log)
    view.addSubview(child)
    let (outer, inner) = (UIPanGestureRecognizer(), UILongPressGestureRecognizer())
    view.addGestureRecognizer(outer)
    child.addGestureRecognizer(inner)
    inner.minimumPressDuration = 0.1
    inner.cancelsTouchesInView = false
    outer.addAction { [log] in log.add("outer \($0.state)") }
    inner.addAction { [log] in log.add("inner \($0.state)") }
    let both = SimultaneousDelegate()
    outer.delegate = both
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    screen.time += 0.2
    #expect(log.take() == ["b began", "inner began"])
    child.removeFromSuperview()
    #expect(log.take() == ["b cancelled", "inner cancelled"])
    screen.touch(.moved, at: CGPoint(x: 40, y: 10))
    screen.touch(.ended, at: CGPoint(x: 40, y: 10))
    #expect(log.take() == ["outer began", "outer ended"])
  }

  @Test("a view may remove itself, or all views, in any of its methods")
  func removal() throws {
    for call in ["began", "moved", "ended", "cancelled"] {
      let (screen, view) = try makeScreen()
      view.onCall = { name, _, _ in
        if name == call { view.removeFromSuperview() }
      }
      FingerScript("0+10,10 1+60,60 0>20,10 1>70,70 0- 1- 0+10,10 x").run(on: screen)
      let began = log.lines.filter { $0.hasPrefix("a began") }.count
      #expect(began >= 1)
      _ = log.take()
      #expect(GestureEnvironment.shared.isIdle)
    }
  }

  @Test(
    "an animation without allowUserInteraction keeps touches that have begun, and lets none begin")
  func animated() throws {
    let (screen, view) = try makeScreen()
    try screen.render()
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    screen.touch(.moved, at: CGPoint(x: 20, y: 10))
    screen.touch(.ended, at: CGPoint(x: 20, y: 10))
    #expect(log.take() == ["a began", "a moved", "a ended"])
    screen.tap(at: CGPoint(x: 20, y: 10))
    #expect(log.take().isEmpty)
    try screen.render()
    try screen.frame(at: screen.time + 1.1)
    screen.tap(at: CGPoint(x: 20, y: 10))
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test("touches that begin while they are ignored are never delivered; calls are counted")
  func ignoring() throws {
    let (screen, _) = try makeScreen()
    let application = UIApplication.shared
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    screen.touch(.began, at: CGPoint(x: 10, y: 10), finger: 0)
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    screen.tap(at: CGPoint(x: 50, y: 50))
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    screen.touch(.began, at: CGPoint(x: 50, y: 50), finger: 1)
    screen.touch(.moved, at: CGPoint(x: 20, y: 10), finger: 0)
    screen.touch(.ended, at: CGPoint(x: 20, y: 10), finger: 0)
    screen.touch(.ended, at: CGPoint(x: 50, y: 50), finger: 1)
    #expect(log.take() == ["a began", "a ended"])
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
  }

  @Test("a touch that is down when touches begin to be ignored is delivered to its end")
  func ignoringLater() throws {
    let (screen, _) = try makeScreen()
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    UIApplication.shared.beginIgnoringInteractionEvents()
    screen.touch(.ended, at: CGPoint(x: 10, y: 10))
    UIApplication.shared.endIgnoringInteractionEvents()
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test("a screen that is gone cancels its touches, and nothing is left")
  func screenGone() throws {
    // Timers of views that other tests have left are due by then.
    InputTimers.shared.fire(until: CACurrentMediaTime() + 5)
    weak var touch: UITouch?
    do {
      let (screen, view) = try makeScreen()
      view.addGestureRecognizer(UITapGestureRecognizer())
      view.onCall = { _, touches, _ in touch = touches.first }
      screen.touch(.began, at: CGPoint(x: 10, y: 10))
      #expect(touch != nil)
    }
    #expect(log.take() == ["a began", "a cancelled"])
    #expect(touch == nil && GestureEnvironment.shared.isIdle && InputTimers.shared.isEmpty)
  }
}

final class SimultaneousDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
