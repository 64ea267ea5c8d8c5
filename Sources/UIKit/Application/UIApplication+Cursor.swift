package import RenderServer
package import Wayland

extension UIApplication {
  /// Returns when LAMINA_CURSOR shows the pointer's cursor, or `always` if it is not set.
  package static func cursor(
    in environment: [String: String]
  ) throws(RenderError) -> CursorVisibility {
    guard let value = environment["LAMINA_CURSOR"] else { return .always }
    guard let visibility = CursorVisibility(value) else {
      throw RenderError("LAMINA_CURSOR is '\(value)', not always, never or a number of seconds")
    }
    return visibility
  }
}
