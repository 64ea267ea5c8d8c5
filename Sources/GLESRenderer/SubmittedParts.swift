import CGLES

/// Submits what is drawn in parts, and keeps a software renderer from having all of them in memory: Mesa's
/// llvmpipe sorts the triangles of a part into tiles, and keeps them until they are drawn. 10,000 layers of
/// 32 points took 185.6 MB in parts of 4,096 without a limit, and 183.3 MB in parts of 2,048 with it, as many
/// times a second.
@safe struct SubmittedParts: ~Copyable {
  /// Whether a part is only submitted when the one before the last is drawn.
  private let areLimited: Bool
  /// Signaled when the last part that was submitted is drawn (`glFenceSync`).
  private var fence: GLsync?

  /// In nanoseconds: more than any part takes, and not without end where a driver has stopped.
  private static let longestWait: GLuint64 = 1_000_000_000

  init(areLimited: Bool) {
    self.areLimited = areLimited
  }

  /// Submits what was drawn since the last call.
  mutating func submit() {
    guard areLimited else { return glFlush() }
    let previous = unsafe fence
    unsafe fence = unsafe glFenceSync(GLenum(GL_SYNC_GPU_COMMANDS_COMPLETE), 0)
    glFlush()
    guard let previous = unsafe previous else { return }
    unsafe _ = glClientWaitSync(previous, 0, Self.longestWait)
    unsafe glDeleteSync(previous)
  }

  deinit {
    if let fence = unsafe fence { unsafe glDeleteSync(fence) }
  }
}
