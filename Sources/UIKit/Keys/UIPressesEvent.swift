/// An event in which keys are pressed or released.
///
/// Main thread only. Source: Apple, "UIPressesEvent".
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The keys that are held, and those that are released with this event. Those that have not changed
  /// are `.stationary`.
  open internal(set) var allPresses: Set<UIPress> = []
  /// Whether presses that began have come to the end of the responder chain.
  final var isUnhandled = false
}

extension UIPressesEvent {
  /// Sends the presses that have changed to their responders.
  func deliver() {
    let changed = allPresses.filter { $0.phase != .stationary }
    let groups = Dictionary(grouping: changed) { press in
      Group(
        phase: press.phase, responder: (press.responder ?? press.window).map(ObjectIdentifier.init))
    }
    for (group, presses) in groups {
      guard let responder = presses[0].responder ?? presses[0].window else { continue }
      let presses = Set(presses)
      switch group.phase {
      case .began: responder.pressesBegan(presses, with: self)
      case .changed: responder.pressesChanged(presses, with: self)
      case .ended: responder.pressesEnded(presses, with: self)
      case .cancelled: responder.pressesCancelled(presses, with: self)
      case .stationary: break
      }
    }
  }

  private struct Group: Hashable {
    let phase: UIPress.Phase
    let responder: ObjectIdentifier?
  }
}
