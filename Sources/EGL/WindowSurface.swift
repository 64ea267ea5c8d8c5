import CEGL

/// The EGL surface of a `wl_egl_window`. Its swap interval is 0, so that a swap never waits for the
/// display. Used on its context's thread.
@safe package final class WindowSurface {
  package let context: Context
  private(set) var handle: UnsafeMutableRawPointer?
  /// The `wl_egl_window *`.
  private let nativeWindow: OpaquePointer
  private var hasDepth: Bool
  /// Whether the driver knows what the next buffer contains (`EGL_EXT_buffer_age`).
  package let hasBufferAge: Bool
  private let swapWithDamage: PFNEGLSWAPBUFFERSWITHDAMAGEEXTPROC?
  private let setDamageRegion: PFNEGLSETDAMAGEREGIONKHRPROC?

  /// Creates the surface of a `wl_egl_window *`, which must live until `close()`
  /// (`EGL_EXT_platform_base`).
  package init(_ context: Context, nativeWindow: OpaquePointer) throws(EGLError) {
    self.context = context
    unsafe self.nativeWindow = nativeWindow
    hasBufferAge = context.display.extensions.contains("EGL_EXT_buffer_age")
    unsafe swapWithDamage = unsafe Self.swapWithDamageFunction(context.display.extensions)
    unsafe setDamageRegion = unsafe Self.setDamageRegionFunction(context.display.extensions)
    // A surface that is created again for its depth would lose the pixels of its buffers.
    hasDepth = hasBufferAge || context.configs.withoutDepth.hasDepth
    try open()
  }

  /// Gives the surface depth if it has none, for the frames from now on. It loses its pixels.
  package func addDepth() throws(EGLError) {
    guard !hasDepth else { return }
    hasDepth = true
    close()
    try open()
  }

  private func open() throws(EGLError) {
    guard let create = unsafe ClientFunctions.createPlatformWindowSurface else {
      throw .missing(call: "eglCreatePlatformWindowSurfaceEXT", what: "EGL_EXT_platform_base")
    }
    let config = hasDepth ? context.configs.withDepth : context.configs.withoutDepth
    unsafe handle = unsafe create(
      context.display.handle, config.handle, UnsafeMutableRawPointer(nativeWindow), nil)
    guard unsafe handle != nil else {
      throw .last("eglCreatePlatformWindowSurfaceEXT", "window surface")
    }
    try context.makeCurrent(self)
    // With interval 1, a swap would block until the compositor sends a frame callback.
    guard unsafe eglSwapInterval(context.display.handle, 0) == EGL_TRUE else {
      throw .last("eglSwapInterval", "interval 0")
    }
  }

  deinit {
    close()
  }

  /// The age of the next buffer's contents in frames; 0 when unknown (`EGL_EXT_buffer_age`).
  package func bufferAge() throws(EGLError) -> Int {
    guard hasBufferAge else { return 0 }
    try context.makeCurrent(self)
    var age: EGLint = 0
    guard
      unsafe eglQuerySurface(context.display.handle, handle, EGL_BUFFER_AGE_EXT, &age) == EGL_TRUE
    else {
      throw .last("eglQuerySurface", "buffer age")
    }
    return Int(age)
  }

  /// Swaps the buffers. `damage` holds the rectangles, at least one, that differ from the previous
  /// frame (`EGL_KHR_swap_buffers_with_damage`, or `eglSwapBuffers` where that is missing).
  package func swap(damage: [SurfaceRect]) throws(EGLError) {
    precondition(!damage.isEmpty, "a swap without damage shows nothing new")
    try context.makeCurrent(self)
    guard let swapWithDamage = unsafe swapWithDamage else {
      guard unsafe eglSwapBuffers(context.display.handle, handle) == EGL_TRUE else {
        throw .last("eglSwapBuffers", "window surface")
      }
      return
    }
    var numbers = damage.flatMap(\.numbers)
    let count = EGLint(damage.count)
    guard
      unsafe swapWithDamage(context.display.handle, handle, &numbers, count) == EGL_TRUE
    else {
      throw .last("eglSwapBuffersWithDamage", "\(damage.count) rectangles")
    }
  }

  /// Limits drawing to the rectangles until the next swap, once for each swap and after
  /// `bufferAge()`. Returns false where the driver cannot (`EGL_KHR_partial_update`).
  package func setDamageRegion(_ damage: [SurfaceRect]) throws(EGLError) -> Bool {
    guard let setDamageRegion = unsafe setDamageRegion else { return false }
    try context.makeCurrent(self)
    var numbers = damage.flatMap(\.numbers)
    let count = EGLint(damage.count)
    guard
      unsafe setDamageRegion(context.display.handle, handle, &numbers, count) == EGL_TRUE
    else {
      throw .last("eglSetDamageRegion", "\(damage.count) rectangles")
    }
    return true
  }

  /// Destroys the surface, after which its `wl_egl_window` may be destroyed. Further calls do
  /// nothing.
  package func close() {
    guard let surface = unsafe handle else { return }
    // EGL keeps a current surface alive, and it would go on using its window.
    if unsafe eglGetCurrentSurface(EGL_DRAW) == surface { try? context.makeCurrent() }
    unsafe _ = eglDestroySurface(context.display.handle, surface)
    unsafe handle = nil
  }

  private static func swapWithDamageFunction(
    _ extensions: Extensions
  ) -> PFNEGLSWAPBUFFERSWITHDAMAGEEXTPROC? {
    for suffix in ["KHR", "EXT"]
    where extensions.contains("EGL_\(suffix)_swap_buffers_with_damage") {
      return unsafe ClientFunctions.function("eglSwapBuffersWithDamage\(suffix)")
    }
    return nil
  }

  /// The region is relative to the buffer's age, so that both extensions are needed.
  private static func setDamageRegionFunction(
    _ extensions: Extensions
  ) -> PFNEGLSETDAMAGEREGIONKHRPROC? {
    guard extensions.contains("EGL_KHR_partial_update"), extensions.contains("EGL_EXT_buffer_age")
    else { return nil }
    return unsafe ClientFunctions.function("eglSetDamageRegionKHR")
  }
}

/// A rectangle in EGL surface coordinates: pixels, origin at the lower left corner, y upwards.
package struct SurfaceRect: Equatable, Sendable {
  package var x: Int32
  package var y: Int32
  package var width: Int32
  package var height: Int32

  package init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The four numbers of a rectangle in a call of EGL.
  fileprivate var numbers: [EGLint] { [x, y, width, height] }
}
