import EGL
import GLESRenderer
import Wayland

/// Why nothing can be rendered, in one line that names the call or the thing at fault.
public struct RenderError: Error, CustomStringConvertible, Sendable {
  public let description: String

  package init(_ description: String) {
    self.description = description
  }

  init(_ error: EGLError) {
    description = error.description
  }

  init(_ error: GLESError) {
    description = error.description
  }

  init(_ error: WaylandError) {
    description = error.description
  }
}

/// Runs `body`; what it throws becomes a `RenderError`.
func rendering<R, Failure: Error & CustomStringConvertible>(
  _ body: () throws(Failure) -> R
) throws(RenderError) -> R {
  do throws(Failure) {
    return try body()
  } catch {
    throw RenderError(error.description)
  }
}
