import UIKit

/// Writes down what a text view asks and tells.
@MainActor final class LoggingTextViewDelegate: NSObject, UITextViewDelegate {
  var log: [String] = []
  var refuses: Set<String> = []

  private func ask(_ question: String) -> Bool {
    log.append(question)
    return !refuses.contains(question)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
  func textViewDidBeginEditing(_ textView: UITextView) { log.append("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("didEnd") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { ask("shouldChange \(range.location)+\(range.length) \(text)") }
  func textViewDidChange(_ textView: UITextView) { log.append("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    log.append("menu \(range.location)+\(range.length)")
    return nil
  }
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { log.append("willPresent") }
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { log.append("willDismiss") }
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    ask("link \(url) \(characterRange.location)+\(characterRange.length) \(interaction)")
  }
}
