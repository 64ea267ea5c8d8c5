import CEGL

/// A fault of EGL or its drivers, as one line that names the call.
package enum EGLError: Error, Equatable {
  /// The call failed; `code` is what `eglGetError` said, `purpose` what the call was for.
  case failed(call: String, code: Int32, purpose: String)
  /// The drivers lack what the call needs.
  case missing(call: String, what: String)
  /// No kind of off-screen display worked; one error for each that was tried.
  case noOffscreenDisplay([EGLError])
}

extension EGLError {
  /// Whether the context is gone and all its objects with it (EGL 1.4, 2.6 "Power Management").
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
    // Some drivers fail a call without saying why.
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
