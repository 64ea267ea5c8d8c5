import Foundation
import LayerTree
import TestCompositor
import Testing
import Wayland

@testable import RenderServer

@Suite("A frame that waits for its frame callback", .serialized)
struct WaitingFrameTests {
  @Test("answers to input that a resize keeps back do not redraw the frame")
  func answersBehindResize() async {
    // Other tests stop the media clock of this process.
    await #expect(processExitsWith: .success) { try await Self.answerBehindResize() }
  }

  /// The compositor sends no frame callback, so that a frame that is drawn after the first one waits for
  /// ever.
  @MainActor private static func answerBehindResize() async throws {
    var options = CompositorOptions()
    options.frameInterval = nil
    let compositor = try TestCompositor(options)
    let program = try TestProgram(ReconnectionTests.options(compositor.display, wait: 0))
    let server = try #require(program.server)
    var frames: Int { server.log.current.statistics.frames }
    try await program.wait(for: "the first frames") { frames >= 2 }
    // A submitted frame is replaced for a refresh at most.
    try await Task.sleep(for: .milliseconds(100))
    // Two refreshes a second leave time to draw a frame again.
    _ = compositor.perform { $0.outputs.first?.setRefresh(2_000) }
    let first = frames
    try await program.wait(for: "a frame that waits") {
      program.answerInput()
      return frames > first
    }
    compositor.perform { model in
      model.windows.first?.window?.configure(width: 200, height: 100, states: [4])
    }
    let size = WindowSize(width: 200, height: 100)
    try await program.wait(for: "another size") { program.size == size }
    try await Task.sleep(for: .milliseconds(100))
    let last = frames
    for _ in 0..<20 {
      program.answerInput()
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(frames == last)
    #expect(program.end())
    #expect(compositor.perform { $0.violations } == [])
    compositor.stop()
  }
}
