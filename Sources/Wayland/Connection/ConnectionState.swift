import WaylandWire

/// The outputs, seats and windows of a connection. Used by the connecting thread until the reader
/// thread runs, and then by the reader thread only.
final class ConnectionState: @unchecked Sendable {
  private let catalog: GlobalCatalog
  private let globals: Globals
  private var outputs: [UInt32: Output] = [:]
  private var seats: [UInt32: Seat] = [:]
  private var windows: [WindowState] = []
  private var failure: WaylandError?
  private var cursors: CursorThemes?
  /// The selections that the program has set before a seat was used, which compositors require.
  private var pendingSelections: [SelectionKind: ProvidedData] = [:]
  let exchange: DataExchange
  /// The timers of the reader thread.
  let timers = ReaderTimers()

  init(_ catalog: GlobalCatalog, _ globals: Globals, _ exchange: DataExchange) {
    self.exchange = exchange
    self.catalog = catalog
    self.globals = globals
    cursors = CursorThemes(
      globals: globals, scale: { [unowned self] in window($0)?.cursorScale ?? 1 },
      visibility: { [unowned self] in window($0)?.cursorVisibility ?? .always },
      shape: { [unowned self] in window($0)?.cursorShape ?? .arrow })
    let shell = globals.shell
    shell.onEvent { [unowned proxy = shell.proxy] event in
      if case .ping(let serial) = event { XdgWmBase(proxy: proxy).pong(serial: serial) }
    }
    for entry in catalog.entries { bind(entry) }
    catalog.onAdded = { [unowned self] entry in bind(entry) }
    catalog.onRemoved = { [unowned self] name in remove(name) }
  }

  /// All outputs, on any of which a new window may appear, in the order of their announcement.
  var allOutputs: [Output] { outputs.sorted { $0.key < $1.key }.map(\.value) }

  /// The only output, on which a window will appear for certain; nil when there are several or
  /// none.
  var onlyOutput: Output? { outputs.count == 1 ? outputs.values.first : nil }

  func add(_ window: WindowState) {
    windows.append(window)
    for (name, seat) in seats { window.shortcuts.add(seat.seat, name: name) }
    if let failure { window.reportConnectionLoss(failure) }
  }

  /// Removes a window that is about to be closed, after it has got the end of what is pressed on it.
  func remove(_ window: WindowState) {
    for seat in seats.values { seat.cancel(on: window.surface) }
    windows.removeAll { $0 === window }
  }

  /// Tells input methods what has changed in the text that has the focus.
  func updateTextInput() {
    for seat in seats.values { seat.updateTextInput() }
  }

  /// Shows the cursors that the window wants now.
  func updateCursors(over surface: WlSurface) {
    for seat in seats.values { seat.updateCursor(over: surface) }
  }

  func output(_ output: WlOutput) -> Output? {
    outputs.values.first { $0.output.proxy === output.proxy }
  }

  /// Wakes the render threads whose event queues have pending events.
  func wakeRenderThreads() {
    for window in windows where window.renderQueue.hasPendingEvents { window.wake() }
  }

  func reportConnectionLoss(_ error: WaylandError) {
    failure = error
    for seat in seats.values { seat.cancel() }
    for window in windows { window.reportConnectionLoss(error) }
  }

  /// Releases devices and outputs. Must be the last call.
  func release() {
    catalog.onAdded = nil
    catalog.onRemoved = nil
    for seat in seats.values { seat.release() }
    for output in outputs.values { output.release() }
    seats = [:]
    outputs = [:]
    windows = []
    cursors = nil
  }

  private func bind(_ entry: GlobalCatalog.Entry) {
    switch entry.interface {
    case WlOutput.interface.name:
      let output = Output(catalog.bind(entry))
      output.onChange = { [unowned self] in updateWindows() }
      outputs[entry.name] = output
    case WlSeat.interface.name:
      let seat: WlSeat = catalog.bind(entry)
      seats[entry.name] = makeSeat(seat, entry.name)
      for window in windows { window.shortcuts.add(seat, name: entry.name) }
    default: break
    }
  }

  private func makeSeat(_ seat: WlSeat, _ name: UInt32) -> Seat {
    let input = SeatInput(
      seat: name, timers: timers,
      textInputState: { [unowned self] in window($0)?.textInput },
      deliver: { [unowned self] in window($0)?.send(.input($1)) })
    input.onFirstUse = { [unowned self] in providePendingSelections() }
    return Seat(
      seat, globals: globals, cursors: cursors, input: input, exchange: exchange,
      select: { [unowned self] kind, data in
        for window in windows { window.send(.selection(kind, data)) }
      },
      drag: { [unowned self] surface, kind in
        window(surface)?.send(.drag(DragEvent(seat: name, kind)))
      },
      resume: { [unowned self] in
        for window in windows { window.send(.userResumed) }
      })
  }

  private func remove(_ name: UInt32) {
    for window in windows { window.shortcuts.remove(name) }
    seats.removeValue(forKey: name)?.release()
    guard let output = outputs.removeValue(forKey: name) else { return }
    for window in windows { window.lose(output) }
    output.release()
  }

  private func updateWindows() {
    for window in windows { window.updateOutputs() }
  }

  // MARK: Data transfer

  func seat(_ name: UInt32) -> Seat? { seats[name] }

  /// Offers data as the selection of the seat that was used last; nil clears the selection.
  func provide(_ data: ProvidedData?, as kind: SelectionKind) {
    let used = seats.values.filter { $0.lastUseTime != nil }
      .max { $0.lastUseTime ?? 0 < $1.lastUseTime ?? 0 }
    pendingSelections[kind] = used == nil ? data : nil
    used?.provide(data, as: kind)
  }

  private func providePendingSelections() {
    for (kind, data) in pendingSelections { provide(data, as: kind) }
  }

  private func window(_ surface: WlSurface) -> WindowState? {
    windows.first { $0.surface.isSame(as: surface) }
  }
}
