import Logging

/// Writes to the log what a compositor asks for in vain: one line, however often it does so.
struct Refusal {
  private var isLogged = false

  mutating func log(_ text: @autoclosure () -> String) {
    guard !isLogged else { return }
    isLogged = true
    Logger(label: "lamina").warning("the compositor asked for \(text()), which is refused")
  }
}
