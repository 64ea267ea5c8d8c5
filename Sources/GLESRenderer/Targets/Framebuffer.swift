import CGLES
import Compositor
import EGL

/// A framebuffer object with pixels of its own and, once it is needed, depth, or with a texture. Its
/// pixels are preserved between frames.
struct Framebuffer: ~Copyable {
  /// The order of a pixel's components in memory.
  enum Order {
    case rgba
    /// That of windows (`GL_EXT_texture_format_BGRA8888`); only textures have it.
    case bgra
  }

  private let framebuffer: DriverObject
  /// nil for a texture.
  private let buffers: Buffers?

  /// The pixels and their depth, if it has been needed.
  private final class Buffers {
    let order: Order
    /// A renderbuffer, or a texture with BGRA pixels.
    let color: DriverObject
    private var depth: DriverObject?
    private(set) var hasDepth = false
    private let counts: ObjectCounts
    /// The bytes that were allocated.
    var bytes = 0 {
      didSet { counts.textureBytes += bytes - oldValue }
    }

    init(_ order: Order, _ counts: ObjectCounts) {
      (self.order, self.counts) = (order, counts)
      color = DriverObject(order == .rgba ? .renderbuffer : .texture, in: counts)
    }

    /// Returns the name of a new renderbuffer for the depth.
    func addDepth() -> GLuint {
      let added = DriverObject(.renderbuffer, in: counts)
      let name = added.name
      depth = consume added
      hasDepth = true
      return name
    }

    deinit {
      counts.textureBytes -= bytes
    }
  }

  /// Creates a framebuffer without storage; call `allocate` next.
  init(_ counts: ObjectCounts, order: Order = .rgba) {
    framebuffer = DriverObject(.framebuffer, in: counts)
    buffers = Buffers(order, counts)
  }

  /// Creates a framebuffer for a texture, which must outlive it. Leaves it bound.
  init(texture: GLuint, in counts: ObjectCounts) throws(GLESError) {
    framebuffer = DriverObject(.framebuffer, in: counts)
    buffers = nil
    bind()
    Self.attach(texture)
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
    switch buffers.order {
    case .rgba:
      try attach(buffers.color.name, as: GL_COLOR_ATTACHMENT0, format: GL_RGBA8, size)
    case .bgra: try attachBGRA(buffers.color.name, size)
    }
    buffers.bytes = size.area * 4
    try Self.checkStatus()
    glDisable(GLenum(GL_SCISSOR_TEST))
    glClearColor(0, 0, 0, 0)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
  }

  /// Adds depth of 16 bits, if there is none. Leaves the framebuffer bound.
  func addDepth(_ size: PixelSize) throws(GLESError) {
    guard let buffers else { preconditionFailure("a texture has no depth") }
    guard !buffers.hasDepth else { return }
    bind()
    try attach(buffers.addDepth(), as: GL_DEPTH_ATTACHMENT, format: GL_DEPTH_COMPONENT16, size)
    buffers.bytes += size.area * 2
    try Self.checkStatus()
  }

  private func attachBGRA(_ texture: GLuint, _ size: PixelSize) throws(GLESError) {
    glBindTexture(GLenum(GL_TEXTURE_2D), texture)
    glTexImage2D(
      GLenum(GL_TEXTURE_2D), 0, GL_BGRA_EXT, size.width, size.height, 0, GLenum(GL_BGRA_EXT),
      GLenum(GL_UNSIGNED_BYTE), nil)
    try GLESError.check("glTexImage2D")
    Self.attach(texture)
  }

  /// Attaches a texture to the framebuffer that is bound.
  private static func attach(_ texture: GLuint) {
    glFramebufferTexture2D(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D), texture, 0)
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
