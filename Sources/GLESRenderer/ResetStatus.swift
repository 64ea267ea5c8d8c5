import CGLES
import EGL

/// Detects a reset of the GPU (`glGetGraphicsResetStatus`, `GL_EXT_robustness` or
/// `GL_KHR_robustness`); detects none where the context is not robust, except those of a test.
struct ResetStatus {
  private typealias Function = @convention(c) () -> GLenum
  private let function: Function?
  /// The checks until the loss that a test has asked for.
  private var remaining: Int?

  init(_ context: Context, _ limits: DriverLimits) {
    remaining = limits.lastPlan
    guard context.isRobust else {
      function = nil
      return
    }
    let extensions = Extensions(Driver.extensions)
    let suffix = ["EXT", "KHR"].first { extensions.contains("GL_\($0)_robustness") }
    function = suffix.flatMap { context.function("glGetGraphicsResetStatus" + $0) }
  }

  /// Called once for each plan.
  mutating func check() throws(GLESError) {
    remaining = remaining.map { $0 - 1 }
    if let remaining, remaining <= 0 {
      throw .contextLost(status: GLenum(GL_UNKNOWN_CONTEXT_RESET_EXT))
    }
    if let status = current { throw .contextLost(status: status) }
  }

  /// The reset that the driver reports; nil for none. A reset may be reported once.
  var current: GLenum? {
    guard let status = function?(), status != GLenum(GL_NO_ERROR) else { return nil }
    return status
  }
}
