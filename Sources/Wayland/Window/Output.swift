/// One screen (`wl_output`). Used by the reader thread only.
final class Output {
  /// The values that hold together, as of `wl_output.done`.
  struct State: Equatable {
    /// Pixels per point.
    var scale: Int32 = 1
    /// Nanoseconds between two refreshes; nil when the output does not say.
    var refresh: UInt64?
    /// The current mode in pixels, as the panel has it; nil when there is none.
    var mode: WindowSize?
    /// Quarter turns of the picture on the panel, counter-clockwise: 0…3. One that is mirrored counts
    /// as if it were not.
    var turns = 0

    /// In points, as a window sees it.
    var size: WindowSize? {
      mode.map { mode in
        let scale = Int(scale)
        return turns & 1 == 1
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
        pending.turns = Int(transform.rawValue & 3)
      case .mode(let flags, let width, let height, let refresh) where flags.contains(.current):
        pending.mode = WindowSize(width: Int(width), height: Int(height))
        pending.refresh = refresh > 0 ? 1_000_000_000_000 / UInt64(refresh) : nil
        // Version 1 has no `done`.
        if self.output.version < 2 { apply() }
      case .done: apply()
      default: break
      }
    }
  }

  /// Tells the compositor, where it can be told, that the output is no longer used.
  func release() {
    if output.version >= WlOutput.Since.release { output.release() }
  }

  private func apply() {
    guard state != pending else { return }
    state = pending
    onChange?()
  }
}
