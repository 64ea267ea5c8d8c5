import Wayland

/// Checks what holds for the input of a window, whatever a compositor sends.
struct InputChecker {
  /// What one seat has pressed.
  private struct Seat {
    var touches: Set<Int32> = []
    var ended: Set<Int32> = []
    /// nil after the pointer or a hovering pen has left, which look the same.
    var buttons: PointerSample.Buttons?
    var keys: Set<UInt32> = []
    var hasFocus = false
    var hasTextFocus = false
    var gesture: TouchpadSample.Gesture?
  }

  private var seats: [UInt32: Seat] = [:]
  private var faults: [String] = []

  /// Returns what is wrong with the events, in their order.
  static func faults(of events: [InputEvent]) -> [String] {
    var checker = InputChecker()
    for event in events { checker.check(event) }
    return checker.faults
  }

  private mutating func check(_ event: InputEvent) {
    var seat = seats[event.seat] ?? Seat()
    switch event.kind {
    case .touches(let samples): for sample in samples { check(sample, &seat) }
    case .touchesCancelled:
      if seat.touches.isEmpty { faults.append("no touch is cancelled") }
      seat.ended.formUnion(seat.touches)
      seat.touches = []
    case .pointer(let sample): check(sample, &seat)
    case .pointerLeft: seat.buttons = nil
    case .touchpad(let sample): check(sample, &seat)
    case .key(let key): check(key, &seat)
    case .modifiers: if !seat.hasFocus { faults.append("modifiers without focus") }
    case .keyboardFocus(let hasFocus):
      if seat.hasFocus == hasFocus { faults.append("the focus is \(hasFocus) twice") }
      seat.hasFocus = hasFocus
      seat.keys = []
    case .keyboardLayout: if !seat.hasFocus { faults.append("a layout without focus") }
    case .textFocus(let hasFocus):
      if seat.hasTextFocus == hasFocus { faults.append("the text focus is \(hasFocus) twice") }
      seat.hasTextFocus = hasFocus
    case .textEdit(let edit): check(edit, seat)
    }
    seats[event.seat] = seat
  }

  private mutating func check(_ sample: TouchSample, _ seat: inout Seat) {
    switch sample.phase {
    case .began:
      let isNew = seat.touches.insert(sample.id).inserted && !seat.ended.contains(sample.id)
      if !isNew { faults.append("touch \(sample.id) began twice") }
    case .moved:
      if !seat.touches.contains(sample.id) { faults.append("touch \(sample.id) is gone") }
    case .ended:
      if seat.touches.remove(sample.id) == nil { faults.append("touch \(sample.id) ended twice") }
      seat.ended.insert(sample.id)
    }
  }

  private mutating func check(_ sample: PointerSample, _ seat: inout Seat) {
    // A hovering pen has buttons of its own, which are pressed and released while it touches too.
    guard sample.pen == nil else { return }
    let old = seat.buttons ?? sample.buttons.symmetricDifference(sample.changedButtons)
    if old.symmetricDifference(sample.buttons) != sample.changedButtons {
      faults.append("buttons changed from \(old) to \(sample.buttons) unseen")
    }
    seat.buttons = sample.buttons
  }

  private mutating func check(_ sample: TouchpadSample, _ seat: inout Seat) {
    let isActive = seat.gesture == sample.gesture
    switch sample.phase {
    case .began:
      if seat.gesture != nil { faults.append("a gesture began within another") }
      seat.gesture = sample.gesture
    case .changed: if !isActive { faults.append("a gesture changed that had not begun") }
    case .ended, .cancelled:
      if !isActive { faults.append("a gesture ended that had not begun") }
      seat.gesture = nil
    }
  }

  private mutating func check(_ edit: TextEdit, _ seat: Seat) {
    if !seat.hasTextFocus { faults.append("an edit without text focus") }
    if let preedit = edit.preedit, let selection = preedit.selection,
      selection.upperBound > preedit.text.utf16.count
    {
      faults.append("a caret behind the marked text")
    }
  }

  private mutating func check(_ key: KeyEvent, _ seat: inout Seat) {
    if !seat.hasFocus { faults.append("a key without focus") }
    if key.isRepeat {
      if !seat.keys.contains(key.code) { faults.append("a key repeats that is not pressed") }
    } else if key.isPressed {
      if !seat.keys.insert(key.code).inserted { faults.append("key \(key.code) pressed twice") }
    } else if seat.keys.remove(key.code) == nil {
      faults.append("key \(key.code) released twice")
    }
  }
}
