/// An event whose presses have begun, changed or ended.
///
/// Main thread only. Source: Apple, "UIPressesEvent".
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The presses that have not ended yet, or end with this event.
  open internal(set) var allPresses: Set<UIPress> = []
}
