import EGL
import GLESRenderer

/// The reason why rendering is impossible, in one line that names the failing call or object.
public struct RenderError: Error, CustomStringConvertible, Sendable {
  public let description: String
  /// Whether the GPU has lost the context with everything in it, so that another context may work.
  package let isContextLost: Bool

  package init(_ description: String, isContextLost: Bool = false) {
    self.description = description
    self.isContextLost = isContextLost
  }

  /// The error, if a lost context is its cause.
  var ofLostContext: RenderError { RenderError(description, isContextLost: true) }

  init(_ error: some Error & CustomStringConvertible) {
    let isContextLost =
      (error as? GLESError)?.isContextLost ?? (error as? EGLError)?.isContextLost ?? false
    self.init(error.description, isContextLost: isContextLost)
  }
}

/// Runs `body` and converts the error it throws to a `RenderError`.
func rendering<R, Failure: Error & CustomStringConvertible>(
  _ body: () throws(Failure) -> R
) throws(RenderError) -> R {
  do throws(Failure) {
    return try body()
  } catch {
    throw RenderError(error)
  }
}
