/// A screen that a test plugs in.
package final class OutputModel {
  package private(set) var objects: [WlOutput] = []
  package private(set) var scale: Int32 = 1
  /// Pixels.
  package private(set) var mode: (width: Int32, height: Int32) = (1280, 720)
  /// Thousandths of a refresh a second.
  private var refresh: Int32 = 60_000
  package private(set) var transform = WlOutput.Transform.normal
  package let name: String
  /// The version of `wl_output`; clients do not hear the name before the fourth.
  package let version: UInt32
  var global: ServerGlobal?

  init(name: String, version: UInt32) {
    (self.name, self.version) = (name, version)
  }

  /// The size in points.
  package var size: (width: Int32, height: Int32) {
    let (width, height) = (mode.width / max(scale, 1), mode.height / max(scale, 1))
    return transform.exchangesAxes ? (height, width) : (width, height)
  }

  func add(_ output: WlOutput) {
    objects.append(output)
    output.resource.onDestroy = { [unowned self] in
      objects.removeAll { $0.resource.isDestroyed }
    }
    sendAll(to: output)
  }

  package func setScale(_ scale: Int32) {
    self.scale = scale
    for object in objects { sendAll(to: object) }
  }

  package func setMode(width: Int32, height: Int32) {
    mode = (width, height)
    for object in objects { sendAll(to: object) }
  }

  package func setRefresh(_ refresh: Int32) {
    self.refresh = refresh
    for object in objects { sendAll(to: object) }
  }

  package func setTransform(_ transform: WlOutput.Transform) {
    self.transform = transform
    for object in objects { sendAll(to: object) }
  }

  private func sendAll(to output: WlOutput) {
    output.geometry(
      x: 0, y: 0, physicalWidth: 300, physicalHeight: 200, subpixel: .unknown, make: "Lamina",
      model: "test", transform: transform)
    output.mode(flags: .current, width: mode.width, height: mode.height, refresh: refresh)
    if output.version >= WlOutput.Since.name { output.name(name: name) }
    if output.version >= WlOutput.Since.scale { output.scale(factor: scale) }
    if output.version >= WlOutput.Since.done { output.done() }
  }
}

extension WlOutput.Transform {
  var exchangesAxes: Bool { rawValue & 1 == 1 }
}
