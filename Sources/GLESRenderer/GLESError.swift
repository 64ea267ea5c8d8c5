import CGLES
package import EGL

/// A failure of the graphics driver, described in one line that names the call.
package enum GLESError: Error, Equatable {
  /// The call failed; `code` is the result of `glGetError`.
  case failed(call: String, code: UInt32)
  /// The GPU was reset and every object of the context is lost (`GL_EXT_robustness`). A new context
  /// and a new renderer are needed.
  case contextLost(status: UInt32)
  /// One of Lamina's shaders or programs does not compile or link; `log` is the driver's.
  case program(call: String, name: String, log: String)
  /// A framebuffer object is not complete; `status` as `glCheckFramebufferStatus` gives it.
  case incompleteFramebuffer(status: UInt32)
  /// A bitmap or a target exceeds the driver's limit, in pixels per side.
  case tooLarge(call: String, width: Int32, height: Int32, limit: Int32)
  case egl(EGLError)
}

extension GLESError {
  /// Whether the context and all its objects are lost.
  package var isContextLost: Bool {
    switch self {
    case .contextLost, .failed(_, GLenum(GL_CONTEXT_LOST_KHR)): true
    case .egl(let error): error.isContextLost
    default: false
    }
  }

  /// Whether there was no memory for an object.
  var isOutOfMemory: Bool {
    if case .failed(_, GLenum(GL_OUT_OF_MEMORY)) = self { true } else { false }
  }

  /// Throws the error of `glGetError`, if there is one, with the name of the last call. It may wait
  /// for the driver, so it is not called while drawing.
  static func check(_ call: String) throws(GLESError) {
    let code = glGetError()
    if code != GLenum(GL_NO_ERROR) { throw .failed(call: call, code: code) }
  }

  /// Wraps an EGL error.
  static func wrapping<R>(_ body: () throws(EGLError) -> R) throws(GLESError) -> R {
    do throws(EGLError) {
      return try body()
    } catch {
      throw .egl(error)
    }
  }
}

extension GLESError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .failed(let call, let code): "\(call): \(Self.name(of: code))"
    case .contextLost(let status): "glGetGraphicsResetStatus: \(Self.name(of: status))"
    case .program(let call, let name, let log): "\(call)(\(name)): \(log)"
    case .incompleteFramebuffer(let status): "glCheckFramebufferStatus: \(Self.name(of: status))"
    case .tooLarge(let call, let width, let height, let limit):
      "\(call): \(width)×\(height) pixels, the driver's limit is \(limit) a side"
    case .egl(let error): error.description
    }
  }

  private static func name(of code: UInt32) -> String {
    switch Int32(bitPattern: code) {
    case GL_INVALID_ENUM: "GL_INVALID_ENUM"
    case GL_INVALID_VALUE: "GL_INVALID_VALUE"
    case GL_INVALID_OPERATION: "GL_INVALID_OPERATION"
    case GL_INVALID_FRAMEBUFFER_OPERATION: "GL_INVALID_FRAMEBUFFER_OPERATION"
    case GL_OUT_OF_MEMORY: "GL_OUT_OF_MEMORY"
    case GL_CONTEXT_LOST_KHR: "GL_CONTEXT_LOST"
    case GL_GUILTY_CONTEXT_RESET_EXT: "GL_GUILTY_CONTEXT_RESET"
    case GL_INNOCENT_CONTEXT_RESET_EXT: "GL_INNOCENT_CONTEXT_RESET"
    case GL_UNKNOWN_CONTEXT_RESET_EXT: "GL_UNKNOWN_CONTEXT_RESET"
    case GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT: "GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT"
    case GL_FRAMEBUFFER_INCOMPLETE_MISSING_ATTACHMENT:
      "GL_FRAMEBUFFER_INCOMPLETE_MISSING_ATTACHMENT"
    case GL_FRAMEBUFFER_UNSUPPORTED: "GL_FRAMEBUFFER_UNSUPPORTED"
    case GL_FRAMEBUFFER_UNDEFINED: "GL_FRAMEBUFFER_UNDEFINED"
    default: "0x" + String(code, radix: 16)
    }
  }
}
