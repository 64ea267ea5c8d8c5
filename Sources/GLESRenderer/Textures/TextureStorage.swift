import CGLES

/// The memory of a texture, which may be allocated on another thread.
struct TextureStorage: Sendable {
  let name: GLuint
  /// `GL_TEXTURE_2D`, or `GL_TEXTURE_2D_ARRAY` for a bitmap in tiles.
  let target: GLenum
  let levels: GLsizei
  /// `GL_RGBA8`, `GL_BGRA_EXT` or a format of 16 bits.
  let format: GLenum
  let width: GLsizei
  let height: GLsizei
  /// The number of tiles; 1 for a texture without tiles.
  let layers: GLsizei

  /// Allocates it, and leaves the texture bound.
  func allocate() throws(GLESError) {
    glBindTexture(target, name)
    if target == GLenum(GL_TEXTURE_2D_ARRAY) {
      glTexStorage3D(target, levels, format, width, height, layers)
      try GLESError.check("glTexStorage3D")
    } else if format == GLenum(GL_BGRA_EXT) {
      try allocateBGRA()
    } else {
      glTexStorage2D(target, levels, format, width, height)
      try GLESError.check("glTexStorage2D")
    }
  }

  /// The extension has no sized format for `glTexStorage2D`.
  private func allocateBGRA() throws(GLESError) {
    glTexParameteri(target, GLenum(GL_TEXTURE_MAX_LEVEL), levels - 1)
    for level in 0..<levels {
      glTexImage2D(
        target, level, GL_BGRA_EXT, max(1, width >> level), max(1, height >> level), 0, format,
        GLenum(GL_UNSIGNED_BYTE), nil)
    }
    try GLESError.check("glTexImage2D")
  }
}
