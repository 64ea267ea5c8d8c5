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
  package private(set) var isConfigured = false

  private unowned let model: CompositorModel
  private let base: XdgWmBase
  private unowned let surface: SurfaceModel
  private var serials: [UInt32] = []
  private var wasConfigured = false

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
    serials.append(serial)
    object.configure(serial: serial)
  }

  func noteCommit(hasBuffer: Bool) {
    if toplevel == nil, hasBuffer { model.report(object, code: 1, "a commit without a role") }
    guard toplevel != nil, !wasConfigured else { return }
    wasConfigured = true
    configure(width: 0, height: 0, states: isFullscreen ? [2, 4] : [4])
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
      fullscreenOutputs.append(output.flatMap(model.name(of:)))
      setFullscreen(true)
    case .unsetFullscreen: setFullscreen(false)
    case .destroy: toplevel = nil
    default: break
    }
  }

  private func setFullscreen(_ isFullscreen: Bool) {
    self.isFullscreen = isFullscreen
    guard wasConfigured else { return }
    configure(width: 1280, height: 720, states: isFullscreen ? [2, 4] : [4])
  }

  private func acknowledge(_ serial: UInt32) {
    guard let index = serials.firstIndex(of: serial) else {
      return model.report(base, code: 4, "the serial \(serial) was not sent or is acknowledged")
    }
    serials.removeSubrange(...index)
    isConfigured = true
  }
}
