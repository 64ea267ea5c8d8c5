/// What the compositor tells a window.
package enum WindowEvent: Equatable, Sendable {
  /// A new size or state, to be acknowledged with the frame that follows it.
  case configure(WindowConfiguration)
  /// Pixels per point; comes before the first `configure` and on every change.
  case scale(Double)
  /// Quarter turns, counter-clockwise, by which the window's output turns what it shows: 0…3. Comes
  /// where it is not 0, and on every change; sizes are as the window sees them, turned already.
  case turn(quarters: Int)
  /// Nanoseconds between two refreshes of the window's output, where it says so.
  case refresh(nanoseconds: UInt64)
  case key(KeyEvent)
  /// The user wants the window closed.
  case closeRequested
  /// The last event: the compositor is gone or has refused a request.
  case connectionLost(WaylandError)
}

/// A size and state that the compositor asks for (`xdg_toplevel.configure`).
package struct WindowConfiguration: Equatable, Sendable {
  /// The states of `xdg_toplevel.state`, by its numbers.
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

  /// For `Surface.ackConfigure(_:)`.
  package let serial: UInt32
  /// In points; where the compositor leaves the choice, the screen's size for a window that is to
  /// be full screen, and else the window's preferred size.
  package let size: WindowSize
  package let states: States
}

extension WindowConfiguration.States {
  /// Numbers of later versions are passed over.
  init(numbers: [UInt32]) {
    rawValue = numbers.filter { $0 < 32 }.reduce(0) { $0 | 1 << $1 }
  }
}
