import Foundation
import TestCompositor
import Testing
import Wayland

@testable import RenderServer

extension ReconnectionTests {
  /// What a compositor was given to show.
  struct Picture {
    /// The colors of the rows in which nothing moves. A window is opaque, whatever its alpha bytes are.
    let rest: [UInt8]
    /// The column in which the moving square begins.
    let squareEdge: Int

    /// The bytes are those of a picture of the program's size.
    init(_ pixels: [UInt8]) {
      let stride = TestProgram.size.width * 4
      rest = pixels.indices.dropFirst(TestProgram.movingRows * stride).filter { $0 % 4 != 3 }
        .map { pixels[$0] }
      // Each pixel has its blue first and its alpha last.
      squareEdge = (0..<TestProgram.size.width).first { pixels[$0 * 4] > 127 } ?? 0
    }
  }

  static func compositor(
    at display: String, frameInterval: Double = 1.0 / 60
  ) throws -> TestCompositor {
    var options = CompositorOptions()
    options.keepsPixels = true
    options.frameInterval = frameInterval
    return try TestCompositor(options, at: display)
  }

  static func options(_ display: String, wait: Double) -> WindowServer.Options {
    var options = WindowServer.Options(title: "Test")
    (options.display, options.wait) = (display, wait)
    (options.isFullscreen, options.size) = (false, TestProgram.size)
    return options
  }

  /// Runs a script with a program that waits for a display of which there is no compositor yet.
  @MainActor static func run(
    _ script: @MainActor (TestProgram, String) async throws -> Void
  ) async throws {
    let display = TestCompositor.makeDisplay()
    let program = try TestProgram(options(display, wait: .infinity))
    try await script(program, display)
    #expect(program.end())
  }

  /// Waits until the compositor has got some frames, and checks what it was sent.
  @MainActor static func showFrames(
    on compositor: TestCompositor, _ program: TestProgram
  ) async throws {
    try await program.wait(for: "frames") {
      compositor.perform { model in
        model.windows.contains { !$0.pixels.isEmpty && $0.commits > 3 }
      }
    }
    #expect(compositor.perform { $0.violations } == [])
  }

  static func lastPicture(of compositor: TestCompositor) -> Picture {
    Picture(compositor.perform { $0.windows.first?.pixels ?? [] })
  }

  static func firstPictures(of compositor: TestCompositor) -> [Picture] {
    compositor.perform { $0.firstPictures }.map(Picture.init)
  }

  /// Presses a finger on the window, and gives it the keyboard.
  static func press(on compositor: TestCompositor) throws {
    compositor.perform { $0.seats[0].setCapabilities(.all) }
    try #require(
      compositor.wait { !$0.seats[0].touches.isEmpty && !$0.seats[0].keyboards.isEmpty })
    compositor.perform { model in
      let (seat, surface) = (model.seats[0], model.windows[0].surface)
      seat.touches[0].down(
        serial: model.makeSerial(), time: 1, surface: surface, id: 0, x: 10, y: 10)
      seat.touches[0].frame()
      seat.keyboards[0].enter(serial: model.makeSerial(), surface: surface, keys: [])
    }
  }

  static var openDescriptors: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }
}
