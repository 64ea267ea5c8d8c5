import ArgumentParser
import Foundation
import LaminaTesting
import UIKit

/// `lamina bench`
struct BenchCommand: ParsableCommand {
  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case vsync, free, idle, stall, blocked, passes, drawing
  }

  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measure a scene of moving layers.",
    discussion: """
      vsync: paced by the display. free: as fast as it goes. idle: the still scene. stall: the \
      main thread is blocked for a second. blocked: kinds of animation, one after the other, with \
      the main thread blocked for two seconds of each. passes: the compositor's own work, \
      without GL and without a display. drawing: 1,000 things drawn on a bitmap.
      """)

  @Option(help: "vsync, free, idle, stall, blocked, passes or drawing.")
  var mode = Mode.vsync

  @Option(help: "Number of layers.")
  var layers = 100

  @Option(help: "Animations of each layer, 0 to 5.")
  var animations = BenchScene.maxAnimations

  @Option(help: "The kind of animation of --mode blocked, or all; what --mode drawing draws.")
  var scene = "all"

  @Option(help: "Side of a layer in points.")
  var layerSize = 128.0

  @Option(help: "Seconds measured.")
  var seconds = 5.0

  @Option(help: "Seconds before that.")
  var warmup = 1.0

  @OptionGroup var display: DisplayOptions

  @Option(help: "What the layers are: \(BenchVariant.names).")
  var variant = BenchVariant.translucent

  @Flag(help: "One line of JSON instead of a table.")
  var json = false

  func validate() throws {
    try checkFinite(seconds, "--seconds", in: 0.1...86_400)
    try checkFinite(warmup, "--warmup", in: 0...3600)
    try checkFinite(layerSize, "--layer-size", in: 1...4096)
    guard (0...1_000_000).contains(layers) else {
      throw ValidationError("--layers \(layers): expected a number from 0 to 1000000")
    }
    guard (0...BenchScene.maxAnimations).contains(animations) else {
      throw ValidationError(
        "--animations \(animations): expected a number from 0 to \(BenchScene.maxAnimations)")
    }
    if mode == .drawing {
      _ = try drawingScene()
    } else {
      _ = try MainActor.assumeIsolated { try BlockedMotion.named(scene) }
    }
    if display.offscreen && [.vsync, .stall, .blocked].contains(mode) {
      throw ValidationError(
        "--mode \(mode.rawValue) is paced by a display; --offscreen has none")
    }
    if mode == .stall && seconds < 2 {
      throw ValidationError("--seconds \(seconds): the stall takes the second of at least 2")
    }
  }

  func run() throws {
    if mode == .drawing { return try runDrawing() }
    try MainActor.assumeIsolated {
      if mode == .passes { return try runPasses() }
      if display.offscreen { return try runOffscreen() }
      if mode == .blocked { display.run(BlockedDelegate(self, try BlockedMotion.named(scene))) }
      display.run(BenchDelegate(self), isUnthrottled: mode == .free)
    }
  }

  @MainActor private var layerScene: BenchScene {
    BenchScene(
      layers: layers, layerSize: layerSize, variant: variant, animations: animations)
  }

  @MainActor func addScene(to window: UIWindow) {
    if mode == .idle {
      layerScene.arrange(in: window, at: 1.25)
    } else {
      layerScene.animate(in: window)
    }
  }

  func text(of report: BenchReport) -> String {
    json ? report.json : report.table
  }

  /// Measures the scene off screen, without waiting between frames.
  @MainActor private func runOffscreen() throws {
    let screen = try OffscreenScreen(size: display.size.size)
    addScene(to: screen.window)
    let start = ProcessInfo.processInfo.systemUptime
    func elapsed() -> Double { ProcessInfo.processInfo.systemUptime - start }
    while elapsed() < warmup {
      screen.time = elapsed()
      try screen.renderAndWait()
    }
    var measurement = BenchMeasurement(statistics: screen.statistics)
    let end = elapsed() + seconds
    while elapsed() < end {
      screen.time = elapsed()
      let frames = screen.statistics.frames
      try screen.renderAndWait()
      if screen.statistics.frames > frames { measurement.frameTimes.append(elapsed()) }
      // A static scene draws no further frame that the loop could measure.
      if mode == .idle { Thread.sleep(forTimeInterval: end - elapsed()) }
    }
    measurement.finish(statistics: screen.statistics)
    measurement.renderer = screen.rendererName
    try StandardOutput.print(
      text(of: BenchReport(self, measurement, size: display.size.size)))
  }
}
