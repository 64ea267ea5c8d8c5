import WaylandWire

/// Switches the outputs of a window off and on, in compositors of wlroots
/// (`zwlr_output_power_manager_v1`). Used by the reader thread only.
final class OutputPower {
  private let manager: OutputPowerManager?
  /// The outputs that are off.
  private var controls: [(output: Output, control: OutputPowerControl)] = []
  /// The power state that the app has requested; nil if it has requested none.
  private var isOn: Bool?

  init(_ manager: OutputPowerManager?) {
    self.manager = manager
  }

  /// Whether the app wants no output to be on.
  var isOff: Bool { isOn == false }

  /// Switches these outputs off, or all on that this object has switched off, and these.
  func set(_ isOn: Bool, _ outputs: [Output]) {
    self.isOn = isOn
    update(outputs)
  }

  /// Applies the requested power state to these outputs.
  func update(_ outputs: [Output]) {
    guard let manager, let isOn else { return }
    for output in outputs where !controls.contains(where: { $0.output === output }) {
      controls.append((output, manager.control(of: output.output)))
    }
    if isOn { return release() }
    for (_, control) in controls { control.set(isOn: false) }
  }

  /// Forgets an output that is gone.
  func remove(_ output: Output) {
    for (other, control) in controls where other === output { control.destroy() }
    controls.removeAll { $0.output === output }
  }

  /// Switches all outputs on, which would stay off without the program.
  func release() {
    for (_, control) in controls {
      control.set(isOn: true)
      control.destroy()
    }
    controls = []
  }
}

/// `zwlr_output_power_manager_v1`. Its XML is in no Debian package, so that its messages stand here.
struct OutputPowerManager: WaylandObject {
  static let interface: WaylandInterface = .init(
    name: "zwlr_output_power_manager_v1", version: 1,
    requests: [
      WaylandMessage(
        "get_output_power", "no", types: { [OutputPowerControl.interface, WlOutput.interface] }),
      WaylandMessage("destroy", "", destroys: true),
    ], events: [])
  let proxy: WaylandProxy

  func control(of output: WlOutput) -> OutputPowerControl {
    OutputPowerControl(
      proxy: proxy.create(
        0, [.newID, .object(output.proxy)], interface: OutputPowerControl.interface))
  }
}

/// `zwlr_output_power_v1`
struct OutputPowerControl: WaylandObject {
  static let interface: WaylandInterface = .init(
    name: "zwlr_output_power_v1", version: 1,
    requests: [WaylandMessage("set_mode", "u"), WaylandMessage("destroy", "", destroys: true)],
    events: [WaylandMessage("mode", "u"), WaylandMessage("failed", "")])
  let proxy: WaylandProxy

  func set(isOn: Bool) {
    proxy.send(0, [.uint(isOn ? 1 : 0)])
  }

  func destroy() {
    proxy.send(1, [])
  }
}
