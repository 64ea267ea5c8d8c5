import CoreGraphics
import Foundation
import QuartzCore

extension UIGestureRecognizer {
  // MARK: Receiving

  /// Whether the recognizer takes part in an event.
  final func receives(_ event: UIEvent) -> Bool {
    shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Whether the recognizer takes a touch that begins.
  final func receives(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, Self.receivesTouches,
      allowedTouchTypes.contains(where: { $0.intValue == touch.kind.rawValue })
    else { return false }
    if requiresExclusiveTouchType, let first = touches.first, first.kind != touch.kind {
      return false
    }
    return receives(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  final func attach(_ touch: UITouch) {
    GestureEnvironment.shared.activate(self)
    guard !isDecided else {
      unheard.append(touch)
      return
    }
    sequence.append(touch)
    touch.recognizers.append(self)
  }

  /// Calls the methods for touches with those of the recognizer.
  final func receive(_ all: [UITouch], _ event: UIEvent) {
    (lastButtons, lastModifiers) = (event.buttons, event.modifiers)
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let changed = all.filter { touch in
        touch.values.phase == phase && sequence.contains { $0 === touch }
      }
      guard !changed.isEmpty else { continue }
      if !isDecided { call(phase, changed, event) }
    }
    touches.removeAll(where: \.isOver)
  }

  private final func call(_ phase: UITouch.Phase, _ changed: [UITouch], _ event: UIEvent) {
    if phase == .began { touches += changed }
    noteLocation()
    switch phase {
    case .began: touchesBegan(Set(changed), with: event)
    case .moved: touchesMoved(Set(changed), with: event)
    case .ended: touchesEnded(Set(changed), with: event)
    default: touchesCancelled(Set(changed), with: event)
    }
    guard phase == .cancelled, touches.allSatisfy(\.isOver), !isDecided else { return }
    request(isRunning ? .cancelled : .failed)
  }

  final func receive(_ input: IndirectInput, _ event: UIEvent) {
    (lastButtons, lastModifiers) = (event.buttons, event.modifiers)
    if let indirectTouch {
      (lastLocation, lastWindow) = (indirectTouch.values.location, indirectTouch.hitWindow)
    }
    if !isDecided { handle(input, at: event.time) }
  }

  final func forget(_ touch: UITouch) {
    guard currentState == .possible || touch.values.phase == .began else { return }
    touches.removeAll { $0 === touch }
    sequence.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }

  // MARK: The end

  /// Whether the gesture and all its touches are over.
  final var isFinished: Bool {
    switch currentState {
    case .ended, .cancelled, .failed: break
    case .possible, .began, .changed:
      return attachedView == nil && touches.isEmpty && presses.isEmpty
    }
    return sequence.allSatisfy(\.isOver) && unheard.allSatisfy(\.isOver)
      && (indirectTouch?.isOver ?? true) && presses.allSatisfy(\.isOver)
  }

  final func finish() {
    stopTimer()
    currentState = .possible
    (heldStates, isActive, touches, sequence, unheard) = ([], false, [], [], [])
    presses = []
    indirectTouch = nil
    dynamicRequirements = [:]
    prepareForNextGesture()
    reset()
  }

  /// Forgets touches that are over, and of which the view has got the end.
  final func forgetDelivered() {
    sequence.removeAll { $0.isOver && $0.delivery.step == .finished }
    unheard.removeAll(where: \.isOver)
    presses.removeAll(where: \.isOver)
  }

  // MARK: Locations

  private final func noteLocation() {
    guard let first = touches.first else { return }
    (lastLocation, lastWindow) = (centroid, first.hitWindow)
  }

  /// The center of the touches in the window's coordinates.
  final var centroid: CGPoint {
    guard !touches.isEmpty else { return lastLocation }
    let count = CGFloat(touches.count)
    let sum = touches.reduce(CGPoint.zero) { sum, touch in
      CGPoint(x: sum.x + touch.values.location.x, y: sum.y + touch.values.location.y)
    }
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  final func centroid(in view: UIView?) -> CGPoint {
    convert(centroid, from: touches.first?.hitWindow ?? lastWindow, to: view)
  }

  final func convert(_ point: CGPoint, from window: UIWindow?, to view: UIView?) -> CGPoint {
    guard let window, let view, view !== window else { return point }
    return window.converted(point, to: view)
  }

  /// The number of touches that are down, without those that end with the current event.
  final var touchesDown: [UITouch] { touches.filter { !$0.isOver } }

  final func requireTouch(_ index: Int, of count: Int) {
    CoreGraphics.require(
      index >= 0 && index < count,
      "-[\(CALayer.name(of: self)) locationOfTouch:inView:]: index (\(index)) beyond bounds "
        + "(\(count)).")
  }

  // MARK: Timers

  /// Calls `body` after seconds from a time, unless the gesture is over or another timer is set.
  final func startTimer(_ seconds: Double, after time: Double, _ body: @escaping () -> Void) {
    stopTimer()
    timer = InputTimers.shared.set(for: time + seconds) { [weak self] in
      self?.timer = nil
      GestureEnvironment.shared.turn { body() }
    }
  }

  final func stopTimer() {
    if let timer { InputTimers.shared.cancel(timer) }
    timer = nil
  }
}
