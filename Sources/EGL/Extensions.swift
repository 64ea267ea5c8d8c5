import CEGL

/// The extensions that an EGL client library, a display or a context offers.
package struct Extensions: Sendable {
  private let names: Set<Substring>

  /// Parses a space-separated list as returned by EGL and OpenGL ES.
  package init(_ list: String) {
    names = Set(list.split(separator: " "))
  }

  package func contains(_ name: String) -> Bool {
    names.contains(name[...])
  }

  /// The client extensions, which are available without a display (`EGL_EXT_client_extensions`).
  static var client: Extensions {
    Extensions(unsafe eglQueryString(nil, EGL_EXTENSIONS).map { unsafe String(cString: $0) } ?? "")
  }
}

/// EGL extension functions, looked up by name; each property's comment names the extension that
/// defines it.
enum ClientFunctions {
  /// `EGL_EXT_platform_base`
  static let getPlatformDisplay: PFNEGLGETPLATFORMDISPLAYEXTPROC? =
    unsafe function("eglGetPlatformDisplayEXT")
  /// `EGL_EXT_platform_base`
  static let createPlatformWindowSurface: PFNEGLCREATEPLATFORMWINDOWSURFACEEXTPROC? =
    unsafe function("eglCreatePlatformWindowSurfaceEXT")
  /// `EGL_EXT_device_enumeration`
  static let queryDevices: PFNEGLQUERYDEVICESEXTPROC? = unsafe function("eglQueryDevicesEXT")

  /// Returns the function called `name`; the caller states its C type.
  static func function<Function>(_ name: String) -> Function? {
    unsafe eglGetProcAddress(name).map { unsafe unsafeBitCast($0, to: Function.self) }
  }
}
