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
