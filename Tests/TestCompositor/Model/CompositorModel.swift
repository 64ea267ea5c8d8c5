import WaylandWire

/// The state of a compositor: its globals, the objects of its clients, and what they did wrong. Used
/// by the compositor's thread only.
package final class CompositorModel {
  package private(set) var seats: [SeatModel] = []
  package private(set) var outputs: [OutputModel] = []
  /// The surfaces that clients have not destroyed, in the order in which they were created.
  package internal(set) var surfaces: [SurfaceModel] = []
  /// The data that clients have offered, in the order in which they created the sources.
  package internal(set) var sources: [SourceModel] = []
  /// The objects by which clients inhibit shortcuts, each of a surface and a seat.
  package internal(set) var shortcutInhibitors: [ShortcutInhibitorModel] = []
  /// The pixels of the first buffer of each surface, if the compositor keeps them.
  package internal(set) var firstPictures: [[UInt8]] = []
  /// What clients did against the protocol.
  package private(set) var violations: [String] = []
  /// The bytes of the requests received and of the events sent.
  package private(set) var requestBytes = 0
  package private(set) var eventBytes = 0
  package let frames: FrameModel
  package private(set) lazy var shell = ShellModel(self)

  let server: ServerDisplay
  let options: CompositorOptions
  private var globals: [ServerGlobal] = []
  private lazy var extras = ExtraProtocols(self)

  init(_ server: ServerDisplay, _ options: CompositorOptions) {
    self.server = server
    self.options = options
    frames = FrameModel(interval: options.frameInterval)
    server.logMessages { [unowned self] isRequest, size in
      if isRequest { requestBytes += size } else { eventBytes += size }
    }
    offer(WlCompositor.self, version: 4) { [unowned self] compositor in
      compositor.onRequest { [unowned self] request in handle(request) }
    }
    offer(XdgWmBase.self, version: 3) { [unowned self] base in shell.add(base) }
    for _ in 0..<options.outputs { addOutput() }
    for version in options.seats { addSeat(version: version) }
    extras.offerAll()
  }

  /// The windows: surfaces with an `xdg_toplevel`.
  package var windows: [SurfaceModel] { surfaces.filter { $0.window != nil } }

  /// The number of surfaces and input devices that clients have.
  package var objectCount: Int {
    surfaces.count + seats.reduce(0) { $0 + $1.objectCount }
  }

  package func makeSerial() -> UInt32 { server.makeSerial() }

  @discardableResult
  package func addSeat(version: UInt32 = 8) -> SeatModel {
    let seat = SeatModel(self)
    seat.global = server.addGlobal(WlSeat.self, version: version) { seat.add($0) }
    seats.append(seat)
    return seat
  }

  /// Withdraws a seat, as if its devices had been unplugged (`wl_registry.global_remove`).
  package func remove(_ seat: SeatModel) {
    seat.global?.remove()
    seats.removeAll { $0 === seat }
  }

  @discardableResult
  package func addOutput(_ name: String? = nil, version: UInt32 = 4) -> OutputModel {
    let output = OutputModel(name: name ?? "TEST-\(outputs.count + 1)", version: version)
    output.global = server.addGlobal(WlOutput.self, version: version) { output.add($0) }
    outputs.append(output)
    return output
  }

  package func remove(_ output: OutputModel) {
    output.global?.remove()
    outputs.removeAll { $0 === output }
  }

  func offer<Object: WaylandServerObject>(
    _ type: Object.Type, version: UInt32, onBind: @escaping (Object) -> Void
  ) {
    globals.append(server.addGlobal(type, version: version, onBind: onBind))
  }

  /// Notes a violation of the protocol, and reports it to the client.
  func report(_ object: some WaylandServerObject, code: UInt32, _ message: String) {
    violations.append("\(type(of: object).interface.name): \(message)")
    object.resource.sendError(code, message)
  }

  func surface(_ surface: WlSurface) -> SurfaceModel? {
    surfaces.first { $0.surface.resource === surface.resource }
  }

  /// The output that a client has bound.
  func output(of object: WlOutput) -> OutputModel? {
    outputs.first { output in
      output.objects.contains { $0.resource === object.resource }
    }
  }

  private func handle(_ request: WlCompositor.Request) {
    switch request {
    case .createSurface(let surface):
      let model = SurfaceModel(surface, of: self)
      surfaces.append(model)
      surface.resource.onDestroy = { [unowned self, unowned model] in
        surfaces.removeAll { $0 === model }
      }
    default: break
    }
  }
}
