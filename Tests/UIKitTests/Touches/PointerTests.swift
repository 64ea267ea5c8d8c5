import LaminaTesting
import Testing
import UIKit
import Wayland

/// Requirements V22 and V23. Apple, "UIHoverGestureRecognizer", "buttonMaskRequired" and
/// "allowedScrollTypesMask".
@MainActor @Suite("The pointer, the wheel and the touchpad", .serialized)
struct PointerTests {
  private let log = TouchLog()

  private func makeScreen() throws -> (OffscreenScreen, TouchView) {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    let view = TouchView.make(CGRect(x: 50, y: 50, width: 200, height: 200), "a", log)
    screen.window.addSubview(view)
    return (screen, view)
  }

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView
  ) -> Recognizer {
    view.addGestureRecognizer(recognizer)
    recognizer.addAction { [log] in log.add("\(name) \($0.state)") }
    return recognizer
  }

  @Test("a pressed button is a touch of the type indirectPointer, and events have the buttons")
  func press() throws {
    let (screen, view) = try makeScreen()
    var masks: [UIEvent.ButtonMask] = []
    view.onCall = { _, touches, event in
      masks.append(event?.buttonMask ?? [])
      #expect(touches.first?.type == .indirectPointer)
    }
    screen.click(at: CGPoint(x: 100, y: 100))
    screen.click(at: CGPoint(x: 100, y: 100), buttons: .secondary)
    #expect(log.take() == ["a began", "a ended", "a began", "a ended"])
    #expect(masks == [.primary, .primary, .secondary, .secondary])
    #expect(UIEvent.ButtonMask.button(2) == .secondary)
  }

  @Test("further buttons change the touch that the first one began")
  func severalButtons() throws {
    let (screen, view) = try makeScreen()
    var masks: [UIEvent.ButtonMask] = []
    view.onCall = { _, _, event in masks.append(event?.buttonMask ?? []) }
    let place = InputPoint(x: 100, y: 100)
    for buttons: PointerSample.Buttons in [
      .primary, [.primary, .secondary], .secondary, [],
    ] {
      screen.receive(.pointer(PointerSample(location: place, buttons: buttons)))
    }
    #expect(log.take() == ["a began", "a moved", "a moved", "a ended"])
    #expect(masks == [.primary, [.primary, .secondary], .secondary, .secondary])
  }

  @Test("of the places that a busy program gets at once, the pointer hovers at the last one only")
  func burst() throws {
    let (screen, view) = try makeScreen()
    let hover = add(UIHoverGestureRecognizer(), "hover", to: view)
    var places: [CGFloat] = []
    hover.addAction { places.append($0.location(in: nil).x) }
    func sample(_ x: Double, _ buttons: PointerSample.Buttons = []) -> InputEvent {
      InputEvent(
        time: screen.time, .pointer(.init(location: InputPoint(x: x, y: 100), buttons: buttons)))
    }
    let burst = [sample(60), sample(70, .primary), sample(80, .primary), sample(90), sample(100)]
    // Keys do not outdate the place of the pointer.
    screen.screen.receive(burst + [InputEvent(time: screen.time, .modifiers([]))])
    #expect(log.take() == ["a began", "a moved", "a ended", "hover began"])
    #expect(places == [100])
    // A place where the pointer leaves the window is the last one.
    screen.screen.receive([sample(120), InputEvent(time: screen.time, .pointerLeft)])
    #expect(log.take() == ["hover changed", "hover ended"])
  }

  @Test("a tap recognizer wants the primary button, unless another one is required")
  func requiredButton() throws {
    let (screen, view) = try makeScreen()
    _ = add(UITapGestureRecognizer(), "first", to: view)
    let second = add(UITapGestureRecognizer(), "second", to: view)
    second.buttonMaskRequired = .secondary
    screen.click(at: CGPoint(x: 100, y: 100))
    #expect(log.take() == ["a began", "first ended", "a cancelled"])
    screen.click(at: CGPoint(x: 100, y: 100), buttons: .secondary)
    #expect(log.take() == ["a began", "second ended", "a cancelled"])
    screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.take() == ["a began", "first ended", "a cancelled"])
  }

  @Test("a recognizer gets the types of touches that it allows")
  func allowedTypes() throws {
    let (screen, view) = try makeScreen()
    let tap = add(UITapGestureRecognizer(), "tap", to: view)
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    screen.click(at: CGPoint(x: 100, y: 100))
    #expect(log.take() == ["a began", "a ended"])
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    screen.click(at: CGPoint(x: 100, y: 100))
    screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.take() == ["a began", "tap ended", "a cancelled", "a began", "a ended"])
  }

  @Test("a pointer that is gone while a button is pressed cancels the touch")
  func gone() throws {
    let (screen, _) = try makeScreen()
    let place = InputPoint(x: 100, y: 100)
    screen.receive(.pointer(PointerSample(location: place, buttons: .primary)))
    screen.receive(.pointerLeft)
    screen.receive(.pointer(PointerSample(location: place)))
    #expect(log.take() == ["a began", "a cancelled"])
  }

  // MARK: Hover

  @Test("hovering begins, changes and ends with the pointer over the view")
  func hover() throws {
    let (screen, view) = try makeScreen()
    let hover = add(UIHoverGestureRecognizer(), "hover", to: view)
    screen.pointer(at: CGPoint(x: 10, y: 10))
    #expect(log.take().isEmpty)
    screen.pointer(at: CGPoint(x: 60, y: 70))
    #expect(hover.location(in: view) == CGPoint(x: 10, y: 20) && hover.numberOfTouches == 0)
    screen.pointer(at: CGPoint(x: 70, y: 70))
    screen.pointer(at: CGPoint(x: 300, y: 70))
    #expect(log.take() == ["hover began", "hover changed", "hover ended"])
    screen.pointer(at: CGPoint(x: 60, y: 70))
    screen.receive(.pointerLeft)
    #expect(log.take() == ["hover began", "hover ended"])
    #expect(hover.state == .possible && GestureEnvironment.shared.isIdle)
  }

  @Test("the views below the pointer and their superviews hover together")
  func hoverOfAncestors() throws {
    let (screen, view) = try makeScreen()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(child)
    _ = add(UIHoverGestureRecognizer(), "outer", to: view)
    _ = add(UIHoverGestureRecognizer(), "inner", to: child)
    screen.pointer(at: CGPoint(x: 60, y: 60))
    #expect(log.take() == ["inner began", "outer began"])
    screen.pointer(at: CGPoint(x: 150, y: 60))
    #expect(log.take() == ["inner ended", "outer changed"])
  }

  @Test("hovering ends when a button is pressed, and when the view leaves its window")
  func hoverEnds() throws {
    let (screen, view) = try makeScreen()
    _ = add(UIHoverGestureRecognizer(), "hover", to: view)
    screen.click(at: CGPoint(x: 60, y: 60))
    #expect(log.take() == ["hover began", "hover ended", "a began", "a ended", "hover began"])
    view.removeFromSuperview()
    #expect(log.take() == ["hover cancelled"])
    screen.pointer(at: CGPoint(x: 70, y: 60))
    #expect(log.take().isEmpty)
  }

  // MARK: Scrolling

  @Test("a pan recognizer allows no scrolling; a wheel step is a gesture of its own if it does")
  func wheel() throws {
    let (screen, view) = try makeScreen()
    let pan = add(UIPanGestureRecognizer(), "pan", to: view)
    screen.scroll(by: CGVector(dx: 0, dy: 30), at: CGPoint(x: 100, y: 100))
    #expect(log.take().isEmpty)
    pan.allowedScrollTypesMask = .discrete
    var translations: [CGPoint] = []
    pan.addAction { _ in
      translations.append(pan.translation(in: view))
      #expect(pan.numberOfTouches == 0 && pan.location(in: view) == CGPoint(x: 50, y: 50))
    }
    screen.scroll(by: CGVector(dx: 0, dy: 30), at: CGPoint(x: 100, y: 100))
    #expect(log.take() == ["pan began", "pan ended"])
    #expect(translations == [CGPoint(x: 0, y: -30), CGPoint(x: 0, y: -30)])
    screen.scroll(by: CGVector(dx: 0, dy: 30), at: CGPoint(x: 100, y: 100), isContinuous: true)
    #expect(log.take().isEmpty)
  }

  @Test("continuous scrolling is a gesture from its beginning to its stop")
  func touchpadScrolling() throws {
    let (screen, view) = try makeScreen()
    let pan = add(UIPanGestureRecognizer(), "pan", to: view)
    pan.allowedScrollTypesMask = .continuous
    var (translation, velocity) = (CGPoint.zero, CGPoint.zero)
    pan.addAction { _ in (translation, velocity) = (pan.translation(in: nil), pan.velocity(in: nil))
    }
    screen.scroll(by: CGVector(dx: 0, dy: 120), at: CGPoint(x: 100, y: 100), isContinuous: true)
    let lines = log.take()
    #expect(lines.first == "pan began" && lines.last == "pan ended")
    #expect(lines.dropFirst().dropLast().allSatisfy { $0 == "pan changed" })
    #expect(near(translation.y, -120, by: 1e-6) && near(velocity.y, -1200, by: 1e-3))
    #expect(GestureEnvironment.shared.isIdle)
  }

  @Test("of two nested views that scroll, the inner one does")
  func nestedScrolling() throws {
    let (screen, view) = try makeScreen()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(child)
    add(UIPanGestureRecognizer(), "outer", to: view).allowedScrollTypesMask = .all
    add(UIPanGestureRecognizer(), "inner", to: child).allowedScrollTypesMask = .all
    screen.scroll(by: CGVector(dx: 0, dy: 30), at: CGPoint(x: 60, y: 60))
    #expect(log.take() == ["inner began", "inner ended"])
    screen.scroll(by: CGVector(dx: 0, dy: 30), at: CGPoint(x: 160, y: 60))
    #expect(log.take() == ["outer began", "outer ended"])
  }

  @Test("a pinch on the touchpad scales and rotates what is below the pointer")
  func touchpad() throws {
    let (screen, view) = try makeScreen()
    let both = SimultaneousDelegate()
    let pinch = add(UIPinchGestureRecognizer(), "pinch", to: view)
    let rotation = add(UIRotationGestureRecognizer(), "rotation", to: view)
    pinch.delegate = both
    var (scale, angle) = (CGFloat(0), CGFloat(0))
    pinch.addAction { _ in scale = pinch.scale }
    rotation.addAction { _ in angle = rotation.rotation }
    let place = InputPoint(x: 100, y: 100)
    for (phase, value): (TouchpadSample.Phase, Double) in [
      (.began, 1), (.changed, 1.5), (.changed, 2), (.ended, 2),
    ] {
      var sample = TouchpadSample(.pinch, phase, fingers: 2, location: place)
      (sample.scale, sample.rotation) = (value, phase == .changed ? 0.25 : 0)
      screen.time += 0.01
      screen.receive(.touchpad(sample))
    }
    #expect(scale == 2 && angle == 0.5)
    #expect(
      log.take() == [
        "pinch began", "rotation began", "pinch changed", "rotation changed", "pinch ended",
        "rotation ended",
      ])
    #expect(pinch.state == .possible && GestureEnvironment.shared.isIdle)
  }
}
