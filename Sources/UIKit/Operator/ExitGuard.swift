import CoreGraphics
import LayerTree
import RenderServer

/// The secret way out of a program: a gesture, and then a code.
@MainActor final class ExitGuard {
  /// The status of a program that has ended so, which a service manager does not start again.
  static let exitStatus: Int32 = 79
  /// The wrong codes after which the gesture does nothing for a minute.
  private static let attempts = 3
  private static let lockInterval = 60.0

  private let code: String
  private let now: () -> Double
  private let succeed: () -> Void
  private var gesture = ExitGesture()
  private var failures = 0
  private var lockedUntil = -Double.infinity
  private(set) var window: ExitCodeWindow?

  /// - Parameter succeed: called with the right code.
  init(
    code: String, now: @escaping () -> Double = { MediaClock.monotonic },
    succeed: @escaping () -> Void
  ) {
    (self.code, self.now, self.succeed) = (code, now, succeed)
  }

  /// Notes that a touch begins at a point of the screen's content.
  func noteTouch(at point: CGPoint, on screen: UIScreen) {
    guard window == nil, now() >= lockedUntil, gesture.note(point, at: now()) else { return }
    let window = ExitCodeWindow(on: screen, digits: code.count) { [weak self] in self?.check($0) }
    window.isHidden = false
    self.window = window
  }

  /// Checks what was typed; nil if the window is to close.
  private func check(_ typed: String?) {
    close()
    guard let typed else { return }
    if typed == code { return succeed() }
    failures += 1
    guard failures >= Self.attempts else { return }
    failures = 0
    lockedUntil = now() + Self.lockInterval
  }

  private func close() {
    window?.isHidden = true
    window = nil
  }

  /// Returns the code that LAMINA_EXIT_CODE sets, or nil if it is not set.
  static func code(in environment: [String: String]) throws(RenderError) -> String? {
    guard let value = environment["LAMINA_EXIT_CODE"] else { return nil }
    let digits: ClosedRange<Character> = "0"..."9"
    guard (4...12).contains(value.count), value.allSatisfy(digits.contains) else {
      // The code itself does not get into the log.
      throw RenderError("LAMINA_EXIT_CODE is not 4 to 12 digits")
    }
    return value
  }
}
