import WaylandWire

/// The windows of a compositor (`xdg_wm_base`).
package final class ShellModel {
  private unowned let model: CompositorModel
  private var bases: [XdgWmBase] = []
  /// The pings that clients have not answered.
  private var pings: Set<UInt32> = []

  init(_ model: CompositorModel) {
    self.model = model
  }

  /// Whether the clients have answered every ping.
  package var isAnswered: Bool { pings.isEmpty }

  /// Asks each client for an answer.
  package func ping() {
    for base in bases where !base.resource.isDestroyed {
      let serial = model.makeSerial()
      pings.insert(serial)
      base.ping(serial: serial)
    }
  }

  func add(_ base: XdgWmBase) {
    bases.append(base)
    base.resource.onDestroy = { [unowned self] in pings = [] }
    base.onRequest { [unowned self] request in
      switch request {
      case .pong(let serial):
        if pings.remove(serial) == nil { model.report(base, code: 0, "a pong without a ping") }
      case .getXdgSurface(let object, let surface?): addSurface(object, surface, of: base)
      default: break
      }
    }
  }

  private func addSurface(_ object: XdgSurface, _ surface: WlSurface, of base: XdgWmBase) {
    guard let surface = model.surface(surface) else { return }
    guard case .none = surface.role else {
      return model.report(base, code: 0, "a surface that has a role already")
    }
    if surface.bufferSize != nil { model.report(base, code: 4, "a surface with a buffer") }
    surface.role = .shell(ShellSurface(object, base, of: model, on: surface))
  }
}

/// An `xdg_surface`.
package final class ShellSurface {
  package let object: XdgSurface
  package private(set) var toplevel: XdgToplevel?
  package private(set) var title = ""
  package private(set) var isFullscreen = false
  /// The name of the output of each request for full screen; nil leaves the choice to the compositor.
  package private(set) var fullscreenOutputs: [String?] = []
  /// Whether the client has acknowledged a configuration.
  package var isConfigured: Bool { current != nil }
  /// Whether the client has acknowledged the last one.
  package var isUpToDate: Bool { isConfigured && sent.isEmpty }

  private unowned let model: CompositorModel
  private let base: XdgWmBase
  private unowned let surface: SurfaceModel
  /// The configurations that the client has not acknowledged.
  private var sent: [Configuration] = []
  /// The one that it has acknowledged last.
  private var current: Configuration?
  private var wasConfigured = false

  private struct Configuration {
    let serial: UInt32
    /// Points; 0 leaves the choice to the client.
    let width: Int32
    let height: Int32
    let states: [UInt32]
  }

  init(_ object: XdgSurface, _ base: XdgWmBase, of model: CompositorModel, on surface: SurfaceModel)
  {
    self.object = object
    self.base = base
    self.model = model
    self.surface = surface
    object.onRequest { [unowned self] request in handle(request) }
  }

  /// Sends a size in points, and the states by their numbers.
  package func configure(width: Int32, height: Int32, states: [UInt32]) {
    guard let toplevel else { return }
    toplevel.configure(width: width, height: height, states: states.bytes)
    let serial = model.makeSerial()
    sent.append(Configuration(serial: serial, width: width, height: height, states: states))
    object.configure(serial: serial)
  }

  /// - Parameter size: the size of the surface's buffer in points; nil if it has none.
  func noteCommit(size: (width: Int32, height: Int32)?) {
    if toplevel == nil, size != nil { model.report(object, code: 1, "a commit without a role") }
    if let size, let current { check(size, current) }
    guard toplevel != nil, !wasConfigured else { return }
    wasConfigured = true
    configure(width: 0, height: 0, states: isFullscreen ? [2, 4] : [4])
  }

  /// A maximized window has the size of its configuration, and one in full screen has no larger one.
  private func check(_ size: (width: Int32, height: Int32), _ wanted: Configuration) {
    guard wanted.width > 0, wanted.height > 0 else { return }
    let isMaximized = wanted.states.contains(XdgToplevel.State.maximized.rawValue)
    let isFullscreen = wanted.states.contains(XdgToplevel.State.fullscreen.rawValue)
    let isLarger = size.width > wanted.width || size.height > wanted.height
    if isMaximized && size != (wanted.width, wanted.height) || isFullscreen && isLarger {
      model.report(
        base, code: 4, "a surface of \(size), configured for \(wanted.width), \(wanted.height)")
    }
  }

  private func handle(_ request: XdgSurface.Request) {
    switch request {
    case .getToplevel(let new):
      if toplevel != nil { model.report(object, code: 2, "a second role") }
      toplevel = new
      new.onRequest { [unowned self] request in handle(request) }
    case .ackConfigure(let serial): acknowledge(serial)
    case .destroy:
      if toplevel != nil { model.report(base, code: 1, "destroyed before its xdg_toplevel") }
      surface.role = .none
    default: break
    }
  }

  private func handle(_ request: XdgToplevel.Request) {
    switch request {
    case .setTitle(let title): self.title = title
    case .setFullscreen(let output):
      let wanted = output.flatMap(model.output(of:))
      fullscreenOutputs.append(wanted?.name)
      isFullscreen = true
      if wasConfigured { fill(wanted ?? model.outputs.first) }
    case .unsetFullscreen:
      isFullscreen = false
      if wasConfigured { configure(width: 1280, height: 720, states: [4]) }
    case .destroy: toplevel = nil
    default: break
    }
  }

  /// Configures the window for full screen on an output; without one it chooses the size.
  private func fill(_ output: OutputModel?) {
    let (width, height) = output?.size ?? (0, 0)
    configure(width: width, height: height, states: [2, 4])
  }

  private func acknowledge(_ serial: UInt32) {
    guard let index = sent.firstIndex(where: { $0.serial == serial }) else {
      return model.report(base, code: 4, "the serial \(serial) was not sent or is acknowledged")
    }
    current = sent[index]
    sent.removeSubrange(...index)
  }
}
