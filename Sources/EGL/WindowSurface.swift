import CEGL

/// The surface of a `wl_egl_window`, never waiting in a swap for the display. Used on its context's
/// thread.
@safe package final class WindowSurface {
  package let context: Context
  private(set) var handle: UnsafeMutableRawPointer?
  private let hasBufferAge: Bool
  private let swapWithDamage: PFNEGLSWAPBUFFERSWITHDAMAGEEXTPROC?

  /// Takes a `wl_egl_window *`, which has to live until `close()` (`EGL_EXT_platform_base`).
  package init(_ context: Context, nativeWindow: OpaquePointer) throws(EGLError) {
    self.context = context
    hasBufferAge = context.display.extensions.contains("EGL_EXT_buffer_age")
    unsafe swapWithDamage = unsafe Self.swapWithDamageFunction(context.display.extensions)
    guard let create = unsafe ClientFunctions.createPlatformWindowSurface else {
      throw .missing(call: "eglCreatePlatformWindowSurfaceEXT", what: "EGL_EXT_platform_base")
    }
    unsafe handle = unsafe create(
      context.display.handle, context.config.handle, UnsafeMutableRawPointer(nativeWindow), nil)
    guard unsafe handle != nil else {
      throw .last("eglCreatePlatformWindowSurfaceEXT", "window surface")
    }
    try context.makeCurrent(self)
    // With interval 1 a swap blocks for as long as the display sends no frame callback.
    guard unsafe eglSwapInterval(context.display.handle, 0) == EGL_TRUE else {
      throw .last("eglSwapInterval", "interval 0")
    }
  }

  deinit {
    close()
  }

  /// How many frames old the next buffer's pixels are; 0 when unknown (`EGL_EXT_buffer_age`).
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

  /// Shows what was drawn. The rectangles, at least one, are what differs from the frame before
  /// (`EGL_KHR_swap_buffers_with_damage`; `eglSwapBuffers` where that is missing).
  package func swap(damage: [SurfaceRect]) throws(EGLError) {
    precondition(!damage.isEmpty, "a swap without damage shows nothing new")
    try context.makeCurrent(self)
    guard let swapWithDamage = unsafe swapWithDamage else {
      guard unsafe eglSwapBuffers(context.display.handle, handle) == EGL_TRUE else {
        throw .last("eglSwapBuffers", "window surface")
      }
      return
    }
    var numbers = damage.flatMap { [$0.x, $0.y, $0.width, $0.height] }
    let count = EGLint(damage.count)
    guard
      unsafe swapWithDamage(context.display.handle, handle, &numbers, count) == EGL_TRUE
    else {
      throw .last("eglSwapBuffersWithDamage", "\(damage.count) rectangles")
    }
  }

  /// Destroys the surface; its `wl_egl_window` may go after that. A second call does nothing.
  package func close() {
    guard let surface = unsafe handle else { return }
    // A surface that is current would live on, and use its window, until it is no longer.
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
}

/// A rectangle of a surface as EGL counts it: pixels, from the lower left corner, y upwards.
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
}
