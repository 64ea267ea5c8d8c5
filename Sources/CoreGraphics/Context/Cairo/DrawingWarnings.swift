import Synchronization

/// Reports calls that cannot be carried out.
package enum DrawingWarnings {
  private struct State {
    var handler: (@Sendable (String) -> Void)?
    var warnedCalls: Set<String> = []
  }

  private static let state = Mutex(State())

  /// Sends warnings to `handler` instead of the standard error stream.
  package static func setHandler(_ handler: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.handler = handler }
  }

  /// Reports `sentence`, once per process for each `call`, because a view may draw sixty times a
  /// second.
  static func say(_ sentence: String, of call: String) {
    let handler: (@Sendable (String) -> Void)? = state.withLock { state in
      guard state.warnedCalls.insert(call).inserted else { return nil }
      return state.handler ?? { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    }
    handler?(sentence)
  }
}

extension CGContext {
  /// Reports a problem with a call, and its outcome.
  func warn(
    call: StaticString, problem: String, outcome: String = "the call does nothing"
  ) {
    let sentence = "CGContext.\(call): \(problem); \(outcome)"
    if let onWarning {
      onWarning(sentence)
    } else {
      DrawingWarnings.say(sentence, of: "\(call)")
    }
  }

  /// Returns whether a call's arguments are valid; warns if they are not.
  func accepts(_ isValid: Bool, call: StaticString, value: @autoclosure () -> Any) -> Bool {
    if !isValid { warn(call: call, problem: "invalid value: \(value())") }
    return isValid
  }

  /// Returns whether the current transform is invertible; warns if it is not.
  func acceptsTransform(_ call: StaticString) -> Bool {
    if !state.ctm.isInvertible { warn(call: call, problem: "the transform \(ctm) has no inverse") }
    return state.ctm.isInvertible
  }
}
