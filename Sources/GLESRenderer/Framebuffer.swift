import CGLES
import Compositor

/// A framebuffer object over an RGBA renderbuffer, which keeps its pixels from frame to frame.
struct Framebuffer: ~Copyable {
  private let framebuffer: GLuint
  private let renderbuffer: GLuint

  init() {
    var names: (framebuffer: GLuint, renderbuffer: GLuint) = (0, 0)
    unsafe glGenFramebuffers(1, &names.framebuffer)
    unsafe glGenRenderbuffers(1, &names.renderbuffer)
    framebuffer = names.framebuffer
    renderbuffer = names.renderbuffer
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
    let status = glCheckFramebufferStatus(GLenum(GL_FRAMEBUFFER))
    guard status == GLenum(GL_FRAMEBUFFER_COMPLETE) else {
      throw .incompleteFramebuffer(status: status)
    }
    glDisable(GLenum(GL_SCISSOR_TEST))
    glClearColor(0, 0, 0, 0)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
  }

  func bind() {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
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
}
