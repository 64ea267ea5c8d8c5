import ArgumentParser
import UIKit

/// `lamina calibrate`
struct CalibrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calibrate",
    abstract: "Find the matrix of a touch screen, by a touch of each of five crosses.",
    discussion: """
      On a display. It prints the line touch-matrix of the operator's options. Escape, or a minute \
      without a touch, ends it without one; LAMINA_OUTPUT names the output.
      """)

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    guard display.offscreen || !DisplayOptions.hasDisplay else { return }
    throw ValidationError("a touch screen needs a display: WAYLAND_DISPLAY")
  }

  func run() throws {
    MainActor.assumeIsolated { display.run(CalibrationDelegate()) }
  }
}

/// Shows the crosses on the display, and prints the matrix.
private final class CalibrationDelegate: UIResponder, UIApplicationDelegate {
  /// The seconds without a touch after which the program ends, because a screen on which no touch
  /// reaches its place cannot be left by one.
  private static let patience = 60.0

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // The touches as the screen reports them.
    application.touchCalibration = nil
    let controller = CalibrationController { calibration in
      application.terminate(afterPrinting: "touch-matrix = \"\(calibration.text)\"")
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    endWithoutTouch(controller)
    return true
  }

  private func endWithoutTouch(_ controller: CalibrationController) {
    let count = controller.touchCount
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      MainActor.assumeIsolated {
        if controller.touchCount == count {
          UIApplication.shared.fail(
            "nobody has touched the screen for \(Int(Self.patience)) seconds")
        }
        self?.endWithoutTouch(controller)
      }
    }
  }
}
