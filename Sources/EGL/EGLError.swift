import CEGL

/// An EGL or driver error, described in one line that names the call.
package enum EGLError: Error, Equatable {
  /// The call failed; `code` is the value of `eglGetError`, `purpose` says what the call was for.
  case failed(call: String, code: Int32, purpose: String)
  /// The drivers lack something that the call needs.
  case missing(call: String, what: String)
  /// No off-screen display could be opened; holds one error for each platform that was tried.
  case noOffscreenDisplay([EGLError])
}

extension EGLError {
  /// Whether the context and all its objects are lost (EGL 1.4, 2.6 "Power Management").
  package var isContextLost: Bool {
    if case .failed(_, EGL_CONTEXT_LOST, _) = self { true } else { false }
  }

  /// Reads and clears this thread's EGL error.
  static func last(_ call: String, _ purpose: String) -> EGLError {
    .failed(call: call, code: eglGetError(), purpose: purpose)
  }
}

extension EGLError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .failed(let call, let code, let purpose): "\(call): \(Self.name(of: code)) (\(purpose))"
    case .missing(let call, let what): "\(call): no \(what)"
    case .noOffscreenDisplay(let errors):
      "no off-screen EGL display: " + errors.map(\.description).joined(separator: "; ")
    }
  }

  private static func name(of code: Int32) -> String {
    switch code {
    // Some drivers fail a call without setting an error code.
    case EGL_SUCCESS: "failed without an EGL error"
    case EGL_NOT_INITIALIZED: "EGL_NOT_INITIALIZED"
    case EGL_BAD_ACCESS: "EGL_BAD_ACCESS"
    case EGL_BAD_ALLOC: "EGL_BAD_ALLOC"
    case EGL_BAD_ATTRIBUTE: "EGL_BAD_ATTRIBUTE"
    case EGL_BAD_CONFIG: "EGL_BAD_CONFIG"
    case EGL_BAD_CONTEXT: "EGL_BAD_CONTEXT"
    case EGL_BAD_CURRENT_SURFACE: "EGL_BAD_CURRENT_SURFACE"
    case EGL_BAD_DISPLAY: "EGL_BAD_DISPLAY"
    case EGL_BAD_MATCH: "EGL_BAD_MATCH"
    case EGL_BAD_NATIVE_PIXMAP: "EGL_BAD_NATIVE_PIXMAP"
    case EGL_BAD_NATIVE_WINDOW: "EGL_BAD_NATIVE_WINDOW"
    case EGL_BAD_PARAMETER: "EGL_BAD_PARAMETER"
    case EGL_BAD_SURFACE: "EGL_BAD_SURFACE"
    case EGL_CONTEXT_LOST: "EGL_CONTEXT_LOST"
    default: "EGL error 0x" + String(code, radix: 16)
    }
  }
}
