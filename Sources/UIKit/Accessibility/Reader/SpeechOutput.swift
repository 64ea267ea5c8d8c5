import Foundation

/// Something that speaks.
@MainActor package protocol SpeechOutput: AnyObject {
  /// Speaks a text, after what is being spoken or in place of it. `isDone` is called once, with true when
  /// it has been spoken to its end.
  func speak(_ text: String, interrupts: Bool, isDone: @escaping (Bool) -> Void)
  /// Ends what is being spoken.
  func stop()
}
