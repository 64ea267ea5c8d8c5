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
    OperatorOption(name: "cursor") { environment throws(RenderError) in
      _ = try UIApplication.cursor(in: environment)
    },
    OperatorOption(name: "display-wait") { environment throws(RenderError) in
      _ = try UIApplication.displayWait(in: environment)
    },
    OperatorOption(name: "escape") { environment throws(RenderError) in
      _ = try UIApplication.quitsOnEscape(in: environment)
    },
    OperatorOption(name: "inactivity") { environment throws(RenderError) in
      _ = try UIApplication.inactivityInterval(in: environment)
    },
    OperatorOption(name: "keyboard") { environment throws(RenderError) in
      _ = try UIApplication.keyboard(in: environment)
    },
    OperatorOption(name: "orientation") { environment throws(RenderError) in
      _ = try UIApplication.orientation(in: environment)
    },
    OperatorOption(name: "output") { environment throws(RenderError) in
      _ = try UIApplication.output(in: environment)
    },
    OperatorOption(name: "status") { environment throws(RenderError) in
      _ = try StatusReporter.socket(in: environment)
    },
    OperatorOption(name: "text-size") { environment throws(RenderError) in
      _ = try UserPreferences.contentSizeCategory(in: environment)
    },
    OperatorOption(name: "watchdog") { environment throws(RenderError) in
      _ = try Supervision.watchdogInterval(in: environment)
    },
  ]
}
