import LaminaTesting
import Testing
import UIKit
import Wayland

/// Requirement V22. Apple, "UITouch" and "UIEvent".
@MainActor @Suite("What touches report", .serialized)
struct TouchValueTests {
  private let view = TouchView.make(CGRect(x: 0, y: 0, width: 320, height: 480))

  private func makeScreen() throws -> OffscreenScreen {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    screen.window.addSubview(view)
    return screen
  }

  /// Calls a closure with each touch that the view gets.
  private func onTouch(_ body: @escaping (UITouch, UIEvent) -> Void) {
    view.onCall = { _, touches, event in
      if let touch = touches.first, let event { body(touch, event) }
    }
  }

  @Test("times are those of the input, on the clock of CACurrentMediaTime")
  func timestamps() throws {
    let screen = try makeScreen()
    var times: [Double] = []
    onTouch { touch, event in times += [touch.timestamp, event.timestamp] }
    screen.time = 2
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    screen.time = 2.5
    screen.touch(.ended, at: CGPoint(x: 10, y: 10))
    #expect(times == [2, 2, 2.5, 2.5])
  }

  @Test("movements between two refreshes are one event with all of them coalesced")
  func coalesced() throws {
    let screen = try makeScreen()
    var calls: [(place: CGFloat, previous: CGFloat, all: [CGFloat])] = []
    onTouch { touch, event in
      let all = event.coalescedTouches(for: touch) ?? []
      calls.append(
        (
          touch.location(in: nil).x, touch.previousLocation(in: nil).x,
          all.map { $0.location(in: nil).x }
        ))
    }
    screen.drag(from: CGPoint(x: 0, y: 10), to: CGPoint(x: 60, y: 10), duration: 6.0 / 120)
    #expect(calls.map(\.place) == [0, 20, 40, 60, 60])
    #expect(calls.map(\.previous) == [0, 0, 20, 40, 60])
    #expect(calls.map(\.all) == [[0], [10, 20], [30, 40], [50, 60], [60]])
  }

  @Test("movements that wait are delivered with the next frame, or before the next other change")
  func waiting() throws {
    let screen = try makeScreen()
    func move(_ x: Double) {
      let sample = TouchSample(id: 0, phase: .moved, location: InputPoint(x: x, y: 10))
      screen.screen.receive(InputEvent(time: screen.time, .touches([sample])))
    }
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    screen.time = 0.004
    move(20)
    move(30)
    #expect(view.log.take() == ["view began"])
    screen.time = 0.005
    try screen.render()
    #expect(view.log.take() == ["view moved"])
    screen.time = 0.006
    move(40)
    screen.touch(.ended, at: CGPoint(x: 40, y: 10))
    #expect(view.log.take() == ["view moved", "view ended"])
    // Without a frame they are delivered when a refresh has passed.
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    move(20)
    #expect(view.log.take() == ["view began"])
    screen.time += 0.02
    #expect(view.log.take() == ["view moved"])
  }

  @Test("a touch that begins and ends in one frame has a beginning, a movement and an end")
  func shortTouch() throws {
    let screen = try makeScreen()
    let place = InputPoint(x: 10, y: 10)
    let samples: [TouchSample] = [
      TouchSample(id: 7, phase: .began, location: place),
      TouchSample(id: 7, phase: .moved, location: InputPoint(x: 20, y: 10)),
      TouchSample(id: 7, phase: .ended, location: place),
      TouchSample(id: 7, phase: .began, location: place),
      TouchSample(id: 7, phase: .ended, location: place),
    ]
    screen.receive(.touches(samples))
    let lines = ["view began", "view moved", "view ended", "view began", "view ended"]
    #expect(view.log.take() == lines)
  }

  @Test("predicted touches continue the last movement")
  func predicted() throws {
    let screen = try makeScreen()
    var predictions: [[CGFloat]] = []
    onTouch { touch, event in
      predictions.append((event.predictedTouches(for: touch) ?? []).map { $0.location(in: nil).x })
    }
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    screen.time += 1.0 / 60
    screen.touch(.moved, at: CGPoint(x: 16, y: 10))
    screen.touch(.ended, at: CGPoint(x: 16, y: 10))
    #expect(predictions.count == 3 && predictions[0].isEmpty && predictions[2].isEmpty)
    #expect(near(predictions[1].first ?? 0, 22))
  }

