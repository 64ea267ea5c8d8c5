import Foundation
import QuartzCore
import RenderServer
import TestCompositor
import Testing
import Wayland

@testable import UIKit

// The tests run in child processes, because other tests stop the media clock.
@Suite("Windows on the screens of outputs", .serialized)
struct OutputWindowTests {
  @Test("a visible window is full screen on its screen's output, as often as it is plugged in")
  func windowOnOutput() async {
    await #expect(processExitsWith: .success) { try await Self.showWindow() }
  }

  @Test("a window on another output outlives the compositor")
  func reconnection() async {
    await #expect(processExitsWith: .success) { try await Self.loseCompositor() }
  }

  private static let names = ["TEST-1", "TEST-2"]

  private static func start(at display: String) throws -> TestCompositor {
    var options = CompositorOptions()
    (options.outputs, options.keepsPixels) = (2, true)
    return try TestCompositor(options, at: display)
  }

  @MainActor private static func makeScreens(_ display: String) -> OutputScreens {
    UIApplication.windowOptions.display = display
    UIApplication.windowOptions.wait = .infinity
    let screens = OutputScreens(
      mirror: { _ in },
      opener: { options, handler throws(RenderError) in
        try WindowServer(options, onEvent: handler)
      })
    screens.update(outputs(names), main: UIScreen.main)
    return screens
  }

  /// The first output shows the main window.
  private static func outputs(_ names: [String]) -> WindowOutputs {
    let all = names.map { name in
      var output = OutputState()
      (output.name, output.mode) = (name, WindowSize(width: 1280, height: 720))
      return output
    }
    return WindowOutputs(all, current: names.first)
  }

  @MainActor private static func showWindow() async throws {
    let compositor = try start(at: TestCompositor.makeDisplay())
    let screens = makeScreens(compositor.display)
    let screen = try #require(screens.screens.first)
    let window = UIWindow(frame: screen.bounds)
    (window.screen, window.backgroundColor) = (screen, .red)
    #expect(compositor.perform { $0.windows.isEmpty })
    for _ in 0..<3 {
      window.isHidden = false
      try await expectRed(on: compositor)
      screens.update(outputs([names[0]]), main: UIScreen.main)
      try await wait { compositor.perform { $0.windows.isEmpty } }
      screens.update(outputs(names), main: UIScreen.main)
      try await expectRed(on: compositor)
      window.isHidden = true
      try await wait { compositor.perform { $0.windows.isEmpty } }
    }
    #expect(compositor.perform { $0.violations } == [])
    #expect(screens.stop(timeout: 10))
    compositor.stop()
  }

  @MainActor private static func loseCompositor() async throws {
    let display = TestCompositor.makeDisplay()
    var compositor = try start(at: display)
    let screens = makeScreens(display)
    let screen = try #require(screens.screens.first)
    let window = UIWindow(screen: screen)
    window.backgroundColor = .red
    window.makeKeyAndVisible()
    for _ in 0..<2 {
      try await expectRed(on: compositor)
      compositor.stop()
      compositor = try start(at: display)
    }
    try await expectRed(on: compositor)
    #expect(screens.stop(timeout: 10))
    compositor.stop()
  }

  /// Waits for a red picture in full screen on the second output.
  @MainActor private static func expectRed(on compositor: TestCompositor) async throws {
    try await wait {
      compositor.perform { model in
        guard let surface = model.windows.first, let window = surface.window else { return false }
        // Each pixel has its blue first and its alpha last.
        return window.fullscreenOutputs == [names[1]] && surface.hasEntered
          && surface.pixels.prefix(3) == [0, 0, 255]
      }
    }
  }

  /// Waits until the condition holds, while the main queue delivers events.
  @MainActor private static func wait(until condition: () -> Bool) async throws {
    let deadline = Date(timeIntervalSinceNow: 120)
    while !condition() {
      guard Date() < deadline else { throw Timeout() }
      CATransaction.flush()
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  private struct Timeout: Error {}
}
