import Foundation

/// An event in which keys are pressed or released.
///
/// Main thread only. Source: Apple, "UIPressesEvent".
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The keys that are held, and those that are released with this event. Those that have not changed
  /// are `.stationary`.
  open private(set) var allPresses: Set<UIPress> = []
  /// Whether presses that began have come to the end of the responder chain.
  final var isUnhandled = false

  convenience init(
    _ presses: Set<UIPress>, modifiers: UIKeyModifierFlags, timestamp: TimeInterval
  ) {
    self.init(timestamp: timestamp)
    (kind, allPresses, self.modifiers) = (.presses, presses, modifiers)
  }

  /// The presses that a gesture recognizer receives.
  ///
  /// Source: Apple, "presses(for:)".
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { press in press.recognizers.contains { $0 === gesture } }
  }
}

extension UIPressesEvent {
  private struct Group: Hashable {
    let phase: UIPress.Phase
    let responder: ObjectIdentifier
  }

  /// Sends the event to the windows of the presses that have changed. Presses that began while no
  /// window was key go to the application.
  func send() {
    var windows: [UIWindow?] = []
    for press in allPresses where press.phase != .stationary {
      if !windows.contains(where: { $0 === press.window }) { windows.append(press.window) }
    }
    for window in windows {
      if let window { window.sendEvent(self) } else { deliver(in: nil) }
    }
  }

  /// Sends the presses of a window that have changed to recognizers, and then to their responders.
  func deliver(in window: UIWindow?) {
    GestureEnvironment.shared.deliverPresses(of: self, in: window)
    var groups: [Group: (responder: UIResponder, presses: Set<UIPress>)] = [:]
    for press in allPresses
    where press.phase != .stationary && press.window === window && !press.isClaimed {
      guard let responder = press.responder ?? window else { continue }
      let group = Group(phase: press.phase, responder: ObjectIdentifier(responder))
      groups[group, default: (responder, [])].presses.insert(press)
    }
    for (group, value) in groups { deliver(value.presses, group.phase, to: value.responder) }
  }

  private func deliver(_ presses: Set<UIPress>, _ phase: UIPress.Phase, to responder: UIResponder) {
    for press in presses { press.isDelivered = true }
    switch phase {
    case .began: responder.pressesBegan(presses, with: self)
    case .changed: responder.pressesChanged(presses, with: self)
    case .ended: responder.pressesEnded(presses, with: self)
    case .cancelled: responder.pressesCancelled(presses, with: self)
    case .stationary: break
    }
  }
}
