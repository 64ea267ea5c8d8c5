import CEGL

/// The extensions that an EGL client library, a display or a context offers.
package struct Extensions: Sendable {
  private let names: Set<Substring>

  /// From a space-separated list as EGL and OpenGL ES give it.
  package init(_ list: String) {
    names = Set(list.split(separator: " "))
  }

  package func contains(_ name: String) -> Bool {
    names.contains(name[...])
  }

  /// What the client library offers before there is a display (`EGL_EXT_client_extensions`).
  static var client: Extensions {
    Extensions(unsafe eglQueryString(nil, EGL_EXTENSIONS).map { unsafe String(cString: $0) } ?? "")
  }
}

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
