public import Foundation
package import RenderServer
import Wayland

// What happens when there is no compositor, or no GPU.

extension UIApplication {
  /// The seconds for which the program waits for a compositor that is not there: at the start, and
  /// after its death. `.infinity` waits forever. Default: 0, which ends the program with status 1.
  ///
  /// LAMINA_DISPLAY_WAIT sets it before launch; for the start it has to be set before
  /// `UIApplicationMain`. While the program waits it is in the background. Then everything is drawn
  /// again, with running animations where they would be. Main thread only. Traps if it is negative or
  /// not a number. This property is an extension of Lamina.
  public static var displayWait: TimeInterval {
    get { windowOptions.wait }
    set {
      require(newValue >= 0, "A wait of \(newValue) seconds for the display")
      windowOptions.wait = newValue
      shared.server?.setWait(newValue)
      shared.outputScreens.setWait(newValue)
    }
  }

  /// Returns the seconds that LAMINA_DISPLAY_WAIT sets, or nil if it is not set.
  package static func displayWait(
    in environment: [String: String]
  ) throws(RenderError) -> TimeInterval? {
    guard let value = environment["LAMINA_DISPLAY_WAIT"] else { return nil }
    if value == "forever" { return .infinity }
    guard let seconds = Double(value), seconds.isFinite, seconds >= 0 else {
      throw RenderError("LAMINA_DISPLAY_WAIT is '\(value)', not forever or a number of seconds")
    }
    return seconds
  }

  /// The window is gone, with all input and all data of other programs.
  func displayWasLost() {
    windowStates = .suspended
    surface.outputQuarterTurns = 0
    guard hasLaunched else { return }
    enter(.background)
    DragEnvironment.shared.displayWasLost()
    PasteboardStore.named(.general).displayWasLost()
    PrimarySelection.shared.displayWasLost()
    UIScreen.main.resendAll()
  }

  /// There is a connection to a compositor that knows nothing of the program.
  func displayWasConnected() {
    if hasLaunched { PasteboardStore.named(.general).provide() }
  }

  /// Terminates the program with a one-line message on standard error, without a call of the
  /// delegate.
  package func fail(_ message: String, status: Int32 = 1) -> Never {
    ProgramLog.writeLast(message)
    exitProcess(status: status)
  }

  /// Terminates the program because there is no display. Status 75 (`EX_TEMPFAIL`) says that the GPU
  /// has lost everything again and again: another start with software rendering may work.
  func fail(_ error: RenderError) -> Never {
    fail(error.description, status: error.isContextLost ? 75 : 1)
  }
}
