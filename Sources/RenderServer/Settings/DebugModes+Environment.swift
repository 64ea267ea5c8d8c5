package import Compositor
import Foundation

extension DebugModes {
  /// The modes that the environment variable `LAMINA_DEBUG` selects. It is read once, when the first
  /// renderer is created; messages go to standard error then.
  package static let environment: DebugModes = {
    guard let text = ProcessInfo.processInfo.environment["LAMINA_DEBUG"] else { return [] }
    let (modes, messages) = parse(text)
    for message in messages { print(message) }
    return modes
  }()

  /// Writes lines to standard error, which the debug modes use for everything that they print.
  static func print(_ lines: String) {
    FileHandle.standardError.write(Data("\(lines)\n".utf8))
  }
}

extension WindowServer {
  /// Whether the app shows the inspector of accessibility.
  package static var showsAccessibility: Bool {
    DebugModes.environment.contains(.accessibility)
  }
}
