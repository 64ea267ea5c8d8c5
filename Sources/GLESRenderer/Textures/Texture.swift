import CGLES
import Compositor
import EGL

/// An RGBA texture, either for bitmaps or as a render target.
final class Texture {
  let size: PixelSize
  /// The bytes of its pixels.
  let bytes: Int
  /// The number of tiles side by side; 0 for a texture without tiles.
  let tileColumns: Int32
  let storage: TextureStorage
  private let object: DriverObject
  private let counts: ObjectCounts
  /// Created when the texture is first drawn into or copied from.
  private var framebuffer: Framebuffer?
  /// Whether the texture contains BGRA pixels, as bitmaps do, in a format of RGBA; OpenGL ES has a format
  /// for BGRA by an extension only. Read through a swizzle they need no conversion, and samplers of GPUs
  /// swizzle in hardware.
  private var isBGRA = false

  /// Creates a texture for bitmaps. `maximumSize` is the driver's limit, in pixels per side.
  ///
  /// - Parameter isAhead: whether its memory is allocated later, on another thread.
  convenience init(
    _ size: PixelSize, _ format: GLenum, isMipmapped: Bool, maximumSize: Int32,
    in counts: ObjectCounts, isAhead: Bool = false
  ) throws(GLESError) {
    let levels = isMipmapped ? Int32.bitWidth - max(size.width, size.height).leadingZeroBitCount : 1
    try self.init(size, format, levels: GLsizei(levels), maximumSize: maximumSize, in: counts)
    if format == GLenum(GL_RGBA8) { setOrder(isBGRA: true) }
    if !isAhead { try storage.allocate() }
  }

  /// Creates a render target. Its pixels are undefined at first.
  convenience init(
    targetOf size: PixelSize, _ format: GLenum, maximumSize: Int32,
    in counts: ObjectCounts
  ) throws(GLESError) {
    try self.init(size, format, levels: 1, maximumSize: maximumSize, in: counts)
    try storage.allocate()
    try bindFramebuffer()
  }

  /// Creates an array texture for the tiles of a bitmap, with all mipmap levels.
  ///
  /// - Parameter isAhead: whether its memory is allocated later, on another thread.
  convenience init(
    _ tiling: Tiling, maximumSize: Int32, in counts: ObjectCounts,
    isAhead: Bool = false
  ) throws(GLESError) {
    let size = tiling.textureSize
    let levels = Int32.bitWidth - max(size.width, size.height).leadingZeroBitCount
    try self.init(
      size, levels: GLsizei(levels), tiling: tiling, maximumSize: maximumSize, in: counts)
    setOrder(isBGRA: true)
    if !isAhead { try storage.allocate() }
  }

  private init(
    _ size: PixelSize, _ format: GLenum = GLenum(GL_RGBA8), levels: GLsizei,
    tiling: Tiling? = nil, maximumSize: Int32, in counts: ObjectCounts
  ) throws(GLESError) {
    guard size.width <= maximumSize, size.height <= maximumSize else {
      throw .tooLarge(
        call: "glTexStorage2D", width: size.width, height: size.height, limit: maximumSize)
    }
    guard counts.noteTextureAllocation() else {
      throw .failed(call: "glTexStorage2D", code: GLenum(GL_OUT_OF_MEMORY))
    }
    self.size = size
    self.counts = counts
    object = DriverObject(.texture, in: counts)
    let bytesPerPixel = [GL_RGBA8, GL_BGRA_EXT].contains(Int32(format)) ? 4 : 8
    // The smaller levels have a third of the pixels of the first one.
    bytes = size.area * Int(tiling?.count ?? 1) * bytesPerPixel * (levels > 1 ? 4 : 3) / 3
    storage = TextureStorage(
      name: object.name, target: GLenum(tiling == nil ? GL_TEXTURE_2D : GL_TEXTURE_2D_ARRAY),
      levels: levels, format: format,
      width: size.width, height: size.height, layers: tiling?.count ?? 1)
    tileColumns = tiling?.columns ?? 0
    counts.textureBytes += bytes
    bind()
  }

  deinit {
    counts.textureBytes -= bytes
    // Before the texture, which it refers to.
    framebuffer = nil
  }

  /// The texture unit of backdrops; bitmaps use unit 0, and `ParameterTexture` unit 1.
  static let backdropUnit: GLint = 2

  func bind() {
    glBindTexture(storage.target, object.name)
  }

  /// Binds the texture to another unit than that of bitmaps.
  func bind(to unit: GLint) {
    glActiveTexture(GLenum(GL_TEXTURE0 + unit))
    bind()
    glActiveTexture(GLenum(GL_TEXTURE0))
  }

  /// Binds its framebuffer for drawing and reading, or for one of them.
  func bindFramebuffer(_ point: Int32 = GL_FRAMEBUFFER) throws(GLESError) {
    if framebuffer == nil { framebuffer = try Framebuffer(texture: object.name, in: counts) }
    framebuffer?.bind(point)
  }

  /// Discards the pixels, since all of them will be redrawn; the framebuffer has to be bound.
  func invalidate() {
    framebuffer?.invalidate()
  }

  /// Clears a render target that is not drawn right after it was created.
  func clear() throws(GLESError) {
    guard framebuffer != nil else { return }
    try bindFramebuffer()
    glDisable(GLenum(GL_SCISSOR_TEST))
    glClearColor(0, 0, 0, 0)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
  }

  /// Copies pixels with their component order, which then is that of the whole texture.
  func copy(_ rect: PixelRect, of source: Texture, x: Int32, y: Int32) throws(GLESError) {
    try source.bindFramebuffer()
    bind()
    if isBGRA != source.isBGRA { setOrder(isBGRA: source.isBGRA) }
    glCopyTexSubImage2D(
      GLenum(GL_TEXTURE_2D), 0, x, y, rect.minX, rect.minY, rect.width, rect.height)
    try GLESError.check("glCopyTexSubImage2D")
  }

  /// The order of the components of bitmaps that are uploaded to it.
  var uploadOrder: GLenum {
    GLenum(storage.format == GLenum(GL_BGRA_EXT) ? GL_BGRA_EXT : GL_RGBA)
  }

  func makeMipmaps() {
    bind()
    glGenerateMipmap(storage.target)
  }

  /// Sets the component order; the texture has to be bound.
  private func setOrder(isBGRA: Bool) {
    self.isBGRA = isBGRA
    glTexParameteri(storage.target, GLenum(GL_TEXTURE_SWIZZLE_R), isBGRA ? GL_BLUE : GL_RED)
    glTexParameteri(storage.target, GLenum(GL_TEXTURE_SWIZZLE_B), isBGRA ? GL_RED : GL_BLUE)
  }
}
