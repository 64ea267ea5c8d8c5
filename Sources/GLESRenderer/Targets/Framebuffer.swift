import CGLES
import Compositor

/// A framebuffer object over an RGBA renderbuffer of its own or over a texture; keeps its pixels
/// from frame to frame.
struct Framebuffer: ~Copyable {
  private let framebuffer: GLuint
  /// 0 over a texture.
  private let renderbuffer: GLuint

  /// To be given its pixels by `allocate`.
  init() {
    framebuffer = Self.makeFramebuffer()
    var renderbuffer: GLuint = 0
    unsafe glGenRenderbuffers(1, &renderbuffer)
    self.renderbuffer = renderbuffer
  }

  /// Over a texture of OpenGL ES, which is not to be deleted before it. Leaves it bound.
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

  /// Gives it pixels, transparent ones; to be called once, before all else.
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

  /// Says that none of its pixels are needed any more, so that a GPU that draws in tiles need not
  /// load them. It has to be bound.
  func invalidate() {
    unsafe glInvalidateFramebuffer(GLenum(GL_FRAMEBUFFER), 1, [GLenum(GL_COLOR_ATTACHMENT0)])
  }

  /// The current surface instead of a framebuffer object.
  static func bindWindow() {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), 0)
    // A context that was first current without a surface may draw into nothing
    // (EGL 1.5, 3.7.3 "Binding Contexts and Drawables").
    unsafe glDrawBuffers(1, [GLenum(GL_BACK)])
  }

  /// Waits for the drawing, then copies the pixels out, first row first.
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
