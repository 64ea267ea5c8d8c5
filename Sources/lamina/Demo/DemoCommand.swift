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
      fast as it goes, and leaves an image and a table; with --at the image alone. It waits a \
      minute for a compositor that has died; LAMINA_DISPLAY_WAIT sets the seconds.
      """)

  @Option(help: "What to show; --list names the scenes (default: orbit).")
  var scene = "orbit"

  @Flag(help: "List the scenes' names and what they show.")
  var list = false

  @Option(help: "Number of layers of the scene orbit (default: 100).")
  var layers: Int?

  @Option(help: "Seconds until it ends; without a display, seconds of the scene (default: 3).")
  var seconds: Double?

  @Option(help: "Off screen: the image at a time; of scrub, controls and museum at a place.")
  var at: Double?

  @Option(help: "Off screen: a strip of eight images of a finger's drag, X,Y-X,Y in points.")
  var touch: TouchOption?

  @OptionGroup var display: DisplayOptions

  @Option(help: "Pixels per point off screen (default: 1); a display has its own.")
  var scale: Double?

  @Option(help: "The PNG file, off screen (default: lamina-demo.png).")
  var output: String?

  @Flag(help: "Show what frames cost.")
  var hud = false

  @Option(help: "A PNG, JPEG or WebP file that some layers of the scene orbit show.")
  var image: String?

  @Flag(help: "Dark colors, of the scene museum.")
  var dark = false

  /// The seconds for which it waits for a compositor, unless LAMINA_DISPLAY_WAIT says otherwise.
  private static let wait: Double = 60

  private var isOffscreen: Bool { display.offscreen || !DisplayOptions.hasDisplay }

  func validate() throws {
    try MainActor.assumeIsolated { try validateScene() }
    if let seconds { try checkFinite(seconds, "--seconds", in: 0.1...86_400) }
    if let scale { try checkFinite(scale, "--scale", in: 0.25...8) }
    if let seconds, at != nil {
      throw ValidationError("--seconds \(seconds): --at shows an image of one moment")
    }
    if touch != nil && (at != nil || seconds != nil) {
      throw ValidationError(
        "--touch: a strip begins at the start of the scene, without --at or --seconds")
    }
    guard !isOffscreen else { return }
    if let output {
      throw ValidationError("--output \(output): only off screen; add --offscreen")
    }
    if let at {
      throw ValidationError("--at \(at): only off screen; add --offscreen")
    }
    if touch != nil {
      throw ValidationError("--touch: only off screen; add --offscreen")
    }
    if let scale {
      throw ValidationError("--scale \(scale): a display has its own; add --offscreen")
    }
  }

  @MainActor private func validateScene() throws {
    let kind = try DemoScenes.named(scene)
    if let at { try checkFinite(at, "--at", in: kind.positions) }
    if let layers, !(0...1_000_000).contains(layers) {
      throw ValidationError("--layers \(layers): expected a number from 0 to 1000000")
    }
    if dark, kind != MuseumScene.self {
      throw ValidationError("--dark: only with --scene museum")
    }
    guard kind != OrbitScene.self else { return }
    if let layers { throw ValidationError("--layers \(layers): only with --scene orbit") }
    if let image { throw ValidationError("--image \(image): only with --scene orbit") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      if list { return try printList() }
      let options = DemoOptions(layers: layers ?? 100, image: try inputImage, isDark: dark)
      let scene = try DemoScenes.named(scene).init(options)
      guard isOffscreen else {
        display.run(scene.makeDelegate(seconds: seconds, showsHUD: hud), wait: Self.wait)
      }
      try runOffscreen(scene)
    }
  }

  private var inputImage: CGImage? {
    get throws { try image.map { path in try ImageDecoder.image(atPath: path) } }
  }

  @MainActor private func printList() throws {
    let width = DemoScenes.all.map { $0.name.count }.max() ?? 0
    for scene in DemoScenes.all {
      try StandardOutput.print(
        scene.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + scene.summary)
    }
  }

  @MainActor private func runOffscreen(_ scene: any DemoScene) throws {
    let path = output ?? "lamina-demo.png"
    let screen = try OffscreenScreen(size: display.size.size, scale: scale ?? 1)
    try checkWritable(path)
    try scene.show(in: screen.window)
    let panel = hud ? addHUD(to: screen) : nil
    if let touch {
      _ = try screen.frame()
      try screen.strip(of: touch).writePNG(toPath: path)
    } else if let at {
      try scene.image(at: at, on: screen).writePNG(toPath: path)
    } else {
      try report(on: screen, panel, path)
    }
  }

  /// Measures the frames of the running scene, prints a table, and writes the last frame.
  @MainActor private func report(
    on screen: OffscreenScreen, _ panel: HUDView?, _ path: String
  ) throws {
    let seconds = seconds ?? 3
    let reason = display.offscreen ? "--offscreen" : "WAYLAND_DISPLAY is not set"
    try StandardOutput.print(
      "lamina demo: no display (\(reason)): \(seconds.formatted()) s of the scene off screen")
    try screen.renderAndWait()
    let first = screen.statistics
    let measurement = try measure(screen, frames: max(1, Int((seconds * 60).rounded())), panel)
    // A new frame, since the same one again would not show the flash of LAMINA_DEBUG=flash-updates.
    screen.time += 1.0 / 60
    try screen.frame().writePNG(toPath: path)
    let report = DemoReport(
      scene: scene, size: display.size.size, scale: scale ?? 1, first: first, measurement, path)
    try StandardOutput.print(report.table)
  }

  /// Renders frames at intervals of 1/60 s of the scene's time, without waiting between them.
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

  /// Throws if the file cannot be written, before time is spent on rendering.
  private func checkWritable(_ path: String) throws {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw ImageError.unwritable(name: path, reason: unsafe String(cString: strerror(errno)))
    }
    close(file)
  }
}
