import GLESRenderer
import LaminaTesting
import RenderServer
import TestSupport
import Testing
import UIKit

@Suite("No memory for textures") @MainActor struct OutOfMemoryTests {
  /// Renders a still scene of every effect for some frames, of which the last one follows a change of
  /// textures, and returns it.
  private func frame(_ failing: ClosedRange<Int>?) throws -> (CGImage, FrameStatistics) {
    let server = try OffscreenServer(limits: DriverLimits(failingTextures: failing))
    let screen = OffscreenScreen(size: EveryEffect.size, server: server)
    let scene = EveryEffect(screen, moves: false)
    for frame in 0..<3 {
      screen.time = Double(frame) / 60
      try scene.screen.render()
    }
    for frame in 3..<14 {
      screen.time = Double(frame) / 60
      let layer = CALayer()
      layer.frame = CGRect(x: 300, y: 220, width: 8, height: 8)
      layer.contents = EveryEffect.picture(8 + frame, 8)
      screen.window.layer.addSublayer(layer)
      try screen.render()
      layer.removeFromSuperlayer()
    }
    screen.time = 0.5
    return (try screen.frame(), screen.statistics)
  }

  @Test(
    "whichever attempt to allocate a texture fails, no frame fails, and the picture is the same")
  func singleFailures() throws {
    let (expected, statistics) = try frame(nil)
    #expect(statistics.missingTextures == 0)
    for attempt in Samples.seeds(40) {
      let (picture, statistics) = try frame(Int(attempt)...Int(attempt))
      #expect(ImageComparison(picture, expected).largestDifference == 0, "attempt \(attempt)")
      #expect(statistics.missingTextures == 0)
    }
  }

  @Test("what is missing for several frames appears when there is memory")
  func longShortages() throws {
    let (expected, _) = try frame(nil)
    for first in stride(from: 1, through: 21, by: 4) {
      let (picture, statistics) = try frame(first...first + 7)
      #expect(ImageComparison(picture, expected).largestDifference == 0, "from \(first)")
      #expect(statistics.missingTextures == 0)
    }
  }

  @Test("a bitmap for which there is no memory is transparent, and the app goes on")
  func placeholder() throws {
    let server = try OffscreenServer(limits: DriverLimits(failingTextures: 1...1_000))
    let screen = OffscreenScreen(size: CGSize(width: 32, height: 32), server: server)
    screen.window.backgroundColor = .green
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 16, height: 32)
    layer.contents = EveryEffect.picture(16, 32)
    screen.window.layer.addSublayer(layer)
    let bytes = try screen.frame().premultipliedRGBA
    #expect(
      Array(bytes[0..<4]) == [0, 255, 0, 255] && Array(bytes[124..<128]) == [0, 255, 0, 255])
    #expect(screen.statistics.missingTextures == 1)
  }
}
