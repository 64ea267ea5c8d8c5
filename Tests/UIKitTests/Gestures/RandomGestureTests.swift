import LaminaTesting
import TestSupport
import Testing
import UIKit
import Wayland

/// Requirements V22 and V23. `LAMINA_ROUNDS` is the number of events.
@MainActor @Suite("Random fingers", .serialized)
struct RandomGestureTests {
  @Test("each touch begins once and ends once, and recognizers change their states legally")
  func invariants() throws {
    let events = rounds ?? 6_000
    var generator = SeededGenerator(seed: 15)
    for round in 0..<max(1, events / 1_000) {
      let field = try RandomField(&generator)
      for _ in 0..<min(events, 1_000) { try field.step(&generator) }
      field.finish()
      #expect(field.faults.isEmpty, "round \(round)")
      guard field.faults.isEmpty else { return }
    }
  }

  @Test("nothing is left of the touches and the recognizers")
  func leaks() throws {
    var generator = SeededGenerator(seed: 16)
    weak var view: UIView?
    weak var recognizer: UIGestureRecognizer?
    weak var touch: UITouch?
    do {
      let field = try RandomField(&generator)
      for _ in 0..<500 { try field.step(&generator) }
      (view, recognizer, touch) = (field.views[0], field.recognizers[0], field.lastTouch)
      #expect(view != nil && recognizer != nil)
      field.finish()
    }
    #expect(view == nil && recognizer == nil && touch == nil)
    #expect(GestureEnvironment.shared.isIdle && InputTimers.shared.isEmpty)
  }
}

/// Nested views with recognizers of all kinds, in random relations, and fingers on them.
@MainActor private final class RandomField {
  let screen: OffscreenScreen
  private(set) var views: [FieldView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private(set) var faults: [String] = []
  private(set) weak var lastTouch: UITouch?
  private var fingers: [Int: CGPoint] = [:]
  private var states: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  /// The touches that a view has got, and those that it has got completely.
  private var begun: [ObjectIdentifier: (UITouch, ObjectIdentifier)] = [:]
  private var finished: [UITouch] = []
  private let delegate = FieldDelegate()

  init(_ generator: inout SeededGenerator) throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    for index in 0..<5 {
      let view = FieldView(frame: CGRect(x: 10, y: 10, width: 290 - 20 * index, height: 400))
      view.isMultipleTouchEnabled = Bool.random(using: &generator)
      view.isExclusiveTouch = Int.random(in: 0..<6, using: &generator) == 0
      view.field = self
      (views.randomElement(using: &generator) ?? screen.window).addSubview(view)
      views.append(view)
    }
    for _ in 0..<9 { addRecognizer(&generator) }
    for _ in 0..<5 {
      guard let first = recognizers.randomElement(using: &generator),
        let second = recognizers.randomElement(using: &generator), first !== second
      else { continue }
      first.require(toFail: second)
    }
  }

