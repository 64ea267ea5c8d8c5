/// The properties of an output that change together at `wl_output.done`.
package struct OutputState: Hashable, Sendable {
  /// The name, such as HDMI-A-1; nil where the compositor does not tell it.
  package var name: String?
  /// The current mode in pixels, before the output's transform; nil when there is none, or one that is empty or
  /// too large for a window.
  package var mode: WindowSize?
  /// The refresh interval in nanoseconds; nil when the output does not report it.
  package var refresh: UInt64?
  /// The output's scale in pixels per point.
  package var scale: Int32 = 1
  /// The rotation of the output's transform in counter-clockwise quarter turns: 0…3. Mirroring is
  /// ignored.
  package var quarterTurns = 0

  package init() {}

  /// The size in points after the output's transform, at least 1 × 1.
  package var size: WindowSize? {
    mode.map { mode in
      let (width, height) = (max(mode.width / Int(scale), 1), max(mode.height / Int(scale), 1))
      return quarterTurns & 1 == 1
        ? WindowSize(width: height, height: width) : WindowSize(width: width, height: height)
    }
  }
}

/// The outputs that have a name and a mode, from the point of view of a window.
package struct WindowOutputs: Equatable, Sendable {
  /// The outputs in the order in which the compositor has announced them.
  package var all: [OutputState]
  /// The name of the output that shows the window, or is going to show it; nil if that is not known.
  package var current: String?

  package init(_ all: [OutputState], current: String?) {
    (self.all, self.current) = (all, current)
  }
}
