import CoreGraphics
import Foundation
import RenderServer

extension UIApplication {
  /// Reads what the environment sets before the launch, with the file of options under it.
  func readOptions(in environment: [String: String]) throws(RenderError) {
    if try Self.decodesInProcesses(in: environment), !DecoderProcess.start() {
      throw RenderError("LAMINA_DECODER: the system has no process for decoding images")
    }
    orientation = try Self.orientation(in: environment)
    slowAnimations = try UIScreen.slowAnimations(in: environment)
    quitsOnEscape = try Self.quitsOnEscape(in: environment) ?? quitsOnEscape
    keyboardPolicy = try Self.keyboard(in: environment)
    Self.windowOptions.cursor = try Self.cursor(in: environment)
    Self.windowOptions.wait = try Self.displayWait(in: environment) ?? Self.windowOptions.wait
    Self.windowOptions.output = try Self.output(in: environment) ?? Self.windowOptions.output
    Self.mirrorsMainScreen = try Self.mirroring(in: environment) ?? Self.mirrorsMainScreen
    Self.inactivityInterval =
      try Self.inactivityInterval(in: environment) ?? Self.inactivityInterval
    Self.statusSocket = try StatusReporter.socket(in: environment) ?? Self.statusSocket
    UserPreferences.contentSizeCategory = try UserPreferences.contentSizeCategory(in: environment)
    UserPreferences.set(try UserPreferences.switches(in: environment))
    startsScreenReader = try UserPreferences.isOn("LAMINA_SCREEN_READER", in: environment)
    if let folder = try CrashReports.folder(in: environment) {
      try CrashReports.begin(in: folder)
    }
    displayCareOptions = try DisplayCareOptions(in: environment)
    touchCalibration = try TouchCalibration(in: environment)
    surface.contentScale = try Self.contentScale(in: environment)
    splash = try SplashLayer.image(in: environment)
    Self.windowOptions.inhibitsShortcuts = try Self.inhibitsShortcuts(in: environment)
    exitGuard = try ExitGuard.code(in: environment).map { code in
      ExitGuard(code: code) { UIApplication.shared.terminate(status: ExitGuard.exitStatus) }
    }
    supervision = try Supervision(in: environment, watchdogInterval: Self.watchdogInterval)
  }
}
