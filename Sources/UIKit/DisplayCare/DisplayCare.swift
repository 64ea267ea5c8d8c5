import CoreGraphics
import RenderServer

/// Applies the operator's display settings: brightness, dimming, power and pixel shift.
@MainActor final class DisplayCare {
  private let keeper: DisplayKeeper?
  private let shift: PixelShift?

  /// Begins with a screen.
  ///
  /// - Parameter setOn: switches the display on or off.
  init(
    of screen: UIScreen, _ options: DisplayCareOptions, setOn: @escaping (Bool) -> Void
  ) {
    if let brightness = options.brightness { screen.brightness = CGFloat(brightness) }
    shift = options.pixelShift.map { interval in
      PixelShift(interval: interval) { [weak screen] in screen?.pixelShift = $0 }
    }
    guard options.rest.isNeeded else {
      keeper = nil
      return
    }
    // A program that has ended while the display was off has left it so.
    setOn(true)
    let dimLevel = CGFloat(options.dimLevel)
    keeper = DisplayKeeper(options.rest) { [weak screen] level in
      screen?.restBrightness = level == .on ? 1 : level == .dimmed ? dimLevel : 0
      setOn(level != .off)
    }
  }

  /// Notes that somebody uses the program, or is in front of the display. Returns whether the display was off.
  @discardableResult func noteUse() -> Bool { keeper?.noteUse() ?? false }
}
