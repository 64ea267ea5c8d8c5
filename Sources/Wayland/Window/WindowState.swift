import WaylandWire

/// The part of a window that belongs to the reader thread: its role objects, its outputs and the
/// values last sent to the app.
final class WindowState: @unchecked Sendable {
  let surface: WlSurface
  let renderQueue: EventQueue
  let wake: @Sendable () -> Void

  let connection: ConnectionState
  private let globals: Globals
  let options: Window.Options
  private let shellSurface: XdgSurface
  private let onEvent: @Sendable (WindowEvent) -> Void
  /// The text that has the focus in the window; nil if there is none.
  private(set) var textInput: TextInputState?
  /// What the app wants the pointer's cursor to look like.
  private var wantedCursor = CursorShape.arrow
  var role: Role?
  var isFullscreenWanted: Bool
  /// Whether the program keeps the screen on; nil if it does not say.
  private var isIdleInhibited: Bool?
  var entered: [Output] = []
  /// The output for which full screen was requested; nil if that was left to the compositor.
  var fullscreenOutput: Output?
  /// Whether the compositor has taken away the output on which the window was.
  var hasLostOutput = false
  var preferredScale: Double?
  /// Fires when a scale has waited long enough for the size that belongs to it.
  private(set) var scaleTimer: ReaderTimer?
  var sent = SentValues()
  var refusal = Refusal()

  let power: OutputPower
  let shortcuts: ShortcutInhibitors

  /// The objects that give the surface the toplevel role.
  struct Role {
    let toplevel: XdgToplevel
    let decoration: ZxdgToplevelDecorationV1?
    let fractionalScale: WpFractionalScaleV1?
    var idleInhibitor: ZwpIdleInhibitorV1?
    var pendingSize: WindowSize?
    var pendingStates: WindowConfiguration.States = []
  }

  /// The last values that were sent as events.
  struct SentValues {
    var size: WindowSize?
    var scale: Double?
    var quarterTurns = 0
    var refresh: UInt64?
    var outputs: WindowOutputs?
  }

  init(
    on connection: Connection, surface: Surface, options: Window.Options,
    wake: @escaping @Sendable () -> Void, onEvent: @escaping @Sendable (WindowEvent) -> Void
  ) {
    self.connection = connection.state
    globals = connection.globals
    self.surface = surface.surface
    shellSurface = surface.shellSurface
    renderQueue = surface.queue
    self.options = options
    power = OutputPower(globals.outputPowerManager)
    shortcuts = ShortcutInhibitors(
      options.inhibitsShortcuts ? globals.shortcutsInhibitManager : nil, of: surface.surface)
    isFullscreenWanted = options.isFullscreen
    self.wake = wake
    self.onEvent = onEvent
    scaleTimer = ReaderTimer(self.connection.timers) { [unowned self] in updateScale(waits: false) }
  }

  /// Gives the surface the toplevel role and requests its first configuration.
  func open() {
    let toplevel = shellSurface.getToplevel()
    role = Role(
      toplevel: toplevel,
      decoration: globals.decorationManager?.getToplevelDecoration(toplevel: toplevel),
      fractionalScale: globals.hasFractionalScale
        ? globals.fractionalScaleManager?.getFractionalScale(surface: surface) : nil)
    listen()
    setTitle(options.title)
    toplevel.setAppId(appId: options.appID.limitedForWayland)
    role?.decoration?.setMode(mode: .serverSide)
    if isFullscreenWanted { requestFullscreen() }
    updateOutputs()
    connection.add(self)
    surface.commit()
  }

  /// Destroys the role objects and the surface.
  func close() {
    connection.remove(self)
    scaleTimer?.cancel()
    guard let role else { return }
    power.release()
    shortcuts.release()
    role.idleInhibitor?.destroy()
    role.fractionalScale?.destroy()
    role.decoration?.destroy()
    role.toplevel.destroy()
    shellSurface.destroy()
    surface.destroy()
    self.role = nil
  }

  func setTitle(_ title: String) {
    role?.toplevel.setTitle(title: title.limitedForWayland)
  }

  func setFullscreen(_ isFullscreen: Bool) {
    isFullscreenWanted = isFullscreen
    if isFullscreen {
      requestFullscreen()
    } else {
      role?.toplevel.unsetFullscreen()
    }
  }

