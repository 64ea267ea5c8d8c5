import CEGL

/// An OpenGL ES 3.0 context, with robust access where the driver offers it. It is current on one
/// thread at a time, and retains its display.
@safe package final class Context {
  package let display: Display
  /// Whether the driver reports GPU resets (`EGL_EXT_create_context_robustness`).
  package let isRobust: Bool
  /// Whether its targets have depth: windows if the config has, framebuffer objects always.
  package let hasDepth: Bool
  /// The OpenGL objects that were created in it.
  package let objects = ObjectCounts()
  /// The configs of its window surfaces.
  let configs: SurfaceConfigs
  private let handle: UnsafeMutableRawPointer

  /// Creates a context that shares the OpenGL objects of another one, for use on another thread. It is
  /// current on no thread.
  package init(sharing shared: Context) throws(EGLError) {
    display = shared.display
    (configs, hasDepth, isRobust) = (shared.configs, shared.hasDepth, shared.isRobust)
    let created = unsafe Self.create(
      display, configs.ofContext, robust: isRobust, sharing: shared.handle)
    guard let created = unsafe created else { throw .last("eglCreateContext", "shared context") }
    unsafe handle = unsafe created
  }

  /// Creates the context and makes it current without a surface (`EGL_KHR_surfaceless_context`).
  package init(_ display: Display, for use: ContextUse) throws(EGLError) {
    guard display.extensions.contains("EGL_KHR_surfaceless_context") else {
      throw .missing(call: "eglMakeCurrent", what: "EGL_KHR_surfaceless_context")
    }
    guard eglBindAPI(EGLenum(EGL_OPENGL_ES_API)) == EGL_TRUE else {
      throw .last("eglBindAPI", "OpenGL ES")
    }
    configs = try SurfaceConfigs(display, for: use)
    hasDepth = use == .offscreen || configs.withDepth.hasDepth
    self.display = display
    let offersRobustness = display.extensions.contains("EGL_EXT_create_context_robustness")
    if offersRobustness, let robust = unsafe Self.create(display, configs.ofContext, robust: true) {
      unsafe handle = unsafe robust
      isRobust = true
    } else if let plain = unsafe Self.create(display, configs.ofContext, robust: false) {
      unsafe handle = unsafe plain
      isRobust = false
    } else {
      throw .last("eglCreateContext", "OpenGL ES 3.0")
    }
    try makeCurrent()
  }

  deinit {
    release()
    unsafe _ = eglDestroyContext(display.handle, handle)
  }

  private static func create(
    _ display: Display, _ config: Config?, robust: Bool,
    sharing shared: UnsafeMutableRawPointer? = nil
  ) -> UnsafeMutableRawPointer? {
    var attributes: [EGLint] = [EGL_CONTEXT_CLIENT_VERSION, 3]
    if robust {
      attributes += [
        EGL_CONTEXT_OPENGL_ROBUST_ACCESS_EXT, EGL_TRUE,
        EGL_CONTEXT_OPENGL_RESET_NOTIFICATION_STRATEGY_EXT, EGL_LOSE_CONTEXT_ON_RESET_EXT,
      ]
    }
    return unsafe eglCreateContext(
      display.handle, config?.handle, shared, attributes + [EGL_NONE])
  }

  /// Makes the context current on the calling thread, with a window surface or without one. Does
  /// nothing when it already is.
  package func makeCurrent(_ surface: WindowSurface? = nil) throws(EGLError) {
    let draw = unsafe surface?.handle
    if unsafe eglGetCurrentContext() == handle && eglGetCurrentSurface(EGL_DRAW) == draw { return }
    guard unsafe eglMakeCurrent(display.handle, draw, draw, handle) == EGL_TRUE else {
      throw .last("eglMakeCurrent", surface == nil ? "no surface" : "window surface")
    }
  }

  /// Releases the context from the calling thread, so that another thread can make it current.
  package func release() {
    guard unsafe eglGetCurrentContext() == handle else { return }
    unsafe _ = eglMakeCurrent(display.handle, nil, nil, nil)
  }

  /// Returns the OpenGL ES extension function of that name; the caller states its C type
  /// (`eglGetProcAddress`). The result is undefined for a function that no extension offers.
  package func function<Function>(_ name: String) -> Function? {
    ClientFunctions.function(name)
  }
}
