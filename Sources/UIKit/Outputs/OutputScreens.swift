import Foundation
import RenderServer
import Wayland

/// The screens of the outputs beside the one that shows the program's main window.
@MainActor final class OutputScreens {
  private let opener: OutputScreen.Opener
  private let mirror: ([String]) -> Void
  /// The screens whose outputs are there, and those whose windows wait for their output.
  private var all: [OutputScreen] = []
  /// The output that shows the main window; nil if it is not known.
  private(set) var mainOutput: OutputState?

  /// - Parameters:
  ///   - mirror: called with the names of the outputs that mirror the main screen.
  ///   - opener: opens the display of a screen that has a visible window.
  init(mirror: @escaping ([String]) -> Void, opener: @escaping OutputScreen.Opener) {
    (self.mirror, self.opener) = (mirror, opener)
  }

  private var connected: [OutputScreen] { all.filter { $0.output != nil } }

  var screens: [UIScreen] { connected.map(\.screen) }

  /// Whether the keyboard is on one of the screens.
  var isActive: Bool { all.contains { $0.isActive } }

  /// Applies what the compositor tells of its outputs. Until the one of the main window is known, no
  /// screen is connected.
  ///
  /// - Parameter main: the main screen; nil before the launch, when observers are told nothing.
  func update(_ outputs: WindowOutputs, main: UIScreen?) {
    let previous = mainOutput
    let name = outputs.current ?? previous?.name
    mainOutput = outputs.all.first { $0.name == name }
    let others = outputs.all.filter { $0.name != name }
    var news: [(UIScreen, Notification.Name)] = []
    for screen in connected where !others.contains(where: { $0.name == screen.output?.name }) {
      screen.disconnect()
      news.append((screen.screen, UIScreen.didDisconnectNotification))
    }
    all.removeAll { $0.output == nil && $0.screen.stack.windows.isEmpty }
    main?.output = mainOutput
    if let main, let previous, let mainOutput, previous.differsInMode(from: mainOutput) {
      news.append((main, UIScreen.modeDidChangeNotification))
    }
    for output in others {
      if let change = adopt(output) { news.append(change) }
    }
    updateMirrors()
    guard main != nil else { return }
    for (screen, name) in news { screen.post(name) }
  }

  /// Mirrors the main screen on the screens without a visible window, if that is wanted.
  func updateMirrors() {
    let isWanted = UIApplication.mirrorsMainScreen && mainOutput != nil
    for screen in all {
      screen.screen.isMirror = isWanted && screen.output != nil && !screen.hasVisibleWindow
    }
    mirror(all.filter(\.screen.isMirror).compactMap(\.name))
  }

  /// Sets the seconds for which the displays wait after the death of a compositor.
  func setWait(_ seconds: Double) {
    for screen in screens { screen.server?.setWait(seconds) }
  }

  /// Closes the displays. Returns whether all their threads have ended within `timeout` seconds.
  func stop(timeout: Double) -> Bool {
    let share = timeout / Double(max(all.count, 1))
    return all.reduce(true) { hasEnded, screen in screen.stop(timeout: share) && hasEnded }
  }

  /// Gives an output its screen. Returns what observers are told.
  private func adopt(_ output: OutputState) -> (UIScreen, Notification.Name)? {
    if let screen = all.first(where: { $0.name == output.name }) {
      let previous = screen.output
      if previous == nil, mainOutput == nil { return nil }
      screen.output = output
      guard let previous else { return (screen.screen, UIScreen.didConnectNotification) }
      return previous.differsInMode(from: output)
        ? (screen.screen, UIScreen.modeDidChangeNotification) : nil
    }
    guard mainOutput != nil else { return nil }
    let screen = OutputScreen(output, opener: opener) { [weak self] in self?.updateMirrors() }
    all.append(screen)
    return (screen.screen, UIScreen.didConnectNotification)
  }
}

extension OutputState {
  fileprivate func differsInMode(from other: OutputState) -> Bool {
    mode != other.mode || refresh != other.refresh
  }
}
