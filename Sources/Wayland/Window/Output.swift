/// A screen (`wl_output`). Used by the reader thread only.
final class Output {
  /// The properties that change together at `wl_output.done`.
  struct State: Equatable {
    /// The output's scale in pixels per point.
    var scale: Int32 = 1
    /// The refresh interval in nanoseconds; nil when the output does not report it.
    var refresh: UInt64?
    /// The current mode in pixels, before the output's transform; nil when there is none.
    var mode: WindowSize?
    /// The name, such as HDMI-A-1; nil where the compositor does not tell it.
    var name: String?
    /// The rotation of the output's transform in counter-clockwise quarter turns: 0…3. Mirroring is
    /// ignored.
    var quarterTurns = 0

    /// The size in points after the output's transform.
    var size: WindowSize? {
      mode.map { mode in
        let scale = Int(scale)
        return quarterTurns & 1 == 1
          ? WindowSize(width: mode.height / scale, height: mode.width / scale)
          : WindowSize(width: mode.width / scale, height: mode.height / scale)
      }
    }
  }

  let output: WlOutput
  private(set) var state = State()
  /// Called when `state` has changed.
  var onChange: (() -> Void)?

  private var pending = State()

  init(_ output: WlOutput) {
    self.output = output
    output.onEvent { [unowned self] event in
      switch event {
      case .scale(let factor): pending.scale = max(factor, 1)
      case .geometry(_, _, _, _, _, _, _, let transform):
        pending.quarterTurns = Int(transform.rawValue & 3)
      case .mode(let flags, let width, let height, let refresh) where flags.contains(.current):
        pending.mode = WindowSize(width: Int(width), height: Int(height))
        pending.refresh = refresh > 0 ? 1_000_000_000_000 / UInt64(refresh) : nil
        // Version 1 has no `done` event.
        if self.output.version < 2 { apply() }
      case .name(let name): pending.name = name
      case .done: apply()
      default: break
      }
    }
  }

  /// Releases the output, in versions that have a request for it.
  func release() {
    if output.version >= WlOutput.Since.release { output.release() }
  }

  private func apply() {
    guard state != pending else { return }
    state = pending
    onChange?()
  }
}
