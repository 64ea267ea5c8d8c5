import CGLES
import Compositor

/// An 8-bit RGBA texture, either for bitmaps or as a render target.
final class Texture {
  let size: PixelSize
  private let name: GLuint
  /// Created when the texture is first drawn into or copied from.
  private var framebuffer: Framebuffer?
  /// Whether the texture contains BGRA pixels, as bitmaps do; OpenGL ES supports these by an
  /// extension only. Read through a swizzle they need no conversion: 100 rotated quads of 128
  /// pixels cost the same on llvmpipe with and without it (17.4 against 17.2 ms of CPU time), and
  /// samplers of GPUs swizzle in hardware.
  private var isBGRA = false

  /// Creates a texture for bitmaps. `maximumSize` is the driver's limit, in pixels per side.
  convenience init(
    _ size: PixelSize, isMipmapped: Bool, maximumSize: Int32
  ) throws(GLESError) {
    let levels = isMipmapped ? Int32.bitWidth - max(size.width, size.height).leadingZeroBitCount : 1
    try self.init(size, levels: GLsizei(levels), maximumSize: maximumSize)
    setOrder(isBGRA: true)
  }

  /// Creates a render target. Its pixels are undefined at first.
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

  /// The texture unit of backdrops; bitmaps use unit 0, and `ParameterTexture` unit 1.
  static let backdropUnit: GLint = 2

  func bind() {
    glBindTexture(GLenum(GL_TEXTURE_2D), name)
  }

  /// Binds the texture to another unit than that of bitmaps.
  func bind(to unit: GLint) {
    glActiveTexture(GLenum(GL_TEXTURE0 + unit))
    bind()
    glActiveTexture(GLenum(GL_TEXTURE0))
  }

  /// Binds its framebuffer for drawing and reading, or for one of them.
  func bindFramebuffer(_ point: Int32 = GL_FRAMEBUFFER) throws(GLESError) {
    if framebuffer == nil { framebuffer = try Framebuffer(texture: name) }
    framebuffer?.bind(point)
  }

  /// Discards the pixels, since all of them will be redrawn; the framebuffer has to be bound.
  func invalidate() {
    framebuffer?.invalidate()
  }

  /// Copies pixels with their component order.
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

  /// Sets the component order; the texture has to be bound.
  private func setOrder(isBGRA: Bool) {
    self.isBGRA = isBGRA
    glTexParameteri(
      GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_SWIZZLE_R), isBGRA ? GL_BLUE : GL_RED)
    glTexParameteri(
      GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_SWIZZLE_B), isBGRA ? GL_RED : GL_BLUE)
  }
}
