import CoreGraphics
import TestCompositor
import TestSupport
import Testing
import Wayland

@testable import RenderServer

// The tests run in child processes, because other tests stop the media clock.
@Suite("The depth of windows")
struct WindowDepthTests {
  @Test("a window gets depth with the first frame that needs it")
  func window() async {
    await #expect(processExitsWith: .success) {
      try await Self.show(PartialRedraw.Method.none)
    }
  }

  @Test("a kept frame gets depth with the first frame that needs it")
  func keptFrame() async {
    await #expect(processExitsWith: .success) {
      try await Self.show(.keptTarget(copyCost: 0))
    }
  }

  @MainActor private static func show(_ method: PartialRedraw.Method) async throws {
    let compositor = try ReconnectionTests.compositor(at: TestCompositor.makeDisplay())
    var options = ReconnectionTests.options(compositor.display, wait: 0)
    options.partialRedraw = method
    let program = try TestProgram(options)
    try await ReconnectionTests.showFrames(on: compositor, program)
    let black = CGColor(gray: 0, alpha: 1)
    program.stack(Array(repeating: black, count: 15) + [CGColor(gray: 1, alpha: 1)])
    try await program.wait(for: "the front layer") {
      // Without depth, what is drawn last, the back layer, would be in front.
      middle(of: compositor) == 255
    }
    // Frames after it are drawn with depth too.
    let commits = compositor.perform { $0.windows[0].commits }
    try await program.wait(for: "more frames") {
      compositor.perform { $0.windows[0].commits } > commits + 3
    }
    #expect(middle(of: compositor) == 255)
    #expect(compositor.perform { $0.violations } == [])
    #expect(program.end())
    compositor.stop()
  }

  /// The blue of a pixel in the middle of the stack.
  private static func middle(of compositor: TestCompositor) -> UInt8 {
    let pixels = compositor.perform { $0.windows.first?.pixels ?? [] }
    let (width, row) = (TestProgram.size.width, TestProgram.movingRows + 24)
    return pixels.isEmpty ? 0 : pixels[(row * width + width / 2) * 4]
  }
}