  func setTextInput(_ state: TextInputState?) {
    textInput = state
    connection.updateTextInput()
  }

  /// What the pointer's cursor looks like over the window. An output that is off may still show a cursor.
  var cursorShape: CursorShape { power.isOff ? .hidden : wantedCursor }

  func setCursor(_ shape: CursorShape) {
    wantedCursor = shape
    connection.updateCursors(over: surface)
  }

  func send(_ event: WindowEvent) {
    onEvent(event)
  }

  func reportConnectionLoss(_ error: WaylandError) {
    onEvent(.connectionLost(error))
  }

  private func listen() {
    surface.onEvent { [unowned self] event in
      switch event {
      case .enter(let output): enter(output.flatMap(connection.output(_:)))
      case .leave(let output): leave(output.flatMap(connection.output(_:)))
      default: break
      }
    }
    shellSurface.onEvent { [unowned self] event in
      if case .configure(let serial) = event { configure(serial) }
    }
    role?.toplevel.onEvent { [unowned self] event in
      switch event {
      case .configure(let width, let height, let states):
        role?.pendingSize =
          width > 0 && height > 0 ? WindowSize(width: Int(width), height: Int(height)) : nil
        role?.pendingStates = .init(numbers: states.words)
      case .close: send(.closeRequested)
      default: break
      }
    }
    role?.fractionalScale?.onEvent { [unowned self] event in
      guard case .preferredScale(let scale) = event else { return }
      preferredScale = Double(scale) / 120
      updateOutputs()
    }
  }

  private func configure(_ serial: UInt32) {
    guard let role else { return }
    inhibitIdle(isIdleInhibited ?? role.pendingStates.contains(.fullscreen))
    let size = possible(role.pendingSize ?? defaultSize)
    let isSame = size == sent.size
    sent.size = size
    // A scale may have waited for this size, or may not have been possible with the last one. Sway repeats
    // the last size, with other states, before the one that belongs to a new scale.
    if !(isSame && scaleTimer?.deadline != nil) { takeScale() }
    send(
      .configure(
        WindowConfiguration(
          serial: serial, size: size, scale: scale, states: role.pendingStates)))
  }

  /// Returns the size; a side that no buffer can have keeps its last length.
  private func possible(_ size: WindowSize) -> WindowSize {
    if SurfaceLimits.allow(size, scale: scale) { return size }
    refusal.log("a window of \(size.width) × \(size.height) points at scale \(scale)")
    let last = sent.size ?? SurfaceLimits.limit(options.preferredSize, scale: scale)
    let longest = SurfaceLimits.longestSide(scale: scale)
    return WindowSize(
      width: size.width > longest ? last.width : size.width,
      height: size.height > longest ? last.height : size.height)
  }

  /// The size to use where the compositor leaves the choice. Some compositors do so until a
  /// full-screen window is shown; with the screen's size, its first frame has the right size
  /// already.
  private var defaultSize: WindowSize {
    let screen = isFullscreenWanted ? possibleOutputs.compactMap(\.state.size).first : nil
    return screen ?? options.preferredSize
  }

  /// Sets whether the screen is kept on while the window is visible. Until then it is while the
  /// window is full screen, as kiosk applications need.
  func setIdleInhibited(_ isInhibited: Bool) {
    isIdleInhibited = isInhibited
    inhibitIdle(isInhibited)
  }

  private func inhibitIdle(_ isInhibited: Bool) {
    if !isInhibited {
      role?.idleInhibitor?.destroy()
      role?.idleInhibitor = nil
    } else if role?.idleInhibitor == nil {
      role?.idleInhibitor = globals.idleInhibitManager?.createInhibitor(surface: surface)
    }
  }
}

extension String {
  /// The text limited to 2,048 bytes, because a Wayland message holds at most 4,096.
  fileprivate var limitedForWayland: String {
    utf8.count <= 2048 ? self : String(decoding: utf8.prefix(2048), as: UTF8.self)
  }
}

/// A size in whole points or pixels, depending on where it is used.
package struct WindowSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Returns the pixel size of a buffer for this size in points: each side times `scale`, rounded
  /// half up (`wp_fractional_scale_v1`), and at least 1.
  package func pixels(scale: Double) -> WindowSize {
    WindowSize(
      width: max(1, Int((Double(width) * scale).rounded())),
      height: max(1, Int((Double(height) * scale).rounded())))
  }
}
