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

  @Test("a rotated output shows buffers that have its panel's orientation upright")
  func rotatedOutput() async {
    await #expect(processExitsWith: .success) {
      try await Self.compare(scenes: 1, edits: 3, onRotatedOutput: true)
    }
  }

  /// Applies random edits to a window of sway and to an off-screen screen.
  @MainActor private static func compare(
    scenes: UInt64, edits: Int, onRotatedOutput isRotated: Bool = false
  ) async throws {
    for seed in Samples.seeds(scenes) {
      var scene = EffectsScene(
        seed: 1000 + seed, isFractional: false, features: [.backdrops, .shapes, .copies],
        rasterizationScales: [1])
      let window = try await ScreenshotWindow(showing: scene.first(), isRotated: isRotated)
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
  /// Whether the output is rotated by a counter-clockwise quarter turn.
  private let isRotated: Bool

  init(showing first: Commit, isRotated: Bool) async throws {
    compositor = try HeadlessCompositor(.sway)
    self.isRotated = isRotated
    // sway counts clockwise, Wayland counter-clockwise.
    if isRotated { try compositor.runClient(["swaymsg", "output * transform 270"]) }
    screen = try OffscreenServer()
    var options = WindowServer.Options(title: "Test")
    options.display = compositor.display
    options.partialRedraw = .keptTarget(copyCost: 0.1)
    let (events, sink) = AsyncStream<ServerEvent>.makeStream()
    self.events = events
    server = try WindowServer(options) { sink.yield($0) }
    var commit = first
    for await case .window(.configure(let configuration)) in events {
      let (width, height) = (configuration.size.width, configuration.size.height)
      let size = CGSize(
        width: isRotated ? height : width, height: isRotated ? width : height)
      commit.surface = SurfaceState(size: size, scale: 1, outputQuarterTurns: isRotated ? 1 : 0)
      screen.post(commit)
      commit.surface?.serial = configuration.serial
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
    for _ in 0..<3000 where least > 0 {
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
    let size = isRotated ? (shown.height, shown.width) : (shown.width, shown.height)
    guard size == (expected.width, expected.height) else { return 255 }
    var largest = 0
    for y in 0..<shown.height {
      for x in 0..<shown.width {
        let (column, row) = isRotated ? (y, shown.width - 1 - x) : (x, y)
        let (one, other) = (y * shown.width + x, row * expected.width + column)
        for channel in 0..<3 {
          let difference =
            Int(shown.pixels[one * 3 + channel]) - Int(expected.pixels[other * 4 + channel])
          largest = max(largest, abs(difference))
        }
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
