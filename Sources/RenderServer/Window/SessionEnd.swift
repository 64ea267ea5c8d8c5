import Wayland

/// Why a session has ended.
enum SessionEnd: Sendable {
  case connectionLost(WaylandError)
  /// The render thread cannot go on.
  case renderingFailed(RenderError)

  var error: RenderError {
    switch self {
    case .connectionLost(let error): RenderError(error)
    case .renderingFailed(let error): error
    }
  }

  var isContextLost: Bool { error.isContextLost }

  /// Returns the error that another session would not mend. EGL may notice first that the compositor
  /// has died.
  func failure(on connection: Connection) -> RenderError? {
    guard case .renderingFailed(let error) = self, !isContextLost else { return nil }
    do throws(WaylandError) {
      try connection.check()
      return error
    } catch {
      return nil
    }
  }
}
