import RenderServer

/// An option that the operator of a machine sets, in a file or in the environment.
struct OperatorOption: Sendable {
  /// The name in a file.
  let name: String
  private let read: @MainActor @Sendable ([String: String]) throws(RenderError) -> Void

  /// The name in the environment.
  var variable: String {
    "LAMINA_" + name.uppercased().replacing("-", with: "_")
  }

  /// Throws an error that names the option if it cannot have the value.
  @MainActor func check(_ value: String) throws(RenderError) {
    do throws(RenderError) {
      try read([variable: value, "XDG_RUNTIME_DIR": "/"])
    } catch {
      throw RenderError(error.description.replacing(variable, with: name))
    }
  }

  /// All options. The article RunningAKiosk describes them.
  static let all: [OperatorOption] = [
    displayCare("brightness"),
    OperatorOption(name: "crash-reports") { environment throws(RenderError) in
      _ = try CrashReports.folder(in: environment)
    },
    OperatorOption(name: "cursor") { environment throws(RenderError) in
      _ = try UIApplication.cursor(in: environment)
    },
    OperatorOption(name: "decoder") { environment throws(RenderError) in
      _ = try UIApplication.decodesInProcesses(in: environment)
    },
    displayCare("dim-after"),
    displayCare("dim-level"),
    displayCare("display-hours"),
    displayCare("display-off-after"),
    OperatorOption(name: "display-wait") { environment throws(RenderError) in
      _ = try UIApplication.displayWait(in: environment)
    },
    OperatorOption(name: "escape") { environment throws(RenderError) in
      _ = try UIApplication.quitsOnEscape(in: environment)
    },
    OperatorOption(name: "exit-code") { environment throws(RenderError) in
      _ = try ExitGuard.code(in: environment)
    },
    OperatorOption(name: "inactivity") { environment throws(RenderError) in
      _ = try UIApplication.inactivityInterval(in: environment)
    },
    OperatorOption(name: "keyboard") { environment throws(RenderError) in
      _ = try UIApplication.keyboard(in: environment)
    },
    OperatorOption(name: "mirroring") { environment throws(RenderError) in
      _ = try UIApplication.mirroring(in: environment)
    },
    OperatorOption(name: "orientation") { environment throws(RenderError) in
      _ = try UIApplication.orientation(in: environment)
    },
    OperatorOption(name: "output") { environment throws(RenderError) in
      _ = try UIApplication.output(in: environment)
    },
    displayCare("pixel-shift"),
    OperatorOption(name: "scale") { environment throws(RenderError) in
      _ = try UIApplication.contentScale(in: environment)
    },
    OperatorOption(name: "screen-reader") { environment throws(RenderError) in
      _ = try UserPreferences.isOn("LAMINA_SCREEN_READER", in: environment)
    },
    OperatorOption(name: "shortcuts") { environment throws(RenderError) in
      _ = try UIApplication.inhibitsShortcuts(in: environment)
    },
    OperatorOption(name: "splash") { environment throws(RenderError) in
      _ = try SplashLayer.image(in: environment)
    },
    OperatorOption(name: "status") { environment throws(RenderError) in
      _ = try StatusReporter.socket(in: environment)
    },
    OperatorOption(name: "text-size") { environment throws(RenderError) in
      _ = try UserPreferences.contentSizeCategory(in: environment)
    },
    OperatorOption(name: "touch-matrix") { environment throws(RenderError) in
      _ = try TouchCalibration(in: environment)
    },
    OperatorOption(name: "watchdog") { environment throws(RenderError) in
      _ = try Supervision.watchdogInterval(in: environment)
    },
  ]

  private static func displayCare(_ name: String) -> OperatorOption {
    OperatorOption(name: name) { environment throws(RenderError) in
      _ = try DisplayCareOptions(in: environment)
    }
  }
}
