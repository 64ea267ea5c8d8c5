import CoreGraphics
import Dispatch
import RenderServer
import Wayland

/// A screen of an output beside that of the main window. While one of its windows is visible, it has a
/// full-screen surface on that output, with a connection to the compositor and a render thread.
@MainActor final class OutputScreen {
  /// Opens the display of a screen; the second argument gets its events.
  typealias Opener = (
    WindowServer.Options, @escaping @MainActor @Sendable (ServerEvent) -> Void
  ) throws(RenderError) -> WindowServer

  let screen = UIScreen()
  let name: String?
  /// nil while the output is not there.
  var output: OutputState? {
    didSet { if output != oldValue { outputDidChange() } }
  }
  /// Whether the keyboard is on the screen.
  private(set) var isActive = false {
    didSet { if isActive != oldValue { UIApplication.shared.updateState() } }
  }

  /// Whether one of the windows is visible. Without one, the output may mirror the main screen.
  var hasVisibleWindow: Bool { screen.stack.windows.contains { !$0.isHidden } }

  private let opener: Opener
  private let windowsDidChange: () -> Void
  private var server: WindowServer?
  private var surface = DisplaySurface()
  private var activity = UserActivity()
  private var willUpdate = false

  /// - Parameter windowsDidChange: called when a window was shown or hidden.
  init(
    _ output: OutputState, opener: @escaping Opener, windowsDidChange: @escaping () -> Void
  ) {
    name = output.name
    (self.opener, self.windowsDidChange) = (opener, windowsDidChange)
    self.output = output
    surface.contentScale = UIApplication.shared.surface.contentScale
    screen.slowAnimations = UIApplication.shared.slowAnimations
    screen.stack.visibilityDidChange = { [weak self] in self?.setNeedsUpdate() }
    outputDidChange()
  }

  /// Notes that the output is gone.
  func disconnect() {
    output = nil
    screen.isMirror = false
    _ = stop(timeout: Self.patience)
  }

  /// Closes the display. Returns whether its threads have ended within `timeout` seconds.
  func stop(timeout: Double) -> Bool {
    guard let server else { return true }
    self.server = nil
    screen.disconnect()
    isActive = false
    return server.stop(timeout: timeout)
  }

  /// The seconds that the threads of the display get to end.
  private static let patience = 1.0

  private func outputDidChange() {
    screen.output = output
    guard let output, let size = output.size else { return }
    if let refresh = output.refresh { note(refresh: refresh) }
    setNeedsUpdate()
    // A surface has its size and its scale from the compositor.
    guard server == nil else { return }
    surface.size = CGSize(width: size.width, height: size.height)
    surface.scale = CGFloat(output.scale)
    screen.configure(surface, serial: nil)
  }

  /// Opens or closes the display soon, since a program may show one window in place of another.
  private func setNeedsUpdate() {
    guard !willUpdate else { return }
    willUpdate = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.update() }
    }
  }

  private func update() {
    willUpdate = false
    windowsDidChange()
    let isWanted = output != nil && hasVisibleWindow
    if !isWanted {
      _ = stop(timeout: Self.patience)
    } else if server == nil {
      open()
    }
  }

  private func open() {
    var options = UIApplication.windowOptions
    (options.output, options.isFullscreen, options.trace) = (name, true, nil)
    do throws(RenderError) {
      server = try opener(options) { [weak self] event in self?.handle(event) }
    } catch {
      UIApplication.shared.fail(error)
    }
  }

  // MARK: Events

  private func handle(_ event: ServerEvent) {
    let application = UIApplication.shared
    switch event {
    case .disconnected:
      surface.outputQuarterTurns = 0
      screen.cancelInput()
      screen.resendAll()
      isActive = false
    case .window(.configure(let configuration)): configure(configuration)
    case .window(.scale(let scale)):
      surface.scale = CGFloat(scale)
      screen.configure(surface, serial: nil)
    case .window(.outputRotation(let quarterTurns)):
      if surface.rotate(to: quarterTurns) { screen.configure(surface, serial: nil) }
    case .window(.refresh(let nanoseconds)): note(refresh: nanoseconds)
    case .window(.selection), .window(.dragSource), .window(.closeRequested):
      application.handle(event)
    case .window(.drag(let event)): screen.receive(event)
    case .input(let inputs):
      application.deliver(inputs, to: screen, isUsed: activity.note(inputs))
    case .failed(let error): application.fail(error)
    case .wantsContents(let contents): screen.resend(contents)
    // The main window drives display links, its server tells the log what happens, and the display
    // care of the program is told by its events.
    case .tick, .notice, .connected, .presented, .window(.outputs), .window(.input),
      .window(.connectionLost), .window(.userResumed):
      break
    }
  }

  private func configure(_ configuration: WindowConfiguration) {
    surface.size = CGSize(width: configuration.size.width, height: configuration.size.height)
    surface.scale = CGFloat(configuration.scale)
    if screen.context == nil {
      screen.configure(surface, serial: nil)
      screen.show(through: server, serial: configuration.serial, isMain: false)
    } else {
      screen.configure(surface, serial: configuration.serial)
    }
    isActive = configuration.states.contains(.activated)
  }

  private func note(refresh nanoseconds: UInt64) {
    surface.refreshRate = Int((1e9 / Double(max(nanoseconds, 1))).rounded())
    screen.refreshRate = surface.refreshRate
  }
}