  @Test("taps in quick succession at one place are counted")
  func tapCounts() throws {
    let screen = try makeScreen()
    var counts: [Int] = []
    view.onCall = { call, touches, _ in
      if call == "ended" { counts += touches.map(\.tapCount) }
    }
    screen.tap(at: CGPoint(x: 50, y: 50), count: 3)
    screen.time += 0.3
    screen.tap(at: CGPoint(x: 90, y: 50))
    screen.tap(at: CGPoint(x: 200, y: 50))
    screen.time += 0.36
    screen.tap(at: CGPoint(x: 200, y: 50))
    #expect(counts == [1, 2, 3, 4, 1, 1])
  }

  @Test("a finger has a radius if the device reports it, and no force or angle")
  func finger() throws {
    let screen = try makeScreen()
    var radii: [CGFloat] = []
    onTouch { touch, _ in
      radii.append(touch.majorRadius)
      #expect(touch.type == .direct && touch.force == 0 && touch.maximumPossibleForce == 0)
      #expect(touch.altitudeAngle == .pi / 2 && touch.majorRadiusTolerance == 0)
      #expect(touch.estimatedProperties.isEmpty && touch.estimationUpdateIndex == nil)
      #expect(touch.preciseLocation(in: nil) == touch.location(in: nil))
    }
    var sample = TouchSample(id: 0, phase: .began, location: InputPoint(x: 10, y: 10))
    screen.receive(.touches([sample]))
    (sample.phase, sample.majorRadius) = (.moved, 12)
    screen.receive(.touches([sample]))
    #expect(radii == [0, 12])
  }

  @Test("a pen has a force and two angles, in the coordinates of the view")
  func pen() throws {
    let screen = try makeScreen()
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    var touch: UITouch?
    onTouch { new, _ in touch = new }
    var sample = TouchSample(id: 0, phase: .began, location: InputPoint(x: 160, y: 240))
    (sample.tool, sample.force) = (.pen(altitude: 0.5, azimuth: 0.25), 0.75)
    screen.receive(.touches([sample]))
    let pen = try #require(touch)
    #expect(pen.type == .pencil && pen.type == .stylus && pen.force == 0.75)
    #expect(pen.maximumPossibleForce == 1 && pen.altitudeAngle == 0.5)
    #expect(near(pen.azimuthAngle(in: nil), 0.25, by: 1e-9))
    #expect(near(pen.azimuthAngle(in: view), 0.25 - .pi / 2, by: 1e-9))
    #expect(near(pen.azimuthUnitVector(in: nil).dx, cos(0.25), by: 1e-9))
  }

  @Test("an event tells its touches by window, view and recognizer")
  func lookUp() throws {
    let screen = try makeScreen()
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    var event: UIEvent?
    var touch: UITouch?
    onTouch { (touch, event) = ($0, $1) }
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    let (it, all) = (try #require(event), Set([try #require(touch)]))
    #expect(it.type == .touches && it.subtype == .none && it.allTouches == all)
    #expect(it.touches(for: screen.window) == all && it.touches(for: view) == all)
    #expect(it.touches(for: tap) == all && touch?.gestureRecognizers == [tap])
    #expect(it.touches(for: UIView()) == nil && it.touches(for: UIWindow()) == nil)
    #expect(it.touches(for: UITapGestureRecognizer()) == nil)
    #expect(it.coalescedTouches(for: UITouch()) == nil)
    #expect(it.predictedTouches(for: UITouch()) == nil)
  }

  @Test("an event has the modifier keys")
  func modifiers() throws {
    let screen = try makeScreen()
    var flags: UIKeyModifierFlags = []
    onTouch { flags = $1.modifierFlags }
    screen.receive(.modifiers([.shift, .logo]))
    screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(flags == [.shift, .command])
    screen.receive(.keyboardFocus(false))
    screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(flags == [])
  }
}
