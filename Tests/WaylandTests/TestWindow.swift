import Foundation
import Glibc
import Testing
import WaylandWire

@testable import Wayland

/// A window whose frames are shared-memory buffers instead of EGL surfaces. The test's thread acts
/// as the render thread.
final class TestWindow {
  let window: Window
  let events = EventLog<WindowEvent>()
  let wakes = EventLog<Void>()
  private let connection: Connection
  private var acknowledged: UInt32?
  private var buffers: [WlBuffer] = []

  init(on connection: Connection, _ options: Window.Options = .init(title: "Test", appID: "test")) {
    self.connection = connection
    window = Window(
      on: connection, options: options, wake: { [wakes] in wakes.append(()) },
      onEvent: { [events] in events.append($0) })
  }

  var surface: Surface { window.surface }

  /// Waits for the first configuration, or the first that satisfies `fits`.
  func configuration(where fits: (WindowConfiguration) -> Bool = { _ in true }) throws
    -> WindowConfiguration
  {
    try #require(
      events.first { event in
        if case .configure(let value) = event, fits(value) { value } else { nil }
      })
  }

  /// Waits for the full-screen configuration, which some compositors send only to a window that is
  /// shown.
  func fullscreenConfiguration() throws -> WindowConfiguration {
    let first = try configuration()
    if first.states.contains(.fullscreen) { return first }
    try showFrame(first)
    return try configuration { $0.states.contains(.fullscreen) }
  }

  /// Attaches and commits a gray frame of this size.
  func showFrame(_ configuration: WindowConfiguration) throws {
    if acknowledged != configuration.serial { surface.ackConfigure(configuration.serial) }
    acknowledged = configuration.serial
    surface.setSize(configuration.size, scale: 1)
    surface.setOpaque(true)
    surface.surface.attach(buffer: try buffer(configuration.size), x: 0, y: 0)
    surface.surface.damage(x: 0, y: 0, width: .max, height: .max)
    surface.commit()
  }

  /// Waits for the first surface event for which `match` returns a value; nil when none arrives
  /// within 20 seconds.
  func firstSurfaceEvent<Value>(_ match: (SurfaceEvent) -> Value?) -> Value? {
    let deadline = Date(timeIntervalSinceNow: 120)
    while Date() < deadline {
      let matches = surface.dispatchPending().compactMap(match)
      if let value = matches.first { return value }
      usleep(2_000)
    }
    return nil
  }

  func close() {
    for buffer in buffers { buffer.destroy() }
    buffers = []
    surface.end()
    window.close()
  }

  private func buffer(_ size: WindowSize) throws -> WlBuffer {
    let memory = try #require(connection.globals.sharedMemory)
    let bytes = size.width * size.height * 4
    var template = Array("/tmp/lamina-shm-XXXXXX".utf8CString)
    let file = OwnedDescriptor(unsafe mkstemp(&template))
    unsafe unlink(template)
    try #require(ftruncate(file.rawValue, bytes) == 0)
    let pool = memory.createPool(fd: file.rawValue, size: Int32(bytes))
    let buffer = pool.createBuffer(
      offset: 0, width: Int32(size.width), height: Int32(size.height),
      stride: Int32(size.width * 4), format: .xrgb8888)
    pool.destroy()
    buffers.append(buffer)
    return buffer
  }
}
