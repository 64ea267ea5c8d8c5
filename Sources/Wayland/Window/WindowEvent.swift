/// An event that the compositor sends to a window.
package enum WindowEvent: Equatable, Sendable {
  /// A new size or state, to be acknowledged with the frame that applies it.
  case configure(WindowConfiguration)
  /// The scale in pixels per point; sent before the first `configure` and on every change that comes without
  /// one. A full-screen or maximized window gets a change with the size that belongs to it, or alone after
  /// 0.2 s.
  case scale(Double)
  /// The rotation of the window's output in counter-clockwise quarter turns, 0…3
  /// (`wl_output.transform`). Sent initially when it is not 0, and on every change. Window sizes
  /// already account for it.
  case outputRotation(quarterTurns: Int)
  /// The outputs; sent before the first `configure` and on every change.
  case outputs(WindowOutputs)
  /// The refresh interval of the window's output in nanoseconds; sent when the output reports it.
  case refresh(nanoseconds: UInt64)
  /// Touches, the pointer, or keys; see `InputEvent`.
  case input(InputEvent)
  /// Other data is selected; nil for none. A compositor tells windows that have the keyboard focus.
  case selection(SelectionKind, OfferedData?)
  /// Data is dragged over the window.
  case drag(DragEvent)
  /// A drag that `Window.startDrag` has started advances.
  case dragSource(DragSourceEvent)
  /// Somebody uses a seat again after a rest, in whatever window (`ext_idle_notification_v1.resumed`).
  case userResumed
  /// The user has asked to close the window.
  case closeRequested
  /// The connection is lost, because the compositor has exited or has refused a request. This is
  /// the last event.
  case connectionLost(WaylandError)
}

/// A size and state that the compositor requests (`xdg_toplevel.configure`).
package struct WindowConfiguration: Equatable, Sendable {
  /// The states of `xdg_toplevel.state`; each option is the bit of the state's number.
  package struct States: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let maximized = States(rawValue: 1 << 1)
    package static let fullscreen = States(rawValue: 1 << 2)
    package static let resizing = States(rawValue: 1 << 3)
    package static let activated = States(rawValue: 1 << 4)
    /// Nothing of the window is visible.
    package static let suspended = States(rawValue: 1 << 9)
  }

  /// The serial to pass to `Surface.ackConfigure(_:)`.
  package let serial: UInt32
  /// The size in points. Where the compositor leaves the choice, it is the screen's size for a
  /// window that is to be full screen, and the window's preferred size otherwise.
  package let size: WindowSize
  /// The scale in pixels per point from now on: a frame with the new size and the old scale could have four
  /// times as many pixels as the output.
  package let scale: Double
  package let states: States
}

extension WindowConfiguration.States {
  /// Combines the states with these numbers; ignores numbers above 31, which later versions may
  /// add.
  init(numbers: [UInt32]) {
    rawValue = numbers.filter { $0 < 32 }.reduce(0) { $0 | 1 << $1 }
  }
}
