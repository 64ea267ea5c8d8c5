/// The changes of a pointer up to its `frame` event.
struct PointerFrame {
  /// Whether the pointer entered, moved, scrolled or changed a button.
  private(set) var isEmpty = true
  private(set) var changedButtons: PointerSample.Buttons = []
  private var scroll: PointerSample.Scroll?
  private var hasStop = false

  /// The axes that a finger moves, of which no `axis_stop` came yet.
  private var movingAxes: Set<UInt32> = []
  private var source = PointerSample.ScrollSource.wheel

  mutating func noteMotion() { isEmpty = false }

  mutating func note(_ button: PointerSample.Buttons) {
    isEmpty = false
    changedButtons.formSymmetricDifference(button)
  }

  mutating func setSource(_ new: WlPointer.AxisSource) {
    switch new {
    case .wheel: source = .wheel
    case .finger: source = .finger
    case .wheelTilt: source = .wheelTilt
    default: source = .continuous
    }
  }

  /// Adds a movement in points (`axis`).
  mutating func addScroll(_ axis: WlPointer.Axis, _ value: Double) {
    movingAxes.insert(axis.rawValue)
    changeScroll { scroll in
      if axis == .horizontalScroll { scroll.dx += value } else { scroll.dy += value }
    }
  }

  /// Adds wheel detents in units of 1/120 (`axis_value120`, `axis_discrete`).
  mutating func addWheel(_ axis: WlPointer.Axis, _ value: Int32) {
    changeScroll { scroll in
      if axis == .horizontalScroll {
        scroll.wheelX += Int(value)
      } else {
        scroll.wheelY += Int(value)
      }
    }
  }

  /// Notes that the fingers left an axis (`axis_stop`).
  mutating func stopScroll(_ axis: WlPointer.Axis) {
    movingAxes.remove(axis.rawValue)
    hasStop = true
    changeScroll { _ in }
  }

  /// Ends the frame: returns its scrolling, and forgets its changes.
  mutating func takeScroll() -> PointerSample.Scroll? {
    var result = scroll
    result?.source = source
    result?.hasStopped = hasStop && movingAxes.isEmpty
    if source != .finger { movingAxes = [] }
    scroll = nil
    hasStop = false
    isEmpty = true
    changedButtons = []
    return result
  }

  private mutating func changeScroll(_ body: (inout PointerSample.Scroll) -> Void) {
    isEmpty = false
    var changed = scroll ?? .init()
    body(&changed)
    scroll = changed
  }
}
