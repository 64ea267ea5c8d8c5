import Compositor
import Foundation

/// The memory of bitmaps above which those that are not shown are evicted. They are sent again, or
/// drawn again, when they are to be shown.
package enum TextureBudget {
  /// 256 MiB.
  package static let standard = 256 << 20

  /// The budget in bytes that `LAMINA_TEXTURE_BUDGET` sets, in MiB. It is read once; a message about
  /// an invalid value goes to standard error then.
  package static let environment: Int = {
    guard let text = ProcessInfo.processInfo.environment["LAMINA_TEXTURE_BUDGET"] else {
      return standard
    }
    if let bytes = bytes(text) { return bytes }
    DebugModes.print("LAMINA_TEXTURE_BUDGET: \(text) is not a number of MiB from 1")
    return standard
  }()

  /// nil for a text that is not a number of MiB.
  static func bytes(_ text: String) -> Int? {
    Int(text).flatMap { (1...1 << 20).contains($0) ? $0 << 20 : nil }
  }
}
