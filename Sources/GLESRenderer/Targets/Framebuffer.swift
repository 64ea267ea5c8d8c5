import CGLES
import Compositor
import EGL

/// A framebuffer object with an RGBA renderbuffer and depth, or with a texture. Its pixels are
/// preserved between frames.
struct Framebuffer: ~Copyable {
  private let framebuffer: DriverObject
  /// nil for a texture.
  private let buffers: Renderbuffers?

  /// The renderbuffers with the pixels and their depth.
  private final class Renderbuffers {
    let color: DriverObject
    let depth: DriverObject

    init(_ counts: ObjectCounts) {
      color = DriverObject(.renderbuffer, in: counts)
      depth = DriverObject(.renderbuffer, in: counts)
    }
  }

  /// Creates a framebuffer without storage; call `allocate` next.
  init(_ counts: ObjectCounts) {
    framebuffer = DriverObject(.framebuffer, in: counts)
    buffers = Renderbuffers(counts)
  }

  /// Creates a framebuffer for a texture, which must outlive it. Leaves it bound.
  init(texture: GLuint, in counts: ObjectCounts) throws(GLESError) {
    framebuffer = DriverObject(.framebuffer, in: counts)
    buffers = nil
    bind()
    glFramebufferTexture2D(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D), texture, 0)
    try Self.checkStatus()
  }

  /// Allocates transparent pixels; must be called once, before anything else.
  func allocate(_ size: PixelSize) throws(GLESError) {
    let limit = Driver.integer(GL_MAX_RENDERBUFFER_SIZE)
    guard size.width <= limit, size.height <= limit else {
      throw .tooLarge(
        call: "glRenderbufferStorage", width: size.width, height: size.height, limit: limit)
    }
    guard let buffers else { preconditionFailure("a texture has its own pixels") }
    bind()
    try attach(buffers.color.name, as: GL_COLOR_ATTACHMENT0, format: GL_RGBA8, size)
    try attach(buffers.depth.name, as: GL_DEPTH_ATTACHMENT, format: GL_DEPTH_COMPONENT16, size)
    try Self.checkStatus()
    glDisable(GLenum(GL_SCISSOR_TEST))
    glClearColor(0, 0, 0, 0)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
  }

  private func attach(
    _ buffer: GLuint, as attachment: Int32, format: Int32, _ size: PixelSize
  ) throws(GLESError) {
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), buffer)
    glRenderbufferStorage(GLenum(GL_RENDERBUFFER), GLenum(format), size.width, size.height)
    try GLESError.check("glRenderbufferStorage")
    glFramebufferRenderbuffer(
      GLenum(GL_FRAMEBUFFER), GLenum(attachment), GLenum(GL_RENDERBUFFER), buffer)
  }

  func bind(_ point: Int32 = GL_FRAMEBUFFER) {
    glBindFramebuffer(GLenum(point), framebuffer.name)
  }

  /// Binds it as the source of copies.
  func bindForReading() {
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), framebuffer.name)
  }

  /// Invalidates the pixels, so that a tile-based GPU need not load them. The framebuffer has to be
  /// bound.
  func invalidate() {
    unsafe glInvalidateFramebuffer(GLenum(GL_FRAMEBUFFER), 1, [GLenum(GL_COLOR_ATTACHMENT0)])
  }

  /// Binds the current surface instead of a framebuffer object.
  static func bindWindow() {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), 0)
    // If a context was first current without a surface, its buffers may be `GL_NONE` (EGL 1.5,
    // 3.7.3 "Binding Contexts and Drawables").
    unsafe glDrawBuffers(1, [GLenum(GL_BACK)])
    glReadBuffer(GLenum(GL_BACK))
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

  private static func checkStatus() throws(GLESError) {
    let status = glCheckFramebufferStatus(GLenum(GL_FRAMEBUFFER))
    guard status == GLenum(GL_FRAMEBUFFER_COMPLETE) else {
      throw .incompleteFramebuffer(status: status)
    }
  }
}
