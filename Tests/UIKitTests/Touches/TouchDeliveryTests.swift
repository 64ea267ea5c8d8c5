import LaminaTesting
import Testing
import UIKit
import Wayland

/// Requirements V7, V8 and V22. Event Handling Guide for iOS, "Multitouch Events" and "Event Delivery:
/// The Responder Chain".
@MainActor @Suite("Touches reach views", .serialized)
struct TouchDeliveryTests {
  private let log = TouchLog()

  private func makeScreen() throws -> OffscreenScreen {
    try OffscreenScreen(size: CGSize(width: 320, height: 480))
  }

  private func add(
    _ frame: CGRect, _ name: String, to superview: UIView
  ) -> TouchView {
    let view = TouchView.make(frame, name, log)
    superview.addSubview(view)
    return view
  }

  @Test("the view under the finger gets the touch, and keeps it wherever the finger goes")
  func hitView() throws {
    let screen = try makeScreen()
    let view = add(CGRect(x: 10, y: 10, width: 50, height: 50), "a", to: screen.window)
    _ = add(CGRect(x: 100, y: 10, width: 50, height: 50), "b", to: screen.window)
    var places: [CGPoint] = []
    view.onCall = { _, touches, _ in places.append(touches.first?.location(in: view) ?? .zero) }
    screen.touch(.began, at: CGPoint(x: 20, y: 30))
    screen.touch(.moved, at: CGPoint(x: 120, y: 30))
    screen.touch(.ended, at: CGPoint(x: 130, y: 30))
    #expect(log.take() == ["a began", "a moved", "a ended"])
    #expect(places == [CGPoint(x: 10, y: 20), CGPoint(x: 110, y: 20), CGPoint(x: 120, y: 20)])
  }

