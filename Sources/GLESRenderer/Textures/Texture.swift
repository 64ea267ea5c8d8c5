import CGLES
import Compositor

/// A texture of 8 bits RGBA: one that bitmaps are uploaded to, or one that passes draw into.
final class Texture {
  let size: PixelSize
  private let name: GLuint
  /// Made when it is first drawn into or copied from.
  private var framebuffer: Framebuffer?
  /// Bitmaps come as BGRA, which OpenGL ES has by extension only. Read through a swizzle they need
  /// no conversion: 100 rotated quads of 128 pixels cost the same on llvmpipe with and without it
  /// (17.4 against 17.2 ms of CPU time), and samplers of GPUs swizzle in hardware.
  private var isBGRA = false

  /// For bitmaps. `maximumSize` is the driver's, in pixels a side.
  convenience init(
    _ size: PixelSize, isMipmapped: Bool, maximumSize: Int32
  ) throws(GLESError) {
    let levels = isMipmapped ? Int32.bitWidth - max(size.width, size.height).leadingZeroBitCount : 1
    try self.init(size, levels: GLsizei(levels), maximumSize: maximumSize)
    setOrder(isBGRA: true)
  }

  /// For drawing into. Its pixels are undefined at first.
  convenience init(targetOf size: PixelSize, maximumSize: Int32) throws(GLESError) {
    try self.init(size, levels: 1, maximumSize: maximumSize)
    try bindFramebuffer()
  }

  private init(_ size: PixelSize, levels: GLsizei, maximumSize: Int32) throws(GLESError) {
    guard size.width <= maximumSize, size.height <= maximumSize else {
      throw .tooLarge(
        call: "glTexStorage2D", width: size.width, height: size.height, limit: maximumSize)
    }
    var name: GLuint = 0
    unsafe glGenTextures(1, &name)
    self.name = name
    self.size = size
    bind()
    glTexStorage2D(GLenum(GL_TEXTURE_2D), levels, GLenum(GL_RGBA8), size.width, size.height)
    try GLESError.check("glTexStorage2D")
  }

  deinit {
    framebuffer = nil
    unsafe glDeleteTextures(1, [name])
  }

  func bind() {
    glBindTexture(GLenum(GL_TEXTURE_2D), name)
  }

  /// Makes it what is drawn into and read from.
  func bindFramebuffer() throws(GLESError) {
    if framebuffer == nil { framebuffer = try Framebuffer(texture: name) }
    framebuffer?.bind()
  }

  /// All its pixels are drawn anew; its framebuffer has to be bound.
  func invalidate() {
    framebuffer?.invalidate()
  }

  /// Takes over pixels as they are in memory, and so their order.
  func copy(_ rect: PixelRect, of source: Texture) throws(GLESError) {
    try source.bindFramebuffer()
    bind()
    if isBGRA != source.isBGRA { setOrder(isBGRA: source.isBGRA) }
    glCopyTexSubImage2D(
      GLenum(GL_TEXTURE_2D), 0, 0, 0, rect.minX, rect.minY, rect.width, rect.height)
    try GLESError.check("glCopyTexSubImage2D")
  }

  func makeMipmaps() {
    bind()
    glGenerateMipmap(GLenum(GL_TEXTURE_2D))
  }

  /// It has to be bound.
  private func setOrder(isBGRA: Bool) {
    self.isBGRA = isBGRA
    glTexParameteri(
      GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_SWIZZLE_R), isBGRA ? GL_BLUE : GL_RED)
    glTexParameteri(
      GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_SWIZZLE_B), isBGRA ? GL_RED : GL_BLUE)
  }
}
