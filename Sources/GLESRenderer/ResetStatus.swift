import CGLES
import EGL

/// Detects a reset of the GPU (`glGetGraphicsResetStatus`, `GL_EXT_robustness` or
/// `GL_KHR_robustness`); detects none where the context is not robust.
struct ResetStatus {
  private typealias Function = @convention(c) () -> GLenum
  private let function: Function?

  init(_ context: Context) {
    guard context.isRobust else {
      function = nil
      return
    }
    let extensions = Extensions(Driver.extensions)
    let suffix = ["EXT", "KHR"].first { extensions.contains("GL_\($0)_robustness") }
    function = suffix.flatMap { context.function("glGetGraphicsResetStatus" + $0) }
  }

  func check() throws(GLESError) {
    guard let function = function else { return }
    let status = function()
    if status != GLenum(GL_NO_ERROR) { throw .contextLost(status: status) }
  }
}