  @Test("a touch is one object from its beginning to its end")
  func identity() throws {
    let screen = try makeScreen()
    let view = add(screen.window.bounds, "a", to: screen.window)
    var touches: [UITouch] = []
    var phases: [UITouch.Phase] = []
    view.onCall = { _, set, _ in
      touches += set
      phases += set.map(\.phase)
    }
    screen.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 90, y: 20), duration: 0.05)
    #expect(Set(touches).count == 1 && touches.count > 3)
    #expect(phases.first == .began && phases.last == .ended)
    #expect(phases.dropFirst().dropLast().allSatisfy { $0 == .moved })
    #expect(touches[0].view === view && touches[0].window === screen.window)
  }

  @Test("an event has all touches, and those that do not change are stationary")
  func stationary() throws {
    let screen = try makeScreen()
    let view = add(screen.window.bounds, "a", to: screen.window)
    view.isMultipleTouchEnabled = true
    var phases: [[UITouch.Phase]] = []
    var events: Set<ObjectIdentifier> = []
    view.onCall = { _, _, event in
      phases.append((event?.allTouches ?? []).map(\.phase).sorted { $0.rawValue < $1.rawValue })
      if let event { events.insert(ObjectIdentifier(event)) }
    }
    screen.touch(.began, at: CGPoint(x: 20, y: 20), finger: 0)
    screen.touch(.began, at: CGPoint(x: 60, y: 20), finger: 1)
    screen.touch(.moved, at: CGPoint(x: 70, y: 20), finger: 1)
    screen.touch(.ended, at: CGPoint(x: 20, y: 20), finger: 0)
    screen.touch(.ended, at: CGPoint(x: 70, y: 20), finger: 1)
    #expect(
      phases == [
        [.began], [.began, .stationary], [.moved, .stationary], [.stationary, .ended], [.ended],
      ])
    #expect(events.count == 1)
    #expect(log.take() == ["a began", "a began", "a moved", "a ended", "a ended"])
  }

  @Test("a view gets one touch at a time, unless it enables several")
  func multipleTouch() throws {
    let screen = try makeScreen()
    let view = add(screen.window.bounds, "a", to: screen.window)
    screen.tap(at: CGPoint(x: 100, y: 100), fingers: 2)
    #expect(log.take() == ["a began", "a ended"])
    view.isMultipleTouchEnabled = true
    screen.time += 1
    screen.tap(at: CGPoint(x: 100, y: 100), fingers: 2)
    #expect(log.take() == ["a began 2", "a ended 2"])
    view.isMultipleTouchEnabled = false
    screen.touch(.began, at: CGPoint(x: 20, y: 20), finger: 0)
    screen.touch(.began, at: CGPoint(x: 60, y: 20), finger: 1)
    screen.touch(.ended, at: CGPoint(x: 20, y: 20), finger: 0)
    screen.touch(.moved, at: CGPoint(x: 90, y: 20), finger: 1)
    screen.touch(.began, at: CGPoint(x: 20, y: 20), finger: 0)
    screen.touch(.ended, at: CGPoint(x: 60, y: 20), finger: 1)
    screen.touch(.ended, at: CGPoint(x: 20, y: 20), finger: 0)
    // The second finger is withheld for its whole life, the third one is not.
    #expect(log.take() == ["a began", "a ended", "a began", "a ended"])
  }

  @Test("recognizers get the touches that a view with one touch does not")
  func recognizerOfWithheldTouches() throws {
    let screen = try makeScreen()
    let view = add(screen.window.bounds, "a", to: screen.window)
    let pinch = UIPinchGestureRecognizer()
    view.addGestureRecognizer(pinch)
    var scale: CGFloat = 0
    pinch.addAction { _ in scale = pinch.scale }
    screen.pinch(at: CGPoint(x: 160, y: 200), from: 100, to: 208)
    #expect(near(scale, 208 / 108, by: 1e-9))
  }

  @Test("an exclusive view and other views of the window do not get touches together")
  func exclusiveTouch() throws {
    let screen = try makeScreen()
    let view = add(CGRect(x: 0, y: 0, width: 50, height: 50), "a", to: screen.window)
    _ = add(CGRect(x: 100, y: 0, width: 50, height: 50), "b", to: screen.window)
    view.isExclusiveTouch = true
    let script = "0+10,10 1+110,10 0- 1- 0+110,10 1+10,10 0- 1-"
    FingerScript(script).run(on: screen)
    #expect(log.take() == ["a began", "a ended", "b began", "b ended"])
    view.isExclusiveTouch = false
    FingerScript("0+10,10 1+110,10 0- 1-").run(on: screen)
    #expect(log.take() == ["a began", "b began", "a ended", "b ended"])
  }

  @Test("touches outside of the superview's bounds are not delivered, clipped or not")
  func outside() throws {
    let screen = try makeScreen()
    let view = add(CGRect(x: 10, y: 10, width: 50, height: 50), "a", to: screen.window)
    let child = add(CGRect(x: 40, y: 0, width: 50, height: 50), "b", to: view)
    for clips in [false, true] {
      view.clipsToBounds = clips
      screen.tap(at: CGPoint(x: 80, y: 20))
      #expect(log.take().isEmpty)
      screen.tap(at: CGPoint(x: 55, y: 20))
      #expect(log.take() == ["b began", "b ended"])
    }
    #expect(child.superview === view)
  }

  @Test("hidden, transparent and disabled views let touches through to what is below")
  func hidden() throws {
    let screen = try makeScreen()
    _ = add(screen.window.bounds, "below", to: screen.window)
    let view = add(screen.window.bounds, "above", to: screen.window)
    let changes: [(UIView, Bool) -> Void] = [
      { $0.isHidden = $1 }, { $0.alpha = $1 ? 0.009 : 1 }, { $0.isUserInteractionEnabled = !$1 },
    ]
    for change in changes {
      change(view, true)
      screen.tap(at: CGPoint(x: 20, y: 20))
      #expect(log.take() == ["below began", "below ended"])
      change(view, false)
      screen.tap(at: CGPoint(x: 20, y: 20))
      #expect(log.take() == ["above began", "above ended"])
    }
    view.alpha = 0.01
    screen.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.take() == ["above began", "above ended"])
  }

  @Test("a label and an image view let touches through to their superview")
  func labels() throws {
    let screen = try makeScreen()
    let view = add(screen.window.bounds, "a", to: screen.window)
    for child in [UILabel(frame: view.bounds), UIImageView(frame: view.bounds)] {
      view.addSubview(child)
      screen.tap(at: CGPoint(x: 20, y: 20))
      #expect(log.take() == ["a began", "a ended"])
    }
  }

  @Test("a touch that a view does not handle goes to its superview, and on to the window")
  func chain() throws {
    let screen = try makeScreen()
    let view = add(screen.window.bounds, "a", to: screen.window)
    view.addSubview(UIView(frame: view.bounds))
    screen.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.take() == ["a began", "a ended"])
    let child = add(view.bounds, "b", to: view)
    child.passesOn = true
    screen.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.take() == ["b began", "a began", "b ended", "a ended"])
  }

  @Test("windows get touches from the front to the back, and one that takes none is passed by")
  func windows() throws {
    let screen = try makeScreen()
    _ = add(screen.window.bounds, "back", to: screen.window)
    let front = UIWindow(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    front.windowLevel = .alert
    front.isHidden = false
    let view = add(CGRect(x: 0, y: 0, width: 50, height: 50), "front", to: front)
    var place = CGPoint.zero
    view.onCall = { _, touches, _ in place = touches.first?.location(in: nil) ?? .zero }
    screen.tap(at: CGPoint(x: 110, y: 120))
    #expect(log.take() == ["front began", "front ended"] && place == CGPoint(x: 10, y: 20))
    front.isUserInteractionEnabled = false
    screen.tap(at: CGPoint(x: 110, y: 120))
    #expect(log.take() == ["back began", "back ended"])
    front.isUserInteractionEnabled = true
    front.isHidden = true
    screen.tap(at: CGPoint(x: 110, y: 120))
    #expect(log.take() == ["back began", "back ended"])
  }

  @Test("fingers of one frame in two windows are one event, which each window gets")
  func twoWindows() throws {
    let screen = try makeScreen()
    _ = add(screen.window.bounds, "back", to: screen.window)
    let front = UIWindow(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    front.isHidden = false
    _ = add(front.bounds, "front", to: front)
    FingerScript("0+10,10&1+110,110 0-&1-").run(on: screen)
    #expect(log.take() == ["back began", "front began", "back ended", "front ended"])
  }

  @Test("locations are rotated with the content", arguments: 1...4)
  func orientation(_ raw: Int) throws {
    let screen = try makeScreen()
    screen.screen.interfaceOrientation = try #require(UIInterfaceOrientation(rawValue: raw))
    let view = add(screen.window.bounds, "a", to: screen.window)
    var place = CGPoint.zero
    view.onCall = { _, touches, _ in place = touches.first?.location(in: view) ?? .zero }
    screen.touch(.began, at: CGPoint(x: 30, y: 70))
    #expect(near(place.x, 30) && near(place.y, 70))
    let panel: [Int: InputPoint] = [
      1: InputPoint(x: 30, y: 70), 2: InputPoint(x: 290, y: 410), 3: InputPoint(x: 250, y: 30),
      4: InputPoint(x: 70, y: 450),
    ]
    screen.touch(.ended, at: .zero)
    let sample = TouchSample(id: 0, phase: .began, location: panel[raw] ?? InputPoint(x: 0, y: 0))
    screen.receive(.touches([sample]))
    #expect(near(place.x, 30) && near(place.y, 70))
  }

  @Test("layout that is pending is done before a view is looked for")
  func layout() throws {
    let screen = try makeScreen()
    let view = LayoutView(frame: screen.window.bounds)
    screen.window.addSubview(view)
    let child = add(.zero, "a", to: view)
    view.child = child
    screen.tap(at: CGPoint(x: 250, y: 400))
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test("a window's sendEvent comes before recognizers and views, and may keep events from them")
  func sendEvent() throws {
    let screen = try makeScreen()
    let window = LoggingWindow(frame: screen.window.bounds)
    window.log = log
    window.isHidden = false
    _ = add(window.bounds, "a", to: window)
    screen.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.take() == ["window touches", "a began", "window touches", "a ended"])
    window.passesOn = false
    screen.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.take() == ["window touches", "window touches"])
    window.passesOn = true
    #expect(GestureEnvironment.shared.isIdle)
    screen.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.take().count == 4)
  }
}

private final class LayoutView: UIView {
  weak var child: UIView?
  override func layoutSubviews() { child?.frame = bounds }
}

private final class LoggingWindow: UIWindow {
  var log = TouchLog()
  var passesOn = true

  override func sendEvent(_ event: UIEvent) {
    log.add("window \(event.type)")
    if passesOn { super.sendEvent(event) }
  }
}
