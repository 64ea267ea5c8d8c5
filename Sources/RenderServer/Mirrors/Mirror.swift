import Synchronization
import Wayland

/// A full-screen window that shows the picture of a session's window on another output, scaled to fit.
final class Mirror: Sendable {
  /// What the compositor has told of the window.
  struct Surroundings: Equatable {
    /// Points; nil before the first configuration.
    var size: WindowSize?
    /// The pixels per point.
    var scale = 1.0
    /// The serial of the configuration that the next frame acknowledges; nil after that.
    var serial: UInt32?
  }

  private final class Shared: Sendable {
    let surroundings = Mutex(Surroundings())
  }

  let output: String
  let window: Window
  private let shared: Shared
  private let isEnding = Atomic<Bool>(false)

  /// Opens the window.
  ///
  /// - Parameters:
  ///   - wake: wakes the render thread.
  ///   - onEvent: called on the reader thread with what concerns the program: keys, and the wish to close it.
  init(
    of options: Window.Options, on output: String, _ connection: Connection,
    wake: @escaping @Sendable () -> Void, onEvent: @escaping @Sendable (WindowEvent) -> Void
  ) {
    let shared = Shared()
    var options = options
    (options.output, options.isFullscreen, options.inhibitsShortcuts) = (output, true, false)
    (self.output, self.shared) = (output, shared)
    window = Window(on: connection, options: options, wake: wake) { event in
      switch event {
      case .configure(let configuration):
        shared.surroundings.withLock {
          ($0.size, $0.scale) = (configuration.size, configuration.scale)
          $0.serial = configuration.serial
        }
        wake()
      case .scale(let scale):
        shared.surroundings.withLock { $0.scale = scale }
        wake()
      case .input(let input) where input.isOfKeyboard: onEvent(event)
      case .closeRequested: onEvent(event)
      default: break
      }
    }
  }

  /// Whether the app has withdrawn the mirror, which the render thread then closes.
  var isWithdrawn: Bool { isEnding.load(ordering: .acquiring) }

  func withdraw() {
    isEnding.store(true, ordering: .releasing)
  }

  /// Returns what the compositor has told; a serial is returned once.
  func takeSurroundings() -> Surroundings {
    shared.surroundings.withLock { surroundings in
      defer { surroundings.serial = nil }
      return surroundings
    }
  }

  /// Closes the window, once the render thread does not use its surface any more.
  func close() {
    window.surface.end()
    window.close()
  }
}

extension InputEvent {
  /// Whether it is one of those that have no place on the window.
  fileprivate var isOfKeyboard: Bool {
    switch kind {
    case .key, .modifiers, .keyboardFocus, .keyboardLayout: true
    default: false
    }
  }
}
