import ArgumentParser
import Foundation
import LayerTree
import UIKit

/// `lamina bench`
struct BenchCommand: ParsableCommand {
  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case vsync, free, idle, stall, blocked, input, flood, passes, drawing, soak, accessibility

    /// Whether it measures the frames of one scene.
    var hasFrames: Bool { [.vsync, .free, .idle, .stall].contains(self) }
    /// Whether a display is needed.
    var isPaced: Bool { [.vsync, .stall, .blocked, .input, .flood].contains(self) }
  }

  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measure a scene of moving layers.",
    discussion: """
      vsync: paced by the display. free: as fast as it goes. idle: the still scene. stall: the \
      main thread is blocked for a second. blocked: kinds of animation, one after the other, each \
      for two seconds with the main thread free and two with it blocked. input: the time from \
      presses of the pointer's button to the commit and to the frame with their effect; the input \
      comes from a virtual pointer, which compositors of wlroots such as sway have. flood: the main \
      thread is blocked for --seconds while the pointer sends --rate events a second. passes: the \
      compositor's own work, without GL and without a display. drawing: 1,000 things drawn on a bitmap. soak: how memory \
      grows off screen, in --seconds of a clock that advances by 1/60 s per frame. accessibility: what a \
      screen reader of the desktop costs the main thread, with 10,000 labels. The first frame, which \
      uploads the bitmaps, is not measured.

      --list prints the variants. static-100k shows what layers cost that stand still: compare \
      it with --still 0, which leaves them out.

      --trace writes what the threads did and when, as JSON in the trace event format, which \
      https://ui.perfetto.dev and chrome://tracing show. The thread "app" has each commit, with \
      the layout and display in it; "render" has apply, the passes of each frame (animate, \
      flatten, damage, cull and batch), upload and draw (commands for OpenGL ES, which executes \
      them later), finish off screen, and swap; "display" has the times at which frames were \
      presented. The file is complete JSON at any time, even if the program is interrupted. \
      Tracing costs CPU time of its own.

      --report writes a page with plots of the frame times and the table.
      """)

  @Option(
    help: "vsync, free, idle, stall, blocked, input, flood, passes, drawing, soak or accessibility."
  )
  var mode = Mode.vsync

  @Option(help: "Number of moving layers; the default depends on the variant, mostly 100.")
  var layers: Int?

  @Option(help: "Animations of each layer, 0 to 5.")
  var animations = BenchScene.maxAnimations

  @Option(help: "Number of still layers, with static-100k; 100000 by default.")
  var still: Int?

  @Option(help: "Number of layers whose contents change in each frame, with text and upload.")
  var changes: Int?

  @Option(help: "The kind of animation of --mode blocked, or all; what --mode drawing draws.")
  var scene = "all"

  @Option(help: "Events a second that the pointer sends in --mode flood.")
  var rate = 1000

  @Option(help: "Side of a layer in points; the default depends on the variant, mostly 128.")
  var layerSize: Double?

  @Option(help: "Seconds measured.")
  var seconds = 5.0

  @Option(help: "Seconds before that.")
  var warmup = 1.0

  @OptionGroup var display: DisplayOptions

  @Option(help: "What the scene is: a name that --list prints.")
  var variant = "translucent"

  @Option(help: "A file for the trace of all threads.")
  var trace: String?

  @Option(help: "An HTML file for the report.")
  var report: String?

  @Flag(help: "Print the names of the variants with a summary, and exit.")
  var list = false

  @Flag(help: "One line of JSON instead of a table.")
  var json = false

  func run() throws {
    if list {
      return try MainActor.assumeIsolated { try StandardOutput.print(BenchVariants.list) }
    }
    if mode == .drawing { return try runDrawing() }
    try MainActor.assumeIsolated {
      if mode == .soak { return try runSoak() }
      if mode == .accessibility { return try runAccessibility() }
      let outputs = try BenchOutputs(self)
      if mode == .passes { return try runPasses(outputs) }
      if display.offscreen { return try runOffscreen(outputs) }
      if mode == .blocked { display.run(BlockedDelegate(self, try BlockedMotion.named(scene))) }
      if mode == .flood { display.run(FloodDelegate(self, try InputInjector())) }
      if mode == .input { try measureInput() }
      CATransaction.trace = outputs.trace
      display.run(
        BenchDelegate(self, outputs), isUnthrottled: mode == .free, trace: outputs.trace)
    }
  }

  @MainActor private func measureInput() throws -> Never {
    let trace = FrameTrace { MediaClock.monotonic }
    CATransaction.trace = trace
    display.run(InputDelegate(self, try InputInjector(), trace), trace: trace)
  }

  /// The numbers of the scene: those of the command line, or else the variant's.
  @MainActor var options: BenchOptions {
    let defaults = variantType.defaults
    return BenchOptions(
      layers: layers ?? defaults.layers, layerSize: layerSize ?? defaults.layerSize,
      still: still ?? defaults.still, changes: changes ?? defaults.changes, animations: animations)
  }

  /// The variant, whose name `validate` has checked.
  @MainActor private var variantType: any BenchVariant.Type {
    (try? BenchVariants.named(variant)) ?? TranslucentVariant.self
  }

  @MainActor func makeVariant() -> any BenchVariant {
    variantType.init(options)
  }

  /// Shows the scene. Returns the meter of its rows; nil where it makes none.
  @discardableResult @MainActor func addScene(to window: UIWindow) -> RowMeter? {
    let variant = makeVariant()
    variant.show(in: window, mode == .idle ? .still(at: 1.25) : .moving)
    return variant.rows
  }

  @MainActor func report(of measurement: BenchMeasurement, size: CGSize) -> BenchReport {
    BenchReport(of: (variant, mode.rawValue), options, measurement, size: size)
  }

  func text(of report: BenchReport) -> String {
    json ? report.json : report.table
  }
}
