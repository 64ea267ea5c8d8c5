import UIKit

/// Speech that is not heard but kept as text, for tests of the screen reader.
@MainActor package final class RecordedSpeech: SpeechOutput {
  private var texts: [String] = []

  package init() {}

  package func speak(_ text: String, interrupts: Bool, isDone: @escaping (Bool) -> Void) {
    texts.append(text)
    isDone(true)
  }

  package func stop() {}

  /// The texts since the last call.
  package func take() -> [String] {
    defer { texts = [] }
    return texts
  }
}
