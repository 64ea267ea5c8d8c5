import CoreGraphics
import Foundation

// The transitions of the state. Everything here happens in a turn of `GestureEnvironment`, at whose
// end actions are sent.
extension UIGestureRecognizer {
  /// Whether the gesture has begun or was recognized, in this sequence of touches.
  final var hasRecognized: Bool {
    switch currentState {
    case .began, .changed, .ended, .cancelled: true
    case .possible, .failed: false
    }
  }

  final var isRunning: Bool { currentState == .began || currentState == .changed }

  /// Whether the recognizer needs no further touches.
  final var isDecided: Bool {
    switch currentState {
    case .ended, .cancelled, .failed: true
    case .possible: heldStates.last == .ended
    case .began, .changed: false
    }
  }

  /// Performs the transition that a subclass wants, if it is a legal one.
  final func request(_ state: State) {
    GestureEnvironment.shared.turn {
      switch (currentState, state) {
      case (.possible, .began), (.possible, .changed), (.possible, .ended): wish(state)
      case (.possible, .failed), (.possible, .cancelled): fail()
      case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
        (.began, .cancelled), (.changed, .cancelled):
        change(to: state)
      case (.began, .failed), (.changed, .failed): change(to: .cancelled)
      default: break
      }
    }
  }

  /// Recognizes the gesture, unless others have to fail first.
  private final func wish(_ state: State) {
    if !heldStates.isEmpty {
      if state == .ended, heldStates.last != .ended { heldStates.append(.ended) }
      return
    }
    // A recognizer that changes its state by itself, without touches, takes part as well.
    GestureEnvironment.shared.activate(self)
    heldStates = [state == .changed ? .began : state]
    resolve()
  }

  /// Performs the held transitions if nothing is in their way any more.
  final func resolve() {
    guard currentState == .possible, let first = heldStates.first else { return }
    let required = GestureEnvironment.shared.active.filter { $0 !== self && requires($0) }
    if required.contains(where: \.hasRecognized) { return fail() }
    if required.contains(where: { $0.mayRecognize && !$0.waits(for: self) }) { return }
    if isPrevented || !shouldBegin() { return fail() }
    guard currentState == .possible, !heldStates.isEmpty else { return }
    let later = heldStates.dropFirst()
    heldStates = []
    change(to: first)
    preventOthers()
    failDependents()
    for state in later { GestureEnvironment.shared.deferTransition(of: self, to: state) }
  }

  private final func change(to state: State) {
    currentState = state
    if isDecided { stopTimer() }
    GestureEnvironment.shared.enqueueAction(of: self)
  }

  final func fail() {
    guard currentState == .possible else { return }
    heldStates = []
    currentState = .failed
    stopTimer()
    for other in GestureEnvironment.shared.active { other.resolve() }
  }

  /// Ends the gesture because the recognizer is disabled or removed, or its view disappears.
  final func abort() {
    guard isActive else { return }
    GestureEnvironment.shared.turn {
      if isRunning { change(to: .cancelled) } else { fail() }
      for touch in sequence { touch.recognizers.removeAll { $0 === self } }
      for press in presses { press.recognizers.removeAll { $0 === self } }
      presses = []
      (touches, unheard, indirectTouch) = ([], [], nil)
      sequence = []
    }
  }

  /// Whether delegates and views let the gesture begin.
  private final func shouldBegin() -> Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    guard cancelsTouchesInView else { return true }
    var views: [UIView] = []
    for view in (touches + sequence).compactMap(\.hitView) + [attachedView].compactMap(\.self)
    where !views.contains(where: { $0 === view }) {
      views.append(view)
    }
    return views.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
  }

  // MARK: Failure requirements

  /// Whether another recognizer has to fail before this one recognizes.
  private final func requires(_ other: UIGestureRecognizer) -> Bool {
    if requirements.contains(where: { $0.recognizer === other }) { return true }
    guard shares(with: other) else { return false }
    if let answer = dynamicRequirements[ObjectIdentifier(other)] { return answer }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    dynamicRequirements[ObjectIdentifier(other)] = answer
    return answer
  }

  private final var mayRecognize: Bool { currentState == .possible && isActive }

  /// Whether the recognizer is held until another one has failed, directly or through others. Where
  /// requirements form a circle, nobody would ever recognize: the last one that is ready does.
  private final func waits(for other: UIGestureRecognizer) -> Bool {
    var reached = [self]
    var index = 0
    while index < reached.count {
      let held = reached[index]
      index += 1
      guard held.mayRecognize, !held.heldStates.isEmpty else { continue }
      for required in GestureEnvironment.shared.active
      where required !== held && required.mayRecognize && held.requires(required) {
        if required === other { return true }
        if !reached.contains(where: { $0 === required }) { reached.append(required) }
      }
    }
    return false
  }

  /// Fails those that require this one to fail.
  private final func failDependents() {
    for other in GestureEnvironment.shared.active where other.currentState == .possible {
      let isHeld = !other.heldStates.isEmpty
      if other.requirements.contains(where: { $0.recognizer === self })
        || isHeld && other.requires(self)
      {
        other.fail()
      }
    }
  }

  // MARK: Prevention

  final func shares(with other: UIGestureRecognizer) -> Bool {
    if let indirectTouch, indirectTouch === other.indirectTouch { return true }
    return sequence.contains { touch in other.sequence.contains { $0 === touch } }
      || presses.contains { press in other.presses.contains { $0 === press } }
  }

  /// Whether a gesture that has begun excludes this one.
  private final var isPrevented: Bool {
    GestureEnvironment.shared.active.contains { other in
      other !== self && other.isRunning && other.shares(with: self)
        && !isSimultaneous(with: other) && other.prevents(self)
    }
  }

  private final func preventOthers() {
    for other in GestureEnvironment.shared.active
    where other !== self && other.shares(with: self) && !isSimultaneous(with: other) {
      guard other.currentState == .possible || other.isRunning, prevents(other) else { continue }
      if other.isRunning { other.change(to: .cancelled) } else { other.fail() }
    }
  }

  private final func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
  }

  private final func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }
}
