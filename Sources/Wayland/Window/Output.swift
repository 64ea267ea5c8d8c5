/// A screen (`wl_output`). Used by the reader thread only.
final class Output {
  let output: WlOutput
  private(set) var state = OutputState()
  /// Called when `state` has changed.
  var onChange: (() -> Void)?

  private var pending = OutputState()

  init(_ output: WlOutput) {
    self.output = output
    output.onEvent { [unowned self] event in
      switch event {
      case .scale(let factor): pending.scale = max(factor, 1)
      case .geometry(_, _, _, _, _, _, _, let transform):
        pending.quarterTurns = Int(transform.rawValue & 3)
      case .mode(let flags, let width, let height, let refresh) where flags.contains(.current):
        let isEmpty = width < 1 || height < 1
        pending.mode = isEmpty ? nil : WindowSize(width: Int(width), height: Int(height))
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
