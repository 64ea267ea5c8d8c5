import CoreGraphics
import RenderServer
import Wayland

// The options of the machine's operator that concern input and the display.

extension UIApplication {
  /// Delivers input to the main screen, after calibration, wake-up and the exit gesture have been applied.
  func receive(_ inputs: [InputEvent]) {
    let size = UIScreen.main.geometry.displaySize
    let inputs =
      touchCalibration.map { calibration in
        inputs.map {
          calibration.apply(to: $0, size: (Double(size.width), Double(size.height)))
        }
      } ?? inputs
    let wasOff = deliver(inputs, to: .main, isUsed: activity.note(inputs))
    if let exitGuard, !wasOff { exitGuard.note(inputs, on: UIScreen.main) }
  }

  /// Delivers input to a screen. Returns whether the display was off, so that the input only wakes it.
  @discardableResult
  func deliver(_ inputs: [InputEvent], to screen: UIScreen, isUsed: Bool) -> Bool {
    if isUsed { inactivity?.noteUse() }
    let wasOff = isUsed && displayCare?.noteUse() == true
    if wasOff { beginIgnoringInteractionEvents() }
    screen.receive(inputs)
    if wasOff { endIgnoringInteractionEvents() }
    return wasOff
  }

  /// Starts dimming, power by schedule and pixel shift, after the launch.
  func careForDisplay(of screen: UIScreen) {
    displayCare = DisplayCare(of: screen, displayCareOptions) { isOn in
      let application = UIApplication.shared
      application.server?.setDisplayOn(isOn)
      // While nothing is shown, the compositor may do more, such as switching off the lamp.
      application.server?.setIdleInhibited(isOn && application.isIdleTimerDisabled)
    }
  }

  /// Returns the pixels per point that LAMINA_SCALE sets, or nil if it is not set.
  static func contentScale(in environment: [String: String]) throws(RenderError) -> CGFloat? {
    guard let value = environment["LAMINA_SCALE"] else { return nil }
    guard let scale = Double(value), (0.5...8).contains(scale) else {
      throw RenderError("LAMINA_SCALE is '\(value)', not a number from 0.5 to 8")
    }
    return CGFloat(scale)
  }

  /// Returns whether LAMINA_DECODER asks for image files to be decoded in processes of their own.
  static func decodesInProcesses(in environment: [String: String]) throws(RenderError) -> Bool {
    switch environment["LAMINA_DECODER"] {
    case nil, "program": return false
    case "process": return true
    case let value?: throw RenderError("LAMINA_DECODER is '\(value)', not program or process")
    }
  }

  /// Returns whether LAMINA_SHORTCUTS takes the compositor's shortcuts from it.
  static func inhibitsShortcuts(in environment: [String: String]) throws(RenderError) -> Bool {
    switch environment["LAMINA_SHORTCUTS"] {
    case nil, "compositor": return false
    case "inhibit": return true
    case let value?:
      throw RenderError("LAMINA_SHORTCUTS is '\(value)', not compositor or inhibit")
    }
  }
}

extension ExitGuard {
  /// Notes the touches and clicks that begin.
  func note(_ inputs: [InputEvent], on screen: UIScreen) {
    for input in inputs {
      for place in input.beginnings {
        noteTouch(at: screen.contentPoint(CGPoint(place)), on: screen)
      }
    }
  }
}

extension InputEvent {
  /// Where touches begin, or the primary button is pressed.
  fileprivate var beginnings: [InputPoint] {
    switch kind {
    case .touches(let samples): samples.filter { $0.phase == .began }.map(\.location)
    case .pointer(let sample):
      sample.buttons == .primary && sample.changedButtons == .primary ? [sample.location] : []
    default: []
    }
  }
}
