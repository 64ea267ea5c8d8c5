import CEGL

/// An initialized EGL display. It is terminated (`eglTerminate`) when it and all its contexts are
/// released, which must happen before its `wl_display` is disconnected.
@safe package final class Display {
  let handle: UnsafeMutableRawPointer
  package let extensions: Extensions
  /// `EGL_VENDOR` and `EGL_VERSION`, for reports.
  package let vendor: String
  package let version: String

  /// Returns the display of a Wayland connection, given as `wl_display *`
  /// (`EGL_KHR_platform_wayland`).
  package static func wayland(_ connection: OpaquePointer) throws(EGLError) -> Display {
    let client = Extensions.client
    guard client.contains("EGL_KHR_platform_wayland") || client.contains("EGL_EXT_platform_wayland")
    else {
      throw .missing(
        call: "eglGetPlatformDisplayEXT",
        what: "EGL_KHR_platform_wayland among the client extensions (is an EGL driver installed?)")
    }
    return try unsafe Display(
      platform: EGL_PLATFORM_WAYLAND_EXT, native: UnsafeMutableRawPointer(connection),
      purpose: "Wayland display")
  }

  /// Returns a display without a window system: Mesa's surfaceless platform, or else the first
  /// device that works (`EGL_MESA_platform_surfaceless`, `EGL_EXT_platform_device`).
  package static func offscreen() throws(EGLError) -> Display {
    do throws(EGLError) {
      return try surfaceless()
    } catch let noSurfaceless {
      do throws(EGLError) {
        return try anyDevice()
      } catch let noDevice {
        throw .noOffscreenDisplay([noSurfaceless, noDevice])
      }
    }
  }

  static func surfaceless() throws(EGLError) -> Display {
    guard Extensions.client.contains("EGL_MESA_platform_surfaceless") else {
      throw .missing(
        call: "eglGetPlatformDisplayEXT",
        what: "EGL_MESA_platform_surfaceless among the client extensions")
    }
    return try unsafe Display(
      platform: EGL_PLATFORM_SURFACELESS_MESA, native: nil, purpose: "surfaceless platform")
  }

  static func anyDevice() throws(EGLError) -> Display {
    let devices = try unsafe Self.devices()
    var error = EGLError.missing(call: "eglQueryDevicesEXT", what: "device")
    let count = unsafe devices.count
    for index in 0..<count {
      do throws(EGLError) {
        return try unsafe Display(
          platform: EGL_PLATFORM_DEVICE_EXT, native: devices[index],
          purpose: "device \(index + 1) of \(count)")
      } catch let failure {
        error = failure
      }
    }
    throw error
  }

  private static func devices() throws(EGLError) -> [EGLDeviceEXT?] {
    let client = Extensions.client
    guard client.contains("EGL_EXT_platform_device"),
      client.contains("EGL_EXT_device_enumeration") || client.contains("EGL_EXT_device_base"),
      let queryDevices = unsafe ClientFunctions.queryDevices
    else {
      throw .missing(
        call: "eglQueryDevicesEXT",
        what: "EGL_EXT_platform_device with EGL_EXT_device_enumeration among the client extensions")
    }
    var count: EGLint = 0
    guard unsafe queryDevices(0, nil, &count) == EGL_TRUE else {
      throw .last("eglQueryDevicesEXT", "counting devices")
    }
    var devices = unsafe [EGLDeviceEXT?](repeating: nil, count: Int(count))
    guard unsafe queryDevices(count, &devices, &count) == EGL_TRUE else {
      throw .last("eglQueryDevicesEXT", "listing devices")
    }
    return unsafe Array(devices.prefix(Int(count)))
  }

  private init(
    platform: Int32, native: UnsafeMutableRawPointer?, purpose: String
  ) throws(EGLError) {
    guard let getPlatformDisplay = unsafe ClientFunctions.getPlatformDisplay else {
      throw .missing(call: "eglGetPlatformDisplayEXT", what: "EGL_EXT_platform_base")
    }
    guard let handle = unsafe getPlatformDisplay(EGLenum(platform), native, nil) else {
      throw .last("eglGetPlatformDisplayEXT", purpose)
    }
    guard unsafe DisplayUses.begin(handle) else {
      throw .last("eglInitialize", purpose)
    }
    unsafe self.handle = unsafe handle
    extensions = unsafe Extensions(Self.query(handle, EGL_EXTENSIONS))
    vendor = unsafe Self.query(handle, EGL_VENDOR)
    version = unsafe Self.query(handle, EGL_VERSION)
  }

  deinit {
    unsafe DisplayUses.end(handle)
  }

  private static func query(_ display: UnsafeMutableRawPointer, _ name: Int32) -> String {
    unsafe eglQueryString(display, name).map { unsafe String(cString: $0) } ?? ""
  }
}
