/// The configs of a context's window surfaces. A surface without depth takes less memory: 1.8 MB of 1280×720
/// pixels with a software renderer.
struct SurfaceConfigs {
  /// It has depth where the driver makes contexts for the surfaces of one config only.
  let withoutDepth: Config
  /// It has no depth if the driver has none.
  let withDepth: Config
  /// The config for which the context is made; nil if it works with several
  /// (`EGL_KHR_no_config_context`).
  let ofContext: Config?

  init(_ display: Display, for use: ContextUse) throws(EGLError) {
    withDepth = try Config(display, for: use, wantsDepth: use == .windows)
    let isFree = display.extensions.contains("EGL_KHR_no_config_context")
    withoutDepth = isFree ? try Config(display, for: use, wantsDepth: false) : withDepth
    ofContext = isFree ? nil : withDepth
  }
}
