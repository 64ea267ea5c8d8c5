import CEGL

/// Extension functions that are looked up by name; each property names the one it is.
enum ClientFunctions {
  /// `EGL_EXT_platform_base`
  static let getPlatformDisplay: PFNEGLGETPLATFORMDISPLAYEXTPROC? =
    unsafe function("eglGetPlatformDisplayEXT")
  /// `EGL_EXT_platform_base`
  static let createPlatformWindowSurface: PFNEGLCREATEPLATFORMWINDOWSURFACEEXTPROC? =
    unsafe function("eglCreatePlatformWindowSurfaceEXT")
  /// `EGL_EXT_device_enumeration`
  static let queryDevices: PFNEGLQUERYDEVICESEXTPROC? = unsafe function("eglQueryDevicesEXT")

  /// The caller names the C type that belongs to `name`.
  static func function<Function>(_ name: String) -> Function? {
    unsafe eglGetProcAddress(name).map { unsafe unsafeBitCast($0, to: Function.self) }
  }
}
