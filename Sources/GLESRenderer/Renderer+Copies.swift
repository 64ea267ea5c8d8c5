import CGLES
import Compositor

extension Renderer {
  /// Copies pixels of a target into the texture of a pass, first row first. The pixels at the edges
  /// are repeated as far as the pass reaches. Leaves other framebuffers bound.
  func copy(
    _ rect: PixelRect, of source: PassTarget, for pass: Pass
  ) throws(GLESError) {
    guard case .texture(let copy, _, let originX, let originY) = pass.target else {
      preconditionFailure("a copy into the frame")
    }
    driver.finishPass()
    let clip = pass.clip
    var (columns, rows) = try bindSource(rect, source)
    columns.place(rect.minX - originX, within: clip.minX - originX, clip.maxX - originX)
    rows.place(rect.minY - originY, within: clip.minY - originY, clip.maxY - originY)
    try textures[copy].bindFramebuffer(GL_DRAW_FRAMEBUFFER)
    // The scissor rectangle applies to blits too.
    glDisable(GLenum(GL_SCISSOR_TEST))
    for row in rows.parts {
      for column in columns.parts {
        glBlitFramebuffer(
          column.from, row.from, column.to, row.to, column.start, row.start, column.end, row.end,
          GLbitfield(GL_COLOR_BUFFER_BIT), GLenum(GL_NEAREST))
      }
    }
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
  let from: Int32
  let to: Int32
  /// All rows or columns, and the first and the last one again for those that lie beside them.
  private(set) var parts: [Part] = []

  struct Part {
    /// In the source, then in the copy.
    let from, to, start, end: Int32
  }

  init(from: Int32, to: Int32) {
    (self.from, self.to) = (from, to)
  }

  /// Copies to `place`, and fills the copy from `start` to `end`.
  mutating func place(_ place: Int32, within start: Int32, _ end: Int32) {
    let step: Int32 = to > from ? 1 : -1
    let placeEnd = place + (to - from) * step
    parts = [Part(from: from, to: to, start: place, end: placeEnd)]
    if start < place {
      parts.append(Part(from: from, to: from + step, start: start, end: place))
    }
    if placeEnd < end {
      parts.append(Part(from: to - step, to: to, start: placeEnd, end: end))
    }
  }
}
