import ArgumentParser
import CoreGraphics
import Foundation
import LaminaTesting
import UIKit

/// `lamina snapshot`
struct SnapshotCommand: ParsableCommand {
  enum SceneName: String, ExpressibleByArgument, CaseIterable {
    case demo, bench
  }

  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Write one frame of a scene as a PNG, always the same.")

  @Option(help: "demo or bench.")
  var scene = SceneName.demo

  @Option(help: "What --scene bench shows, as with lamina bench.")
  var variant = "translucent"

  @Option(help: "Number of layers; the default depends on the variant, mostly 100.")
  var layers: Int?

  @Option(help: "Seconds from the scene's start.")
  var at = 1.25

  @Option(help: "Points, WIDTHxHEIGHT.")
  var size = SizeOption(width: 1280, height: 720)

  @Option(help: "Pixels per point.")
  var scale = 1.0

  @Option(help: "The PNG file.")
  var output: String

  func validate() throws {
    try checkFinite(at, "--at", in: 0...1e6)
    try checkFinite(scale, "--scale", in: 0.25...8)
    if let layers, !(0...1_000_000).contains(layers) {
      throw ValidationError("--layers \(layers): expected a number from 0 to 1000000")
    }
    try MainActor.assumeIsolated { _ = try BenchVariants.named(variant) }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let screen = try OffscreenScreen(size: size.size, scale: scale)
      switch scene {
      case .demo: try OrbitScene(DemoOptions(layers: layers ?? 100)).show(in: screen.window)
      case .bench: try showBench(in: screen.window)
      }
      try screen.image(at: at).writePNG(toPath: output)
    }
  }

  @MainActor private func showBench(in window: UIWindow) throws {
    let type = try BenchVariants.named(variant)
    var options = type.defaults
    options.layers = layers ?? options.layers
    type.init(options).show(in: window, .moving)
  }
}

extension OffscreenScreen {
  /// Renders one frame now, to start pending animations, and returns the frame at `time`, in seconds.
  func image(at time: Double) throws -> CGImage {
    _ = try frame()
    self.time = time
    return try frame()
  }
}
