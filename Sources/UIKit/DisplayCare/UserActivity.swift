import Wayland

/// Distinguishes input of a user from events that the compositor sends without any, such as a pointer that
/// a new window appears below.
struct UserActivity {
  private var pointers: [UInt32: InputPoint] = [:]

  /// Returns whether some of the input comes from a user. A pointer that a window appears below does
  /// not move.
  mutating func note(_ inputs: [InputEvent]) -> Bool {
    var isUsed = false
    for input in inputs {
      switch input.kind {
      case .touches, .touchpad, .key, .textEdit: isUsed = true
      case .pointer(let sample):
        let previous = pointers.updateValue(sample.location, forKey: input.seat)
        let moves = previous.map { $0 != sample.location } ?? false
        if moves || !sample.buttons.isEmpty || sample.scroll != nil { isUsed = true }
      case .touchesCancelled, .pointerLeft, .modifiers, .keyboardFocus, .keyboardLayout, .textFocus:
        break
      }
    }
    return isUsed
  }
}
