import ArgumentParser
import Foundation
import LayerTree
import RenderServer
import UIKit
import Wayland

/// The display options of the commands that show a window.
struct DisplayOptions: ParsableArguments {
  @Option(help: "Points, WIDTHxHEIGHT; a full screen has its own size.")
  var size = SizeOption(width: 1280, height: 720)

  @Flag(help: "A window instead of the full screen.")
  var windowed = false

  @Flag(help: "No display: render off screen.")
  var offscreen = false

  /// Whether `WAYLAND_DISPLAY` is set in the environment.
  static var hasDisplay: Bool {
    ProcessInfo.processInfo.environment["WAYLAND_DISPLAY"]?.isEmpty == false
  }

  /// Runs an application on the display and does not return.
  ///
  /// - Parameter wait: the seconds for which it waits for a compositor that is not there.
  @MainActor func run(
    _ delegate: any UIApplicationDelegate, isUnthrottled: Bool = false, trace: FrameTrace? = nil,
    wait: Double = 0
  ) -> Never {
    var options = WindowServer.Options(title: "lamina")
    options.isFullscreen = !windowed
    options.size = WindowSize(width: size.width, height: size.height)
    options.isUnthrottled = isUnthrottled
    options.trace = trace
    options.wait = wait
    UIApplication.windowOptions = options
    UIApplication.shared.quitsOnEscape = true
    UIApplication.run { delegate }
  }
}

/// Throws an error that names the option if the value is NaN, infinite or out of range.
func checkFinite(_ value: Double, _ option: String, in range: ClosedRange<Double>) throws {
  guard value.isFinite, range.contains(value) else {
    throw ValidationError(
      "\(option) \(value): expected a number from \(range.lowerBound) to \(range.upperBound)")
  }
}
