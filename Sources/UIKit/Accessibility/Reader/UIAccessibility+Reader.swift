import Foundation
import RenderServer

extension UIAccessibility {
  /// Whether the program reads its interface aloud, for users who see little on machines without a screen
  /// reader. Default: false.
  ///
  /// `LAMINA_SCREEN_READER=1` sets it at launch. Gestures are those of VoiceOver: a finger explores what is
  /// on the screen, swipes to the right and the left go from element to element, and a double tap
  /// activates. What is read is shown as a caption, and spoken by `spd-say` (speech-dispatcher) or
  /// `espeak-ng` where one is installed. While it is true, so is `isVoiceOverRunning`. Main thread only.
  /// This property is an extension of Lamina.
  @preconcurrency @MainActor public static var readsScreen: Bool {
    get { UIApplication.shared.screenReader != nil }
    set {
      guard newValue != readsScreen else { return }
      UIApplication.shared.screenReader?.stop()
      UIApplication.shared.screenReader =
        newValue
        ? ScreenReader(
          on: .main, speech: SpeechProgram(environment: ProcessInfo.processInfo.environment))
        : nil
    }
  }
}
