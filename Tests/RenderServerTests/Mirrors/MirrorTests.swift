import TestCompositor
import Testing
import Wayland

@testable import RenderServer

// The tests run in child processes, because other tests stop the media clock.
@Suite("Mirrors of a window", .serialized)
struct MirrorTests {
  @Test("a mirror shows the window's picture as large as fits, with black bars")
  func picture() async {
    await #expect(processExitsWith: .success) { try await Self.showPicture() }
  }

  @Test("mirrors come and go, end with their compositor, and leave the window as it is")
  func changes() async {
    await #expect(processExitsWith: .success) { try await Self.changeMirrors() }
  }

  /// The mode of the second output: the picture fits twice as large, with bars above and below.
  private static let mode = WindowSize(width: 640, height: 400)
  private static let bar = 136

  private static func start(at display: String, outputs: Int) throws -> TestCompositor {
    var options = CompositorOptions()
    (options.outputs, options.keepsPixels) = (outputs, true)
    let compositor = try TestCompositor(options, at: display)
    compositor.perform { model in
      for output in model.outputs.dropFirst() {
        output.setMode(width: Int32(mode.width), height: Int32(mode.height))
      }
    }
    return compositor
  }

  @MainActor private static func showPicture() async throws {
    let compositor = try start(at: TestCompositor.makeDisplay(), outputs: 2)
    let program = try TestProgram(ReconnectionTests.options(compositor.display, wait: 0))
    try await ReconnectionTests.showFrames(on: compositor, program)
    program.server?.setMirrors(["TEST-2"])
    try await program.wait(for: "a mirror") {
      compositor.perform { $0.windows.count == 2 && $0.windows[1].commits > 3 }
    }
    let (window, mirror, size) = compositor.perform { model in
      (model.windows[0].pixels, model.windows[1].pixels, model.windows[1].bufferSize)
    }
    #expect(size?.width == 640 && size?.height == 400)
    #expect(compositor.perform { $0.windows[1].window?.fullscreenOutputs } == ["TEST-2"])
    // The middle of the ellipse, the group and its corner, and what lies beside them.
    for (x, y) in [(32, 40), (132, 20), (188, 60), (152, 40), (250, 40)] {
      let shown = color(of: mirror, x: 2 * x, y: bar + 2 * y, width: mode.width)
      #expect(color(of: window, x: x, y: y, width: 320) == shown, "\(x), \(y)")
    }
    #expect(isBlack(mirror, 0..<bar) && isBlack(mirror, mode.height - bar..<mode.height))
    // The white square, which moves, is at the top.
    let top = mirror[(bar + 2) * mode.width * 4..<(bar + 30) * mode.width * 4]
    #expect(top.count { $0 == 255 } > 20 * 28 * 3)
    #expect(program.end())
    #expect(compositor.perform { $0.violations } == [])
    compositor.stop()
  }

  /// The blue, green and red of a pixel.
  private static func color(of pixels: [UInt8], x: Int, y: Int, width: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(pixels[start..<start + 3])
  }

  private static func isBlack(_ pixels: [UInt8], _ rows: Range<Int>) -> Bool {
    (rows.lowerBound * mode.width * 4..<rows.upperBound * mode.width * 4).allSatisfy {
      $0 % 4 == 3 || pixels[$0] == 0
    }
  }

  @MainActor private static func changeMirrors() async throws {
    let display = TestCompositor.makeDisplay()
    var compositor = try start(at: display, outputs: 3)
    let program = try TestProgram(ReconnectionTests.options(display, wait: .infinity))
    for death in 1...2 {
      try await ReconnectionTests.showFrames(on: compositor, program)
      let before = ReconnectionTests.lastPicture(of: compositor).rest
      for outputs in [["TEST-2"], ["TEST-2", "TEST-3"], ["TEST-3"], [], ["TEST-3", "TEST-2"]] {
        program.server?.setMirrors(outputs)
        try await program.wait(for: "mirrors on \(outputs)") {
          compositor.perform { shownMirrors($0) == outputs.sorted() }
        }
        #expect(ReconnectionTests.lastPicture(of: compositor).rest == before)
      }
      #expect(compositor.perform { $0.violations } == [])
      compositor.stop()
      try await program.wait(for: "disconnected", times: death)
      compositor = try start(at: display, outputs: 3)
    }
    try await ReconnectionTests.showFrames(on: compositor, program)
    #expect(compositor.perform { $0.windows.count } == 1)
    #expect(program.end())
    compositor.stop()
  }

  /// The outputs of the windows beside the first one; nil while one of them has not shown some frames.
  private static func shownMirrors(_ model: CompositorModel) -> [String]? {
    let mirrors = model.windows.dropFirst()
    guard mirrors.allSatisfy({ $0.commits > 3 }) else { return nil }
    return mirrors.compactMap { $0.window?.fullscreenOutputs.last ?? nil }.sorted()
  }
}
