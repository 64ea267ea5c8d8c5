import CEGL

/// The kinds of render targets that a context is used with.
package enum ContextUse: Sendable {
  /// The context draws into windows and framebuffer objects.
  case windows
  /// The context draws into framebuffer objects only.
  case offscreen
}

/// The `EGLConfig` chosen for a context or a surface: 8 bits per channel, no stencil or multisampling.
@safe struct Config {
  let handle: UnsafeMutableRawPointer
  /// Whether surfaces have depth.
  let hasDepth: Bool

  /// The bits of depth that a config may have, the best first. 16 bits are enough for the planner,
  /// and a software renderer fills them faster than 24.
  private static let depths: [EGLint] = [16, 24, 0]

  /// Prefers a config without alpha: windows are opaque, and a compositor that knows so does not
  /// blend them.
  ///
  /// - Parameter wantsDepth: whether it has depth, if the driver offers that.
  init(_ display: Display, for use: ContextUse, wantsDepth: Bool) throws(EGLError) {
    let candidates = try unsafe Self.candidates(display, for: use)
    func first(alpha: EGLint, depth: EGLint) -> UnsafeMutableRawPointer? {
      unsafe candidates.first { unsafe Self.isPlain($0, alpha: alpha, depth: depth, display) }
    }
    for alpha: EGLint in [0, 8] {
      for depth in wantsDepth ? Self.depths : [0] {
        guard let found = unsafe first(alpha: alpha, depth: depth) else { continue }
        unsafe handle = unsafe found
        hasDepth = depth > 0
        return
      }
    }
    throw .missing(
      call: "eglChooseConfig", what: "config with 8 bits a channel for OpenGL ES 3 (\(use))")
  }

  private static func candidates(
    _ display: Display, for use: ContextUse
  ) throws(EGLError) -> [UnsafeMutableRawPointer] {
    let attributes: [EGLint] = [
      // 0 requires no surface type: off screen, only framebuffer objects are drawn into.
      EGL_SURFACE_TYPE, use == .windows ? EGL_WINDOW_BIT : 0,
      EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT,
      EGL_RED_SIZE, 8, EGL_GREEN_SIZE, 8, EGL_BLUE_SIZE, 8,
      EGL_NONE,
    ]
    var count: EGLint = 0
    guard unsafe eglChooseConfig(display.handle, attributes, nil, 0, &count) == EGL_TRUE else {
      throw .last("eglChooseConfig", "\(use)")
    }
    var configs = unsafe [EGLConfig?](repeating: nil, count: Int(count))
    guard unsafe eglChooseConfig(display.handle, attributes, &configs, count, &count) == EGL_TRUE
    else {
      throw .last("eglChooseConfig", "\(use)")
    }
    return unsafe configs.prefix(Int(count)).compactMap { unsafe $0 }
  }

  private static func isPlain(
    _ config: UnsafeMutableRawPointer, alpha: EGLint, depth: EGLint, _ display: Display
  ) -> Bool {
    func value(_ attribute: Int32) -> EGLint {
      var value: EGLint = -1
      unsafe _ = eglGetConfigAttrib(display.handle, config, attribute, &value)
      return value
    }
    return value(EGL_RED_SIZE) == 8 && value(EGL_GREEN_SIZE) == 8 && value(EGL_BLUE_SIZE) == 8
      && value(EGL_ALPHA_SIZE) == alpha && value(EGL_DEPTH_SIZE) == depth
      && value(EGL_STENCIL_SIZE) == 0 && value(EGL_SAMPLES) == 0
  }
}
