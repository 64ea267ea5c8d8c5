import CGLES
import Compositor

/// A framebuffer object with an RGBA renderbuffer or a texture. Its pixels are preserved between
/// frames.
struct Framebuffer: ~Copyable {
  private let framebuffer: GLuint
  /// The name of the renderbuffer; 0 for a texture.
  private let renderbuffer: GLuint

  /// Creates a framebuffer without storage; call `allocate` next.
  init() {
    framebuffer = Self.makeFramebuffer()
    var renderbuffer: GLuint = 0
    unsafe glGenRenderbuffers(1, &renderbuffer)
    self.renderbuffer = renderbuffer
  }

  /// Creates a framebuffer for a texture, which must outlive it. Leaves it bound.
  init(texture: GLuint) throws(GLESError) {
    framebuffer = Self.makeFramebuffer()
    renderbuffer = 0
    bind()
    glFramebufferTexture2D(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D), texture, 0)
    try Self.checkStatus()
  }

  deinit {
    unsafe glDeleteFramebuffers(1, [framebuffer])
    unsafe glDeleteRenderbuffers(1, [renderbuffer])
  }

  /// Allocates transparent pixels; must be called once, before anything else.
  func allocate(_ size: PixelSize) throws(GLESError) {
    let limit = Driver.integer(GL_MAX_RENDERBUFFER_SIZE)
    guard size.width <= limit, size.height <= limit else {
      throw .tooLarge(
        call: "glRenderbufferStorage", width: size.width, height: size.height, limit: limit)
    }
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), renderbuffer)
    glRenderbufferStorage(GLenum(GL_RENDERBUFFER), GLenum(GL_RGBA8), size.width, size.height)
    try GLESError.check("glRenderbufferStorage")
    bind()
    glFramebufferRenderbuffer(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_RENDERBUFFER), renderbuffer)
    try Self.checkStatus()
    glDisable(GLenum(GL_SCISSOR_TEST))
    glClearColor(0, 0, 0, 0)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
  }

  func bind() {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
  }

  /// Binds it as the source of copies.
  func bindForReading() {
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), framebuffer)
  }

  /// Invalidates the pixels, so that a tile-based GPU need not load them. The framebuffer has to be
  /// bound.
  func invalidate() {
    unsafe glInvalidateFramebuffer(GLenum(GL_FRAMEBUFFER), 1, [GLenum(GL_COLOR_ATTACHMENT0)])
  }

  /// Binds the current surface instead of a framebuffer object.
  static func bindWindow() {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), 0)
    // If a context was first current without a surface, its draw buffer may be `GL_NONE` (EGL 1.5,
    // 3.7.3 "Binding Contexts and Drawables").
    unsafe glDrawBuffers(1, [GLenum(GL_BACK)])
  }

  /// Waits for drawing to finish, and returns the pixels, first row first.
  func read(_ size: PixelSize) throws(GLESError) -> [UInt8] {
    bind()
    let count = size.area * 4
    glPixelStorei(GLenum(GL_PACK_ALIGNMENT), 4)
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      unsafe glReadPixels(
        0, 0, size.width, size.height, GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE),
        buffer.baseAddress)
      written = count
    }
    try GLESError.check("glReadPixels")
    return pixels
  }

  private static func makeFramebuffer() -> GLuint {
    var name: GLuint = 0
    unsafe glGenFramebuffers(1, &name)
    return name
  }

  private static func checkStatus() throws(GLESError) {
    let status = glCheckFramebufferStatus(GLenum(GL_FRAMEBUFFER))
    guard status == GLenum(GL_FRAMEBUFFER_COMPLETE) else {
      throw .incompleteFramebuffer(status: status)
    }
  }
}
