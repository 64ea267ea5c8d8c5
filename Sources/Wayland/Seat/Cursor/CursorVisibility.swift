/// When a window shows the pointer's cursor.
package enum CursorVisibility: Equatable, Sendable {
  /// While the pointer is over the window.
  case always
  /// Not at all, as on a screen that is touched.
  case never
  /// Until the pointer has rested for these seconds; it appears again with the next motion.
  case hiddenAfter(seconds: Double)

  /// Reads `always`, `never` or a positive number of seconds; nil for any other text.
  package init?(_ text: String) {
    switch text {
    case "always": self = .always
    case "never": self = .never
    default:
      guard let seconds = Double(text), seconds > 0, seconds.isFinite else { return nil }
      self = .hiddenAfter(seconds: seconds)
    }
  }
}
