extension GestureEnvironment {
  /// Delivers the presses of a window that have changed to the recognizers of their responders. A
  /// recognizer that recognizes its gesture takes presses away from the responder, as it does with the
  /// touches of a view.
  func deliverPresses(of event: UIPressesEvent, in window: UIWindow?) {
    let changed = event.allPresses.filter { $0.phase != .stationary && $0.window === window }
    turn(in: window) {
      for press in changed where press.phase == .began { offer(press, with: event) }
      var recognizers: [UIGestureRecognizer] = []
      for recognizer in changed.flatMap(\.recognizers)
      where !recognizers.contains(where: { $0 === recognizer }) {
        recognizers.append(recognizer)
      }
      for recognizer in recognizers { recognizer.receive(changed, event) }
    }
    presses.removeAll(where: \.isOver)
  }

  /// Offers a press to the recognizers of the view that is first responder, or whose controller is,
  /// and of its superviews.
  private func offer(_ press: UIPress, with event: UIPressesEvent) {
    for recognizer in recognizers(above: press.responder?.nearestView)
    where recognizer.receives(press, event) {
      press.recognizers.append(recognizer)
      recognizer.presses.append(press)
    }
    if !press.recognizers.isEmpty { presses.append(press) }
  }

  /// Takes presses away from their responders whose recognizers have recognized a gesture.
  func claimPresses() {
    for press in presses where !press.isClaimed && press.isWanted { press.claim() }
  }
}

extension UIGestureRecognizer {
  fileprivate final func receives(_ press: UIPress, _ event: UIPressesEvent) -> Bool {
    guard isEnabled, !isDecided,
      allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue })
    else { return false }
    return receives(event) && delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
  }

  /// Calls the methods for presses with those of the recognizer.
  fileprivate final func receive(_ all: Set<UIPress>, _ event: UIPressesEvent) {
    lastModifiers = event.modifiers
    for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] where !isDecided {
      let changed = all.filter { press in
        press.phase == phase && presses.contains { $0 === press }
      }
      if !changed.isEmpty { call(phase, changed, event) }
    }
  }

  private final func call(
    _ phase: UIPress.Phase, _ changed: Set<UIPress>, _ event: UIPressesEvent
  ) {
    switch phase {
    case .began:
      pressesBegan(changed, with: event)
      // A recognizer that ignores them takes no part.
      if !presses.isEmpty { GestureEnvironment.shared.activate(self) }
    case .changed: pressesChanged(changed, with: event)
    case .ended: pressesEnded(changed, with: event)
    default:
      pressesCancelled(changed, with: event)
      guard presses.allSatisfy(\.isOver), touches.isEmpty, !isDecided else { return }
      request(isRunning ? .cancelled : .failed)
    }
  }

  /// Forgets a press, which its responder then receives in any case.
  final func forget(_ press: UIPress) {
    guard currentState == .possible || press.phase == .began else { return }
    presses.removeAll { $0 === press }
    press.recognizers.removeAll { $0 === self }
  }
}

extension UIPress {
  final var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Whether a recognizer has recognized its gesture in the press, and cancels it in the responder.
  fileprivate final var isWanted: Bool {
    recognizers.contains { $0.hasRecognized && $0.cancelsTouchesInView }
  }

  /// Takes the press away from its responder, which is told if it has got the beginning.
  fileprivate final func claim() {
    isClaimed = true
    guard isDelivered, let responder else { return }
    let current = phase
    phase = .cancelled
    let event = UIPressesEvent([self], modifiers: [], timestamp: timestamp)
    responder.pressesCancelled([self], with: event)
    phase = current
  }
}

extension UIResponder {
  /// The responder itself if it is a view, the view of a controller, or that of the next responder.
  fileprivate final var nearestView: UIView? {
    if let view = self as? UIView { return view }
    if let controller = self as? UIViewController { return controller.viewIfLoaded }
    return next?.nearestView
  }
}
