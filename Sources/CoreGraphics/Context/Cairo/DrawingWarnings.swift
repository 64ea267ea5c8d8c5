import Synchronization

/// Where sentences go that name a call which could not be followed.
package enum DrawingWarnings {
  private struct State {
    var handler: (@Sendable (String) -> Void)?
    var said: Set<String> = []
  }

  private static let state = Mutex(State())

  /// Gives the sentences to `handler`, instead of writing them to the standard error stream.
  package static func setHandler(_ handler: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.handler = handler }
  }

  /// Passes `sentence` on, once in this process for each `call`: a view may draw sixty times a second.
  static func say(_ sentence: String, of call: String) {
    let handler: (@Sendable (String) -> Void)? = state.withLock { state in
      guard state.said.insert(call).inserted else { return nil }
      return state.handler ?? { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    }
    handler?(sentence)
  }
}

extension CGContext {
  /// Says what is wrong with a call, and what comes of it.
  func warn(
    _ call: StaticString, _ problem: String, _ outcome: String = "the call does nothing"
  ) {
    let sentence = "CGContext.\(call): \(problem); \(outcome)"
    if let onWarning {
      onWarning(sentence)
    } else {
      DrawingWarnings.say(sentence, of: "\(call)")
    }
  }

  /// Whether a call can be followed as far as its numbers go; warns where it cannot.
  func accepts(_ isValid: Bool, _ call: StaticString, _ value: @autoclosure () -> Any) -> Bool {
    if !isValid { warn(call, "cannot take \(value())") }
    return isValid
  }

  /// Whether there is a transform to draw with; warns where the present one has no inverse.
  func acceptsTransform(_ call: StaticString) -> Bool {
    if !state.ctm.isInvertible { warn(call, "the transform \(ctm) has no inverse") }
    return state.ctm.isInvertible
  }
}
