import CoreGraphics
import Foundation
import LayerTree
import TestSupport
import Testing
import Wayland

@testable import RenderServer

// The test runs in a child process, because other tests stop the media clock.
@Suite("Partial redraws on a compositor", .serialized)
struct ScreenshotTests {
  @Test("what sway shows after each of many edits is what is drawn completely off screen")
  func screenshots() async {
    await #expect(processExitsWith: .success) { try await Self.compare(scenes: 2, edits: 20) }
  }

  /// Applies random edits to a window of sway and to an off-screen screen.
  @MainActor private static func compare(scenes: UInt64, edits: Int) async throws {
    for seed in Samples.seeds(scenes) {
      var scene = EffectsScene(
        seed: 1000 + seed, isFractional: false, features: [.backdrops, .shapes, .copies],
        rasterizationScales: [1])
      let window = try await ScreenshotWindow(showing: scene.first())
      for edit in 1...edits {
        let difference = try await window.difference(after: edit == 1 ? nil : scene.edit())
        #expect(difference == 0, "scene \(seed), edit \(edit)")
      }
      #expect(window.server.stop())
    }
  }
}

/// A window on sway that keeps its frames, and an off-screen screen with the same layers.
@MainActor private final class ScreenshotWindow {
  let server: WindowServer
  private let compositor: HeadlessCompositor
  private let screen: OffscreenServer
  private let events: AsyncStream<ServerEvent>
  private var commits = 1

  init(showing first: Commit) async throws {
    compositor = try HeadlessCompositor(.sway)
    screen = try OffscreenServer()
    var options = WindowServer.Options(title: "Test")
    options.display = compositor.display
    options.partialRedraw = .keptTarget(copyCost: 0.1)
    let (events, sink) = AsyncStream<ServerEvent>.makeStream()
    self.events = events
    server = try WindowServer(options) { sink.yield($0) }
    var commit = first
    for await case .window(.configure(let configuration)) in events {
      let size = CGSize(width: configuration.size.width, height: configuration.size.height)
      commit.surface = SurfaceState(size: size, scale: 1)
      screen.post(commit)
      commit.surface = SurfaceState(size: size, scale: 1, serial: configuration.serial)
      break
    }
    server.post(commit)
  }

  /// The largest difference between a screenshot and the complete frame after a commit: 0…255.
  func difference(after commit: Commit?) async throws -> Int {
    if let commit {
      commits += 1
      screen.post(commit)
      server.post(commit)
    }
    screen.redrawWhole()
    try screen.renderFrame(for: 0)
    let expected = try screen.readPixels()
    var least = 255
    // A frame that was drawn late is drawn again, so that only its pixels tell when it is shown.
    for _ in 0..<100 where least > 0 {
      try await Task.sleep(for: .milliseconds(10))
      guard server.log.current.statistics.commits == commits else { continue }
      least = min(least, try difference(from: expected))
    }
    return least
  }

  /// The largest difference between a screenshot and pixels in RGBA.
  private func difference(
    from expected: (pixels: [UInt8], width: Int, height: Int)
  ) throws -> Int {
    let shown = try PPMFile(try screenshot())
    guard (shown.width, shown.height) == (expected.width, expected.height) else { return 255 }
    var largest = 0
    for pixel in 0..<shown.width * shown.height {
      for channel in 0..<3 {
        let difference =
          Int(shown.pixels[pixel * 3 + channel]) - Int(expected.pixels[pixel * 4 + channel])
        largest = max(largest, abs(difference))
      }
    }
    return largest
  }

  private func screenshot() throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "lamina-\(UUID().uuidString).ppm")
    defer { try? FileManager.default.removeItem(at: file) }
    try compositor.runClient(["grim", "-t", "ppm", file.path])
    return try Data(contentsOf: file)
  }
}
