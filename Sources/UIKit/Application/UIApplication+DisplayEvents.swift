import CoreGraphics
import Foundation
import RenderServer
import Wayland

// Events from the display server.

extension UIApplication {
  func handle(_ event: ServerEvent) {
    switch event {
    case .connected: displayWasConnected()
    case .disconnected: displayWasLost()
    case .notice(let text):
      ProgramLog.write(text)
      supervision?.note(text)
    case .window(.configure(let configuration)): configure(configuration)
    case .window(.scale(let scale)):
      surface.scale = CGFloat(scale)
      if hasLaunched { UIScreen.main.configure(surface, serial: nil) }
    case .window(.outputRotation(let quarterTurns)):
      let isSameSize = surface.rotate(to: quarterTurns)
      if hasLaunched, isSameSize { UIScreen.main.configure(surface, serial: nil) }
    case .window(.outputs(let outputs)):
      outputScreens.update(outputs, main: hasLaunched ? .main : nil)
    case .window(.refresh(let nanoseconds)):
      surface.refreshRate = Int((1e9 / Double(max(nanoseconds, 1))).rounded())
      UIScreen.main.refreshRate = surface.refreshRate
    case .input(let inputs): if hasLaunched { receive(inputs) }
    case .window(.selection(.clipboard, let offer)): UIPasteboard.general.receive(offer)
    case .window(.selection(.primary, let offer)): PrimarySelection.shared.receive(offer)
    case .window(.drag(let event)): if hasLaunched { UIScreen.main.receive(event) }
    case .window(.dragSource(let event)): DragEnvironment.shared.receive(event)
    case .window(.userResumed): displayCare?.noteUse()
    case .window(.closeRequested): terminate()
    // The window server sends input and the end of a connection on their own.
    case .window(.input), .window(.connectionLost): break
    case .failed(let error): fail(error)
    case .presented: supervision?.didPresent()
    case .wantsContents(let contents): UIScreen.main.resend(contents)
    case .tick(let tick):
      DisplayLinks.shared.tick(shown: tick.shown, next: tick.next, refresh: tick.refresh)
    }
  }

  private func configure(_ configuration: WindowConfiguration) {
    surface.size = CGSize(width: configuration.size.width, height: configuration.size.height)
    surface.scale = CGFloat(configuration.scale)
    supervision?.note(
      size: configuration.size.pixels(scale: configuration.scale), scale: configuration.scale)
    if hasLaunched {
      UIScreen.main.supportedOrientations = supportedOrientations()
      UIScreen.main.configure(surface, serial: configuration.serial)
    } else {
      launch(serial: configuration.serial)
    }
    windowStates = configuration.states
    updateState()
  }

  /// Moves to the state that follows from those of the surfaces: active while the keyboard is on any.
  func updateState() {
    guard hasLaunched else { return }
    if outputScreens.isActive { return enter(.active) }
    enter(
      windowStates.contains(.suspended)
        ? .background : windowStates.contains(.activated) ? .active : .inactive)
  }

  private func launch(serial: UInt32) {
    hasLaunched = true
    let screen = UIScreen()
    screen.configure(surface, serial: nil)
    screen.interfaceOrientation = orientation
    screen.slowAnimations = slowAnimations
    screen.refreshRate = surface.refreshRate
    screen.output = outputScreens.mainOutput
    screen.show(through: server, serial: serial, isMain: true)
    let splash = splash.map { SplashLayer($0, on: screen) }
    Bundle.main.registerFonts()
    delegate = makeDelegate()
    screen.supportedOrientations = supportedOrientations()
    MemoryWarnings.watch { UIApplication.shared.receiveMemoryWarning() }
    finishLaunching()
    splash?.remove()
    careForDisplay(of: screen)
    accessibilityPublisher = .start(environment: ProcessInfo.processInfo.environment)
    UIAccessibility.readsScreen = startsScreenReader
    inspectorWindow = .show()
  }
}

extension UIScreen {
  /// Connects the screen with a window on a display.
  func show(through server: WindowServer?, serial: UInt32, isMain: Bool) {
    self.server = server
    readStatistics = { [weak server] in server?.log.current.statistics }
    readLastRefresh = { [weak server] in server?.lastFrameCallback }
    connect(serial: serial, isMain: isMain) { [weak server] in server?.post($0) }
  }
}
