/// A screen (`wl_output`). Used by the reader thread only.
final class Output {
  let output: WlOutput
  private(set) var state = OutputState()
  /// Called when `state` has changed.
  var onChange: (() -> Void)?

  /// In thousandths of a refresh a second. Other rates are no rates of displays.
  private static let refreshRates: ClosedRange<Int32> = 1_000...1_000_000

  private var pending = OutputState()
  private var refusal = Refusal()

  init(_ output: WlOutput) {
    self.output = output
    output.onEvent { [unowned self] event in
      switch event {
      case .scale(let factor): set(scale: factor)
      case .geometry(_, _, _, _, _, _, _, let transform):
        pending.quarterTurns = Int(transform.rawValue & 3)
      case .mode(let flags, let width, let height, let refresh) where flags.contains(.current):
        set(mode: WindowSize(width: Int(width), height: Int(height)))
        pending.refresh =
          Self.refreshRates.contains(refresh) ? 1_000_000_000_000 / UInt64(refresh) : nil
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

  private func set(scale: Int32) {
    if Double(scale) <= SurfaceLimits.scales.upperBound {
      pending.scale = max(scale, 1)
    } else {
      refusal.log("the scale \(scale) of an output")
    }
  }

  private func set(mode: WindowSize) {
    let isPossible = SurfaceLimits.allow(pixels: mode)
    if !isPossible { refusal.log("an output of \(mode.width) × \(mode.height) pixels") }
    pending.mode = isPossible && min(mode.width, mode.height) >= 1 ? mode : nil
  }

  private func apply() {
    guard state != pending else { return }
    state = pending
    onChange?()
  }
}