  private func addRecognizer(_ generator: inout SeededGenerator) {
    let kinds: [() -> UIGestureRecognizer] = [
      { UITapGestureRecognizer() }, { UILongPressGestureRecognizer() },
      { UIPanGestureRecognizer() },
      { UISwipeGestureRecognizer() }, { UIPinchGestureRecognizer() },
      { UIRotationGestureRecognizer() }, { UIScreenEdgePanGestureRecognizer() },
      {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
      },
    ]
    guard let recognizer = kinds.randomElement(using: &generator)?() else { return }
    recognizer.cancelsTouchesInView = Int.random(in: 0..<3, using: &generator) > 0
    recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &generator) == 0
    recognizer.delaysTouchesEnded = Bool.random(using: &generator)
    if Int.random(in: 0..<3, using: &generator) == 0 { recognizer.delegate = delegate }
    recognizer.addAction { [weak self] in self?.check($0) }
    views.randomElement(using: &generator)?.addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }

  // MARK: Events

  func step(_ generator: inout SeededGenerator) throws {
    screen.time += Double.random(in: 0..<0.05, using: &generator)
    let place = CGPoint(
      x: Double.random(in: 0..<320, using: &generator),
      y: Double.random(in: 0..<480, using: &generator))
    let finger = Int.random(in: 0..<4, using: &generator)
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<55 where fingers[finger] != nil: move(finger, place, &generator)
    case 0..<75 where fingers[finger] == nil:
      fingers[finger] = place
      screen.send([(finger, .began, place)])
    case 0..<90: lift(finger)
    case 90..<92:
      screen.touch(.cancelled, at: .zero)
      fingers = [:]
    case 92..<95: screen.time += 0.5
    case 95..<97: disturb(&generator)
    default: screen.scroll(by: CGVector(dx: 5, dy: 20), at: place)
    }
  }

  private func move(_ finger: Int, _ place: CGPoint, _ generator: inout SeededGenerator) {
    var next = fingers[finger] ?? place
    if Int.random(in: 0..<10, using: &generator) == 0 {
      next = place
    } else {
      next.x += CGFloat.random(in: -12...12, using: &generator)
      next.y += CGFloat.random(in: -12...12, using: &generator)
    }
    fingers[finger] = next
    screen.screen.receive(
      InputEvent(
        time: screen.time,
        .touches([
          TouchSample(
            id: Int32(finger), phase: .moved, location: InputPoint(x: next.x, y: next.y))
        ])))
  }

  private func lift(_ finger: Int) {
    guard let place = fingers.removeValue(forKey: finger) else { return }
    screen.send([(finger, .ended, place)])
  }

  /// Changes the views and the recognizers in the middle of gestures.
  private func disturb(_ generator: inout SeededGenerator) {
    guard let view = views.randomElement(using: &generator),
      let recognizer = recognizers.randomElement(using: &generator)
    else { return }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      view.removeFromSuperview()
      (views.first { $0 !== view && !$0.isDescendant(of: view) } ?? screen.window).addSubview(view)
    case 1: recognizer.isEnabled.toggle()
    case 2: view.addGestureRecognizer(recognizer)
    case 3: recognizer.view?.removeGestureRecognizer(recognizer)
    default: view.isHidden.toggle()
    }
  }

  func finish() {
    for finger in fingers.keys.sorted() { lift(finger) }
    screen.time += 3
    if !begun.isEmpty { faults.append("\(begun.count) touches have not ended in their views") }
    for recognizer in recognizers where recognizer.state != .possible {
      faults.append("\(type(of: recognizer)) is \(recognizer.state) without fingers")
    }
    if !GestureEnvironment.shared.isIdle { faults.append("the environment is busy") }
    finished = []
  }

  // MARK: Invariants

  fileprivate func called(_ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    lastTouch = touches.first
    for touch in touches {
      let id = ObjectIdentifier(touch)
      if touch.phase != phase { faults.append("\(touch.phase) in a call of \(phase)") }
      if touch.view !== view { faults.append("a touch of another view") }
      switch phase {
      case .began:
        if begun[id] != nil { faults.append("a touch began twice") }
        if finished.contains(where: { $0 === touch }) { faults.append("a touch began again") }
        begun[id] = (touch, ObjectIdentifier(view))
      default:
        if begun[id]?.1 != ObjectIdentifier(view) { faults.append("\(phase) before began") }
        guard phase != .moved else { continue }
        begun[id] = nil
        finished.append(touch)
      }
    }
    if finished.count > 50 { finished.removeFirst(25) }
  }

  private func check(_ recognizer: UIGestureRecognizer) {
    let id = ObjectIdentifier(recognizer)
    let (old, new) = (states[id] ?? .possible, recognizer.state)
    let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    let isLegal =
      switch (old, new) {
      case (.possible, .ended): isDiscrete
      case (.possible, .began), (.began, .changed), (.began, .ended), (.began, .cancelled),
        (.changed, .changed), (.changed, .ended), (.changed, .cancelled):
        !isDiscrete
      default: false
      }
    if !isLegal { faults.append("\(type(of: recognizer)): \(old) to \(new)") }
    states[id] = new == .ended || new == .cancelled ? .possible : new
  }
}

private final class FieldView: UIView {
  weak var field: RandomField?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    field?.called(self, .began, touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    field?.called(self, .moved, touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    field?.called(self, .ended, touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    field?.called(self, .cancelled, touches)
  }
}

/// Answers so that all kinds of relations occur.
private final class FieldDelegate: NSObject, UIGestureRecognizerDelegate {
  private var count = 0

  private func oneOf(_ number: Int) -> Bool {
    count += 1
    return count % number == 0
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !oneOf(7) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { oneOf(3) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { oneOf(5) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !oneOf(9) }
}
