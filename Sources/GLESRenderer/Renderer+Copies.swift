import CGLES
import Compositor

extension Renderer {
  /// Copies pixels of a target into the texture of a pass, first row first. Leaves other framebuffers
  /// bound.
  func copy(
    _ rect: PixelRect, of source: PassTarget, for pass: Pass
  ) throws(GLESError) {
    guard case .texture(let copy, _, let originX, let originY) = pass.target else {
      preconditionFailure("a copy into the frame")
    }
    driver.finishPass()
    let (columns, rows) = try bindSource(rect, source)
    try textures[copy].bindFramebuffer(GL_DRAW_FRAMEBUFFER)
    // The scissor rectangle applies to blits too.
    glDisable(GLenum(GL_SCISSOR_TEST))
    glBlitFramebuffer(
      columns.from, rows.from, columns.to, rows.to, rect.minX - originX, rect.minY - originY,
      rect.maxX - originX, rect.maxY - originY, GLbitfield(GL_COLOR_BUFFER_BIT), GLenum(GL_NEAREST))
    glEnable(GLenum(GL_SCISSOR_TEST))
  }

  /// Binds a target for reading. Returns the rectangle in OpenGL's coordinates of the target.
  private func bindSource(
    _ rect: PixelRect, _ source: PassTarget
  ) throws(GLESError) -> (columns: CopiedSpan, rows: CopiedSpan) {
    switch source {
    case .frame:
      guard let target else { preconditionFailure("a renderer without a target") }
      try target.bind()
      let height = target.size.height
      return (
        CopiedSpan(from: rect.minX, to: rect.maxX),
        target.isFlipped
          ? CopiedSpan(from: height - rect.minY, to: height - rect.maxY)
          : CopiedSpan(from: rect.minY, to: rect.maxY)
      )
    case .texture(let texture, _, let originX, let originY):
      try textures[texture].bindFramebuffer()
      return (
        CopiedSpan(from: rect.minX - originX, to: rect.maxX - originX),
        CopiedSpan(from: rect.minY - originY, to: rect.maxY - originY)
      )
    }
  }
}

/// The rows or columns that are copied; `to` is smaller where they are in the opposite order.
private struct CopiedSpan {
  let from, to: Int32
}
