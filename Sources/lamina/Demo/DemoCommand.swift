import ArgumentParser
import CoreGraphics
import Foundation
import LaminaTesting
import UIKit

/// `lamina demo`
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo", abstract: "Show a kiosk's scene of moving layers.",
    discussion: """
      On a display until Escape, or for --seconds. Without a display it renders off screen, as \
      fast as it goes, and leaves a picture and a table.
      """)

  @Option(help: "Number of layers.")
  var layers = 100

  @Option(help: "Seconds until it ends; without a display, seconds of the scene (default: 3).")
  var seconds: Double?

  @OptionGroup var display: DisplayOptions

  @Option(help: "Pixels per point off screen (default: 1); a display has its own.")
  var scale: Double?

  @Option(help: "The PNG file, off screen (default: lamina-demo.png).")
  var output: String?

  @Flag(help: "Show what frames cost.")
  var hud = false

  @Option(help: "A PNG, JPEG or WebP file that some layers show.")
  var image: String?

  private var isOffscreen: Bool { display.offscreen || !DisplayOptions.hasDisplay }

  func validate() throws {
    guard (0...1_000_000).contains(layers) else {
      throw ValidationError("--layers \(layers): expected a number from 0 to 1000000")
    }
    if let seconds { try checkFinite(seconds, "--seconds", in: 0.1...86_400) }
    if let scale { try checkFinite(scale, "--scale", in: 0.25...8) }
    guard !isOffscreen else { return }
    if let output {
      throw ValidationError("--output \(output): only off screen; add --offscreen")
    }
    if let scale {
      throw ValidationError("--scale \(scale): a display has its own; add --offscreen")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let scene = DemoScene(layers: layers, image: try picture)
      guard isOffscreen else {
        display.run(DemoDelegate(scene, seconds: seconds, showsHUD: hud))
      }
      try runOffscreen(scene)
    }
  }

  private var picture: CGImage? {
    get throws { try image.map { path in try ImageDecoder.image(atPath: path) } }
  }

  @MainActor private func runOffscreen(_ scene: DemoScene) throws {
    let seconds = seconds ?? 3
    let reason = display.offscreen ? "--offscreen" : "WAYLAND_DISPLAY is not set"
    print("lamina demo: no display (\(reason)): \(seconds.formatted()) s of the scene off screen")
    let path = output ?? "lamina-demo.png"
    let screen = try OffscreenScreen(size: display.size.size, scale: scale ?? 1)
    try checkWritable(path)
    try scene.animate(in: screen.window)
    let panel = hud ? addHUD(to: screen) : nil
    try screen.renderAndWait()
    let first = screen.statistics
    let measurement = try measure(screen, frames: max(1, Int((seconds * 60).rounded())), panel)
    try screen.frame().writePNG(toPath: path)
    let report = DemoReport(
      layers: layers, size: display.size.size, scale: scale ?? 1, first: first, measurement, path)
    print(report.table)
  }

  /// Shows the scene 60 times a second of its own time, as fast as it goes.
  @MainActor private func measure(
    _ screen: OffscreenScreen, frames: Int, _ panel: HUDView?
  ) throws -> BenchMeasurement {
    var measurement = BenchMeasurement(statistics: screen.statistics)
    for frame in 1...frames {
      screen.time = Double(frame) / 60
      if frame % 30 == 0 { panel?.update() }
      try screen.renderAndWait()
    }
    measurement.finish(statistics: screen.statistics)
    measurement.renderer = screen.rendererName
    return measurement
  }

  @MainActor private func addHUD(to screen: OffscreenScreen) -> HUDView {
    let layout = DemoLayout(size: screen.window.bounds.size)
    let panel = HUDView(in: layout) { [unowned screen] in screen.statistics }
    screen.window.addSubview(panel)
    return panel
  }

  /// Says so before the work is done, not after it.
  private func checkWritable(_ path: String) throws {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw ImageError.unwritable(name: path, reason: unsafe String(cString: strerror(errno)))
    }
    close(file)
  }
}
