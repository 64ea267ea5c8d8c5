import EGL
import GLESRenderer
import Wayland

/// The reason why rendering is impossible, in one line that names the failing call or object.
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

/// Runs `body` and converts the error it throws to a `RenderError`.
func rendering<R, Failure: Error & CustomStringConvertible>(
  _ body: () throws(Failure) -> R
) throws(RenderError) -> R {
  do throws(Failure) {
    return try body()
  } catch {
    throw RenderError(error.description)
  }
}
