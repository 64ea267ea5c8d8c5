/// Input of one seat to a window. The compositor's events up to one `frame` event are one value.
package struct InputEvent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The touch points that changed (`wl_touch.frame`), or the tip of a pen (`zwp_tablet_tool_v2`).
    case touches([TouchSample])
    /// The compositor, the seat or the focus took all touches of the seat away (`wl_touch.cancel`).
    case touchesCancelled
    /// The pointer entered, moved, scrolled or changed its buttons (`wl_pointer.frame`).
    case pointer(PointerSample)
    /// The pointer left the window, or its device is gone; no button is pressed any more.
    case pointerLeft
    /// A gesture of fingers on a touchpad (`zwp_pointer_gestures_v1`).
    case touchpad(TouchpadSample)
    /// A key, also one that repeats.
    case key(KeyEvent)
    /// The modifier keys, when they change without a key of this window.
    case modifiers(KeyEvent.Modifiers)
    /// The window has the keyboard focus or has lost it; without it no key is pressed any more.
    case keyboardFocus(Bool)
    /// The keyboard's layouts, or which of them is active, when they change in the window.
    case keyboardLayout(KeyboardLayouts)
    /// An input method can edit the window's text or no longer can. Then marked text becomes text.
    case textFocus(Bool)
    /// An input method edits the text that has the focus (`zwp_text_input_v3.done`).
    case textEdit(TextEdit)
  }

  /// The time in seconds, on the clock of `MediaClock`.
  package var time: Double
  /// Tells seats apart (the name of the `wl_seat` global); ids of touches are unique in a seat.
  package var seat: UInt32
  package var kind: Kind
  /// Motion that was merged into this event while the app had not taken it, from old to new. Events
  /// whose values add up, such as scrolling, have none.
  package var coalesced: [InputEvent] = []

  package init(time: Double, seat: UInt32 = 0, _ kind: Kind) {
    self.time = time
    self.seat = seat
    self.kind = kind
  }
}

/// A point in a window, in points from its top left corner, as the output shows it.
package struct InputPoint: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A finger or a pen at one time (`wl_touch`, `zwp_tablet_tool_v2`).
package struct TouchSample: Equatable, Sendable {
  package enum Phase: Equatable, Sendable {
    case began, moved, ended
  }

  /// What touches the screen.
  package enum Tool: Equatable, Sendable {
    case finger
    /// A pen with its angles in radians: from the screen's plane, and around its normal.
    case pen(altitude: Double, azimuth: Double)
  }

  /// The number of the touch, from its beginning to its end.
  package var id: Int32
  package var phase: Phase
  package var location: InputPoint
  package var tool = Tool.finger
  /// Half of the longer axis of the contact in points; 0 where the device does not report it.
  package var majorRadius = 0.0
  package var minorRadius = 0.0
  /// The angle of the longer axis in radians, clockwise from the vertical; 0 where it is not reported.
  package var orientation = 0.0
  /// The force from 0 to 1; nil where the device does not report it.
  package var force: Double?
  /// The buttons that are pressed on a pen: its lower one is the secondary button.
  package var buttons: PointerSample.Buttons = []

  package init(id: Int32, phase: Phase, location: InputPoint) {
    self.id = id
    self.phase = phase
    self.location = location
  }
}

/// The pointer at one time (`wl_pointer.frame`).
package struct PointerSample: Equatable, Sendable {
  /// The pressed buttons; each option is the bit of a button's number, 0 for the primary one.
  package struct Buttons: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let primary = Buttons(rawValue: 1)
    package static let secondary = Buttons(rawValue: 2)
    package static let middle = Buttons(rawValue: 4)
  }

  /// A pen that hovers above the screen instead of a pointer (`zwp_tablet_tool_v2`).
  package struct Pen: Equatable, Sendable {
    /// The angles in radians: from the screen's plane, and around its normal.
    package var altitude: Double
    package var azimuth: Double
    /// The distance from the screen, from 0 to 1; 0 where the device does not report it.
    package var distance: Double
  }

  /// What scrolls (`wl_pointer.axis_source`).
  package enum ScrollSource: Equatable, Sendable {
    case wheel, finger, continuous, wheelTilt
  }

  /// A movement of scroll axes in points; positive values show what is below or to the right.
  package struct Scroll: Equatable, Sendable {
    package var dx = 0.0
    package var dy = 0.0
    /// Wheel detents in units of 1/120 (`axis_value120`, or `axis_discrete` times 120).
    package var wheelX = 0
    package var wheelY = 0
    package var source = ScrollSource.wheel
    /// The fingers left the touchpad (`axis_stop`).
    package var hasStopped = false

    package init() {}
  }

  package var location: InputPoint
  package var buttons: Buttons
  /// The buttons that were pressed or released with this sample; empty for motion.
  package var changedButtons: Buttons = []
  package var scroll: Scroll?
  /// The pen whose location this is; nil for a pointer.
  package var pen: Pen?

  package init(location: InputPoint, buttons: Buttons = [], scroll: Scroll? = nil) {
    self.location = location
    self.buttons = buttons
    self.scroll = scroll
  }
}

/// A gesture on a touchpad, below the pointer (`zwp_pointer_gestures_v1`).
package struct TouchpadSample: Equatable, Sendable {
  package enum Phase: Equatable, Sendable {
    case began, changed, ended, cancelled
  }

  package enum Gesture: Equatable, Sendable {
    case swipe, pinch, hold
  }

  package var gesture: Gesture
  package var phase: Phase
  package var fingers: Int
  package var location: InputPoint
  /// The movement since the last sample, in points.
  package var dx = 0.0
  package var dy = 0.0
  /// The distance of the fingers divided by that at the beginning.
  package var scale = 1.0
  /// The rotation since the last sample in radians, clockwise.
  package var rotation = 0.0

  package init(_ gesture: Gesture, _ phase: Phase, fingers: Int, location: InputPoint) {
    self.gesture = gesture
    self.phase = phase
    self.fingers = fingers
    self.location = location
  }
}
